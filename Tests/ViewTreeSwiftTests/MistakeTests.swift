import Testing
import ViewTreeSyntax

@testable import ViewTreeSwift

/// Mistakes are told where they stand in the Swift file, once each.
@Suite("Mistakes in Swift files")
struct MistakeTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let text: String
    let problem: String

    init(_ text: String, _ problem: String) {
      self.text = text
      self.problem = problem
    }

    var testDescription: String { problem }
  }

  /// Lines of a body, which begins at line 5, and what is told.
  static let inBodies = [
    Mistake(
      "Text(nme)",
      "5:6 warning swift-hole: the text is assumed to be \"Nme\": there is no 'nme' here"),
    Mistake(
      "Text(\"a \\(nme)\")",
      "5:11 warning swift-hole: the text is assumed to be \"a Nme\": there is no 'nme' here"),
    Mistake("Text(namess[0])", "5:6 error unknown-script-name: there is no 'namess' here"),
    Mistake(
      "ForEach(elsewhere) { Text($0.name) }",
      "5:9 warning swift-hole: this loop shows three views: there is no 'elsewhere' here"
    ),
    Mistake(
      "Text(\"a\").frame(width: widht)", "5:24 error unknown-script-name: there is no 'widht' here"),
    Mistake(
      "VStack {\n  Text(\"a\")\n  for n in names { Text(n) }\n}",
      "7:3 error swift-statement-in-builder: 'for' does not create views"),
    Mistake(
      "Text(\"a\").frame(wdth: 3)",
      "5:11 error swift-unknown-call: no overload of 'frame' takes 'frame(wdth:)'"),
    Mistake(
      "Row(nam: \"a\")", "5:1 error swift-unknown-call: no overload of 'Row' takes 'Row(nam:)'"),
    Mistake(
      "names", "5:1 warning swift-no-view: 'names' is not a supported view: shown as a Box"),
    Mistake(
      "Text(\"a\").onPreferenceChange(WidthKy.self) { _ in }",
      "5:30 warning swift-hole: the modifier 'onPreferenceChange' is skipped: the preference key 'WidthKy' is not declared"
    ),
    Mistake(
      "Chart()",
      "5:1 warning swift-unknown-view: viewtree does not know the view 'Chart', and shows a text, a picture, the content or a Box instead"
    ),
    Mistake(
      "Text(\"a\").glow()",
      "5:11 warning swift-unknown-modifier: viewtree does not know the modifier 'glow', and skips it"
    ),
    Mistake(
      "Text(\"a\").pading()",
      "5:11 warning swift-unknown-modifier: viewtree does not know the modifier 'pading', and skips it"
    ),
    Mistake(
      "Text(\"a\").onTapGesture { cont += 1 }",
      "5:26 warning swift-hole: this action is not run: there is no 'cont' here"),
    Mistake(
      "Text(\"a\").onAppear { Shared.count += 1 }\n} }\nstruct Shared { static var count = 0 }\nstruct Other: View { var body: some View { Text(\"b\")",
      "5:22 warning swift-hole: this action is not run: viewtree does not change the static variable 'Shared.count'"
    ),
    Mistake(
      "Text(\"a\").onAppear { total += 1 }\n} }\nvar total = 0\nstruct Other: View { var body: some View { Text(\"b\")",
      "5:22 warning swift-hole: this action is not run: viewtree does not change the global variable 'total'"
    ),
    Mistake(
      "Text(\"a\").onAppear {\n  load(\n}",
      "6:7 error unclosed-script-bracket"),
  ]

  @Test("A mistake in a body is told at its word", arguments: inBodies)
  func bodies(_ mistake: Mistake) {
    let sample = SwiftSample(
      """
      import SwiftUI
      struct ContentView: View {
        let names = ["a"], width = 3
        var body: some View {
      \(mistake.text)
        }
      }
      struct Row: View {
        let name: String
        var body: some View { Text(name) }
      }
      """)
    #expect(sample.problems.contains { $0.hasPrefix(mistake.problem) }, "\(sample.problems)")
  }

  @Test("A mistake in a helper that is written out twice is told once")
  func twice() {
    let sample = SwiftSample(
      "struct A: View {\n  var body: some View { VStack { row; row } }\n  var row: some View { Text(\"a\").frame(width: 1, width: 2) }\n}\n"
    )
    #expect(
      sample.problems == [
        "3:34 error swift-unknown-call: no overload of 'frame' takes 'frame(width:width:)'"
      ])
  }

  @Test("Behind a mistake of the grammar the next declaration is read")
  func recovery() {
    let sample = SwiftSample(
      "struct A: View {\n  var body: some View { Text(\"a\" }\n}\nstruct B { let x: }\nstruct C { var 1 }\n"
    )
    #expect(sample.problems.count >= 1)
    let imported = SwiftSample("struct A { import }\nstruct B { func }\nstruct C { case a: }")
    #expect(imported.problems.count >= 2)
    let two = SwiftSample("struct B { let x: }\nstruct C { var 1 }\n")
    #expect(two.problems.count == 2, "\(two.problems)")
  }

  @Test("What uses a name that is left out is left out in its turn, whatever names are like it")
  func chain() {
    let names = (0..<60).map { "let g\($0) = g\($0 + 1) + 1" }.joined(separator: "\n")
    let sample = SwiftSample(
      """
      import SwiftUI
      \(names)
      let g60 = Unknown.x
      struct A: View {
        var body: some View { Text("\\(g0)") }
      }
      """)
    #expect(sample.result.document != nil)
    #expect(sample.problems.count == 62, "\(sample.problems)")
    #expect(sample.problems.allSatisfy { $0.contains("warning swift-hole") })
    #expect(sample.problems.contains { $0.hasSuffix("'g3' is skipped: there is no 'g4' here") })
  }

  @Test("With --holes error what is left out is an error")
  func holes() {
    let text = "struct A: View { var body: some View { Text(\"a\").onTapGesture { x += 1 } } }"
    #expect(SwiftSample(text).result.document != nil)
    let strict = SwiftSample(text, SwiftOptions(holes: .error))
    #expect(strict.result.document == nil)
    #expect(
      strict.problems.contains { $0.contains("error swift-hole: this action is not run") })
  }

  @Test("A name that is not known is told once, with how often it stands there")
  func counted() {
    let sample = SwiftSample(
      "struct A: View { var body: some View { VStack { Chart(); Chart(); Chart() } } }")
    #expect(sample.problems.count == 1)
    #expect(sample.problems.first?.hasSuffix("or a Box instead, 3 times") == true)
  }

  @Test("What does not belong into settings, and files that are no text, are errors")
  func settings() {
    let view = "struct A: View { var body: some View { Text(\"a\") } }\n"
    #expect(
      SwiftSample("/* viewtree\nstate: { a: 1 }\n*/\n" + view).problems == [
        "2:1 error unknown-argument: the comment with settings has no 'state'"
      ])
    #expect(
      SwiftSample("/* viewtree\nwindow: { width: 1\n*/\n" + view).problems.first
        == "2:19 error unclosed-bracket: the text ends before '{' is closed")
    let source = SourceFile(name: "a.swift", bytes: Array(view.utf8) + [0xFF])
    let result = SwiftDocumentReader.read(source)
    #expect(result.diagnostics.map(\.id) == ["invalid-utf8"])
    let small = SwiftDocumentReader.read(source, limits: ReaderLimits(bytes: 10))
    #expect(small.diagnostics.map(\.id) == ["file-too-large"])
  }

  @Test("Values of the environment and styles that documents do not have are left out")
  func environment() {
    let sample = SwiftSample(
      """
      struct Plain: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      struct A: View {
        @Environment(\\.garage) var mode
        var body: some View {
          Button("a") { mode.end() }.buttonStyle(Plain()).environment(\\.lineHeight, 3)
        }
      }
      """)
    #expect(
      sample.problems == [
        "5:3 warning swift-property-left-out: 'mode' is skipped, because @Environment is not supported",
        "7:19 warning swift-hole: this action is not run: there is no 'mode' here",
        "7:65 warning swift-hole: the modifier 'environment' is skipped: the environment has no 'lineHeight'",
      ])
  }

  @Test(
    "A type of values with a member that cannot be read keeps its fields and methods, and says why")
  func members() {
    let whole = SwiftSample(
      "struct Item { let a: Int; var b: Int { a } }\nextension Item { static let c = 2 }\nstruct A: View { var body: some View { Text(\"\\(Item(a: 1).b) \\(Item.c)\") } }"
    )
    #expect(whole.problems == [])
    #expect(whole.report.contains { $0.hasPrefix("Text \"1 2\"") })
    let broken = SwiftSample(
      "struct Item { let a: Int; var b: Int { nowhere(a) } }\nstruct A: View { var body: some View { Text(\"\\(Item(a: 1).a)\") } }"
    )
    #expect(
      broken.problems == [
        "1:40 warning swift-hole: 'b' is skipped: there is no function 'nowhere'"
      ])
    #expect(broken.report.contains { $0.hasPrefix("Text \"1\"") })
  }

  @Test("A root that is not there, or needs something, says which there are")
  func roots() {
    let text =
      "struct Row: View { let x: Int; var body: some View { Text(\"\\(x)\") } }\nstruct A: View { var body: some View { Row(x: 1) } }"
    #expect(
      SwiftSample(text, SwiftOptions(root: "Rov")).problems.first
        == "- error swift-unknown-root: no view is called 'Rov'")
    #expect(
      SwiftSample(text, SwiftOptions(root: "Row")).problems.first
        == "1:8 warning swift-stand-ins: Row is shown with placeholder values for x"
    )
    #expect(
      SwiftSample("let x = 3").problems.first
        == "- error swift-no-root: no view to show: there is no #Preview and no view")
  }

  @Test("A control character in a name is an error, and no report holds it")
  func controlCharacter() {
    let sample = SwiftSample(
      "struct Ro\u{9B}w: View { var body: some View { Text(\"a\") } }\n#Preview { Ro\u{9B}w() }")
    #expect(sample.result.document == nil)
    #expect(sample.problems.first?.contains("unexpected-script-word") == true)
  }

  @Test(
    "A modifier that differs in a letter from one of SwiftUI is probably that one",
    arguments: [
      ("pading", "padding"), ("paddding", "padding"), ("fontt", "font"), ("Padding", "padding"),
      ("frmae", "frame"), ("backgruondStile", "backgroundStyle"), ("glow", nil), ("shimmer", nil),
    ])
  func misspelled(written: String, meant: String?) {
    let sample = SwiftSample(
      "struct A: View { var body: some View { Text(\"a\").\(written)() } }")
    let found = sample.result.document?.misspellings ?? []
    #expect(found.map(\.fixIt?.replacement) == (meant.map { [$0] } ?? []))
    #expect(sample.result.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test("A modifier that another file declares isn't a misspelled one")
  func declaredElsewhere() {
    let folder = SwiftFolder(
      [
        ("A.swift", "struct A: View { var body: some View { Text(\"a\").pading() } }"),
        ("B.swift", "extension View { func pading() -> some View { padding(3) } }"),
      ], "A")
    #expect(folder.result.diagnostics.isEmpty)
    #expect(folder.result.document?.misspellings.isEmpty == true)
  }
}
