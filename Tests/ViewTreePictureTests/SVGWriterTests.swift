import Testing
import ViewTreeLayout

@testable import ViewTreePicture

/// What is written of a scene.
@Suite("A scene as SVG")
struct SVGWriterTests {
  private func svg(_ shapes: [SceneShape], theme: PictureOptions.Theme = .light) -> String {
    var scene = Scene(
      bounds: Rect(x: 0, y: 0, width: 10, height: 20), title: "A <title>", summary: "One & two.")
    scene.shapes = shapes
    return String(decoding: SVGWriter.document(scene, theme: theme), as: UTF8.self)
  }

  private func shape(_ figure: Figure, fill: Paint = .none, stroke: Stroke? = nil) -> SceneShape {
    SceneShape(figure: figure, layer: .frames, fill: fill, stroke: stroke, view: nil, event: nil)
  }

  @Test("What a document says is text, never markup")
  func hostileText() {
    let label = Label("\"><script>]]>\u{2028}\u{202e}", at: Point(x: 1, y: 2), size: 9)
    let picture = svg([shape(.label(label), fill: .ink(.text))])
    #expect(
      picture.contains(
        ">&quot;&gt;&lt;script&gt;]]&gt;\\u{2028}\\u{202e}</text>"))
    #expect(picture.contains("<title id=\"t\">A &lt;title&gt;</title>"))
  }

  @Test("What lies on the window has its own light in every theme, its hatches and arrows, too")
  func onWindow() {
    let rect = Rect(x: 0, y: 0, width: 1, height: 1)
    let shapes = [
      shape(.beginGroup(Figure.Group(isOnWindow: true))),
      shape(.rectangle(rect), fill: .ink(.closure)), shape(.rectangle(rect), fill: .hatch(.gap)),
      shape(.endGroup), shape(.rectangle(rect), fill: .hatch(.gap)),
    ]
    let picture = svg(shapes, theme: .dark)
    #expect(picture.contains("fill=\"rgb(194,38,27)\""))
    #expect(picture.contains("fill=\"url(#wh-gap)\""))
    #expect(picture.contains("fill=\"url(#h-gap)\""))
    #expect(MarkupChecker.problems(in: picture) == [])
  }

  @Test("Of many rectangles each begins where it is apart from the one before")
  func rectangles() {
    let rects = [
      Rect(x: 10, y: 5, width: 4, height: 2), Rect(x: 20.5, y: 5, width: 4, height: 2),
      Rect(x: 0, y: 1.0004, width: 1, height: 1), Rect(x: 0, y: 1.0008, width: 1, height: 1),
    ]
    let picture = svg([shape(.rectangles(rects))])
    // A thousandth is kept however many are written.
    #expect(picture.contains("d=\"m10 5h4v2h-4zm10.5 0h4v2h-4zm-20.5 -4h1v1h-1zm0 0.001h1v1h-1z\""))
  }

  @Test("A theme changes inks and leaves the document's colours alone")
  func themes() {
    let white = PictureColor(red: 255, green: 255, blue: 255)
    let shapes = [
      shape(.rectangle(Rect(x: 0, y: 0, width: 1, height: 1)), fill: .color(white)),
      shape(.rectangle(Rect(x: 0, y: 0, width: 1, height: 1)), fill: .ink(.closure)),
    ]
    #expect(svg(shapes).contains("fill=\"rgb(255,255,255)\""))
    #expect(svg(shapes, theme: .dark).contains("fill=\"rgb(255,255,255)\""))
    #expect(svg(shapes, theme: .dark).contains("fill=\"#ff7a6e\""))
    #expect(
      svg(shapes, theme: .auto).contains("@media (prefers-color-scheme:dark){"))
  }
}
