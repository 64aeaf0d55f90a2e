import ViewTreeScript

/// The views that taps on links have pushed, where the document has no path for them.
final class PushedViews {
  /// The links whose destinations are shown, by identity.
  var links: Set<UInt64> = []
  /// The values that links have appended to stacks without a path, by the identity of the stack.
  var paths: [UInt64: [Value]] = [:]
  /// True if a tap on an `EditButton` started the editing of lists.
  var isEditing = false

  /// True if taps have pushed nothing.
  var isEmpty: Bool { links.isEmpty && paths.isEmpty }

  /// Removes the entries of absent views.
  func keep(_ views: Set<UInt64>) {
    links.formIntersection(views)
    paths = paths.filter { views.contains($0.key) }
  }
}
