import Testing
import ViewTreeDocument
import ViewTreeSyntax

@testable import ViewTreeSwift

/// Local variables and statements of functions that return views.
@Suite("Local variables and statements")
struct LocalVariableTests {
  /// The texts of the views that a function returns, or the problems if nothing is shown.
  private func texts(_ function: String, in body: String = "shown") -> [String] {
    let sample = SwiftSample(
      """
      struct A: View {
        let numbers = [1, 2, 3]
        var body: some View { \(body) }
        var shown: some View {
          \(function)
        }
      }
      """)
    guard let inspection = sample.inspection else { return sample.problems }
    return sample.problems + inspection.views.compactMap { inspection.string($0.text) }
  }

  @Test(
    "A return inside branches ends the function, and other branches go on after them",
    arguments: [
      (
        "if numbers.isEmpty { return Text(\"a\") } else if numbers.count == 3 { return Text(\"b\") }; return Text(\"c\")",
        "b"
      ),
      (
        "switch numbers.count { case 3: if numbers[0] == 1 { return Text(\"deep\") }; default: break }; return Text(\"end\")",
        "deep"
      ),
      (
        "switch numbers.count { case 3: if numbers[0] == 9 { return Text(\"deep\") }; default: break }; return Text(\"end\")",
        "end"
      ),
      (
        "if numbers.count == 3 { if numbers[0] == 9 { return Text(\"x\") } }; return Text(\"end\")",
        "end"
      ),
      (
        "if numbers[0] == 1 { guard numbers[1] == 9 else { return Text(\"in\") }; return Text(\"no\") }; return Text(\"end\")",
        "in"
      ),
      (
        "let k = 2; if numbers.count == 3 { var n = k; n += 1; if n == 3 { return Text(\"\\(n)\") } }; return Text(\"end\")",
        "3"
      ),
    ])
  func earlyReturns(_ function: String, _ text: String) {
    #expect(texts(function) == [text])
  }

  @Test(
    "A function runs its statements before it returns a view",
    arguments: [
      ("var sum = 0; for n in numbers { sum += n }; return Text(\"\\(sum)\")", "6"),
      ("var n = 1; if numbers.count > 2 { n = 10 }; return Text(\"\\(n)\")", "10"),
      ("var n = 1; while n < 100 { n *= 3 }; return Text(\"\\(n)\")", "243"),
      ("var n = 1; repeat { n += 5 } while n < 10; return Text(\"\\(n)\")", "11"),
      (
        "var n = 0; switch numbers[1] { case 2: n = 7; default: n = 8 }; return Text(\"\\(n)\")",
        "7"
      ),
      (
        "var list: [Int] = []; list.append(4); do { list.append(5) }; return Text(\"\\(list.count)\")",
        "2"
      ),
    ])
  func statements(function: String, text: String) {
    #expect(texts(function) == [text])
  }

  @Test("A member without a base belongs to the type that the closure returns")
  func membersOfTheResult() {
    let sample = SwiftSample(
      """
      #Preview {
        GeometryReader { proxy -> Color in
          let height = proxy.size.height
          return height > 10 ? .red : .blue
        }
      }
      """)
    #expect(sample.problems == [])
    #expect(
      sample.inspection?.views.contains { sample.inspection?.names.views[$0.name] == "Color" }
        == true)
  }

  @Test("Variables of a tuple are declared together, and a variable of a color is a value")
  func pairsAndColors() {
    #expect(
      texts("var (a, b) = (1, 2); a += b; b += a; return Text(\"\\(a) \\(b)\")") == ["3 5"])
    #expect(
      texts(
        "var color = Color.red; if numbers.count > 2 { color = .blue }; return Text(\"x\").foregroundColor(color)"
      )
        == ["x"])
  }

  @Test("A function with a return in an 'if' is plain code")
  func earlyReturns() {
    let choice =
      "var n = 0; n += numbers.count; if n > 2 { return Text(\"many\") } else { return Text(\"few\") }"
    #expect(texts(choice) == ["many"])
  }

  @Test("Closures of one function share its variables, and each use of the function has its own")
  func sharedVariables() {
    let counter = """
      var count = 0
      return ForEach(numbers, id: \\.self) { n in
        let _ = { count += n }()
        Text("\\(count)")
      }
      """
    #expect(texts(counter, in: "VStack { shown; shown }") == ["1", "3", "6", "1", "3", "6"])
  }

  @Test("A constant is refused as before, and a local variable has no binding")
  func refused() {
    #expect(
      texts("let n = 0; n += 1; return Text(\"\\(n)\")").first?.contains("'n' is a constant")
        == true)
    #expect(
      texts("var n = 0.5; return Slider(value: $n)").first?.contains("'n' is a constant") == true)
  }

  @Test("Numbers have their names wherever a number is an argument")
  func numberNames() {
    let names = """
      return Text("a").opacity(.zero).lineSpacing(.zero).padding(.zero).padding(.horizontal)
        .frame(minWidth: .zero, maxWidth: .infinity).scaleEffect(.pi).zIndex(.zero).offset(.zero)
      """
    #expect(texts(names) == ["a"])
  }

  @Test(
    "Closures of gestures are checked: the state of updating is inout",
    arguments: [
      "DragGesture().updating($numbers) { value, state, _ in state = [Int(value.translation.width)] }",
      "DragGesture(minimumDistance: 0).onChanged { numbers = [Int($0.location.x)] }.onEnded { _ in }",
      "TapGesture(count: 2).onEnded { numbers = [] }",
      "TapGesture().onEnded { _ in numbers = [] }.simultaneously(with: DragGesture())",
      "MagnifyGesture().onChanged { numbers = [Int($0.magnification)] }",
      "OtherGesture().updating($numbers) { value, state, _ in state.append(1); state = [] }",
    ])
  func gestures(gesture: String) {
    let sample = SwiftSample(
      """
      struct A: View {
        @State var numbers = [1]
        var body: some View { Text("a").gesture(\(gesture)) }
      }
      """)
    #expect(sample.problems == [])
  }

  @Test("'...' among views is a placeholder: a warning, and no views")
  func placeholder() {
    let found = texts("VStack { Text(\"a\"); HStack { ... } }")
    #expect(found.count == 2)
    #expect(found.first?.contains("'...' is a placeholder") == true)
    #expect(found.last == "a")
  }
}
