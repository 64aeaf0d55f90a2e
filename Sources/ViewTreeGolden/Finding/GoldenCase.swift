import ViewTreeDocument
import ViewTreeSyntax

/// One golden file to check, with the facts that are known before evaluation.
struct GoldenCase: Equatable, Sendable {
  /// The tasks of a check.
  enum Task: Equatable, Sendable {
    /// Creates the report again and compares. The words are the document's, or `nil` to use those
    /// of the header.
    case compare(words: [String]?)
    /// Compares the report with measurements.
    case verify
    /// Reports that the file is missing, and writes it if requested.
    case add(words: [String])
    /// Reports that no document needs the file.
    case stale(GoldenStaleness)
    /// Reports that the path is unusable.
    case refuse(GoldenProblem)
  }

  /// The golden file, or the path that was requested.
  let path: String
  /// The document of the golden file.
  let document: String
  /// The task.
  let task: Task
  /// The golden files of its document in a fixed order, including itself. One array is shared by
  /// all of them.
  var family: [CheckTemplate] = []
  /// The index of this golden file among the expected golden files, or `nil` if it isn't expected.
  var place: Int?
  /// The approximate work, as the number of bytes to read.
  var weight = 0

  /// True if it couldn't be read, so that golden files that seem stale may be needed.
  var isUnknown: Bool {
    if case .refuse(.unreadable) = task { return true }
    return false
  }

  /// True if it couldn't be read and may be a folder.
  var isUnknownFolder: Bool {
    isUnknown && GoldenName(path) == nil
      && !GoldenName.documentEndings.contains(where: path.hasSuffix)
  }

  /// The other golden files that its first line should name.
  var companions: [CheckTemplate] {
    guard let place else { return family }
    return Array(family[..<place] + family[(place + 1)...])
  }
}
