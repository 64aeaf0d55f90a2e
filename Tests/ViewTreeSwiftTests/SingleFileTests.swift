import Testing
import ViewTreeInspector

@testable import ViewTreeSwift

/// One file alone, whose other files and packages viewtree doesn't read.
@Suite("A Swift file alone")
struct SingleFileTests {
  private func texts(_ code: String) -> [String] {
    let sample = SwiftSample(code)
    let texts = sample.inspection.map { inspection in
      inspection.views.compactMap { inspection.string($0.text) }
    }
    let errors = sample.result.diagnostics.filter { $0.severity == .error }.map(\.message)
    return errors + (texts ?? [])
  }

  @Test(
    "An argument that another file declares is skipped, and the view is shown",
    arguments: [
      "cornerRadius(.card)", "shadow(.soft)", "scaleEffect(.small)", "lineLimit(.two)",
      "frame(width: Metrics.width)", "padding(Theme.padding)", "overlay(alignment: .badge) { }",
      "aspectRatio(.wide, contentMode: .fit)", "mask(.fade)", "zIndex(.front)",
    ])
  func arguments(modifier: String) {
    #expect(
      texts("struct A: View { var body: some View { Text(\"a\").\(modifier) } }") == ["a"])
  }

  @Test("A property with a value of another file is skipped, and the view is shown")
  func properties() {
    #expect(
      texts(
        """
        struct A: View {
          private let config = Config.shared
          static let width = Metrics.width
          let items = Item.all
          var body: some View { Text("a").frame(width: Self.width) }
        }
        """) == ["a"])
  }

  @Test("A root without a preview gets the objects that it reads, a preview has what it sets")
  func objects() {
    let view = """
      @Observable final class Library { var books = ["One", "Two"] }
      struct A: View {
        @Environment(Library.self) private var library
        var body: some View { ForEach(library.books, id: \\.self) { Text($0) } }
      }

      """
    #expect(texts(view) == ["One", "Two"])
    #expect(SwiftSample(view + "#Preview { A() }").inspection == nil)
  }

  @Test("A state variable without a value has the one that the initializer assigns")
  func assignedState() {
    #expect(
      texts(
        """
        struct A: View {
          @State private var n: Int
          init(n: Int) { self.n = n + 1 }
          var body: some View { Text("\\(n)") }
        }
        #Preview { A(n: 4) }
        """) == ["5"])
  }

  @Test(
    "The text of a hole keeps the words that are known",
    arguments: [
      ("\"Hello, \\(user.name)!\"", "Hello, Name!"), ("\"\\(list.count) of 9\"", "3 of 9"),
      ("user.isAdmin ? \"Yes\" : \"No\"", "Yes"), ("user.name ?? \"Nobody\"", "Nobody"),
      ("user.x", "Placeholder"), ("user.lastName", "Last name"),
    ])
  func textsOfHoles(code: String, text: String) {
    #expect(texts("struct A: View { var body: some View { Text(\(code)) } }") == [text])
  }

  @Test("A loop counts as three views where the branch of an unknown condition is chosen")
  func loops() {
    #expect(
      texts(
        """
        struct A: View {
          var body: some View {
            if model.rows.isEmpty { Text("Empty") } else { ForEach(model.rows) { Text($0.name) } }
          }
        }
        """) == ["Name", "Name", "Name"])
  }

  @Test(
    "An unknown view is 44 points high in a column, 44 points wide in a row, and fills other views",
    arguments: [
      ("VStack { Text(\"a\"); Rating() }", "300x44"),
      ("HStack { Text(\"a\"); Rating(); Spacer() }", "44x44"),
      ("ScrollView { Rating() }", "300x44"), ("ZStack { Rating() }", "300x200"),
      ("VStack { Rating().frame(height: 80) }", "300x80"),
      ("VStack { Group { Rating().padding(10) } }", "280x44"),
    ])
  func sizes(body: String, size: String) {
    let sample = SwiftSample(
      "/* viewtree\nwindow: { width: 300, height: 200 }\n*/\nstruct A: View { var body: some View { \(body) } }"
    )
    let boxes = sample.report.filter { $0.contains("Box ") }
    #expect(boxes.first?.contains(" \(size)") == true, "\(boxes)")
  }

  @Test("A misspelled name, and a mistake that the compiler reports, are errors")
  func mistakes() {
    for body in ["Text(\"a\").frame(wdth: 3)", "Toggle(\"a\", isOn: true)", "Text(titel)"] {
      let sample = SwiftSample(
        "struct A: View { let title = \"t\"; var body: some View { \(body) } }")
      #expect(sample.result.document == nil, "\(body)")
    }
  }
}
