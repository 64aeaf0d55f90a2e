import Testing
import ViewTreeLayout

@testable import ViewTreePicture

/// Styles of real screens: levels, tints, mixed colors, and gradients.
@Suite("Styles on a screen")
struct ScreenStyleTests {
  /// The paint behind a text with a background.
  private func paint(_ style: String, _ modifiers: String = "", _ members: String = "") throws
    -> Paint?
  {
    let scene = try Drawn(
      root: """
        { "view": "Text", "text": "x",
          "modifiers": [{ "background": { "style": "\(style)" } }\(modifiers)] }
        """, window: "\"width\": 390, \"height\": 844", members
    ).scene(.screen)
    // The first rectangle is the ground of the screen.
    return scene.shapes.compactMap { shape in
      if case .rectangle = shape.figure, shape.fill != .none { shape.fill } else { nil }
    }.dropFirst().first
  }

  private func gray(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ opacity: Double = 1) -> Paint {
    .color(PictureColor(red: red, green: green, blue: blue, opacity: opacity))
  }

  @Test(
    "A level of a style is one of its colors, and a less opaque one for a color",
    arguments: [
      (".background.secondary", 242, 242, 247, 1), (".fill.tertiary", 120, 120, 128, 0.12),
      (".foreground.secondary", 60, 60, 67, 0.6), (".blue.secondary", 0, 122, 255, 0.5),
      (".tint.tertiary", 0, 122, 255, 0.25), (".secondary", 60, 60, 67, 0.6),
      ("Color.secondary", 60, 60, 67, 0.6),
    ] as [(String, UInt8, UInt8, UInt8, Double)])
  func levels(style: String, red: UInt8, green: UInt8, blue: UInt8, opacity: Double) throws {
    #expect(try paint(style) == gray(red, green, blue, opacity))
  }

  @Test("The style tint has the color of the modifier around it")
  func tint() throws {
    #expect(try paint(".tint", ", { \"tint\": \"orange\" }") == gray(255, 149, 0))
    #expect(try paint(".tint.secondary", ", { \"tint\": \"orange\" }") == gray(255, 149, 0, 0.5))
    #expect(try paint(".tint") == gray(0, 122, 255))
  }

  @Test("Half of red and half of blue is their middle, and a faded gradient is a gradient")
  func mixed() throws {
    // Red is 255, 59, 48, and blue is 0, 122, 255.
    #expect(try paint(".red.mix(with: .blue, by: 0.5)") == gray(128, 91, 152))
    guard case .gradient(let gradient)? = try paint(".red.gradient.opacity(0.5)") else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.map(\.color.opacity) == [0.5, 0.5])
  }
}
