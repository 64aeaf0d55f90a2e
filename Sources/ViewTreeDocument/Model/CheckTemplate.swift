import ViewTreeSyntax

/// A report of which a document asks for a golden file (docs/format.md, Checks).
public struct CheckTemplate: Equatable, Sendable {
  /// The commands whose reports can be golden files.
  public static let commands = ReportKind.allCases.map(\.rawValue)

  /// The name of a variant: what stands behind the `@`.
  public let variant: String?
  /// The command and its options.
  public let words: [String]
  /// Where it is written.
  public let syntax: SyntaxNode.Index

  /// Whether the report is JSON.
  public var isJSON: Bool {
    words.contains("--format=json")
      || zip(words, words.dropFirst()).contains { $0 == "--format" && $1 == "json" }
  }

  /// What distinguishes its golden file from the others of the document.
  var goldenName: String {
    "\(variant.map { "@\($0)" } ?? "").\(words.first ?? "").\(isJSON ? "json" : "txt")"
  }

  /// The text that asks for it.
  public var text: String {
    CommandLineText.text((variant.map { ["@\($0)"] } ?? []) + words)
  }

  /// Makes one that is written in no document.
  public init(variant: String?, words: [String]) {
    self.variant = variant
    self.words = words
    syntax = 0
  }

  /// Reads a text that is written in no document; `nil` if it is no check.
  public init?(_ text: String) {
    guard let check = try? CheckTemplate(text, at: 0) else { return nil }
    self = check
  }

  /// Why a text is no check.
  enum Mistake: Error, Equatable {
    case unfinishedQuote
    case noCommand
    case unknownCommand(String)
    case wrongVariant(String)
  }

  /// Reads a text like `@wide inspect --window 1366x1024`.
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
    self.variant = variant
    self.words = words
    self.syntax = syntax
  }

  /// Whether a variant's name can be a part of a file's name on any system.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy { scalar in
        scalar.value >= 0x80 || scalar.properties.isAlphabetic
          || "0123456789-.=+,_".unicodeScalars.contains(scalar)
      }
  }
}
