import ViewTreeDocument
import ViewTreeInspector

/// The golden files that a document declares, and their folder.
struct GoldenPlan {
  /// The reports that it declares, or `nil` if it declares none.
  let reports: [CheckTemplate]?
  /// The path of its golden files without variant and ending, or `nil` if they have no location.
  let stem: String?
  /// The folder that contains them, if they aren't next to the document.
  let store: GoldenStore?

  /// True if the folder and stem of the path are those of the document's golden files, for any
  /// spelling of the path.
  func isStem(_ other: String) throws(FileSystem.Failure) -> Bool {
    guard let stem else { return false }
    if PathKey(stem) == PathKey(other) { return true }
    return try GoldenStore.parts(stem) == GoldenStore.parts(other)
  }
}
