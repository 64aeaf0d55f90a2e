import Testing
import ViewTreeSyntax

@testable import ViewTreeSwift

/// What people write on an ordinary day: each mistake is told once, at its place, with a way out.
@Suite("Everyday mistakes in Swift files")
struct EverydayMistakeTests {
  struct Planted: Sendable, CustomTestStringConvertible {
    /// What is right, and what stands in its place.
    let right: String
    let wrong: String
    /// Line, column and id.
    let place: String
    let wayOut: String

    init(_ right: String, _ wrong: String, _ place: String, _ wayOut: String) {
      self.right = right
      self.wrong = wrong
      self.place = place
      self.wayOut = wayOut
    }

    var testDescription: String { "\(wrong): \(place)" }
  }

  /// A file without a mistake.
  private static let file = """
    import SwiftUI
    struct ContentView: View {
      @State private var isOn = false
      @Environment(\\.colorScheme) var scheme
      let names = ["a"]
      var body: some View {
        VStack(alignment: .leading, spacing: 3) {
          ForEach(names, id: \\.self) { name in Row(name: name, size: 4) }
          Toggle("on", isOn: $isOn)
          Text(isOn ? "a" : "b").frame(width: 3)
          shared
          shared
        }
        .onPreferenceChange(WidthKey.self) { width in isOn = width > 3 }
      }
      var shared: some View { Text(title()).padding(2) }
      func title() -> String { "c" }
    }
    struct Row: View {
      let name: String
      var size: CGFloat = 3
      var body: some View {
        Text(name).frame(width: size).preference(key: WidthKey.self, value: size)
      }
    }
    struct WidthKey: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
      }
    }

    """

  static let mistakes: [Planted] = [
    Planted(
      "spacing: 3) {", "spacing: 3) { Group {", "7:45 unclosed-script-bracket",
      "add the missing '}'"),
    Planted("value: size)", "value: size))", "23:78 unopened-script-bracket", "remove it"),
    Planted("spacing: 3", "spacng: 3", "7:5 swift-unknown-call", "did you mean 'spacing:'?"),
    Planted(
      "Row(name: name, size: 4)", "Row(size: 4)", "8:44 swift-unknown-call",
      "overloads: 'Row(name:size:)'"),
    Planted("name: name, size", "name: name size", "8:59 unexpected-script-word", "write ','"),
    Planted("id: \\.self", "id: .self", "8:26 swift-no-key-path", "write \\.self"),
    Planted("isOn: $isOn", "isOn: isOn", "9:26 swift-no-binding", "write $isOn"),
    Planted("isOn: $isOn", "isOn: true", "9:26 swift-no-binding", "write .constant(true)"),
    Planted("\"b\")", "\"b)", "10:25 unterminated-script-string", "close it"),
    Planted(" : \"b\"", "", "10:22 unexpected-script-word", "add the other value"),
    Planted(
      "      ForEach", "      .padding()\n      ForEach", "8:8 swift-modifier-on-nothing",
      "write it directly after"),
    Planted("\\.colorScheme", "\\.colourScheme", "4:18 unknown-environment-value", "did you"),
    Planted("(WidthKey.self) {", "(WidthKey) {", "14:25 swift-type-without-self", "write WidthKey"),
    Planted("width in", "width ->", "14:48 unsupported-in-scripts", "write 'in'"),
    Planted("width in", "width =>", "14:48 unsupported-in-scripts", "write 'in'"),
    Planted(
      "{ Text(title()).pad", "{ Row(nam: title()).pad", "16:27 swift-unknown-call",
      "did you mean 'name:'?"),
    Planted("-> String { \"c\"", ": String { \"c\"", "17:16 unsupported-in-scripts", "write '->'"),
    Planted("func title", "fun title", "17:3 unsupported-in-scripts", "write 'func'"),
    Planted("struct Row: View", "struct Row View", "19:12 unsupported-in-scripts", "write ':'"),
    Planted("struct Row: View", "struct Row", "19:8 swift-not-a-view", "write struct Row: View"),
    Planted("struct Row", "strct Row", "19:1 swift-unknown-declaration", "did you mean 'struct'?"),
    Planted("let name: String", "val name: String", "20:3 unsupported-in-scripts", "write 'let'"),
    Planted("Text(name).frame", "Text('n').frame", "23:10 unsupported-in-scripts", "write \"…\""),
    Planted(
      "  static let defaultValue: CGFloat = 0\n", "", "26:8 swift-key-without-default",
      "add static let defaultValue: CGFloat"),
    Planted("nextValue())", "nexValue())", "29:24 unknown-script-function", "did you mean"),
    Planted("struct WidthKey", "struct Row", "26:8 swift-declared-twice", "rename one of them"),
  ]

  @Test("A file without a mistake has none")
  func right() {
    #expect(SwiftSample(Self.file).problems.isEmpty)
  }

  @Test("A planted mistake is told once at its place with a way out", arguments: mistakes)
  func isTold(_ planted: Planted) throws {
    let parts = Self.file.split(
      separator: planted.right, maxSplits: 1, omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let sample = SwiftSample(parts[0] + planted.wrong + parts[1])
    let lines = LineTable(sample.source)
    let told = sample.result.diagnostics.filter { $0.severity == .error }.map { diagnostic in
      let position = diagnostic.range.map { lines.position(at: $0.start) }
      return "\(position?.line ?? 0):\(position?.column ?? 0) \(diagnostic.id)"
    }
    #expect(told.count { $0 == planted.place } == 1, "\(told)")
    let help = sample.result.diagnostics.first { planted.place.hasSuffix(" " + $0.id) }?.help
    #expect(help?.hasPrefix(planted.wayOut) == true, "\(help ?? "")")
  }

  @Test("What is missed because it is left out leads to the reason")
  func consequences() {
    let text = Self.file.replacing("String { \"c\" }", with: "String { let a = \"c\"; a + a }")
    let sample = SwiftSample(text)
    #expect(sample.problems.contains { $0.hasPrefix("17:") && $0.contains("swift-hole") })
    let notes = sample.result.diagnostics.flatMap(\.notes).map(\.message)
    #expect(notes.contains("it is skipped because of this"))
  }

  @Test("Of two views that could be shown, the first one is shown, and a note names the other")
  func views() {
    let two = SwiftSample(
      "struct A: View { var body: some View { Text(\"a\") } }\nstruct B: View { var body: some View { Text(\"b\") } }"
    )
    #expect(
      two.problems == [
        "1:8 note swift-other-views: the view 'A' is shown, there is 1 other"
      ])
  }
}
