import Testing

@testable import ViewTreeSwift

/// What declarations of a Swift file become.
@Suite("Swift files as documents")
struct LoweringTests {
  private func body(_ text: String, members: String = "") -> SwiftSample {
    SwiftSample(
      "struct ContentView: View {\n\(members)\n  var body: some View {\n\(text)\n  }\n}\n")
  }

  @Test("A view with its arguments and modifiers reads as the format writes it")
  func view() {
    let sample = body(
      "VStack(alignment: .leading, spacing: 4) { Text(\"a\").padding(.top, 8).bold() }")
    #expect(
      sample.json.contains(
        #"{"view":"VStack","alignment":".leading","spacing":4,"children":{"view":"Text","text":"a","modifiers":[{"padding":{"edges":".top","length":8}},"bold"]}}"#
      ))
    #expect(sample.problems == [])
  }

  @Test("State of the root is state of the document, with the type that is written")
  func state() {
    let sample = body(
      "Text(\"\\(count) \\(name ?? \"-\")\")",
      members:
        "  @State private var count = 3\n  @State var length: CGFloat = 2\n  @State var name: String?"
    )
    #expect(
      sample.json.contains(
        #""state":{"count":3,"length":{"type":"CGFloat","value":2},"name":{"type":"String?"}}"#))
    #expect(sample.report.contains { $0.hasPrefix("Text \"3 -\"") })
  }

  @Test("A shape of the file is a value of a type, and a path is an expression")
  func shapes() {
    let sample = SwiftSample(
      """
      struct Tip: Shape {
        var size: CGFloat = 4
        func path(in rect: CGRect) -> Path { Path { p in p.addRect(rect) } }
      }
      struct ContentView: View {
        var line: Path { Path(CGRect(x: 0, y: 0, width: size, height: 2)) }
        let size: CGFloat = 8
        var body: some View {
          VStack { Tip(size: 6).fill(.red); line.stroke(); Path { p in p.move(to: .zero) } }
        }
      }
      """)
    #expect(sample.problems == [])
    #expect(
      sample.json.contains(
        #"{"view":"AnyShape","shape":"Tip(size: 6)","modifiers":[{"fill":".red"}]}"#))
    #expect(sample.json.contains(#"{"view":"Path","path":"line","modifiers":["stroke"]}"#))
    #expect(sample.report.contains { $0.hasPrefix("  AnyShape") && $0.contains("Tip(size: 6)") })
    #expect(sample.report.contains { $0.contains(#"Path("0 0 m 8 0 l 8 2 l 0 2 l h")"#) })
  }

  @Test("A shape that can't be read fills its frame as a path")
  func unreadShape() {
    let sample = SwiftSample(
      """
      struct Tip<Content>: Shape { func path(in rect: CGRect) -> Path { Path() } }
      struct ContentView: View { var body: some View { Tip<Int>().fill(.red) } }
      """)
    #expect(sample.json.contains(#""view":"Path""#))
  }

  @Test("Parts of a text keep their colors and lines")
  func textParts() {
    let sample = body(
      "Text(\"a\").foregroundColor(.red) + Text(\"b\").bold().underline() + Text(\"c\").font(.title)"
    )
    #expect(
      sample.json.contains(
        #""text":[{"text":"a","foregroundStyle":".red"},{"text":"b","bold":true,"underline":true},{"text":"c","font":".title"}]"#
      ))
    #expect(sample.problems == [])
  }

  @Test("Closures and views that properties have by default need not be given")
  func defaultClosures() {
    let sample = SwiftSample(
      """
      struct Row: View {
        let title: String
        var onTap: () -> Void = {}
        var label: (Int) -> String = { "n \\($0)" }
        var header: () -> Text = { Text("head") }
        var body: some View { VStack { header(); Text(label(3)); Button(title) { onTap() } } }
      }
      #Preview { VStack { Row(title: "a"); Row(title: "b", label: { "m \\($0)" }) } }
      """)
    #expect(sample.problems == [])
    let texts = sample.report.filter { $0.contains("Text") }.map {
      $0.split(separator: "\"")[1]
    }
    #expect(texts == ["head", "n 3", "head", "m 3"])
  }

  @Test("A closure is one under another name of its type, too, and may stand behind the call")
  func namedClosures() {
    let sample = SwiftSample(
      """
      typealias Action = () -> Void
      struct Row: View {
        let title: String
        var action: Action = {}
        var done: Action?
        var body: some View { Button(title) { action(); done?() } }
      }
      #Preview { VStack { Row(title: "a") { print(1) }; Row(title: "b", done: {}); Row(title: "c") } }
      """)
    #expect(sample.problems == [])
    #expect(sample.report.filter { $0.contains("Button") }.count == 3)
  }

  @Test("A helper that is written out sees its arguments, and those alone, by their names")
  func helperArguments() {
    let sample = body(
      "VStack { row(b, a) }",
      members:
        "  let a = \"x\"\n  let b = \"y\"\n  func row(_ a: String, _ b: String) -> some View { Text(a + b) }"
    )
    #expect(sample.report.contains { $0.hasPrefix("  Text \"yx\"") })
  }

  @Test("A helper that is written out where a name hides a member sees the member")
  func hygiene() {
    let sample = body(
      "if let title { VStack { Text(title); row } }",
      members:
        "  @State var title: String? = \"a\"\n  var row: some View { Text(title == nil ? \"none\" : \"some\") }"
    )
    #expect(sample.report.contains { $0.hasPrefix("  Text \"a\"") })
    #expect(sample.report.contains { $0.hasPrefix("  Text \"some\"") })
    #expect(sample.problems == [])
  }

  @Test("A helper that uses itself is an error, not an endless document")
  func endless() {
    let sample = body("again()", members: "  func again() -> some View { VStack { again() } }")
    #expect(
      sample.problems == ["2:8 error swift-endless-helper: 'again' calls itself"]
    )
  }

  @Test("A chain of 64 helpers is written out, and a longer one is refused for its length")
  func deepHelpers() {
    func chain(_ count: Int) -> SwiftSample {
      let helpers = (1..<count).map { "  func h\($0)() -> some View { h\($0 + 1)() }" }
      return body(
        "h1()",
        members: (helpers + ["  func h\(count)() -> some View { Text(\"end\") }"])
          .joined(separator: "\n"))
    }
    #expect(chain(64).problems == [])
    #expect(chain(64).report.contains { $0.contains("Text \"end\"") })
    #expect(
      chain(65).problems.map { $0.split(separator: " ", maxSplits: 1).last ?? "" } == [
        "error swift-endless-helper: 'h65' is nested in more than 64 other helpers"
      ])
  }

  @Test("Of views that each show another the outermost is the root, wherever it is in the file")
  func outermost() {
    let views = (0..<40).map { "struct V\($0): View { var body: some View { V\($0 + 1)() } }" }
    let last = #"struct V40: View { var body: some View { Text("a") } }"#
    for declared in [views + [last], [last] + views.reversed()] {
      let sample = SwiftSample("import SwiftUI\n" + declared.joined(separator: "\n"))
      #expect(sample.problems == [])
      // The root is written out.
      #expect(sample.report.contains { $0.hasPrefix("V1 ") })
    }
  }

  @Test("A file reports as many warnings as errors, and that there are more")
  func manyWarnings() {
    let views = (0..<1010).map { "Unknown\($0)()" }.joined(separator: "\n")
    let sample = SwiftSample(
      "import SwiftUI\nstruct V: View { var body: some View { VStack {\n\(views)\n} } }")
    #expect(sample.result.document != nil)
    #expect(sample.result.diagnostics.filter { $0.severity == .warning }.count == 1000)
    #expect(sample.result.diagnostics.last?.id == "more-problems")
  }

  @Test("Helpers that use helpers twice each end in a problem")
  func exponential() {
    let helpers = (0..<40).map {
      "  func h\($0)() -> some View { VStack { h\($0 + 1)(); h\($0 + 1)() } }"
    }
    let sample = body(
      "h0()",
      members: (helpers + ["  func h40() -> some View { Text(\"a\") }"]).joined(separator: "\n"))
    #expect(sample.problems.count == 1)
    #expect(sample.problems.first?.contains("swift-too-many-views") == true)
  }

  @Test("Overloads are told apart by labels and kinds of arguments")
  func overloads() {
    let sample = body(
      """
      Text("a")
        .background(Color.red)
        .background(.red)
        .background(alignment: .top) { Divider() }
        .offset(CGSize(width: 1, height: 2))
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .padding([.top, .leading])
        .frame(maxWidth: .infinity)
      """)
    for part in [
      #"{"background":{"style":"Color.red"}}"#, #"{"background":{"style":".red"}}"#,
      #"{"background":{"alignment":".top","content":"Divider"}}"#,
      #"{"offset":{"x":1,"y":2}}"#,
      #"{"padding":{"top":1,"leading":2,"bottom":3,"trailing":4}}"#,
      #"{"padding":"[.top, .leading]"}"#, #"{"frame":{"maxWidth":".infinity"}}"#,
    ] {
      #expect(sample.json.contains(part), "\(part)")
    }
    #expect(sample.problems == [])
  }

  @Test("An element of a list of views is the view of its number, in the view that has the list")
  func lists() {
    let sample = body(
      "VStack { ForEach(tabs.indices, id: \\.self) { tabs[$0].bold() }; self.tabs[1]; Text(\"\\(tabs.count)\") }",
      members: "  let tabs = [Text(\"a\"), Text(\"b\")]\n")
    #expect(sample.problems == [])
    #expect(sample.json.contains(#""values":{"tabs":"[0, 1]"}"#))
    #expect(
      sample.report.compactMap { $0.split(separator: "\"").dropFirst().first } == [
        "a", "b", "b", "2",
      ])
  }

  @Test("Lists of views that are handed to a view are their numbers, and the views of these")
  func listsHandedIn() {
    let sample = SwiftSample(
      """
      struct Table<Cell: View>: View {
        let cells: [[Cell]]
        func cell(_ row: Int, _ column: Int) -> some View { cells[row][column].padding(2) }
        var body: some View {
          ForEach(cells.indices, id: \\.self) { row in
            HStack { ForEach(self.cells[row].indices, id: \\.self) { column in cell(row, column) } }
          }
        }
      }
      struct Outer<Cell: View>: View {
        let rows: [[Cell]]
        var body: some View { Table(cells: rows) }
      }
      struct ContentView: View {
        @State var name = "x"
        var rows = [[Text("a"), Text("b")], [Text("c")]]
        var body: some View {
          VStack { Outer(rows: rows); Table(cells: [[Text("d \\(name)")]]) }
        }
      }
      """)
    #expect(sample.problems == [])
    #expect(
      sample.json.contains(
        #""parameters":{"cells":"[[Int]]","cellsView":"(_ number: Int) -> View"}"#))
    #expect(
      sample.report.compactMap { $0.split(separator: "\"").dropFirst().first }
        .filter { !$0.hasPrefix("name") } == ["a", "b", "c", "d x", "x"])
  }

  @Test("An initialiser that calls another one gives what that one wants")
  func delegatingInitialiser() {
    let sample = SwiftSample(
      """
      struct Line: View {
        let text: String
        let length: CGFloat
        init(text: String, length: CGFloat) { self.text = text; self.length = length }
        var body: some View { Text(text).frame(width: length) }
      }
      extension Line { init(_ text: String) { self.init(text: text, length: 70) } }
      #Preview { Line("abc") }
      """)
    #expect(sample.problems == [])
    #expect(sample.report.contains { $0.hasPrefix("Line ") && $0.contains(" 70x") })
  }

  @Test("A literal identifier for accessibility is the id of its view")
  func identifiers() {
    let sample = body("VStack { Text(\"a\").bold().accessibilityIdentifier(\"title\") }")
    #expect(sample.report.contains { $0.hasPrefix("  Text #title \"a\"") })
  }

  @Test("Texts that are added up keep the font of each part")
  func addedTexts() {
    let sample = body("Text(\"a\") + Text(\"b\").font(.title)")
    #expect(sample.json.contains(#""text":["a",{"text":"b","font":".title"}]"#))
  }

  @Test("A closure's own words stay as they are, those of $0 in views get a name")
  func anonymous() {
    let sample = body(
      "ForEach(0..<2, id: \\.self) { Text(\"\\($0) \\([1, 2].map { $0 * 2 }.count)\") }")
    #expect(sample.report.contains { $0.hasPrefix("Text \"0 2\"") || $0.contains("Text \"0 2\"") })
    #expect(sample.problems == [])
  }

  @Test("Of several views the one that no other shows is the root; a preview comes before it")
  func roots() {
    let views =
      "struct Inner: View { var body: some View { Text(\"in\") } }\nstruct Outer: View { var body: some View { VStack { Inner() } } }\n"
    #expect(SwiftSample(views).report.contains { $0.hasPrefix("VStack") })
    let preview = SwiftSample(
      views + "#Preview(\"one\") { Inner() }\n#Preview(\"two\") { Outer() }\n")
    #expect(preview.report.contains { $0.hasPrefix("Text \"in\"") } && preview.report.count == 3)
    let named = SwiftSample(
      views + "#Preview(\"one\") { Inner() }\n#Preview(\"two\") { Outer() }\n",
      SwiftOptions(preview: "two"))
    #expect(named.report.contains { $0.hasPrefix("VStack") })
    #expect(
      SwiftSample(views, SwiftOptions(root: "Inner")).report.contains { $0.hasPrefix("Text") })
  }

  @Test("Settings in the comment are those of the document")
  func settings() {
    let sample = SwiftSample(
      "// A form.\n/* viewtree\nwindow: { width: 100, height: 50, scale: 1 }\nroot: B\n*/\nstruct A: View { var body: some View { Color.red } }\nstruct B: View { var body: some View { Color.blue } }\n"
    )
    #expect(sample.report.first?.contains("100x50 @1x") == true)
    #expect(sample.report.contains("Color  0 0  100x50  .blue"))
  }

  @Test("A file that shows no view is shown with stand-ins, and says so")
  func standIns() {
    let sample = SwiftSample(
      "struct Card<Content: View>: View {\n  let title: String\n  let action: () -> Void\n  let content: Content\n  var body: some View { VStack { Text(title); content } }\n}\n"
    )
    #expect(
      sample.problems == [
        "1:8 warning swift-stand-ins: Card is shown with placeholder values for title, action, content"
      ])
    #expect(sample.report.contains { $0.contains("Text \"Content\"  ~") })
  }
}
