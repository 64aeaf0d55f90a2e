import Foundation
import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeRandom
import ViewTreeSyntax

@testable import ViewTreeCommands

@Suite("The schema of documents")
struct SchemaTests {
  private let text: String
  private let validator: SchemaValidator

  init() {
    text = CommandRun(["schema"]).output
    validator = SchemaValidator(schema: JSONValue(text))
  }

  private func accepts(root: String, _ sections: String = "") -> Bool {
    validator.accepts(JSONValue("{\"viewtree\": 1, \(sections)\"root\": \(root)}"))
  }

  /// The members that the schema gives a view.
  private func members(ofView name: String) -> [String: JSONValue] {
    let choices = validator.schema["definitions"]?["view"]?["allOf"]?.elements ?? []
    let choice = choices.first { $0["if"]?["properties"]?["view"]?["const"] == .string(name) }
    return choice?["then"]?["properties"]?.members ?? [:]
  }

  /// The members that the schema gives a modifier where arguments have their labels.
  private func members(ofModifier name: String) -> [String: JSONValue] {
    let forms = validator.schema["definitions"]?["modifier"]?["anyOf"]?.elements ?? []
    let form = forms.compactMap { $0["properties"]?[name] }.first
    return (form?["anyOf"]?.elements.first ?? form)?["properties"]?.members ?? [:]
  }

  @Test("It is JSON without repeated members, in formatted layout, the same every time")
  func isStable() {
    let tree = JSONReader.read(SourceFile(name: "schema.json", text: text))
    #expect(tree.diagnostics.isEmpty)
    #expect(String(decoding: FormattedJSON.write(tree), as: UTF8.self) == text)
    #expect(CommandRun(["schema"]).output == text)
    #expect(text.hasPrefix("{\n  \"$schema\": \"http://json-schema.org/draft-07/schema#\",\n"))
  }

  @Test("It uses no keyword that the validator of these tests does not know")
  func keywords() {
    var unknown: Set<String> = []
    func look(_ schema: JSONValue) {
      for (keyword, value) in schema.members {
        if !SchemaValidator.keywords.contains(keyword) { unknown.insert(keyword) }
        switch keyword {
        case "properties", "definitions": value.members.values.forEach { look($0) }
        case "anyOf", "allOf": value.elements.forEach { look($0) }
        case "const", "enum", "required", "type", "description": break
        default: look(value)
        }
      }
    }
    look(validator.schema)
    #expect(unknown == [])
  }

