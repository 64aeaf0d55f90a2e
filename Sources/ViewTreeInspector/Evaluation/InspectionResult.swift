import ViewTreeDocument
import ViewTreeSyntax

/// The result of evaluating a document.
public struct InspectionResult {
  /// Problems and the text that they are in.
  public struct Problems {
    /// The document, or the option with the wrong value.
    public let source: SourceFile
    /// The errors and warnings in that text.
    public let diagnostics: [Diagnostic]

    /// Creates a list of problems.
    public init(source: SourceFile, diagnostics: [Diagnostic]) {
      self.source = source
      self.diagnostics = diagnostics
    }
  }

  /// The record of the evaluation, or `nil` if it couldn't be finished.
  public internal(set) var inspection: Inspection?
  /// The errors and warnings, by source.
  public let problems: [Problems]
  /// The layout, to be asked why, or `nil` unless the options keep it.
  public internal(set) var explainer: LayoutExplainer?
  /// The layouts of the first frame and of the frame after each step. Empty unless the options keep
  /// all.
  public internal(set) var explainers: [LayoutExplainer] = []
  /// The feedback loops of the last state. Empty unless the options request them.
  public internal(set) var loops: [FeedbackLoop] = []
  /// The errors that the evaluation skipped. Empty unless the document accepts unknown names.
  package internal(set) var gaps: [EvaluationGap] = []
  /// The names of the components that the evaluation built. Empty unless the document accepts
  /// unknown names.
  package internal(set) var builtComponents: Set<String> = []
  /// The work of the evaluation, in units of `EvaluationLimits.work`.
  public internal(set) var work = 0
  /// The bytes of the evaluation's results, counted like `EvaluationLimits.memory`.
  public internal(set) var memory = 0
  /// The peak memory of the evaluation, in bytes.
  public internal(set) var peakMemory = 0

  /// The result without the values that closures returned (`ValueDetail.none`).
  package func withoutReturnedValues() -> InspectionResult {
    var copy = self
    copy.inspection = inspection?.withoutReturnedValues()
    return copy
  }
}
