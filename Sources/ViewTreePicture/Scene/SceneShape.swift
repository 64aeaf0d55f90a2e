import ViewTreeInspector
import ViewTreeNumbers

/// One shape of a picture.
package struct SceneShape: Sendable {
  /// Its outline, or its text.
  package var figure: Figure
  /// The layer that shows or hides it.
  package var layer: PictureLayer
  /// The fill of the shape. For text, its color.
  package var fill: Paint
  /// Its line.
  package var stroke: Stroke?
  /// The view that it's about, in `Inspection.views`.
  package var view: ID<InspectedView>?
  /// The entry of `Inspection.order` that it's about.
  package var event: Int?
}
