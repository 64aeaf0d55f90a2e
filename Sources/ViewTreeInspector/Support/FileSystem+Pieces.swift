#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileSystem {
  /// Reads a file piece by piece, in order, until `body` wants no more.
  public static func read(
    _ path: String, inPiecesOf size: Int = 1 << 16, _ body: ([UInt8]) -> Bool
  ) throws(Failure) {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    while true {
      let piece = try readChunk(descriptor, upTo: size)
      if piece.isEmpty || !body(piece) { return }
    }
  }
}
