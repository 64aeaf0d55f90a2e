/// Realistic trees: a scrolled form of pages, sections and rows, six or seven levels deep.
extension DocumentGenerator {
  /// The views of the largest row.
  private static let largestRow = 11
  /// A section's own views: its stack and its title.
  private static let sectionViews = 2
  private static let rowsOfSection = 4...12
  private static let sectionsOfPage = 3
  private static let largestPage =
    1 + sectionsOfPage * (sectionViews + rowsOfSection.upperBound * largestRow)

  /// Pages while a whole one fits, then sections, then single text views up to the exact number.
  mutating func writeForm() {
    openStack("VStack", spacing: 0) { $0.modifier("{\"frame\":{\"width\":390}}") }
    while remaining >= Self.largestPage {
      stack("VStack", spacing: 16) { page in
        for _ in 0..<Self.sectionsOfPage {
          page.section(rows: page.random.number(in: Self.rowsOfSection))
        }
      }
    }
    while remaining >= Self.sectionViews + Self.largestRow {
      let rows = (remaining - Self.sectionViews) / Self.largestRow
      section(rows: min(rows, Self.rowsOfSection.upperBound))
    }
    while remaining > 0 { text(words: 1...3) }
    close()
  }

  private mutating func section(rows: Int) {
    stack("VStack", spacing: 4, alignment: "leading") {
      $0.modifier("{\"padding\":8}")
    } content: { section in
      section.text(words: 1...2, height: 13)
      for _ in 0..<rows { section.row() }
    }
  }

  /// An icon, a title over a subtitle, and one of three endings.
  private mutating func row() {
    let isRoomy = random.below(2) == 0
    stack("HStack", spacing: 8) {
      $0.modifier(isRoomy ? "{\"padding\":12}" : "{\"padding\":6}")
    } content: { row in
      row.rectangle { $0.modifier("{\"frame\":{\"width\":24,\"height\":24}}") }
      row.stack("VStack", spacing: 2, alignment: "leading") { titles in
        titles.text(words: 1...3)
        titles.text(words: 3...6, height: 13)
      }
      row.spacer(minLength: 8)
      switch row.random.below(3) {
      case 0: row.valueWithArrow()
      case 1: row.tags()
      default: row.figures()
      }
    }
  }

  private mutating func valueWithArrow() {
    text(words: 1...1)
    rectangle { $0.modifier("{\"frame\":{\"width\":8,\"height\":12}}") }
  }

  private mutating func tags() {
    stack("HStack", spacing: 4) {
      $0.modifier("{\"padding\":2}")
    } content: { tags in
      for _ in 0..<tags.random.number(in: 1...4) {
        tags.text(words: 1...1, height: 13) { $0.modifier("{\"padding\":4}") }
      }
    }
  }

  private mutating func figures() {
    stack("VStack", spacing: 0, alignment: "trailing") {
      $0.modifier("{\"frame\":{\"width\":120}}")
    } content: { figures in
      figures.text(words: 1...1)
      figures.stack("HStack", spacing: 2) { line in
        line.text(words: 1...1, height: 13)
        line.text(words: 1...1, height: 13)
      }
    }
  }
}
