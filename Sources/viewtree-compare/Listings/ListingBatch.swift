/// Listings that are compiled together. Each one has its own namespace, and shared support code
/// occurs once.
struct ListingBatch {
  private static let preview = "#Preview {\n"
  /// Markers in a listing: the start of its harness, and the start of the host code in the harness.
  private static let (measuring, host) = ("// MARK: - viewtree: measuring\n", "#if canImport(")

  private(set) var paths: [String] = []
  private var texts: [String] = []
  private var support: [String] = []
  private var hosts: Set<String> = []

  /// Adds a listing. Returns false if it extends types, which isn't possible in a namespace.
  mutating func add(_ path: String, _ text: String) -> Bool {
    if let place = text.firstRange(of: Self.measuring) {
      let (host, rest) = Self.parts(text[place.upperBound...])
      // The code that runs a listing names its view, so it can't be shared. One listing of each
      // form is compiled with that code.
      guard !hosts.insert(host.filter { !$0.isHexDigit }).inserted else { return false }
      return add(path, text[..<place.lowerBound], rest)
    }
    guard let place = text.firstRange(of: Self.preview) else { return false }
    let own = text[..<place.lowerBound]
    let end = text[place.upperBound...].firstRange(of: "\n}\n")?.upperBound ?? text.endIndex
    return add(path, text[..<end], text[end...], own)
  }

  private mutating func add(
    _ path: String, _ listing: Substring, _ rest: Substring, _ own: Substring? = nil
  ) -> Bool {
    let lines = (own ?? listing).split(separator: "\n")
    guard !lines.contains(where: { $0.hasPrefix("extension ") }) else { return false }
    for block in Self.blocks(rest) where !support.contains(block) { support.append(block) }
    paths.append(path)
    texts.append(String(listing))
    return true
  }

  /// Splits a harness into its host code and its other declarations.
  private static func parts(_ text: Substring) -> (host: Substring, rest: Substring) {
    guard let start = text.firstRange(of: host), let end = text.firstRange(of: "\n#endif\n") else {
      return ("", text)
    }
    return (
      text[start.lowerBound..<end.upperBound], text[..<start.lowerBound] + text[end.upperBound...]
    )
  }

  /// The declarations after the preview.
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

  /// One file per listing, and one file with the shared support code.
  var files: [(name: String, text: String)] {
    texts.enumerated().map { number, text in
      let text = Self.withoutMacro(text, isInside: true)
      let parts = text.split(separator: "import SwiftUI\n", maxSplits: 1)
      let head = parts.count == 2 ? String(parts[0]) : ""
      // On one line, so that messages have the line numbers of the listing.
      return (
        "listing_\(number).swift",
        head + "import SwiftUI; enum Listing\(number) {\n" + (parts.last ?? "") + "}\n"
      )
    } + [("Support.swift", "import SwiftUI\n" + support.joined())]
  }

  /// The listing with a function instead of the macro, whose plug-in isn't available here.
  static func withoutMacro(_ text: String, isInside: Bool) -> String {
    let function =
      "@MainActor @ViewBuilder \(isInside ? "static " : "")func preview() -> some View {\n"
    return text.split(separator: Self.preview, omittingEmptySubsequences: false)
      .joined(separator: function)
  }
}
