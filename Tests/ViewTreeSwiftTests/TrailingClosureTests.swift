import Testing

@Suite("Closures after the parentheses of a call")
struct TrailingClosureTests {
  /// The actions of the three buttons of a helper, each `{}` where its parameter has its default.
  private static func actions(_ call: String, last: String = "= {}") -> [String] {
    let sample = SwiftSample(
      """
      import SwiftUI

      struct Form: View {
        @State private var n = 0
        var body: some View { \(call) }
        func row(
          first: @escaping () -> Void = {}, second: @escaping () -> Void = {},
          last: @escaping () -> Void \(last)
        ) -> some View {
          HStack {
            Button("A", action: first)
            Button("B", action: second)
            Button("C", action: last)
          }
        }
      }
      #Preview { Form() }
      """)
    return sample.json.split(separator: "\"").map { String($0) }
      .filter { $0.hasPrefix("{") && $0.hasSuffix("}") }
  }

  @Test("One closure is the first that has none after it without a default, as in Swift 6")
  func one() {
    #expect(Self.actions("row { n = 1 }") == ["{ n = 1 }", "{}", "{}"])
    #expect(Self.actions("row { n = 1 }", last: "") == ["{}", "{}", "{ n = 1 }"])
  }

  @Test("A closure before one with a label is no closure for the label")
  func labelled() {
    let both = ["{ n = 1 }", "{}", "{ n = 2 }"]
    #expect(Self.actions("row { n = 1 } last: { n = 2 }") == both)
    #expect(Self.actions("row { n = 1 } last: { n = 2 }", last: "") == both)
    #expect(Self.actions("row(second: { n = 1 }) { n = 2 }") == ["{}", "{ n = 1 }", "{ n = 2 }"])
  }
}
