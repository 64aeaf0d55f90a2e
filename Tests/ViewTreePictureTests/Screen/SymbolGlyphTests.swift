import Testing
import ViewTreeLayout

@testable import ViewTreePicture

/// The drawings of symbols.
@Suite("Symbols")
struct SymbolGlyphTests {
  @Test("Every drawing is in its square and begins with a point")
  func drawings() {
    #expect(SymbolGlyph.table.count > 150)
    for (name, glyph) in SymbolGlyph.table {
      let outlines = glyph.lines + glyph.areas
      #expect(!outlines.isEmpty, "\(name)")
      for outline in outlines {
        guard case .move? = outline.first else {
          Issue.record("\(name) begins with no point")
          continue
        }
        let box = Figure.path(outline).box ?? .zero
        // Control points may be outside.
        #expect(box.minX > -5 && box.minY > -5 && box.maxX < 29 && box.maxY < 29, "\(name): \(box)")
      }
    }
  }

  @Test("Any drawing can be filled, in a circle, or crossed out")
  func variants() throws {
    let star = try #require(SymbolGlyph(named: "star"))
    #expect(star.areas.isEmpty && star.lines.count == 1)
    #expect(try #require(SymbolGlyph(named: "star.fill")).areas.count == 1)
    let circled = try #require(SymbolGlyph(named: "star.circle.fill"))
    #expect(circled.areas.count == 1 && circled.holes.count == 1)
    // The star is cut out as an area, and a cross as lines only.
    #expect(circled.cutAreas.count == 1)
    #expect(try #require(SymbolGlyph(named: "xmark.circle.fill")).cutAreas.isEmpty)
    // The lens of a camera is drawn on the camera that is cut out.
    #expect(try #require(SymbolGlyph(named: "camera.circle.fill")).marks.count == 1)
    #expect(try #require(SymbolGlyph(named: "bell.slash")).lines.count == 3)
    #expect(try #require(SymbolGlyph(named: "magnifyingglass.fill")).areas.isEmpty)
    #expect(SymbolGlyph(named: "circle.hexagongrid.unknown") == nil)
    #expect(SymbolGlyph(named: "") == nil && SymbolGlyph(named: ".slash") == nil)
    let long = "star" + String(repeating: ".circle", count: 10_000)
    #expect(SymbolGlyph(named: long) == nil)
  }

  @Test("An unknown symbol is a box with its name, or with its first letter")
  func unknown() throws {
    func words(_ size: Int) throws -> [String] {
      try Drawn(
        root:
          "{ \"view\": \"Image\", \"systemName\": \"zzz\", \"size\": { \"width\": \(size), \"height\": \(size) } }"
      ).scene(.screen).words
    }
    #expect(try words(40) == ["zzz"])
    #expect(try words(12) == ["Z"])
  }

  @Test("What is cut out of a symbol has no color: what is behind it is seen")
  func cutOut() throws {
    let drawn = try Drawn(
      root:
        "{ \"view\": \"Image\", \"systemName\": \"play.circle.fill\", \"size\": { \"width\": 24, \"height\": 24 } }"
    )
    let scene = drawn.scene(.screen)
    let cut = try #require(scene.groups.compactMap(\.cut).first)
    #expect(cut.areas.first != nil && cut.areas == cut.lines)
    let white = PictureColor(red: 255, green: 255, blue: 255)
    // The window alone is white.
    #expect(
      scene.shapes.count { $0.fill == .color(white) || $0.stroke?.paint == .color(white) } == 1)
    let svg = drawn.svg { $0.kind = .screen }
    #expect(svg.contains("<mask id=\"k0\"") && svg.contains("<g mask=\"url(#k0)\">"))
  }

  @Test("A part of a circle starts and ends at its angles")
  func arcs() {
    let steps = [PathStep].arc(Point(x: 0, y: 0), 10, from: 0, to: 90)
    #expect(steps.first == .move(Point(x: 10, y: 0)))
    guard case .curve(_, _, let end)? = steps.last else {
      Issue.record("no curve")
      return
    }
    #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
    #expect([PathStep].arc(.zero, 1, from: 0, to: .infinity).isEmpty)
  }
}
