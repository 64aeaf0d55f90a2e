import Testing
import ViewTreeLayout

@Suite("Where a shape is drawn in its frame")
struct DrawnOutlineTests {
  /// The outline of a shape that fills 100 by 60.
  private func outline(_ effects: ShapeEffect...) -> DrawnOutline {
    let view = TestView { layout, parent in layout.tree.add(FillLeaf(), to: parent) }
    return TestLayout(view, window: 100, 60).tree
      .drawnOutline(of: NodeID(rawValue: 0), effects: effects)
  }

  @Test("Without effects it fills the frame")
  func none() {
    #expect(outline() == DrawnOutline.made(0, 0, 100, 60))
  }

  @Test("An inset is taken off on each side, as far as there is something left")
  func inset() {
    #expect(outline(.inset(10)) == .made(10, 10, 80, 40))
    #expect(outline(.inset(-5)) == .made(-5, -5, 110, 70))
    #expect(outline(.inset(40)).rect.height == 0)
    #expect(outline(.inset(10), .inset(5)) == .made(15, 15, 70, 30))
  }

  @Test("A size counts from the top left corner, and an axis without one stays")
  func size() {
    #expect(outline(.size(width: 20, height: 30)) == .made(0, 0, 20, 30))
    #expect(outline(.size(width: nil, height: 30)) == .made(0, 0, 100, 30))
  }

  @Test("A scale is about its anchor, and a mirrored shape has its corners")
  func scale() {
    #expect(outline(.scale(x: 0.5, y: 0.5, anchor: .center)) == .made(25, 15, 50, 30))
    #expect(outline(.scale(x: 0.5, y: 1, anchor: .topLeading)) == .made(0, 0, 50, 60))
    let mirrored = outline(.scale(x: -1, y: 1, anchor: .center))
    #expect(mirrored.rect == Rect(x: 0, y: 0, width: 100, height: 60))
    #expect(mirrored.corners?.first == Point(x: 100, y: 0))
  }

  @Test("A turned shape has the corners of its own frame, clockwise")
  func rotation() {
    // A quarter turn about the middle (50, 30): the top left corner goes to the top right.
    let turned = outline(.rotation(degrees: 90, anchor: .center))
    #expect(turned.rect == Rect(x: 20, y: -20, width: 60, height: 100))
    #expect(
      turned.corners == [
        Point(x: 80, y: -20), Point(x: 80, y: 80), Point(x: 20, y: 80), Point(x: 20, y: -20),
      ])
    #expect(outline(.rotation(degrees: 360, anchor: .center)) == .made(0, 0, 100, 60))
  }
}

extension DrawnOutline {
  /// One without corners.
  fileprivate static func made(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> DrawnOutline {
    DrawnOutline(rect: Rect(x: x, y: y, width: width, height: height), corners: nil)
  }
}
