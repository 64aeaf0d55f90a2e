/// Limits of the parts of a page that grow with the document. The page mentions what it omits.
struct PageBudget {
  /// Bytes of pictures; those of the first moment are always there.
  var pictures = 340_000
  /// Bytes of answers to "why this frame".
  var reasons = 240_000
  /// Views that are asked why, all moments together.
  var asked = 4_000
  /// Lines of one answer, and characters of each line.
  let lines = 40
  let characters = 400
  /// Bytes of values that closures returned.
  var values = 80_000
  /// Bytes of anchors.
  var anchors = 80_000
  /// Views in the lists that are there without scripts.
  var listedViews = 1_000
  /// Lines of what is different in them.
  var listedChanges = 300
  /// Closures in them, all moments together.
  var listedClosures = 400

  /// The room for a tree of so many views: where they take much themselves, less is told of each.
  init(views: Int) {
    if views > 3_000 { reasons = 100_000 }
  }
}
