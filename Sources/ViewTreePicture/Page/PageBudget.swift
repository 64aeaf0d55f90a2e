/// Limits of the parts of a page that grow with the document. The page mentions what it omits.
struct PageBudget {
  /// Bytes of pictures. The pictures of the first `PageMoment` are always included.
  var pictures = 300_000
  /// Bytes of explanations for "why this frame".
  var reasons = 240_000
  /// Views with an explanation for "why this frame", for the whole page.
  var asked = 4_000
  /// Lines of an explanation, and characters of each line.
  let lines = 40
  let characters = 400
  /// Bytes of values that closures returned.
  var values = 80_000
  /// Bytes of anchors.
  var anchors = 80_000
  /// Views in the lists that don't need the script.
  var listedViews = 1_000
  /// Lines about their differences.
  var listedChanges = 300
  /// Closures in them, for the whole page.
  var listedClosures = 400

  /// The budget for a tree of this many views. Large trees get less detail per view.
  init(views: Int) {
    if views > 3_000 { reasons = 100_000 }
  }
}
