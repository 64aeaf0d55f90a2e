import Testing

@testable import viewtree_benchmark

@Suite("Generated Swift files")
struct SwiftGeneratorTests {
  private func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("A screen has the lines that were asked for, give or take a row, and the same each time")
  func screen() {
    for count in [60, 115, 300, 1000] {
      let screen = SwiftGenerator.screen(lines: count)
      #expect(abs(lines(screen).count - count) <= SwiftGenerator.rowLines)
      #expect(screen == SwiftGenerator.screen(lines: count))
      #expect(screen != SwiftGenerator.screen(lines: count, seed: 2))
    }
  }

  @Test("A screen shows the first row of each other file, which declares it")
  func folder() {
    let screen = lines(SwiftGenerator.screen(lines: 60, others: 1..<4))
    for file in 1..<4 {
      #expect(screen.contains { $0.contains(" Row\(file)x0(title:") })
      let rows = SwiftGenerator.rows(lines: 115, file: file)
      #expect(lines(rows).contains("struct Row\(file)x0: View {"))
    }
  }
}
