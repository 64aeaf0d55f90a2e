import ViewTreeLayout

@testable import ViewTreePicture

extension Scene {
  /// The shapes of a layer.
  func shapes(_ layer: PictureLayer) -> [SceneShape] { shapes.filter { $0.layer == layer } }

  /// The labels of a layer.
  func labels(_ layer: PictureLayer) -> [Label] {
    shapes(layer).compactMap { if case .label(let label) = $0.figure { label } else { nil } }
  }

  /// The rectangles of a layer.
  func rectangles(_ layer: PictureLayer) -> [Rect] {
    shapes(layer).compactMap { if case .rectangle(let rect, _) = $0.figure { rect } else { nil } }
  }

  /// The groups that begin.
  var groups: [Figure.Group] {
    shapes.compactMap { if case .beginGroup(let group) = $0.figure { group } else { nil } }
  }

  /// The words in it, from the back to the front, each part of a line by itself.
  var words: [String] {
    shapes.flatMap { shape -> [String] in
      if case .label(let label) = shape.figure { label.parts } else { [] }
    }
  }
}

extension Label {
  /// The texts of its parts.
  var parts: [String] { [text] + tails.map(\.text) }
}
