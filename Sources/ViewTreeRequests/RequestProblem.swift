import ViewTreeInspector

/// Why there is no report, where it is not a document's text.
package enum RequestProblem: Equatable, Sendable {
  /// A file cannot be read.
  case unreadable(String, FileSystem.Failure)
  /// A file is no text.
  case binary(String)
  /// A file is a report, or a golden file, and no document.
  case report(String, command: String)
  /// The document has fewer steps.
  case noStep(Int, count: Int)
  /// The document has no such preference key.
  case noKey(String, nearest: String?)
  /// There is no such view.
  case noView(String, nearest: String?)
  /// Several views could be meant.
  case severalViews(String, paths: [String])
  /// The view has no place in the layout.
  case notLaidOut(String)
  /// The report has more bytes than it may.
  case tooLarge(limit: Int)
}
