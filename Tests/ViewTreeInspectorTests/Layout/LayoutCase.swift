/// A document of Fixtures/layout and the frames that its rule gives, in the window.
struct LayoutCase: Sendable, CustomStringConvertible {
  let name: String
  /// The frame (x, y, width, height) of a view by its id; `id.content` is the view without its modifiers.
  /// A number that the source does not give is nil.
  let frames: [String: [Double?]]

  init(_ name: String, _ frames: [String: [Double?]]) {
    self.name = name
    self.frames = frames
  }

  var description: String { name }
}
