import Testing
import ViewTreeLayout

@testable import ViewTreePicture

/// Labels in the widest of the usual fonts.
@Suite("Room for labels")
struct LabelRoomTests {
  @Test("Letters are as wide as in DejaVu Sans, if those are the widest")
  func widths() {
    // An m has 0.975 of the size, and a bold one 1.042.
    #expect(LabelRoom.width(of: "mm", size: 10) == 19.5)
    #expect(abs(LabelRoom.width(of: "mm", size: 10, weight: 600) - 20.84) < 1e-9)
  }

  @Test("A label has the room of all its parts and the gaps between them")
  func tails() {
    var label = Label("mm", at: Point(x: 5, y: 20), size: 10)
    label.tails = [Label.Tail(text: "m", gap: 4, ink: .secondary, size: 20)]
    // 19.5, a gap of 4, and 0.975 of 20.
    #expect(LabelRoom.box(of: label).width == 43)
  }

  @Test("A shortened text fits in the widest font")
  func shortened() {
    let text = LabelRoom.shortened("transformAnchorPreference", to: 60, size: 11, weight: 600)
    #expect(text.hasPrefix("trans") && text.hasSuffix("…"))
    #expect(LabelRoom.width(of: text, size: 11, weight: 600) <= 60)
  }

  /// A label in its widest font: the part between the height of capitals and the descent.
  private struct Line {
    let text: String
    let box: Rect

    init(_ label: Label) {
      text = label.parts.joined(separator: " ")
      var widest = label
      widest.width = nil
      let box = LabelRoom.box(of: widest)
      self.box = Rect(
        x: box.minX + 0.5, y: label.origin.y - 0.7 * label.size, width: max(box.width - 1, 0),
        height: 0.85 * label.size)
    }
  }

  @Test(
    "In the widest font, no two labels of a picture overlap, and none leaves its box or the picture",
    arguments: [PictureOptions.Kind.layout, .order, .keys])
  func pictures(_ kind: PictureOptions.Kind) throws {
    var count = 0
    for drawn in try Drawn.all() {
      let all = [PictureLayer.shown, Set(PictureLayer.allCases)]
      for layers in all.prefix(kind == .layout ? 2 : 1) {
        let scene = drawn.scene(kind) { $0.layers = layers }
        let lines = scene.shapes.compactMap { shape -> Line? in
          guard case .label(let label) = shape.figure, shape.layer != .content else { return nil }
          return Line(label)
        }
        count += lines.count
        for (place, line) in lines.enumerated() {
          #expect(
            scene.bounds.contains(line.box, tolerance: 0.001), "\(drawn.name): \(line.text)")
          for other in lines[(place + 1)...] {
            #expect(
              !line.box.overlaps(other.box), "\(drawn.name): \(line.text) and \(other.text)")
          }
        }
        guard kind != .layout else { continue }
        for frame in scene.rectangles(.frames) {
          for line in lines where frame.contains(Rect(origin: line.box.origin, size: .zero)) {
            #expect(frame.contains(line.box), "\(drawn.name): \(line.text)")
          }
        }
      }
    }
    #expect(count > 2_000)
  }
}
