/// The bytes of one input and the name under which people know it.
public struct SourceFile: Sendable {
  /// The path as the user typed it, or `<stdin>` or the name of an option.
  public let name: String
  /// The content, exactly as read.
  public let bytes: [UInt8]

  /// Makes a source from bytes.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Makes a source from text, for options and tests.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }
}
