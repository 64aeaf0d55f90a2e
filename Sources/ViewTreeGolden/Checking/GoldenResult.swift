import ViewTreeReport
import ViewTreeSyntax

/// A golden file and what its check came to.
public struct GoldenResult: Sendable {
  /// The golden file's path as it was found.
  public let path: String
  /// Its document's path.
  public let document: String
  /// What the check came to.
  public let outcome: GoldenOutcome
  /// What was said while the report was made, if none was.
  public var messages: [DiagnosticReport.Part] = []
  /// The same where the result was read from a report and the documents are not at hand.
  var readMessages: [GoldenMessage] = []
  /// What was left of it in the folder of `--artifacts`.
  public var artifacts: [GoldenArtifact] = []

  /// What was said while the report was made, without the documents.
  public var messageTexts: [GoldenMessage] {
    messages.flatMap(GoldenMessage.messages) + readMessages
  }

  /// True if there is no report because its evaluation would hold more than it may.
  var lacksMemory: Bool {
    let id = Diagnostic.tooMuchMemory(at: nil).id
    return messages.contains { $0.diagnostics.contains { $0.id == id } }
  }

  /// Whether all is well.
  public var isFine: Bool {
    switch outcome {
    case .equal, .written: true
    case .different, .missing, .stale, .unusable: false
    }
  }
}
