/// What a document says that has no Swift.
extension Diagnostic {
  /// A type that Swift wants is nowhere said.
  public static func noTypeKnown(for what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "listing-unknown-type",
      message: "no type is known for \(what)", range: range,
      help: "write it, as in \"type\": \"CGFloat\", or \"returns\" of a method")
  }

  /// Values of several types stand where Swift wants them to be of one.
  public static func severalTypesKnown(
    for what: String, _ types: [String], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "listing-several-types",
      message: "no type holds all values of \(what)", range: range,
      help: "they are \(types.map { "'\($0)'" }.joined(separator: ", ")): write values of one type")
  }

  /// Something that cannot be written as SwiftUI.
  public static func noSwift(
    _ what: String, help: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "listing-no-swift",
      message: "there is no Swift for \(what)", range: range, help: help)
  }
}
