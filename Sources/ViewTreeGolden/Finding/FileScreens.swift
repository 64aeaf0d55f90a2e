/// The screens of a Swift file without settings.
public struct FileScreens: Equatable, Sendable {
  /// The names of its previews. Each is a document: `Card.swift#ProductCard`.
  public let previews: [String]
  /// The names of its views, of which the option `--root` shows one.
  public let views: [String]

  /// Creates a list. A file has no screens by default.
  public init(previews: [String] = [], views: [String] = []) {
    self.previews = previews
    self.views = views
  }
}
