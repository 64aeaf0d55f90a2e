/// The long text about a diagnostic: its meaning, an example, and the suggested fix.
///
/// `viewtree explain-error` and docs/reference/diagnostics.md are made from these.
public struct DiagnosticExplanation: Sendable {
  /// The diagnostic's id.
  public let id: String
  /// The meaning, in whole sentences.
  public let meaning: String
  /// A text that gives it, or `nil` where none is short enough to be run. Made when it is asked for,
  /// because some are long.
  public var example: DiagnosticExample? { makeExample() }
  private let makeExample: @Sendable () -> DiagnosticExample?
  /// The suggested fix, in whole sentences.
  public let wayOut: String

  package init(
    _ id: String, _ meaning: String,
    _ example: @escaping @autoclosure @Sendable () -> DiagnosticExample?, wayOut: String
  ) {
    self.id = id
    self.meaning = meaning
    makeExample = example
    self.wayOut = wayOut
  }

  /// All explanations of the catalog. Each lint has its own.
  package static let ofCatalogue: [DiagnosticExplanation] =
    (syntax + yaml + swift + project + document + arguments + scripts + scriptValues + evaluation
      + actions
      + taps + listing + command)
}
