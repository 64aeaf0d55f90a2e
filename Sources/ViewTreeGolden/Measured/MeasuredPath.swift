import ViewTreeNumbers

/// The parsed path of a measurement.
struct MeasuredPath: Comparable {
  /// The path of the enclosing view, empty for one of the root.
  let parent: String
  /// The word between them, such as `overlay[1]`.
  let word: String?
  /// The view's name without its number.
  let name: String
  /// Its index among its siblings.
  let number: Int

  init(_ path: String) {
    var segments = path.split(separator: "/", omittingEmptySubsequences: false)
    let last = segments.popLast() ?? ""
    name = String(last.prefix { $0 != "[" })
    number = Int(last.dropFirst(name.count + 1).dropLast()) ?? 0
    if let before = segments.last, Self.words.contains(String(before.prefix { $0 != "[" })) {
      word = String(before)
      segments.removeLast()
    } else {
      word = nil
    }
    parent = segments.joined(separator: "/")
  }

  /// The view with the word before it.
  var label: String { word.map { "\($0)/\(name)" } ?? name }

  private static let words: Set = ["overlay", "background", "mask", "safeAreaInset"]

  static func < (first: MeasuredPath, second: MeasuredPath) -> Bool {
    (first.word ?? "", first.number, first.name) < (second.word ?? "", second.number, second.name)
  }
}
