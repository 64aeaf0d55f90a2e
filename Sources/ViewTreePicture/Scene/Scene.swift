import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// A picture before it's written: flat shapes in painting order.
///
/// It's independent of colors, fonts, and the output format. One unit is one point.
package struct Scene: Sendable {
  /// The visible region, margins included.
  package var bounds: Rect
  /// The title of the picture, in one line.
  package var title: String
  /// A description of the picture, in sentences, for screen readers.
  package var summary: String
  /// The shapes, from the back to the front.
  package var shapes: [SceneShape] = []
  /// True if it shows a screen, so that its text keeps its position in any font.
  package var isScreen = false
  /// Content that is omitted because of limits or lack of space.
  package var omissions: [SceneOmission] = []

  /// An empty picture.
  package init(bounds: Rect = .zero, title: String, summary: String) {
    self.bounds = bounds
    self.title = title
    self.summary = summary
  }

  /// Puts a shape in front of all others.
  package mutating func add(
    _ figure: Figure, _ layer: PictureLayer, fill: Paint = .none, stroke: Stroke? = nil,
    view: ID<InspectedView>? = nil, event: Int? = nil
  ) {
    shapes.append(
      SceneShape(
        figure: figure, layer: layer, fill: fill, stroke: stroke, view: view, event: event))
  }

  /// Puts the shapes of another picture in front of all others.
  mutating func append(_ other: Scene) {
    shapes += other.shapes
    omissions += other.omissions
  }
}
