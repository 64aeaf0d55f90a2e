import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

@testable import ViewTreeSwift

/// Bodies of declared types in several files are compiled when they run.
@Suite("Bodies of several files")
struct OnDemandTests {
  private func folder(_ model: String, _ view: String) -> SwiftFolder {
    SwiftFolder([("Model.swift", model), ("Screen.swift", view)], "Screen")
  }

  private func screen(_ body: String) -> String {
    """
    struct Screen: View {
      @State private var model = Model()
      var body: some View { VStack { \(body) } }
    }
    """
  }

  @Test("An error in a method that the screen doesn't call is no warning")
  func uncalled() {
    let folder = folder(
      """
      struct Model {
        var name = "Ann"
        func save() { URLSession.shared.upload(self) }
        var age: Int { Calendar.current.years(since: birth) }
      }
      """, screen("Text(model.name); Button(\"Save\") { model.save() }"))
    #expect(folder.texts == ["Ann", "Save"])
    #expect(folder.messages == "")
  }

  @Test("An error in a property that a text shows leaves a gap in the text alone")
  func called() {
    let folder = folder(
      """
      struct Model {
        var name = "Ann"
        var age: Int { Calendar.current.years(since: birth) }
      }
      """, screen("Text(model.name); Text(\"\\(model.age)\"); Text(\"below\")"))
    #expect(folder.texts == ["Ann", "3", "below"])
    #expect(folder.places == ["Model.swift:3:35 swift-hole"])
  }

  @Test("Each script with an error has a gap, all found by one evaluation")
  func several() {
    let names = (1...40).map { "name\($0)" }
    let properties = names.map { "var \($0): String { Server.\($0) }" }.joined(separator: "\n")
    let texts = names.map { "Text(model.\($0))" }.joined(separator: "\n")
    let folder = folder("struct Model {\n\(properties)\n}", screen("Group {\n\(texts)\n}"))
    #expect(folder.texts == (1...40).map { "Name\($0)" })
  }

  @Test("A statement of an initializer that fails is left out, the object lives")
  func initializers() {
    let folder = folder(
      """
      final class Model: ObservableObject {
        var name = "Ann"
        var token = ""
        init() { token = Keychain.shared.token; name = "Bob" }
      }
      """, screen("Text(model.name)"))
    #expect(folder.texts == ["Bob"])
  }

  @Test("A method may have the name of a property")
  func sameName() {
    let folder = folder(
      "struct Model {}",
      """
      struct Screen: View {
        @State private var ids = ["a"]
        func ids(of number: Int) -> [String] { ["b"] }
        var body: some View { Text(ids[0]) }
      }
      """)
    #expect(folder.texts == ["a"])
  }
}
