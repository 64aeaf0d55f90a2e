import Testing
import ViewTreeNumbers
import ViewTreeSyntax

@Suite("The order of diagnostics")
struct DiagnosticOrderTests {
  private func diagnostic(_ place: Int, cause: Int? = nil) -> Diagnostic {
    var made = Diagnostic(
      id: "a", message: "\(place)", range: SourceRange(place * 10, place * 10 + 1))
    made.cause = cause.map { SourceRange($0 * 10, $0 * 10 + 1) }
    return made
  }

  private func order(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.sortedByPosition().map(\.message)
  }

  @Test("A diagnostic follows its cause, through several causes, and keeps its place without one")
  func causes() {
    #expect(order([diagnostic(3), diagnostic(1, cause: 3), diagnostic(2)]) == ["2", "3", "1"])
    #expect(
      order([1, 2, 3].map { diagnostic($0, cause: 4) } + [diagnostic(4), diagnostic(5)])
        == ["4", "1", "2", "3", "5"])
    #expect(
      order([diagnostic(1, cause: 2), diagnostic(2, cause: 3), diagnostic(3)]) == ["3", "2", "1"])
    #expect(order([diagnostic(1), diagnostic(2, cause: 1)]) == ["1", "2"])
    #expect(order([diagnostic(1, cause: 9), diagnostic(2)]) == ["1", "2"])
    #expect(order([diagnostic(1, cause: 2), diagnostic(2, cause: 1)]) == ["2", "1"])
  }

  @Test("However causes are chosen, each diagnostic is there once")
  func random() {
    for seed in 1...200 {
      let count = seed % 12 + 1
      let all = (0..<count).map { place in
        let cause = (place * 7 + seed * 5) % (count + 3)
        return diagnostic(place, cause: (place + seed).isMultiple(of: 3) ? nil : cause)
      }
      #expect(order(all).sorted() == all.map(\.message).sorted())
    }
  }
}
