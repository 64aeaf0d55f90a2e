import Testing

@testable import ViewTreeSwift

/// Names of closure parameters in documents, which Swift files don't have.
@Suite("State with the names of closure parameters in documents")
struct HiddenNameTests {
  private static let key = """
    struct Width: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    """

  @Test("State variables named value and oldValue can be changed in actions")
  func actions() {
    let sample = SwiftSample(
      """
      \(Self.key)
      struct Root: View {
        @State private var value = 0
        @State private var oldValue = 1
        var body: some View {
          VStack {
            Text("a").preference(key: Width.self, value: 33)
            Text("\\(value) \\(oldValue)")
          }
          .onPreferenceChange(Width.self) { value = $0 }
          .onChange(of: value) { oldValue = $1 + value }
        }
      }
      """, SwiftOptions(root: "Root"))
    #expect(sample.problems == [])
    #expect(sample.texts == ["a", "33 66"])
  }

  @Test("A transform reads the state variable that has the name of its parameter")
  func transform() {
    let sample = SwiftSample(
      """
      \(Self.key)
      struct Root: View {
        @State private var value = 5
        @State private var sum = 0
        var body: some View {
          Text("\\(sum)").transformPreference(Width.self) { $0 += value }
            .onPreferenceChange(Width.self) { sum = $0 }
        }
      }
      """, SwiftOptions(root: "Root"))
    #expect(sample.problems == [])
    #expect(sample.texts == ["5"])
  }

  @Test("A key path is the function that onGeometryChange measures with")
  func keyPath() {
    let sample = SwiftSample(
      """
      struct Root: View {
        @State private var width: CGFloat = 0
        var body: some View {
          VStack {
            Color.red.frame(width: 32).onGeometryChange(for: CGFloat.self, of: \\.size.width) { width = $0 }
            Text("\\(Int(width))")
          }
        }
      }
      """, SwiftOptions(root: "Root"))
    #expect(sample.problems == [])
    #expect(sample.texts == ["32"])
  }
}
