import ViewTreeSyntax

/// A report that a document checks with a golden file (docs/reference/format/steps.md, Checks).
public struct CheckTemplate: Equatable, Sendable {
  /// The commands whose reports can be golden files.
  public static let commands = ReportKind.allCases.map(\.rawValue)

  /// The name of a variant, which follows the `@`.
  public let variant: String?
  /// The command and its options.
  public let words: [String]
  /// The node of the check.
  public let syntax: SyntaxNode.Index

  /// The ending of its golden file: the ending of the requested format, or of the command's default
  /// format.
  public var ending: String {
    let endings = words.first.flatMap { ReportKind(rawValue: $0) }?.endings ?? []
    let standard = endings.first ?? "txt"
    guard let format = Self.format(words) else { return standard }
    return endings.first { ReportKind.format(ofEnding: $0) == format } ?? "txt"
  }

  /// The part of its golden file's name that differs within a document.
  var goldenName: String {
    "\(variant.map { "@\($0)" } ?? "").\(words.first ?? "").\(ending)"
  }

  /// True if the words request a page, which isn't a golden file.
  public static func asksForPage(_ words: [String]) -> Bool { format(words) == "html" }

  /// The format that words choose. The last format applies.
  private static func format(_ words: [String]) -> String? {
    let mark = "--format="
    var format: String?
    for (index, word) in words.enumerated() {
      if word.hasPrefix(mark) { format = String(word.dropFirst(mark.count)) }
      if word == "--format", index + 1 < words.count { format = words[index + 1] }
    }
    return format
  }

  /// The text that requests it.
  public var text: String {
    CommandLineText.text((variant.map { ["@\($0)"] } ?? []) + words)
  }

  /// Creates an instance that no document contains.
  public init(variant: String?, words: [String]) {
    self.variant = variant
    self.words = words
    syntax = 0
  }

  /// Reads a check that isn't part of a document, or `nil` if the text isn't a check.
  public init?(_ text: String) {
    guard let check = try? CheckTemplate(text, at: 0) else { return nil }
    self = check
  }

  /// The reasons why text isn't a check.
  enum Mistake: Error, Equatable {
    case unfinishedQuote
    case noCommand
    case unknownCommand(String)
    case wrongVariant(String)
    case page
  }

  /// Reads text such as `@wide inspect --window 1366x1024`.
  init(_ text: String, at syntax: SyntaxNode.Index) throws(Mistake) {
    guard var words = CommandLineText.words(text[...]) else { throw .unfinishedQuote }
    var variant: String?
    if let first = words.first, first.hasPrefix("@") {
      variant = String(first.dropFirst())
      words.removeFirst()
    }
    if let variant, !Self.isName(variant) { throw .wrongVariant(variant) }
    guard let command = words.first else { throw .noCommand }
    guard Self.commands.contains(command) else { throw .unknownCommand(command) }
    if Self.asksForPage(words) { throw .page }
    self.variant = variant
    self.words = words
    self.syntax = syntax
  }

  /// True if a variant's name can be part of a file name on every system.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy { scalar in
        scalar.value >= 0x80 || scalar.properties.isAlphabetic
          || "0123456789-.=+,_".unicodeScalars.contains(scalar)
      }
  }
}
