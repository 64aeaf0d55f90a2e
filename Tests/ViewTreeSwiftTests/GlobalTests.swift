import Testing

@testable import ViewTreeSwift

/// Constants and functions outside types, and static members of views.
@Suite("Constants and functions of files")
struct GlobalTests {
  /// The texts of a view `A` and other declarations, in one file.
  private func texts(_ declarations: String, _ body: String) -> [String] {
    let sample = SwiftSample(
      "\(declarations)\nstruct A: View { var body: some View { \(body) } }\n#Preview { A() }")
    #expect(sample.problems == [])
    return sample.texts
  }

  @Test("Methods, computed properties, initializers, and statics of types use them")
  func types() {
    let declarations = """
      private let gap = 8
      var total: Int { gap * 3 }
      func doubled(_ n: Int, by factor: Int = 2) -> Int { n * factor }
      struct Box {
        var size: Int
        static let standard = Box(size: gap)
        var wide: Int { size + total }
        init(size: Int) { self.size = max(size, gap) }
        func grown(by n: Int = gap) -> Int { doubled(size) + n }
      }
      enum Kind { case one, two; var n: Int { self == .one ? gap : total } }
      final class Model: ObservableObject { @Published var n = gap; func next() -> Int { n + gap } }
      """
    let body = """
      VStack {
        Text("\\(Box(size: 1).wide) \\(Box.standard.grown())")
        Text("\\(Kind.one.n) \\(Kind.two.n)")
        Text("\\(Model().next()) \\(gap) \\(doubled(3)) \\(doubled(3, by: 5))")
      }
      """
    #expect(texts(declarations, body) == ["32 24", "8 24", "16 8 6 15"])
  }

  @Test("Layouts use them, and have computed properties and static functions")
  func layouts() {
    let sample = SwiftSample(
      """
      private let gap: CGFloat = 8
      struct Row: Layout {
        var inset: CGFloat = 4
        static let height: CGFloat = 20
        static func width(_ n: Int) -> CGFloat { CGFloat(n) * height + gap }
        private var double: CGFloat { inset * 2 }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: Self.width(subviews.count) + double, height: Row.height)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
        }
      }
      #Preview { Row { Color.red; Color.blue } }
      """)
    #expect(sample.problems == [])
    // 2 * 20 + 8 + 2 * 4
    #expect(sample.report.contains { $0.contains("56x20") }, "\(sample.report)")
  }

  @Test("Preference keys and values of the environment use them in their defaults")
  func keys() {
    let declarations = """
      private let gap = 8
      struct Key: PreferenceKey {
        static let defaultValue = gap
        static func reduce(value: inout Int, nextValue: () -> Int) { value = min(value, gap * 2) }
      }
      extension EnvironmentValues { @Entry var inset: Int = gap * 3 }
      struct B: View { @Environment(\\.inset) var inset; var body: some View { Text("\\(inset)") } }
      """
    #expect(texts(declarations, "B().preference(key: Key.self, value: 1)") == ["24"])
  }

  @Test("A static member of a view uses others without the view's name")
  func statics() {
    let declarations = """
      struct B: View {
        static let base = 3
        static var twice: Int { base * 2 }
        static func times(_ n: Int, base other: Int = 1) -> Int { n * base * other }
        var body: some View { Text("\\(Self.twice) \\(Self.times(4)) \\(B.times(1, base: 5))") }
      }
      """
    #expect(texts(declarations, "B()") == ["6 12 15"])
  }

  @Test("Each file's types use its own private constants")
  func privateNames() {
    let texts = SwiftFolder.texts(
      """
      private let gap = 1
      struct One { var n: Int { gap } }
      struct A: View { var body: some View { Text("\\(One().n) \\(Two().n)") } }
      """, "private let gap = 2\nstruct Two { var n: Int { gap } }")
    #expect(texts == ["1 2"])
  }

  @Test("A function of a view has default arguments that use state, and variadic parameters")
  func defaults() {
    let sample = SwiftSample(
      """
      struct A: View {
        @State private var step = 3
        func scaled(_ n: Int, by factor: Int = 2, plus more: Int? = nil) -> Int {
          n * factor * step + (more ?? 0)
        }
        func sum(of numbers: Int..., plus more: Int = 1) -> Int { numbers.reduce(0, +) + more }
        var body: some View {
          Text("\\(scaled(1)) \\(scaled(1, by: 1)) \\(scaled(1, plus: 4)) \\(sum(of: 4, 5))")
        }
      }
      #Preview { A() }
      """)
    #expect(sample.problems == [])
    #expect(sample.texts == ["6 3 10 10"])
  }

  @Test("Every alignment of an AlignmentID is one, wherever it's stored, and pairs of them")
  func alignments() {
    let sample = SwiftSample(
      """
      struct Mid: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height - 3 }
      }
      extension VerticalAlignment { static var mid: VerticalAlignment { .init(Mid.self) } }
      extension Alignment { static let corner = Alignment(horizontal: .leading, vertical: .mid) }
      enum Guides { static let mid = VerticalAlignment(Mid.self) }
      struct A: View {
        private let own = VerticalAlignment(Mid.self)
        var body: some View {
          HStack(alignment: .mid) { bars; bars }
          HStack(alignment: Guides.mid) { bars }
          HStack(alignment: own) { bars; Color.red.alignmentGuide(Guides.mid) { $0[.top] } }
          ZStack(alignment: .corner) { bars }
        }
        var bars: some View { Color.red.frame(height: 10) }
      }
      #Preview { A() }
      """)
    #expect(sample.problems == [])
  }
}
