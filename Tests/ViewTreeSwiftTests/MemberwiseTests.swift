import Testing

@testable import ViewTreeSwift

/// The initializer that Swift makes of a view's stored properties.
@Suite("Memberwise initializers of views")
struct MemberwiseTests {
  /// The texts of a view `A` with some properties.
  private func texts(_ properties: String, _ call: String, _ text: String) -> [String] {
    let sample = SwiftSample(
      """
      struct A: View {
        \(properties)
        var body: some View { Text("\\(\(text))") }
      }
      #Preview { \(call) }
      """)
    #expect(sample.problems == [])
    return sample.texts
  }

  @Test("State without a value is a required argument, and its first value")
  func required() {
    #expect(texts("@State var n: Int", "A(n: 3)", "n") == ["3"])
    #expect(texts("@State private var n: Int", "A(n: 3)", "n") == ["3"])
  }

  @Test("State with a value is an argument that calls may leave out")
  func replaceable() {
    #expect(texts("@State var n = 1", "A(n: 3)", "n") == ["3"])
    #expect(texts("@State var n = 1", "A()", "n") == ["1"])
    #expect(texts("@State public private(set) var n = 1", "A(n: 3)", "n") == ["3"])
    #expect(texts("@State var n: Int?", "A(n: 3)", "n ?? 7") == ["3"])
    #expect(texts("@State var n: Int?", "A()", "n ?? 7") == ["7"])
    #expect(texts("@AppStorage(\"n\") var n = 1", "A(n: 3)", "n") == ["3"])
  }

  @Test("Views of one type keep their own first values, whichever call comes first")
  func severalCalls() {
    let sample = SwiftSample(
      """
      struct Row: View { @State var n = 1; var body: some View { Text("\\(n)") } }
      struct A: View { var body: some View { VStack { Row(); Row(n: 2); B() } } }
      struct B: View { var body: some View { Row(n: 4); Row() } }
      #Preview { A() }
      """)
    #expect(sample.problems == [])
    #expect(sample.texts == ["1", "2", "4", "1"])
  }

  @Test("Objects of StateObject and State are arguments, too")
  func objects() {
    let model = "class M: ObservableObject { var n: Int; init(n: Int) { self.n = n } }\n"
    func texts(_ property: String) -> [String] {
      let sample = SwiftSample(
        model + "struct A: View { \(property); var body: some View { Text(\"\\(m.n)\") } }\n"
          + "#Preview { A(m: M(n: 3)) }")
      #expect(sample.problems == [])
      return sample.texts
    }
    #expect(texts("@StateObject var m: M") == ["3"])
    #expect(texts("@StateObject var m = M(n: 1)") == ["3"])
    #expect(texts("@State var m: M") == ["3"])
    #expect(texts("@ObservedObject var m: M") == ["3"])
    #expect(texts("@Bindable var m: M") == ["3"])
  }

  @Test("Private state with a value, constants with a value, and the environment are no arguments")
  func noArguments() {
    let sample = SwiftSample(
      """
      struct A: View {
        @State private var n = 1
        let x = 1
        @Environment(\\.isEnabled) private var isEnabled
        var y = 2
        var body: some View { Text("\\(n) \\(x) \\(y)") }
      }
      #Preview("a") { A(y: 5) }
      #Preview("b") { A(n: 3) }
      """, SwiftOptions(preview: "b"))
    #expect(
      sample.problems == ["9:17 error swift-unknown-call: no overload of 'A' takes 'A(n:)'"])
  }
}
