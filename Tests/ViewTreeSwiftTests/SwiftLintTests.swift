import Testing
import ViewTreeInspector

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

  @Test("What stands nowhere else is told")
  func unused() throws {
    #expect(
      try findings("Text(\"\\(n)\").onPreferenceChange(K.self) { n = $0 }")
        == ["key-never-written", "unused-state"])
  }
}
