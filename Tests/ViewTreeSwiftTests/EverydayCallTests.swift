import Testing

@testable import ViewTreeSwift

/// Calls as people write them every day, which have to be read without a word.
struct EverydayCallTests {
  /// A file whose body has some lines.
  private func sample(_ body: String, _ others: String = "") -> SwiftSample {
    SwiftSample(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var isOn = true
        var body: some View {
          VStack {
      \(body)
          }
        }
      }
      \(others)
      """)
  }

  @Test(
    "A condition chooses between a member and nil, or between lists of edges",
    arguments: [
      #"Text("a").fontWeight(isOn ? .bold : nil)"#,
      #"Text("a").font(isOn ? .title : nil)"#,
      #"Text("a").font(isOn ? nil : .title)"#,
      #"Text("a").foregroundColor(isOn ? .red : nil)"#,
      #"Text("a").padding(isOn ? [.leading] : [.top, .bottom])"#,
      #"Text("a").padding(isOn ? .leading : .trailing, 5)"#,
      #"Button("a", role: isOn ? .destructive : nil) { isOn = false }"#,
      #"Color.red.ignoresSafeArea(edges: isOn ? .top : .bottom)"#,
    ])
  func conditions(line: String) {
    let sample = sample(line)
    #expect(sample.problems == [])
    #expect(sample.result.document != nil)
  }

  @Test("A constant binding has its value, in views of the file and in controls")
  func constantBindings() {
    let sample = sample(
      """
      Counter(count: .constant(5), chosen: .constant(nil))
      Toggle("a", isOn: .constant(true))
      """,
      """
      struct Counter: View {
        @Binding var count: Int
        @Binding var chosen: Int?
        var body: some View { Text("\\(count + 1) \\(chosen ?? 3)") }
      }
      """)
    #expect(sample.problems == [])
    let report = sample.report.joined(separator: "\n")
    #expect(report.contains(#"Text "6 3""#))
    #expect(report.contains(#"Toggle "a""#))
    #expect(report.contains("isOn: true"))
  }

  @Test("A name that is like a type of SwiftUI may be another file's: what uses it is left out")
  func foreignNames() {
    let sample = sample(
      """
      Text("b").foregroundColor(Colors.primary)
      """)
    #expect(
      sample.problems == [
        "7:27 warning swift-hole: the modifier 'foregroundColor' is left out: there is no 'Colors' here"
      ])
    let own = self.sample(
      """
      Text("b").foregroundColor(Palete.primary)
      """, "enum Palette { static let primary = Color.red }")
    #expect(own.result.document == nil)
  }
}
