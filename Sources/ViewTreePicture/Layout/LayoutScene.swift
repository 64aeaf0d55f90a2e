import ViewTreeInspector
import ViewTreeLayout

/// The window with its views.
enum LayoutScene {
  /// The picture of a layout.
  static func scene(of subject: PictureSubject, _ options: PictureOptions) -> Scene {
    let inspection = subject.inspection
    let name = options.sourceName ?? inspection.tree.source.name
    var scene = Scene(
      title: "\(name): layout", summary: "\(inspection.views.count) views.")
    for (index, view) in inspection.views.enumerated() {
      scene.bounds = index == 0 ? view.frame : scene.bounds.union(view.frame)
      scene.add(
        .rectangle(view.frame), .frames, stroke: Stroke(.ink(.container)), view: UInt32(index))
    }
    return scene
  }
}
