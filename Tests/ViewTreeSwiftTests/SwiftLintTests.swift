import Testing
import ViewTreeInspector
import ViewTreeReport
import ViewTreeSyntax

@testable import ViewTreeSwift

/// Lints of Swift files, of which a document has what could be read.
struct SwiftLintTests {
  private func findings(_ body: String) throws -> [String] {
    let sample = SwiftSample(
      """
      import SwiftUI

      struct K: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }

      struct ContentView: View {
        @State private var n = 0
        @State private var chosen = 1
        var body: some View {
      \(body)
        }
      }
      """)
    let document = try #require(sample.result.document)
    return (Linter.lint(document).findings ?? []).map(\.id)
  }

  @Test("What stands in a part that was left out is used, and nobody is told to remove it")
  func leftOut() throws {
    #expect(
      try findings(
        """
        Carousel(selection: $chosen) { Text("a").preference(key: K.self, value: 1) }
          .onPreferenceChange(K.self) { n = $0 }
        """) == [])
  }

  @Test("Equal ids of placeholder values, and truncated texts of them, are no problems")
  func placeholders() throws {
    let view = """
      struct A: View {
        let items: [Item]
        var body: some View {
          VStack {
            ForEach(items) { Text($0.title).lineLimit(1).frame(width: 20) }
            Text("A title").lineLimit(1).frame(width: 20)
          }
        }
      }
      """
    let item = """
      enum Kind { case one, two }
      struct Item: Identifiable { var id: Kind; let title: String }
      """
    let folder = SwiftFolder([("A.swift", view), ("Item.swift", item)], "A")
    let document = try #require(folder.result.document)
    let lines = LineTable(folder.source)
    let found = (Linter.lint(document, levels: [("text-truncated", .warn)]).findings ?? [])
      .filter { ["duplicate-id", "text-truncated"].contains($0.id) }
    #expect(
      found.map { "\($0.id) \($0.range.map { lines.position(at: $0.start).line } ?? 0)" }
        == ["text-truncated 6"])
  }

  @Test(
    "A key in a modifier that nothing uses is not written",
    arguments: [
      ("", false), ("Text(\"a\").modifier(Write())", true), ("Text(\"a\").write()", true),
      ("// .write()", true),
    ])
  func unusedModifier(_ use: String, isUsed: Bool) throws {
    let sample = SwiftSample(
      """
      import SwiftUI
      struct K: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct Write: ViewModifier {
        func body(content: Content) -> some View { content.preference(key: K.self, value: 3) }
      }
      extension View {
        func write() -> some View { modifier(Write()) }
      }
      struct ContentView: View {
        @State private var n = 0
        var body: some View {
          VStack {
            Text("\\(n)")
            \(use)
          }
          .onPreferenceChange(K.self) { n = $0 }
        }
      }
      """)
    let document = try #require(sample.result.document)
    let ids = (Linter.lint(document).findings ?? []).map(\.id)
    #expect(ids.contains("key-never-written") != isUsed, "\(ids)")
  }

  @Test("What stands nowhere else is told")
  func unused() throws {
    #expect(
      try findings("Text(\"\\(n)\").onPreferenceChange(K.self) { n = $0 }")
        == ["key-never-written", "unused-state"])
  }

  /// The findings of a file whose root changes a preference of a type, with all lints of values.
  private func compared(_ declarations: String, _ type: String, writer: String) throws -> [String] {
    let sample = SwiftSample(
      """
      /* viewtree
      lints: { anchor-compared: warn }
      */
      \(declarations)
      struct K: PreferenceKey {
        static var defaultValue: \(type) = []
        static func reduce(value: inout \(type), nextValue: () -> \(type)) { value += nextValue() }
      }
      struct ContentView: View {
        var body: some View {
          Text("a")\(writer).onPreferenceChange(K.self) { print($0.count) }
        }
      }
      """)
    let document = try #require(sample.result.document)
    return (Linter.lint(document).findings ?? []).map(\.id)
  }

  @Test(
    "A value under onPreferenceChange has to be Equatable",
    arguments: [
      ("struct D { let x: Int }", ["value-not-equatable"]),
      ("struct D: Equatable { let x: Int }", []),
      ("struct D: Hashable { let x: Int }", []),
      ("struct D { let x: Int }; extension D: Equatable {}", []),
      ("struct D: Codable & Hashable { let x: Int }", []),
      ("struct D: Swift.Equatable { let x: Int }", []),
      ("struct D: Comparable { let x: Int; static func < (a: D, b: D) -> Bool { a.x < b.x } }", []),
      ("protocol P: Equatable {}; struct D: P { let x: Int }", []),
      ("struct D: Tagged { let x: Int }", []),
      ("struct D: Codable { let x: Int }", ["value-not-equatable"]),
      ("enum D { case x(Int); init(x: Int) { self = .x(x) } }", ["value-not-equatable"]),
    ])
  func equatable(declaration: String, findings: [String]) throws {
    #expect(
      try compared(declaration, "[D]", writer: ".preference(key: K.self, value: [D(x: 1)])")
        == findings)
  }

  @Test(
    "Anchors under onPreferenceChange are found where the lint is enabled, inside of structs, too")
  func anchors() throws {
    let anchor = ".anchorPreference(key: K.self, value: .bounds) { [$0] }"
    #expect(try compared("", "[Anchor<CGRect>]", writer: anchor) == ["anchor-compared"])
    let data = "struct D: Equatable { let bounds: Anchor<CGRect>? }"
    let wrapped = ".anchorPreference(key: K.self, value: .bounds) { [D(bounds: $0)] }"
    #expect(try compared(data, "[D]", writer: wrapped) == ["anchor-compared"])
    #expect(try compared("", "[Int]", writer: ".preference(key: K.self, value: [1])") == [])
  }
}
