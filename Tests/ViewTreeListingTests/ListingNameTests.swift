import Testing

/// Sections of a document have names of their own; in Swift their types share one scope.
@Suite("Listings: names that sections share")
struct ListingNameTests {
  private static let key = #""preferenceKeys": {"Card": {"defaultValue": 0, "reduce": "max"}},"#
  private static let layoutKey = #""layoutValueKeys": {"Card": {"defaultValue": 1.5}},"#
  private static let component = #""components": {"Card": {"body": "Color"}},"#
  private static let layout =
    #""layouts": {"Card": {"sizeThatFits": "return .zero", "placeSubviews": "_ = bounds"}},"#
  private static let style =
    #""styles": {"Card": {"protocol": "ButtonStyle", "body": {"slot": "configuration.label"}}},"#
  private static let type = #""types": {"Card": {"fields": {"a": "Int"}}},"#
  private static let modifier = #""modifiers": {"card": {"body": {"slot": "content"}}},"#

  private func text(_ sections: String) -> String {
    listing(
      #"{"viewtree": 1, \#(sections) "root": {"view": "Color", "modifiers": [{"padding": 1}]}}"#)
  }

  @Test(
    "Two sections with one name that reports show have no Swift, and the second one is named",
    arguments: [
      key + component, key + layout, key + style, key + layoutKey, type + key,
      layoutKey + component,
      layoutKey + style, layoutKey + layout,
    ])
  func refused(sections: String) {
    let text = text(sections)
    #expect(
      text == "Swift has no equivalent for a second 'Card' [listing-no-swift]"
        || text == "'Card' is already the name of a type [name-is-taken]", "\(text)")
  }

  @Test(
    "A modifier becomes a type that nothing else has the name of",
    arguments: [key, component, layout, style, type, layoutKey])
  func modifiers(sections: String) {
    let text = text(sections + Self.modifier)
    #expect(text.contains("struct CardModifier: ViewModifier {"))
    #expect(text.contains("modifier(CardModifier())"))
    #expect(text.contains("func card() -> some View"))
  }

  @Test(
    "Two modifiers that differ in their first letter, and the key of a value of the environment")
  func freeNames() {
    let text = text(
      #"""
      "preferenceKeys": {"GapKey": {"defaultValue": 0, "reduce": "max"}},
      "environmentKeys": {"gap": {"defaultValue": 1.5}},
      "modifiers": {"card": {"body": {"slot": "content"}}, "Card": {"body": {"slot": "content"}}},
      """#)
    #expect(text.contains("struct GapKey: PreferenceKey {"))
    #expect(text.contains("struct EnvironmentGapKey: EnvironmentKey {"))
    #expect(text.contains("get { self[EnvironmentGapKey.self] }"))
    #expect(text.contains("struct Card: ViewModifier {"))
    #expect(text.contains("struct CardModifier: ViewModifier {"))
  }

  @Test("A key that hides a view which the document shows is refused")
  func hidden() {
    #expect(
      listing(
        #"{"viewtree": 1, "preferenceKeys": {"Text": {"defaultValue": 0, "reduce": "max"}}, "root": {"view": "Text", "text": "a"}}"#
      ) == "Swift has no equivalent for a 'Text' with the name of a SwiftUI view [listing-no-swift]"
    )
  }
}
