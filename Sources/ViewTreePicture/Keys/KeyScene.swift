import ViewTreeInspector
import ViewTreeLayout

/// The way of each key between modifiers.
enum KeyScene {
  /// The picture of the keys.
  static func scene(of subject: PictureSubject, _ options: PictureOptions) -> Scene {
    let name = options.sourceName ?? subject.inspection.tree.source.name
    return Scene(
      bounds: Rect(x: 0, y: 0, width: 100, height: 100), title: "\(name): preference keys",
      summary: "")
  }
}
