/// The languages in which a document can be written.
public enum SourceSyntax: String, CaseIterable, Sendable {
  /// Strict JSON (RFC 8259).
  case json
  /// JSON with `//` and `/* */` comments, and with a comma after the last element or member.
  case jsonc
  /// YAML 1.2.
  case yaml
  /// Swift, of which this layer reads only the settings (docs/reference/swift.md).
  case swift

  /// The language of a source, from its file extension, or from its first line.
  ///
  /// `.yaml` and `.yml` are YAML, `.json` is JSON, `.jsonc` is JSON with comments, `.swift` is
  /// Swift. Any other source is YAML if it starts with a comment, a directive, `---`, `- `, or a
  /// key followed by `: `. Several files are Swift.
  public init(of source: SourceFile) {
    if !source.parts.isEmpty {
      self = .swift
    } else if source.name.hasSuffix(".yaml") || source.name.hasSuffix(".yml") {
      self = .yaml
    } else if source.name.hasSuffix(".json") {
      self = .json
    } else if source.name.hasSuffix(".jsonc") {
      self = .jsonc
    } else if source.name.hasSuffix(".swift") {
      self = .swift
    } else {
      self = Self.looksLikeYAML(source.bytes) ? .yaml : .json
    }
  }

  /// Reads a source in this language.
  public func read(_ source: SourceFile, limits: ReaderLimits = .standard) -> SyntaxTree {
    switch self {
    case .json: JSONReader.read(source, limits: limits)
    case .jsonc: JSONReader.read(source, limits: limits, allowsComments: true)
    case .yaml: YAMLReader.read(source, limits: limits)
    case .swift: SwiftSettings.read(source, limits: limits)
    }
  }

  private static func looksLikeYAML(_ bytes: [UInt8]) -> Bool {
    let text = bytes.drop(while: Byte.isSpace)
    let line = text.prefix { !Byte.isLineEnd($0) }
    guard let first = line.first else { return false }
    if first == Byte.hash || line.starts(with: "%YAML".utf8) || line.starts(with: "---".utf8)
      || line.starts(with: "- ".utf8)
    {
      return true
    }
    guard Byte.isWord(first) || first == Byte.quote || first == Byte.apostrophe else {
      return false
    }
    // After a key, the first colon ends the line, or white space follows it.
    guard let colon = line.firstIndex(of: Byte.colon) else { return false }
    return colon + 1 == line.endIndex || Byte.isSpace(line[colon + 1])
  }
}
