import Testing

@testable import viewtree_benchmark

@Suite("Tables")
struct TableTests {
  @Test("Columns are aligned, and lines have no spaces at their ends")
  func aligned() {
    var table = Table(headings: ["what", "ms"])
    table.add(["read", "12.5"])
    table.add(["layout", "3"])
    table.add(["none"])
    #expect(table.text == "what      ms\nread    12.5\nlayout     3\nnone\n")
  }

  @Test("Numbers have the places that were asked for")
  func decimals() {
    let cases: [(Double, Int, String)] = [
      (1.25, 1, "1.3"), (0.05, 2, "0.05"), (-0.5, 1, "-0.5"), (7, 0, "7"), (2.004, 3, "2.004"),
      (.infinity, 2, "-"), (.nan, 2, "-"),
    ]
    for (number, places, text) in cases {
      #expect(DecimalText.text(number, places: places) == text)
    }
    #expect(DecimalText.milliseconds(1_234_567) == "1.235")
    #expect(DecimalText.mebibytes(1_572_864) == "1.5")
  }
}
