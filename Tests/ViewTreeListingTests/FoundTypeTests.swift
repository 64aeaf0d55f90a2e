import Testing

@Suite("Listings: types that a document leaves open")
struct FoundTypeTests {
  private func lines(_ sections: String, _ root: String = #""Color""#) -> [String] {
    listing("{\"viewtree\": 1, \(sections) \"root\": \(root)}").split(separator: "\n").map {
      String($0.drop { $0 == " " })
    }
  }

  @Test(
    "Two hundred variables without a type have one each, and so have those among them that differ")
  func manyVariables() {
    let variables = (0..<200).map { "\"x\($0)\": 0" }.joined(separator: ", ")
    let found = lines(
      "\"state\": {\(variables), \"w\": 0},",
      #"{"view": "Color", "modifiers": [{"onTapGesture": "w = 1.5"}]}"#)
    #expect(found.contains("@State private var x0 = 0"))
    #expect(found.contains("@State private var x199 = 0"))
    #expect(found.contains("@State private var w: CGFloat = 0"))
  }

  @Test("Of more problems than are shown a note says that there are more")
  func manyProblems() {
    let loops = Array(repeating: #"{"forEach": [], "content": "Divider"}"#, count: 1001)
    let found = lines("", #"{"view": "VStack", "children": [\#(loops.joined(separator: ", "))]}"#)
    #expect(found.count == 1001)
    #expect(
      found.first == "the type of the elements of an empty list is unknown [listing-unknown-type]")
    #expect(found.last == "there are more problems; these are the first 1000 [more-problems]")
  }

  @Test("A key has the type of what is written to it")
  func keys() {
    let found = lines(
      #""preferenceKeys": {"W": {"defaultValue": 0, "reduce": "max"}, "L": {"defaultValue": [], "reduce": "append"}, "O": {"defaultValue": "nil", "reduce": "last"}},"#,
      """
      {"view": "GeometryReader", "children": {"view": "Color", "modifiers": [
        {"preference": {"key": "W", "value": {"$": "geometry.size.width"}}},
        {"anchorPreference": {"key": "L", "value": "top", "transform": "[$0]"}},
        {"anchorPreference": {"key": "O", "value": "bounds", "transform": "$0"}}]}}
      """)
    #expect(found.contains("static var defaultValue: CGFloat { 0 }"))
    #expect(found.contains("static var defaultValue: [Anchor<CGPoint>] { [] }"))
    #expect(found.contains("static var defaultValue: Anchor<CGRect>? { nil }"))
  }

  @Test("State has the type that its uses allow, a whole number first")
  func state() {
    let found = lines(
      #""state": {"n": 1, "size": 0, "names": [], "last": null},"#,
      """
      {"view": "GeometryReader", "children": {"view": "Color", "modifiers": [{"onTapGesture":
        ["n += 1", "size = geometry.size.width", "names.append(\\"a\\")", "last = names.last"]}]}}
      """)
    #expect(found.contains("@State private var n = 1"))
    #expect(found.contains("@State private var size: CGFloat = 0"))
    #expect(found.contains("@State private var names: [String] = []"))
    #expect(found.contains("@State private var last: String? = nil"))
  }

  @Test("A method returns what its body does")
  func methods() {
    let found = lines(
      """
      "types": {"Card": {"fields": {"width": "CGFloat", "count": "Int"}, "methods": {
        "area": {"parameters": {"_ scale": "CGFloat"}, "body": "width * scale"},
        "isWide": ["if width > 100 {", "  return true", "}", "return false"]}}},
      """)
    #expect(found.contains("func area(_ scale: CGFloat) -> CGFloat {"))
    #expect(found.contains("func isWide() -> Bool {"))
  }

  @Test("What has no type, and values of two types, are refused by name")
  func refused() {
    #expect(
      lines(
        #""preferenceKeys": {"K": {"defaultValue": [], "reduce": "append"}},"#,
        #"{"view": "Color", "modifiers": [{"preference": {"key": "K", "value": ["a"]}}, {"preference": {"key": "K", "value": {"$": "[true]"}}}]}"#
      )
        == ["no single type fits all values of the key 'K' [listing-several-types]"])
    #expect(
      lines("", #"{"forEach": [], "content": "Divider"}"#)
        == ["the type of the elements of an empty list is unknown [listing-unknown-type]"])
    #expect(
      lines(
        #""state": {"a": null},"#,
        #"{"view": "Color", "modifiers": [{"onTapGesture": "a = Part(x: 1)"}]}"#)
        == ["Swift has no equivalent for the type 'Part', which is not declared [listing-no-swift]"]
    )
  }
}
