import Testing

@testable import ViewTreeDocument

@Suite("Arguments without a label")
struct UnlabelledArgumentTests {
  /// What the arguments of the only modifier are, by their labels.
  private func arguments(of modifier: String) throws -> [String: String] {
    let read = ReadDocument(root: #"{ "view": "Color", "modifiers": [\#(modifier)] }"#)
    #expect(read.ids == [])
    let document = try #require(read.document)
    let template = try #require(document.modifiers.first)
    let parameters = ModifierRegistry.standard.definitions[template.definition].parameters
    let given = document.arguments[template.arguments].map { "\($0)" }
    return Dictionary(uniqueKeysWithValues: zip(parameters.map(\.name), given))
      .filter { $0.value != "absent" }
  }

  @Test("A number is the number of a modifier that also takes a name")
  func number() throws {
    #expect(try arguments(of: #"{ "listSectionSpacing": 12 }"#) == ["points": "number(12.0)"])
    #expect(
      try arguments(of: #"{ "listSectionSpacing": "compact" }"#) == ["spacing": "option(1)"])
  }

  @Test("A number is the length of padding, and a name its edges")
  func padding() throws {
    #expect(try arguments(of: #"{ "padding": 8 }"#) == ["length": "number(8.0)"])
    #expect(try arguments(of: #"{ "padding": "all" }"#).keys.sorted() == ["edges"])
  }
}
