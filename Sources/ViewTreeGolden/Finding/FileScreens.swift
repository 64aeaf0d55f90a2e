/// The screens of a Swift file without settings.
public struct FileScreens: Equatable, Sendable {
  /// The names of its previews. Each is a document: `Card.swift#ProductCard`.
  public let previews: [String]
  /// The names of its views, of which the option `--root` shows one.
  public let views: [String]

  /// The first reason why a part of the file can't be read, with its line and column. Some of its
  /// screens may be missing. `nil` for a file that can be read.
  public let problem: String?
  /// True if a part that can't be read mentions a preview.
  public let hidesPreviews: Bool

  /// Creates a list. A file has no screens by default.
  public init(
    previews: [String] = [], views: [String] = [], problem: String? = nil,
    hidesPreviews: Bool = false
  ) {
    self.hidesPreviews = hidesPreviews
    self.previews = previews
    self.views = views
    self.problem = problem
  }
}
