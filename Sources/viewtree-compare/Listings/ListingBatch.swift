/// Listings that are compiled together: each in a namespace of its own, what they bring along once.
struct ListingBatch {
  private static let preview = "#Preview {\n"

  private(set) var paths: [String] = []
  private var texts: [String] = []
  private var support: [String] = []

  /// Adds a listing; false for one that extends types, which cannot stand in a namespace.
  mutating func add(_ path: String, _ text: String) -> Bool {
    guard let place = text.firstRange(of: Self.preview) else { return false }
    let own = text[..<place.lowerBound]
    guard !own.split(separator: "\n").contains(where: { $0.hasPrefix("extension ") }) else {
      return false
    }
    let end = text[place.upperBound...].firstRange(of: "\n}\n")?.upperBound ?? text.endIndex
    for block in Self.blocks(text[end...]) where !support.contains(block) { support.append(block) }
    paths.append(path)
    texts.append(String(text[..<end]))
    return true
  }

  /// The declarations behind the preview.
  private static func blocks(_ text: Substring) -> [String] {
    var blocks: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isInside = line.isEmpty || line.hasPrefix(" ") || line.hasPrefix("}")
      if isInside, let last = blocks.popLast() {
        blocks.append(last + line + "\n")
      } else if !isInside {
        blocks.append(line + "\n")
      }
    }
    return blocks
  }

  /// One file for each listing, and one with what they bring along.
  var files: [(name: String, text: String)] {
    texts.enumerated().map { number, text in
      let text = Self.withoutMacro(text, isInside: true)
      let parts = text.split(separator: "import SwiftUI\n", maxSplits: 1)
      let head = parts.count == 2 ? String(parts[0]) : ""
      // On one line, so that the lines of messages are those of the listing.
      return (
        "listing_\(number).swift",
        head + "import SwiftUI; enum Listing\(number) {\n" + (parts.last ?? "") + "}\n"
      )
    } + [("Support.swift", "import SwiftUI\n" + support.joined())]
  }

  /// The listing with a function in place of the macro, which has no plug-in here.
  static func withoutMacro(_ text: String, isInside: Bool) -> String {
    let function =
      "@MainActor @ViewBuilder \(isInside ? "static " : "")func preview() -> some View {\n"
    return text.split(separator: Self.preview, omittingEmptySubsequences: false)
      .joined(separator: function)
  }
}
