import Testing

@testable import PostgresStore

@Suite("Addresses of databases")
struct AddressTests {
    @Test(
        "are those of PostgreSQL",
        arguments: ["postgres://vitae@db.example.org/vitae", "postgresql:///vitae?host=/run/postgresql"]
    )
    func valid(_ text: String) throws {
        #expect(PostgresAddress.isAddress(text))
        _ = try PostgresAddress(text)
    }

    @Test(
        "hold no password, and none is repeated where one stands in them",
        arguments: [
            "postgres://vitae:hunter2@db.example.org/vitae",
            "postgres://vitae:hunter2@/vitae",
            "postgres://vitae@db.example.org/vitae?password=hunter2",
            "postgres://vitae@db.example.org/vitae?sslmode=require&sslpassword=hunter2",
            "postgresql://vitae:%68unter2@db.example.org:5432,other.example.org/vitae",
        ]
    )
    func password(_ text: String) throws {
        let error = try #require(throws: PostgresAddressError.self) { try PostgresAddress(text) }
        #expect(error == .hasPassword)
        #expect(!"\(error)".contains("unter2"))
    }

    @Test(
        "that cannot be taken apart are refused without a word of them",
        arguments: [
            ("postgres://vitae:hunter%zz@db.example.org/vitae", PostgresAddressError.malformed),
            ("postgres://vitae:hunter2@db.example.org/vitae?nothing=known", .malformed),
            ("mysql://vitae:hunter2@db.example.org/vitae", .notPostgres),
            ("host=db.example.org password=hunter2", .notPostgres), ("/var/lib/vitae", .notPostgres),
        ]
    )
    func malformed(_ text: String, _ expected: PostgresAddressError) throws {
        let error = try #require(throws: PostgresAddressError.self) { try PostgresAddress(text) }
        #expect(error == expected)
        #expect(!"\(error)".contains("hunter"))
    }

    @Test("are told without what only libpq needs to know")
    func description() throws {
        let address = try PostgresAddress("postgres://vitae@db.example.org:5433/vitae?sslmode=require&sslkey=/secret")
        #expect("\(address)" == "postgres://db.example.org:5433/vitae")
        #expect("\(try PostgresAddress("postgres:///v?host=/run"))" == "postgres:///v?host=/run")
    }
}