  @Test("Every view and modifier is in it, with all arguments and sentences about them")
  func isComplete() {
    for view in ViewRegistry.standard.definitions {
      let members = members(ofView: view.name)
      for parameter in view.parameters {
        let member = members[parameter.name]
        #expect(
          member?["description"] == .string(parameter.summary), "\(view.name).\(parameter.name)")
        if let alias = parameter.alias { #expect(members[alias] == member) }
      }
      #expect(text.contains(view.summary))
    }
    for modifier in ModifierRegistry.standard.definitions {
      let members = members(ofModifier: modifier.name)
      for parameter in modifier.parameters {
        #expect(
          members[parameter.name]?["description"] == .string(parameter.summary),
          "\(modifier.name).\(parameter.name)")
      }
      #expect(text.contains(modifier.summary))
    }
    for lint in LintRegistry.standard.lints {
      #expect(validator.schema["properties"]?["lints"]?["properties"]?[lint.name] != nil)
    }
  }

  @Test("Every document of Fixtures and every example of the format validates")
  func fixtures() throws {
    let fixtures = try DocumentFixture.all()
    #expect(fixtures.count > 200)
    for fixture in Rounds.some(of: fixtures) {
      #expect(validator.accepts(JSONValue(fixture.tree, 0)), "\(fixture.name)")
    }
    let format = try ["README", "components", "declarations", "files", "steps", "values", "views"]
      .map { try DocumentFixture.text("docs/reference/format/\($0).md") }.joined(separator: "\n")
    let examples = format.components(separatedBy: "```json\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
      .filter { $0.contains("\"viewtree\": 1") }
    #expect(examples.count >= 5)
    for example in examples { #expect(validator.accepts(JSONValue(example)), "\(example)") }
  }

  @Test("A misspelt member of a view of SwiftUI, of a modifier or of a section does not validate")
  func misspelt() {
    for view in ViewRegistry.standard.definitions {
      #expect(!accepts(root: "{\"view\": \"\(view.name)\", \"nosuch\": 1}"), "\(view.name)")
    }
    // A document declares values of the environment, and styles, which have the names of its own.
    for modifier in ModifierRegistry.standard.definitions
    where modifier.name != "environment" && modifier.styleKind == nil {
      let root = "{\"view\": \"Own\", \"modifiers\": [{\"\(modifier.name)\": {\"nosuch\": 1}}]}"
      #expect(!accepts(root: root), "\(modifier.name)")
    }
    #expect(!accepts(root: #"{"view": "Own", "modifiers": [{"paddin": 10}]}"#))
    #expect(!accepts(root: #"{"view": "Own", "modifiers": ["paddin"]}"#))
    #expect(!accepts(root: #"{"view": "Own", "modifiers": [{"environment": {}}]}"#))
    #expect(!accepts(root: #""Spacer""#, #""windw": {}, "#))
    #expect(!accepts(root: #""Spacer""#, #""window": {"width": 1, "height": 1, "depth": 1}, "#))
    #expect(!accepts(root: #""Spacer""#, #""lints": {"nosuch": "warn"}, "#))
    #expect(!accepts(root: #""Spacer""#, #""steps": [{"tap": "a", "toggle": "b"}], "#))
    #expect(!accepts(root: #"{"if": "on", "than": "Spacer"}"#))
  }

  @Test("A mistake deep inside is found: in children, content, branches and components")
  func deep() {
    let wrong = #"{"view": "Spacer", "minLenght": 1}"#
    for root in [
      "{\"view\": \"VStack\", \"children\": [\(wrong)]}",
      "{\"view\": \"Own\", \"modifiers\": [{\"overlay\": \(wrong)}]}",
      "{\"view\": \"Own\", \"modifiers\": [{\"overlay\": {\"content\": \(wrong)}}]}",
      "{\"if\": \"on\", \"then\": [\(wrong)]}",
      "{\"switch\": \"on\", \"cases\": {\"default\": \(wrong)}}",
      "{\"forEach\": \"0..<3\", \"content\": \(wrong)}",
    ] {
      #expect(!accepts(root: root), "\(root)")
      #expect(accepts(root: root.replacingOccurrences(of: "minLenght", with: "minLength")))
    }
    #expect(!accepts(root: #""Own""#, "\"components\": {\"Own\": {\"body\": \(wrong)}}, "))
  }

  @Test("A view of the document's own may have any members, unless it is SwiftUI's name")
  func ownViews() {
    let own = #"{"view": "Card", "title": "a", "idx": 0}"#
    #expect(accepts(root: own))
    let grid = #"{"view": "Grid", "data": "cards"}"#
    #expect(!accepts(root: grid))
    #expect(accepts(root: grid, #""components": {"Grid": {"body": "Spacer"}}, "#))
  }

  @Test("Arguments may stand alone where the format allows it, and expressions where it does")
  func forms() {
    for modifier in [
      #"{"padding": 10}"#, #"{"padding": "top"}"#, #"{"padding": ["top", "leading"]}"#,
      #"{"padding": {"$": "a + b"}}"#, #"{"fixedSize": {}}"#, #""fixedSize""#,
      #"{"overlay": "Divider"}"#, #"{"overlay": [{"view": "Text", "text": "a"}]}"#,
      #"{"onTapGesture": ["a = 1", "b = 2"]}"#, #"{"frame": {"width": "w / 2"}}"#,
      #"{"frame": {"maxWidth": ".infinity", "alignment": ".topLeading"}}"#,
      #"{"font": {"style": "title", "weight": "bold"}}"#, #"{"font": "title"}"#, #"{"font": 17}"#,
    ] {
      #expect(accepts(root: "{\"view\": \"Own\", \"modifiers\": [\(modifier)]}"), "\(modifier)")
    }
    for modifier in [
      #"{"padding": true}"#, #"{"overlay": 1}"#, #""frame": 1"#, #"{"offset": [1, 2]}"#,
      #"{"preference": {"value": 1}}"#, #""preference""#, #"{"font": true}"#,
    ] {
      #expect(!accepts(root: "{\"view\": \"Own\", \"modifiers\": [\(modifier)]}"), "\(modifier)")
    }
  }

  @Test("The command takes no file, and writes where --output says")
  func command() {
    let extra = CommandRun(["schema", "form.json"])
    #expect(extra.status == .unusable && extra.output.isEmpty)
    #expect(
      extra.error
        == "viewtree: 'schema' takes no 'form.json'; run 'viewtree help schema'\n")
    let folder = TemporaryFolder()
    let run = CommandRun(["schema", "--output", folder.path + "/viewtree.schema.json"])
    #expect(run.status == .fine && run.output.isEmpty)
    #expect(folder.text("viewtree.schema.json") == text)
  }
}
