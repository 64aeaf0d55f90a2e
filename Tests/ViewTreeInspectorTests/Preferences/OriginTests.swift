import Testing
import ViewTreeInspector

/// Where values come from that readers get.
@Suite("Who wrote a value")
struct OriginTests {
  private static let keys = """
    "Max": { "defaultValue": 0, "reduce": "value = max(value, nextValue())" },
    "Sum": { "defaultValue": 0, "reduce": "value += nextValue()" },
    "Names": { "defaultValue": { "$": "[:]" }, "reduce": "value.merge(nextValue()) { $1 }" }
    """

  /// A view that writes a value of a key.
  private static func view(_ id: String, _ key: String, _ value: String) -> String {
    """
    { "view": "Color", "id": "\(id)", "modifiers": [
      { "preference": { "key": "\(key)", "value": { "$": "\(value)" } } } ] }
    """
  }

  private static func transformer(_ key: String, _ script: String) -> String {
    "{ \"transformPreference\": { \"key\": \"\(key)\", \"transform\": \"\(script)\" } }"
  }

  /// Where the parts of what the reader of a stack `v` got came from: `a+b` for several writers,
  /// `a>v` for what `v` changed.
  private func origins(_ key: String, _ views: [String], _ modifiers: [String] = []) -> [String] {
    let all =
      modifiers + ["{ \"onPreferenceChange\": { \"key\": \"\(key)\", \"perform\": \"_ = $0\" } }"]
    let document = PreferenceDocument(
      root: """
        { "view": "VStack", "id": "v", "children": [\(views.joined(separator: ", "))],
          "modifiers": [\(all.joined(separator: ", "))] }
        """, extraKey: Self.keys)
    guard let inspection = document.inspection, let reading = inspection.preferences.last else {
      return document.problems
    }
    return reading.contributions.flatMap { contribution in
      let writers = contribution.writers.map { inspection.name(of: $0) }.joined(separator: "+")
      let changes = contribution.transformers.map { ">" + inspection.name(of: $0) }.joined()
      return Array(repeating: writers + changes, count: contribution.count)
    }
  }

  @Test("A single value is the writer's whose value it is")
  func single() {
    let views = [("a", "3"), ("b", "5"), ("c", "4")]
    #expect(origins("Max", views.map { Self.view($0.0, "Max", $0.1) }) == ["b"])
    #expect(origins("Max", [Self.view("a", "Max", "3")]) == ["a"])
    // N takes the last value.
    #expect(origins("N", views.map { Self.view($0.0, "N", $0.1) }) == ["c"])
  }

  @Test("What reduce made of several is from all of them")
  func combined() {
    let views = [("a", "3"), ("b", "5"), ("c", "4")].map { Self.view($0.0, "Sum", $0.1) }
    #expect(origins("Sum", views) == ["a+b+c"])
    let nested = "{ \"view\": \"HStack\", \"children\": [\(views[0]), \(views[1])] }"
    #expect(origins("Sum", [nested, views[2]]) == ["a+b+c"])
  }

  @Test("Who wrote the same is named beside the other, and nobody whom reduce did not ask")
  func equalValues() {
    #expect(
      origins("Max", [Self.view("a", "Max", "5"), Self.view("b", "Max", "5")]) == ["a+b"])
    #expect(origins("F", [Self.view("a", "F", "[5]"), Self.view("b", "F", "[5]")]) == ["a"])
  }

  @Test("A single value that a transformer changed is from the writer, changed by the transformer")
  func transformed() {
    let views = [Self.view("a", "Sum", "3")]
    #expect(origins("Sum", views, [Self.transformer("Sum", "$0 *= 2")]) == ["a>v"])
    #expect(origins("Sum", views, [Self.transformer("Sum", "_ = $0")]) == ["a"])
    #expect(origins("Sum", [], [Self.transformer("Sum", "$0 += 1")]) == ["v"])
  }

  @Test("The default is nobody's")
  func defaults() {
    #expect(origins("Sum", [#"{ "if": true, "then": [ "Spacer" ] }"#]) == [])
  }

  @Test(
    "Elements that a transformer changed are from their writers, the others from whom they were")
  func elements() {
    let views = [Self.view("a", "L", "[1, 2]"), Self.view("b", "L", "[3]")]
    #expect(
      origins("L", views, [Self.transformer("L", "$0[1] = 20")]) == ["a", "a>v", "b"])
    #expect(
      origins("L", views, [Self.transformer("L", "$0[1] = 20; $0.append(4)")])
        == ["a", "a>v", "b", "v"])
  }

  @Test("Elements that were moved are still their writers'; of new ones nobody else is named")
  func movedElements() {
    let views = [Self.view("a", "L", "[1, 2]"), Self.view("b", "L", "[3]")]
    #expect(
      origins("L", views, [Self.transformer("L", "$0 = [$0[2], $0[0]]")]) == ["b", "a"])
    #expect(
      origins("L", views, [Self.transformer("L", "$0 = [$0[2], 9]")]) == ["b", "v"])
  }

  @Test("Each entry of a dictionary has its writer; the last one that wrote it, where that counts")
  func entries() {
    let views = [
      Self.view("a", "Names", #"[\"x\": 1, \"y\": 1]"#),
      Self.view("b", "Names", #"[\"y\": 2, \"z\": 3]"#),
    ]
    #expect(origins("Names", views) == ["a", "b", "b"])
    #expect(
      origins("Names", views, [Self.transformer("Names", #"$0[\"z\"] = 9; $0[\"t\"] = 0"#)])
        == ["a", "b", "b>v", "v"])
  }

  @Test("At most a hundred writers are named, and all are counted")
  func manyWriters() {
    let loop = """
      { "forEach": "0..<250", "as": "i", "content": { "view": "Color", "modifiers": [
        { "preference": { "key": "Sum", "value": 1 } } ] } }
      """
    let document = PreferenceDocument(
      root: """
        { "view": "VStack", "children": [\(loop)], "modifiers": [
          { "onPreferenceChange": { "key": "Sum", "perform": "_ = $0" } } ] }
        """, extraKey: Self.keys)
    let contribution = document.inspection?.preferences.first?.contributions.first
    #expect(contribution?.writers.count == 100)
    #expect(contribution?.writerCount == 250)
  }

  /// Stacks around one another, each with a writer of the same list beside the next one, and a reader.
  private func readersAroundOneAnother(_ count: Int) -> PreferenceDocument {
    let reader = #"{ "onPreferenceChange": { "key": "L", "perform": "_ = $0" } }"#
    let root = (0..<count).reversed().reduce(#""Spacer""#) { inner, number in
      """
      { "view": "VStack", "id": "v\(number)", "children": [\(Self.view("w\(number)", "L", "[1]")), \(inner)],
        "modifiers": [\(reader)] }
      """
    }
    return PreferenceDocument(root: root)
  }

  @Test(
    "Of readers around one another each has the writers inside of it, also where all wrote the same"
  )
  func nestedReaders() {
    let written = Set(readersAroundOneAnother(4).writers)
    #expect(written == ["w3", "w2,w3", "w1,w2,w3", "w0,w1,w2,w3"])
  }

  @Test("Of a hundred readers around one another all 5,050 elements have a writer")
  func manyNestedReaders() throws {
    let inspection = try #require(readersAroundOneAnother(100).inspection)
    let counts = inspection.preferences.map { $0.contributions.reduce(0) { $0 + $1.count } }
    #expect(counts.sorted() == Array(1...100))
  }
}
