import ViewTreeRandom
import ViewTreeSyntax

/// Makes Swift files as people write them. The same numbers give the same bytes.
struct SwiftGenerator {
  private var random: SplitMix64
  private var text = "import SwiftUI\n"

  /// The lines of a row and of a screen.
  static let (rowLines, screenLines) = (25, 20)

  /// A file with a screen, its preview and as many rows as fit into `lines` lines. `others` are the
  /// numbers of further files whose first row it shows.
  static func screen(lines: Int, seed: Int = 1, others: Range<Int> = 0..<0) -> [UInt8] {
    let rows = max(1, (lines - screenLines) / rowLines)
    var generator = SwiftGenerator(random: SplitMix64(seed: UInt64(seed)))
    for row in 0..<rows { generator.addRow("Row0x\(row)") }
    generator.addScreen((0..<rows).map { "Row0x\($0)" } + others.map { "Row\($0)x0" })
    return Array(generator.text.utf8)
  }

  /// The file with a number, whose rows the screen of another file shows.
  static func rows(lines: Int, file: Int) -> [UInt8] {
    var generator = SwiftGenerator(random: SplitMix64(seed: UInt64(file)))
    for row in 0..<max(1, lines / rowLines) { generator.addRow("Row\(file)x\(row)") }
    return Array(generator.text.utf8)
  }

  private mutating func addRow(_ name: String) {
    let word = random.one(of: Words.plain, or: "item")
    text += """

      struct \(name): View {
        let title: String
        var count = \(random.below(6))
        var body: some View {
          HStack(spacing: 8) {
            Image(systemName: "star")
              .font(.title3)
              .foregroundStyle(.secondary)
            VStack(alignment: .leading, spacing: 2) {
              Text(title).font(.headline)
              Text(caption(for: count)).font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            if count > 2 {
              Text("\\(count)").padding(.horizontal, 6).background(Color.blue.opacity(0.2))
            }
          }
          .padding(.vertical, 4)
        }
        private func caption(for count: Int) -> String {
          count == 1 ? "one \(word)" : "\\(count) \(word)s"
        }
      }

      """
  }

  private mutating func addScreen(_ rows: [String]) {
    let calls = rows.map { "\n          \($0)(title: \"\(random.one(of: Words.plain, or: ""))\")" }
    text += """

      struct Screen: View {
        @State private var name = "Ann"
        var body: some View {
          ScrollView {
            VStack(alignment: .leading, spacing: 12) {
              Text("Hello, \\(name)").font(.largeTitle)
              Group {\(calls.joined())
              }
              ForEach(0..<3) { index in Row0x0(title: "row \\(index)", count: index) }
            }
            .padding()
          }
        }
      }

      #Preview {
        Screen()
      }

      """
  }
}
