/// Checks that a text is well-formed and has nothing but the elements and attributes that pictures may have.
struct SVGChecker {
  /// What is wrong, with a piece of the text; empty if nothing is.
  private(set) var problems: [String] = []

  private let bytes: [UInt8]
  private var place = 0
  private var open: [String] = []
  private var identifiers: Set<String> = []
  private var references: Set<String> = []

  private static let elements: Set<String> = [
    "svg", "title", "desc", "style", "defs", "pattern", "marker", "linearGradient", "stop",
    "clipPath", "g", "rect", "ellipse", "path", "text", "metadata",
  ]
  private static let attributes: Set<String> = [
    "xmlns", "viewBox", "width", "height", "role", "aria-labelledby", "id", "x", "y", "rx", "cx",
    "cy", "ry", "d", "fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray",
    "opacity", "transform", "clip-path", "marker-end", "font-size", "font-weight", "font-style",
    "text-anchor", "class", "textLength", "lengthAdjust", "data-v", "data-e", "patternUnits",
    "patternTransform", "refX", "refY", "markerUnits", "markerWidth", "markerHeight", "orient",
    "x1", "y1", "x2", "y2", "offset", "stop-color", "data-report", "data-first",
  ]
  private static let lengths: Set<String> = [
    "x", "y", "width", "height", "rx", "ry", "cx", "cy", "font-size", "stroke-width", "opacity",
    "textLength", "viewBox", "stroke-dasharray", "x1", "y1", "x2", "y2",
  ]
  /// Lengths that are wrong below 0.
  private static let positive: Set<String> = [
    "width", "height", "rx", "ry", "font-size", "textLength", "stroke-width", "opacity",
  ]

  /// What is wrong with a picture.
  static func problems(in svg: String) -> [String] {
    var checker = SVGChecker(bytes: Array(svg.utf8))
    checker.check()
    return checker.problems
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func check() {
    while place < bytes.count, problems.count < 5 {
      if bytes[place] == UInt8(ascii: "<") { tag() } else { text() }
    }
    if !open.isEmpty { problems.append("not closed: \(open)") }
    for reference in references.subtracting(identifiers) {
      problems.append("nothing is #\(reference)")
    }
  }

  private mutating func fail(_ what: String) {
    let end = min(place + 60, bytes.count)
    problems.append("\(what) at \(String(decoding: bytes[place..<end], as: UTF8.self))")
    place = bytes.count
  }

  private mutating func word(_ isEnd: (UInt8) -> Bool) -> String {
    let start = place
    while place < bytes.count, !isEnd(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func text() {
    let text = word { $0 == UInt8(ascii: "<") }
    if text.contains("]]>") || text.contains(">") && open.last != "style" { fail("a bare >") }
    checkEntities(text)
    for scalar in text.unicodeScalars where scalar.value < 32 && scalar != "\n" {
      fail("a control character")
    }
    if open.isEmpty, text.contains(where: { $0 != "\n" }) { fail("text outside of all") }
  }

  private mutating func checkEntities(_ text: String) {
    for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
      let name = part.prefix { $0 != ";" }
      if !["lt", "gt", "amp", "quot", "#39"].contains(String(name)) { fail("a bare &") }
    }
  }

  private mutating func tag() {
    place += 1
    if place < bytes.count, bytes[place] == UInt8(ascii: "/") {
      place += 1
      let name = word { $0 == UInt8(ascii: ">") }
      place += 1
      if open.popLast() != name { fail("\(name) closed out of turn") }
      return
    }
    let name = word {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/")
    }
    guard Self.elements.contains(name) else { return fail("element \(name)") }
    var seen: Set<String> = []
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: " "): attribute(&seen)
      case UInt8(ascii: ">"):
        place += 1
        open.append(name)
        return
      case UInt8(ascii: "/"):
        place += 2
        return
      default: return fail("in a tag")
      }
    }
  }

  private mutating func attribute(_ seen: inout Set<String>) {
    place += 1
    let name = word { $0 == UInt8(ascii: "=") }
    guard Self.attributes.contains(name) else { return fail("attribute \(name)") }
    if !seen.insert(name).inserted { return fail("\(name) twice") }
    place += 2
    let value = word { $0 == UInt8(ascii: "\"") }
    place += 1
    if value.contains("<") { return fail("< in \(name)") }
    checkEntities(value)
    check(name, value)
  }

  private mutating func check(_ name: String, _ value: String) {
    if name == "id", !identifiers.insert(value).inserted { return fail("id \(value) twice") }
    if value.hasPrefix("url(") {
      guard value.hasPrefix("url(#"), value.hasSuffix(")") else { return fail("outward \(value)") }
      references.insert(String(value.dropFirst(5).dropLast()))
    }
    var numbers: [Substring] = []
    if Self.lengths.contains(name) { numbers = value.split(separator: " ") }
    if name == "d" { numbers = value.split { $0 == " " || $0.isLetter } }
    if name == "d", value.contains(where: { $0.isLetter && !"MLCmhvz".contains($0) }) {
      return fail("path \(value.prefix(40))")
    }
    if name == "transform" {
      numbers = value.dropFirst(7).dropLast().split(separator: " ")
    }
    for number in numbers {
      let digits = number.hasPrefix("-") ? number.dropFirst() : number
      guard !digits.isEmpty, digits.allSatisfy({ $0.isNumber || $0 == "." }) else {
        return fail("\(name) \(number)")
      }
      if Self.positive.contains(name), number.hasPrefix("-") { return fail("\(name) \(number)") }
    }
  }
}
