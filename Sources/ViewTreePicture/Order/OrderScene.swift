import ViewTreeInspector
import ViewTreeLayout

/// The tree of views with its closures in their order.
enum OrderScene {
  /// The picture of an order.
  static func scene(of subject: PictureSubject, _ options: PictureOptions) -> Scene {
    let name = options.sourceName ?? subject.inspection.tree.source.name
    return Scene(
      bounds: Rect(x: 0, y: 0, width: 100, height: 100), title: "\(name): order of closures",
      summary: "")
  }
}
