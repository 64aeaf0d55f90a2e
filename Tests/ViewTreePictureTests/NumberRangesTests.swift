import Testing

@testable import ViewTreePicture

/// Numbers of closures in few words.
@Suite("Ranges of numbers")
struct NumberRangesTests {
  @Test("Numbers that follow one another are named by the first and the last")
  func stretches() {
    #expect(NumberRanges.text([]) == "")
    #expect(NumberRanges.text([3, 4, 5, 9]) == "3–5, 9")
    #expect(NumberRanges.text([1, 3, 5, 7, 9, 11]) == "1, 3, 5, 7, …")
    #expect(NumberRanges.words([3, 5, 6, 7, 9, 10]) == "3, 5 to 7, 9, 10")
    #expect(NumberRanges.words([1, 3, 5, 7, 9, 11]) == "1, 3, 5, 7, 9, 11")
  }
}
