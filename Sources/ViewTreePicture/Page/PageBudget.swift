/// How much of what grows with a document a page holds; what is left out is said on the page.
struct PageBudget {
  /// Bytes of pictures; those of the first moment are always there.
  var pictures = 560_000
  /// Bytes of answers to "why this frame".
  var reasons = 160_000
  /// Views that are asked why, all moments together.
  var asked = 4_000
  /// Bytes of values that closures returned.
  var values = 120_000
  /// Bytes of anchors.
  var anchors = 120_000
  /// Views in the lists that are there without scripts.
  var listedViews = 1_000
  /// Closures in them, all moments together.
  var listedClosures = 400
}
