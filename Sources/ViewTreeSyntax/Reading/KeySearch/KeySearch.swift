/// Searches the outermost object of a text for a key, piece by piece, without parsing the text.
///
/// Takes time proportional to the bytes up to the key or to the end of the object, and constant
/// memory. Errors are ignored, because invalid text may contain the key.
public struct KeySearch {
  /// The state of the search.
  public enum Answer: Equatable, Sendable {
    case found, absent, open
  }

  /// The search in YAML blocks, or `nil` for text in braces: JSON, and YAML in flow style.
  private var block: BlockKeySearch?
  private var flow: FlowKeySearch
  /// The state of the search. At the end of the text, `open` means that the key is absent.
  public private(set) var answer = Answer.open

  /// A search for a key, written without escapes, in text of some language.
  public init(for key: String, in language: SourceSyntax) {
    let key = Array(key.utf8)
    block = language == .yaml ? BlockKeySearch(key: key) : nil
    flow = FlowKeySearch(key: key, isYAML: language == .yaml)
  }

  /// Looks through the next piece of the text.
  public mutating func take(_ bytes: [UInt8]) {
    for byte in bytes {
      if block != nil {
        answer = block?.take(byte) ?? .open
        if block?.isFlow == true { block = nil }
      }
      if block == nil { answer = flow.take(byte) }
      if answer != .open { return }
    }
  }
}
