import Testing

@testable import VitaeServer

@Suite("The field If-None-Match")
struct IfNoneMatchTests {
    @Test(
        "lists the versions that a client has, weak or strong",
        arguments: [
            "\"a\"", "W/\"a\"", "\"b\", \"a\"", "\"b\",\"a\",\"c\"", " \t\"b\" ,W/\"a\"\t", ",, \"b\" , , \"a\",", "*",
            " * ", "\"with,comma\", \"a\"", "\"b\", W/\"c\", W/\"a\"",
        ]
    )
    func includes(_ field: String) throws {
        #expect(try #require(IfNoneMatch(field)).includes("\"a\""))
        #expect(try #require(IfNoneMatch(field)).includes("W/\"a\""))
    }

    @Test(
        "does not list what stands inside of other tags, or is written otherwise",
        arguments: ["\"b\"", "\"A\"", "\"aa\"", "\"\"", "W/\"b\"", "\"b,a\"", "\"*\"", "\"W/a\"", "\"b\", \"A\""]
    )
    func excludes(_ field: String) throws {
        #expect(try !#require(IfNoneMatch(field)).includes("\"a\""))
    }

    @Test(
        "counts as not sent when it is no such list",
        arguments: [
            "", " ", ",", "a", "\"a", "a\"", "w/\"a\"", "W/ \"a\"", "\"a\" \"b\"", "\"a\"b", "*, \"a\"", "\"a\", *",
            "**",
            "\"a b\"", "\"a\u{7F}\"", "\"a\u{0}\"", "\"a\";\"b\"", "'a'",
        ]
    )
    func malformed(_ field: String) {
        #expect(IfNoneMatch(field) == nil)
    }

    @Test("finds tags with commas and signs in them")
    func signs() throws {
        let known = try #require(IfNoneMatch("\"one,two\", \"a+/=\""))
        #expect(known.includes("\"one,two\""))
        #expect(known.includes("\"a+/=\""))
        #expect(!known.includes("\"one\""))
    }
}
