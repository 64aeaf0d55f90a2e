/// A document of Fixtures and the frames that its rule gives, in the window.
struct LayoutCase: Sendable, CustomStringConvertible {
  let name: String
  /// Its folder in Fixtures.
  let folder: String
  /// The frame (x, y, width, height) of a view by its id; `id.content` is the view without its modifiers.
  /// A number that the source does not give is nil.
  let frames: [String: [Double?]]

  init(_ name: String, in folder: String = "layout", _ frames: [String: [Double?]]) {
    self.name = name
    self.folder = folder
    self.frames = frames
  }

  var description: String { name }
}
