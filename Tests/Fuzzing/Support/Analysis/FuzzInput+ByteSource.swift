extension FuzzInput: ByteSource {
    var isExhausted: Bool { rest.isEmpty }
}
