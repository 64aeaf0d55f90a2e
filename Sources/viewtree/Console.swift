import ViewTreeInspector

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where a run reads and writes: the process's own streams, or those of a test.
struct Console {
  /// Results.
  var writeOutput: ([UInt8]) -> Void
  /// Messages.
  var writeError: ([UInt8]) -> Void
  /// The content of standard input.
  var readInput: () throws -> [UInt8]
  /// A variable of the environment.
  var variable: (String) -> String?
  /// Whether messages go to a terminal.
  var errorIsTerminal: Bool

  /// The process's own streams.
  static var standard: Console {
    Console(
      writeOutput: { FileSystem.write($0, to: 1) },
      writeError: { FileSystem.write($0, to: 2) },
      readInput: { try FileSystem.readStandardInput() },
      variable: { name in getenv(name).map { String(cString: $0) } },
      errorIsTerminal: FileSystem.isTerminal(2))
  }

  /// Writes a message with its line end.
  func message(_ text: String) {
    writeError(Array((text + "\n").utf8))
  }
}
