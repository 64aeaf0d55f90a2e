import ViewTreeInspector

/// The reason why there is no report, if it isn't the document's text.
package enum RequestProblem: Equatable, Sendable {
  /// A file can't be read.
  case unreadable(String, FileSystem.Failure)
  /// A file doesn't exist.
  case noFile(String, nearest: String?)
  /// A folder has no Swift files.
  case noSwiftFiles(String)
  /// A file is no text.
  case binary(String)
  /// A file is a report, or a golden file, and no document.
  case report(String, command: String)
  /// The report has no frames of views.
  case noFrames(String, command: String)
  /// Both of two files are reports.
  case noDocument(String, String)
  /// A Swift file whose previews can't all be found, with the reason.
  case unreadPreviews(String, String)
  /// No project has a target of this name. `known` are the names of all targets.
  case noTarget(String, known: [String], nearest: String?)
  /// The document has fewer steps.
  case noStep(Int, count: Int)
  /// The evaluation didn't need as many passes.
  case noPass(Int, count: Int)
  /// The document has no such preference key.
  case noKey(String, nearest: String?)
  /// There is no such view.
  case noView(String, nearest: String?)
  /// The name matches several views.
  case severalViews(String, ViewMatches)
  /// The anchor doesn't exist. `count` is the number of anchors.
  case noAnchor(String, count: Int)
  /// Several anchors match: their numbers and names.
  case severalAnchors(String, [String])
  /// The view has no position in the layout.
  case notLaidOut(String)
  /// A picture that isn't text would go to a terminal.
  case pictureOnScreen(document: String, format: String)
  /// The measurements are of another document's listing, or of an older version of it.
  case otherListing(document: String, measured: String)
  /// The report has more bytes than it may.
  case tooLarge(limit: Int)
}
