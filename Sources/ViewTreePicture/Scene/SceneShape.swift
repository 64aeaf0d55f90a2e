import ViewTreeInspector
import ViewTreeNumbers

/// One shape of a picture.
package struct SceneShape: Sendable {
  /// Its outline, or its text.
  package var figure: Figure
  /// What it belongs to: layers are shown and hidden.
  package var layer: PictureLayer
  /// What it is filled with; of a text, its colour.
  package var fill: Paint
  /// Its line.
  package var stroke: Stroke?
  /// The view that it is about, in `Inspection.views`.
  package var view: ID<InspectedView>?
  /// The entry of `Inspection.order` that it is about.
  package var event: Int?
}
