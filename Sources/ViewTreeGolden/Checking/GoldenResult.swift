import ViewTreeReport
import ViewTreeSyntax

/// A golden file and the outcome of its check.
public struct GoldenResult: Sendable {
  /// The golden file's path as it was found.
  public let path: String
  /// Its document's path.
  public let document: String
  /// The outcome of the check.
  public internal(set) var outcome: GoldenOutcome
  /// The diagnostics from a failed report.
  public var messages: [DiagnosticReport.Part] = []
  /// The messages of a result that was read from a report, without the documents.
  var readMessages: [GoldenMessage] = []
  /// The files in the folder of `--artifacts`.
  public var artifacts: [GoldenArtifact] = []

  /// The diagnostics from making the report, without the documents.
  public var messageTexts: [GoldenMessage] {
    messages.flatMap(GoldenMessage.messages) + readMessages
  }

  /// True if the report differs.
  var differs: Bool { if case .different = outcome { true } else { false } }

  /// True if there is no report because its evaluation would exceed the memory limit.
  var lacksMemory: Bool {
    let id = Diagnostic.tooMuchMemory(at: nil).id
    return messages.contains { $0.diagnostics.contains { $0.id == id } }
  }

  /// True if the golden file is up to date.
  public var isFine: Bool {
    switch outcome {
    case .equal, .written: true
    case .different, .missing, .stale, .unusable: false
    }
  }
}
