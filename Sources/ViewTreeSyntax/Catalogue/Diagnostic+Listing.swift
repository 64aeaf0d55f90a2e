/// Diagnostics about parts of a document that have no Swift equivalent.
extension Diagnostic {
  /// A type that Swift requires and the document doesn't state.
  public static func noTypeKnown(for what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "listing-unknown-type",
      message: "the type of \(what) is unknown", range: range,
      help: "write it, as in \"type\": \"CGFloat\", or \"returns\" of a method")
  }

  /// Values of several types where Swift requires one.
  public static func severalTypesKnown(
    for what: String, _ types: [String], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "listing-several-types",
      message: "no single type fits all values of \(what)", range: range,
      help: "they are \(types.map { "'\($0)'" }.joined(separator: ", ")): write values of one type")
  }

  /// A translation that was written, read back and found to behave in another way.
  public static func translationDiffers(
    in language: String, because reason: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "translation-differs",
      message: "viewtree cannot express this document in \(language): \(reason)", range: range,
      help:
        "viewtree wrote nothing: describe this part in another way, and report the document to us")
  }

  /// A translation of a document whose evaluation reaches a limit.
  public static func translationNotCompared(
    in language: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "translation-not-compared", severity: .warning,
      message:
        "the \(language) is not compared with the document, because the evaluation reaches a limit",
      range: range,
      help: "allow more with --limit work=NUMBER, or with the limit that 'viewtree inspect' names")
  }

  /// A type that the search for types didn't reach before it stopped.
  public static func typeNotSearched(for what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "listing-unknown-type",
      message: "the search for types stopped before \(what)", range: range,
      help: "write its type, as in \"type\": \"CGFloat\": too many types are unknown here")
  }

  /// A part of a document without a SwiftUI equivalent.
  public static func noSwift(
    _ what: String, help: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "listing-no-swift",
      message: "Swift has no equivalent for \(what)", range: range, help: help)
  }
}
