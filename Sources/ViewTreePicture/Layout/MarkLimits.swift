/// The maximum number of marks of each sort if a picture doesn't draw all marks of all views. They
/// keep it below 400 KB with 10,000 views.
enum MarkLimits {
  /// Views with their content.
  static let content = 150
  /// Labels, and how many are tried.
  static let labels = 100
  static let triedLabels = 1_000
  /// Numbers of closures.
  static let closures = 100
  /// Spaces between the children of stacks.
  static let gaps = 500
  /// Views with their paddings.
  static let paddings = 200
  /// Anchors.
  static let anchors = 200
}
