#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileSystem {
  /// Reads a file piece by piece, in order, until `body` returns false.
  public static func read(
    _ path: String, inPiecesOf size: Int = 1 << 16, _ body: ([UInt8]) -> Bool
  ) throws(Failure) {
    let descriptor = SystemCall.open { open(path, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    while true {
      let piece = try readChunk(descriptor, upTo: size)
      if piece.isEmpty || !body(piece) { return }
    }
  }

  /// The next bytes of standard input, as soon as any are available. Empty at its end.
  public static func readPieceOfStandardInput() throws(Failure) -> [UInt8] {
    try readChunk(0, upTo: 1 << 16)
  }

  /// True if more bytes of standard input are available now.
  public static var standardInputWaits: Bool {
    var request = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0 && request.revents & Int16(POLLIN) != 0
  }
}
