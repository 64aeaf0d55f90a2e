import Testing
import ViewTreeInspector
import ViewTreeSyntax

@testable import ViewTreeSwift

/// Several files are one document, in which each mistake has the place in its own file.
@Suite("Several Swift files")
struct SeveralFilesTests {
  private static let form = """
    import SwiftUI
    struct Form1: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack(spacing: gap) { Row(title: "one"); Row(title: "two") }
          .card()
          .onPreferenceChange(WidthKey.self) { width = $0 }
      }
    }
    """
  private static let row = """
    struct Row: View {
      let title: String
      var body: some View {
        Text(title).preference(key: WidthKey.self, value: 3)
      }
    }
    extension View { func card() -> some View { padding(gap) } }
    let gap: CGFloat = 4
    """
  private static let key = """
    struct WidthKey: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }
    """

  @Test("Views, keys, modifiers and values are found in whichever file they are")
  func names() {
    let folder = SwiftFolder([
      ("Form.swift", Self.form), ("Key.swift", Self.key), ("Row.swift", Self.row),
    ])
    #expect(folder.result.diagnostics.isEmpty && folder.texts == ["one", "two"])
  }

  @Test("A task of a model in another file sleeps, fails and catches as in one file")
  func tasks() {
    let model = """
      enum LoadError: Error { case offline }
      @Observable final class Model {
        var text = "idle"
        func load() async {
          text = "loading"
          do {
            try await Task.sleep(for: .seconds(1))
            text = try await value(2)
            text = try await value(0)
          } catch {
            text += " then " + error.localizedDescription
          }
        }
        private func value(_ number: Int) async throws -> String {
          guard number > 0 else { throw LoadError.offline }
          return "\\(number)"
        }
      }
      """
    let view = """
      /* viewtree
      steps: [{ wait: 1 }]
      */
      struct A: View {
        @State private var model = Model()
        var body: some View { Text(model.text).task { await model.load() } }
      }
      """
    let folder = SwiftFolder([("A.swift", view), ("Model.swift", model)], isLed: true)
    #expect(folder.result.diagnostics.isEmpty, "\(folder.messages)")
    #expect(folder.texts == ["loading"])
    let inspection = folder.result.document.flatMap { Inspector.inspect($0).inspection }
    let last = inspection?.steps.last?.inspection
    #expect(
      last?.views.compactMap { last?.string($0.text) } == [
        "2 then The operation couldn’t be completed. (LoadError error 0.)"
      ])
  }

  @Test("What a file keeps to itself may be in another file under the same name")
  func privateNames() {
    func file(_ name: String, _ number: Int) -> String {
      """
      private let gap: CGFloat = \(number)
      private struct Part: View { var body: some View { Text("\(name) \\(gap)").mark() } }
      private extension View { func mark() -> some View { padding(gap) } }
      struct \(name): View { var body: some View { Part() } }
      """
    }
    let folder = SwiftFolder(
      [
        ("A.swift", file("A", 3)), ("B.swift", file("B", 7)),
        ("C.swift", "struct C: View { var body: some View { VStack { A(); B() } } }"),
      ], "C")
    #expect(folder.result.diagnostics.isEmpty && folder.texts == ["A 3.000000", "B 7.000000"])
  }

  @Test("Two files extend a type with private members of the same name, and each sees its own")
  func privateExtensions() {
    func file(_ name: String, _ width: Int) -> String {
      """
      struct \(name): View {
        let texts = ["x"]
        var body: some View {
          Text("y".marked + texts[0]
            .marked + .mark + "\\(CGFloat.gap)").font(.title)
        }
      }
      private extension String {
        static let mark = "\(name)"
        var marked: String { self + Self.mark }
      }
      extension CGFloat { fileprivate static var gap: CGFloat { Sizes\(name).gap } }
      private extension Double { var title: Double { \(width) + self } }
      """
    }
    let folder = SwiftFolder(
      [
        ("A.swift", file("A", 30)), ("B.swift", file("B", 70)),
        (
          "C.swift",
          """
          struct C: View { let gap = 3; var body: some View { VStack { A(); B() } } }
          enum SizesA { static var gap: CGFloat { 30 } }
          enum SizesB { static var gap: CGFloat { 70 } }
          """
        ),
      ], "C")
    #expect(folder.result.diagnostics.isEmpty, "\(folder.messages)")
    #expect(folder.texts == ["yAxAA30.0", "yBxBB70.0"])
  }

  @Test("A private name of another file is an error with both places")
  func privateElsewhere() {
    let folder = SwiftFolder(
      [
        ("A.swift", "struct A: View { var body: some View {\n  Part()\n} }"),
        (
          "B.swift",
          "import SwiftUI\nprivate struct Part: View { var body: some View { Text(\"b\") } }"
        ),
      ], "A")
    #expect(folder.places == ["A.swift:2:3 swift-private-name", "B.swift:2:16 note"])
    let function = SwiftFolder(
      [
        (
          "A.swift",
          "struct A: View { var body: some View {\n  Text(\"a\").frame(width: wide())\n} }"
        ),
        ("B.swift", "\nprivate func wide() -> Double { 3 }"),
      ], "A")
    #expect(
      function.places == ["A.swift:2:26 unknown-script-function", "B.swift:2:14 note"])
  }

  @Test("What two files declare is an error with both places if the root needs it")
  func twice() {
    let folder = SwiftFolder(
      [
        ("A.swift", "struct A: View { var body: some View { Row() } }\nfunc f(x: Int) {}"),
        ("B.swift", "\nstruct A: View { var body: some View { Text(\"b\") } }"),
        ("C.swift", "func f(x: Int) {}\nfunc f(y: Int) {}"),
      ], "A")
    #expect(folder.places == ["B.swift:2:8 swift-declared-twice", "A.swift:1:8 note"])
    #expect(
      folder.messages.hasPrefix(
        """
        B.swift:2:8: error: 'A' is declared twice [swift-declared-twice]
        2 | struct A: View { var body: some View { Text("b") } }
          |        ^
        """))
  }

  @Test("A name that members of its file have, too, cannot be private in two files")
  func unclearPrivateName() {
    let folder = SwiftFolder(
      [
        (
          "A.swift",
          "private let gap = 3\nstruct A: View { let gap: Int; var body: some View { B() } }"
        ),
        ("B.swift", "let gap = 4\nstruct B: View { var body: some View { Text(\"\\(gap)\") } }"),
      ], "B")
    #expect(folder.places == ["A.swift:1:13 swift-declared-twice", "B.swift:1:5 note"])
  }

  @Test("A mistake at the end of a file and one at the start of the next have their own lines")
  func places() {
    let folder = SwiftFolder([
      ("A.swift", "struct A: View {\n  var body: some View { Text(\"a\") }\n"),
      ("B.swift", "sstruct B: View {}"),
    ])
    #expect(
      folder.places == [
        "A.swift:1:16 unclosed-script-bracket", "B.swift:1:1 swift-unknown-declaration",
      ])
  }

  @Test("Where several files have previews and none is chosen, all are listed")
  func roots() {
    let files = [
      ("A.swift", "struct A: View { var body: some View { Text(\"a\") } }\n#Preview { A() }"),
      (
        "B.swift",
        "struct B: View { var body: some View { Text(\"b\") } }\n#Preview(\"Bee\") { B() }"
      ),
    ]
    let folder = SwiftFolder(files)
    #expect(folder.places == ["Form swift-no-root", "A.swift:2:1 note", "B.swift:2:1 note"])
    #expect(
      folder.messages.contains("preview 1: A") && folder.messages.contains("preview 2: Bee"))
    #expect(SwiftFolder(files, "B").texts == ["b"])
    #expect(SwiftFolder(files, isLed: true).texts == ["a"])
    let app = [
      ("App.swift", "@main struct My: App { var body: some Scene { WindowGroup { B() } } }")
    ]
    #expect(SwiftFolder(files + app).texts == ["b"])
    let views = SwiftFolder(files.map { ($0.0, String($0.1.split(separator: "\n")[0])) })
    #expect(views.messages.contains("several views are possible: A in A.swift, B in B.swift"))
  }

  @Test("Settings are those of the root's file, or of the only one that has some")
  func settings() {
    func file(_ name: String, _ comment: String) -> (String, String) {
      (
        "\(name).swift",
        "\(comment)\nstruct \(name): View { var body: some View { Text(\"\(name)\") } }"
      )
    }
    func comment(_ width: Int) -> String {
      "/* viewtree\nwindow: { width: \(width), height: 10 }\n*/"
    }
    let both = [file("A", comment(20)), file("B", comment(30))]
    #expect(SwiftFolder(both).places == ["A.swift:1:4 swift-several-settings", "B.swift:1:4 note"])
    #expect(SwiftFolder(both, "B").result.document?.window.width == 30)
    #expect(SwiftFolder(both, isLed: true).result.document?.window.width == 20)
    let one = [file("A", ""), file("B", comment(30))]
    #expect(SwiftFolder(one, "A").result.document?.window.width == 30)
  }

  @Test("The same files in one source and apart have the same lines")
  func lines() {
    let texts = ["a\nbb", "", "\r\nc", "ä\n\nx"]
    let source = SourceFile(
      name: "all", files: texts.enumerated().map { SourceFile(name: "\($0)", text: $1) })
    let lines = LineTable(source)
    for (number, part) in source.parts.enumerated() {
      let alone = LineTable(SourceFile(name: part.name, text: texts[number]))
      for offset in 0...UInt32(part.range.count) {
        let place = UInt32(part.range.lowerBound) + offset
        #expect(source.part(at: place)?.name == part.name)
        #expect(lines.position(at: place) == alone.position(at: offset))
        #expect(lines.lineText(at: place) == alone.lineText(at: offset))
      }
    }
  }
}
