import Testing

@testable import ViewTreeSwift

/// Parameters of type `Binding` of methods that make views.
@Suite("Bindings passed to methods that make views")
struct PassedBindingTests {
  private func texts(_ members: String) throws -> [String] {
    let sample = SwiftSample(
      """
      struct Root: View {
        @State var count = 10
        @State var flags = [false, true]
        \(members)
      }
      """, SwiftOptions(root: "Root"))
    #expect(sample.problems == [])
    return sample.texts
  }

  @Test("The method reads and changes the state, also from a closure that returns a view")
  func readingAndWriting() throws {
    let members = """
      var body: some View { VStack { Text("\\(count)"); row($count); row(self.$count) } }
      func row(_ number: Binding<Int>) -> some View {
        GeometryReader { proxy -> Color in
          DispatchQueue.main.async { number.wrappedValue = 30 }
          return Color.clear
        }
      }
      """
    #expect(try texts(members) == ["30"])
  }

  @Test("A binding passes through several methods, and may be a part, a constant, or closures")
  func kinds() throws {
    let members = """
      var body: some View {
        VStack {
          outer($count)
          ForEach(flags.indices, id: \\.self) { i in flag($flags[i], 3) }
          inner(.constant(7))
        }
      }
      func outer(_ number: Binding<Int>) -> some View { inner(number) }
      func inner(_ value: Binding<Int>) -> some View { Text("\\(value.wrappedValue)") }
      func flag(_ on: Binding<Bool>, _ number: Int) -> some View {
        let i = number
        return Text(on.wrappedValue ? "yes \\(i)" : "no \\(i)")
      }
      """
    #expect(try texts(members) == ["10", "no 3", "yes 3", "7"])
  }

  @Test("A local constant named as a name in a passed view hides nothing in that view")
  func passedViews() throws {
    let members = """
      var body: some View { ForEach(1..<3, id: \\.self) { i in box(Text("\\(i)")) } }
      func box(_ view: some View) -> some View {
        let i = 5
        return VStack { view; Text("\\(i)") }
      }
      """
    #expect(try texts(members) == ["1", "5", "2", "5"])
  }
}
