import Testing

@Suite("Functions that return views as plain code")
struct PlainCodeTests {
  private func sample(_ body: String) -> SwiftSample {
    SwiftSample(
      """
      import SwiftUI
      struct Card: View {
        let names = ["a", "b"]
        func view() -> some View {
          \(body)
        }
        var body: some View { VStack { view(); Divider() } }
      }
      """)
  }

  @Test("A loop that returns a view is a gap, and the rest of the function is shown")
  func loop() {
    let sample = sample(
      "for name in names { if name == \"b\" { return Text(name) } }\nreturn Text(\"none\")")
    #expect(sample.report.contains { $0.contains("Text \"none\"") })
    #expect(sample.problems.map { String($0.prefix { $0 != ":" }) } == ["5"])
  }

  @Test("The views of a do statement are shown, not those of its catch")
  func doing() {
    let sample = sample("do { return Text(\"read\") } catch { return Text(\"failed\") }")
    #expect(sample.report.contains { $0.contains("Text \"read\"") })
    #expect(sample.problems == [])
  }

  @Test("A color with a name is a view, and a value that a closure gets")
  func color() {
    let sample = SwiftSample(
      """
      import SwiftUI
      struct Icon<Content: View>: View {
        @ViewBuilder let content: (Color) -> Content
        var body: some View {
          let tint = Color(red: 1, green: 0, blue: 0)
          return ZStack { tint; content(tint) }
        }
      }
      #Preview { Icon { tint in Text("a").foregroundStyle(tint) } }
      """)
    #expect(sample.problems == [])
    #expect(sample.report.contains { $0.contains("Text \"a\"") })
  }

  @Test("A parameter pack is a gap, not an error")
  func packs() {
    let file = """
      struct Both<each Content: View>: View {
        let views: (repeat each Content)
        init(_ views: repeat each Content) { self.views = (repeat each views) }
        var body: some View { Text("both") }
      }
      struct A: View { var body: some View { VStack { Both(Text("a"), Text("b")); Text("c") } } }
      """
    #expect(SwiftFolder.texts(file).contains("c"))
    #expect(SwiftSample(file + "\n#Preview { Text(\"d\") }").problems == [])
  }
}
