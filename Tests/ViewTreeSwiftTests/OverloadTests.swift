import Testing

@testable import ViewTreeSwift

/// Declarations of one name that differ in the types of their parameters.
@Suite("Overloads by type")
struct OverloadTests {
  private func texts(_ text: String) -> [String] {
    let sample = SwiftSample(text, SwiftOptions(root: "Root"))
    guard let inspection = sample.inspection else { return sample.problems }
    return inspection.views.compactMap { inspection.string($0.text) }
  }

  @Test("A free function, a method and a helper are called with the types of the arguments")
  func functions() {
    let text = """
      func price(_ i: Int) -> String { "int" }
      func price(_ d: Double) -> String { "double" }
      struct User {}
      struct Item {}
      struct Root: View {
        func label(_ u: User) -> String { "user" }
        func label(_ i: Item) -> String { "item" }
        func row(_ u: User) -> some View { Text("user row") }
        func row(_ i: Item) -> some View { Text("item row") }
        var body: some View {
          Text(price(3) + price(3.5)); Text(label(User()) + label(Item())); row(Item()); row(User())
        }
      }
      """
    #expect(texts(text) == ["intdouble", "useritem", "item row", "user row"])
  }

  @Test("An initializer of a view and a modifier are called with the types of the arguments")
  func views() {
    let text = """
      struct Tag: View {
        let t: String
        init(_ s: String) { t = s }
        init(_ i: Int) { t = "number \\(i)" }
        var body: some View { Text(t) }
      }
      extension View {
        func note(_ s: String) -> some View { overlay(Text(s)) }
        func note(_ i: Int) -> some View { padding(CGFloat(i)) }
      }
      struct Root: View {
        let n = 3
        var body: some View { Tag("a"); Tag(n); Text("x").note("n"); Text("y").note(n) }
      }
      """
    #expect(texts(text) == ["a", "number 3", "x", "n", "y"])
  }

  @Test("A view is known by an alias, too")
  func aliases() {
    let text = """
      typealias Primary = PhoneName
      struct PhoneName: View { var body: some View { Text("phone") } }
      struct Root: View { var body: some View { Primary() } }
      """
    #expect(texts(text) == ["phone"])
  }
}
