/// Checks that a picture or a page is well-formed and has nothing but the elements and attributes that it may
/// have.
struct MarkupChecker {
  enum Kind { case picture, page }

  /// What is wrong, with a piece of the text; empty if nothing is.
  private(set) var problems: [String] = []

  private let kind: Kind
  private let bytes: [UInt8]
  private var place = 0
  private var open: [String] = []
  private var identifiers: Set<String> = []
  private var references: Set<String> = []

  private static let pageElements: Set<String> = [
    "html", "head", "meta", "body", "header", "main", "nav", "section", "aside", "footer", "h1",
    "h2", "h3", "p", "div", "span", "ul", "li", "label", "input", "output", "button", "figure",
    "figcaption", "dialog", "details", "summary", "table", "tr", "th", "td", "script",
  ]
  private static let pageAttributes: Set<String> = [
    "lang", "charset", "http-equiv", "content", "name", "for", "type", "hidden", "tabindex",
    "aria-label", "aria-live", "placeholder", "autocomplete", "spellcheck", "min", "scope",
    "data-first", "data-moment", "data-picture", "data-step", "data-from",
  ]
  /// What stands in these is no markup.
  private static let raw: Set<String> = ["script", "style"]
  private static let elements: Set<String> = [
    "svg", "title", "desc", "style", "defs", "pattern", "marker", "linearGradient", "stop",
    "clipPath", "g", "rect", "ellipse", "path", "text", "metadata", "tspan", "radialGradient",
    "mask", "filter", "feGaussianBlur", "feOffset", "feFlood", "feComposite", "feMerge",
    "feMergeNode",
  ]
  private static let attributes: Set<String> = [
    "xmlns", "viewBox", "width", "height", "role", "aria-labelledby", "id", "x", "y", "rx", "cx",
    "cy", "ry", "d", "fill", "stroke", "stroke-width", "stroke-dasharray",
    "opacity", "transform", "clip-path", "marker-end", "font-size", "font-weight", "font-style",
    "text-anchor", "class", "textLength", "lengthAdjust", "data-v", "data-e", "patternUnits",
    "patternTransform", "refX", "refY", "markerUnits", "markerWidth", "markerHeight", "orient",
    "x1", "y1", "x2", "y2", "offset", "stop-color", "data-report", "data-first", "dx", "dy", "r",
    "fill-opacity", "stroke-opacity", "stop-opacity", "stroke-linecap", "stroke-linejoin",
    "gradientUnits", "filter", "filterUnits", "in", "in2", "operator", "result", "stdDeviation",
    "flood-color", "flood-opacity", "mask", "mask-type", "maskUnits",
  ]
  private static let lengths: Set<String> = [
    "x", "y", "width", "height", "rx", "ry", "cx", "cy", "font-size", "stroke-width", "opacity",
    "textLength", "viewBox", "stroke-dasharray", "x1", "y1", "x2", "y2", "dx", "dy", "r",
    "stdDeviation", "fill-opacity", "stroke-opacity", "stop-opacity", "flood-opacity",
  ]
  /// Lengths that are wrong below 0.
  private static let positive: Set<String> = [
    "width", "height", "rx", "ry", "font-size", "textLength", "stroke-width", "opacity",
  ]

  /// What is wrong with a picture or a page.
  static func problems(in text: String, _ kind: Kind = .picture) -> [String] {
    var checker = MarkupChecker(kind, Array(text.utf8))
    checker.check()
    return checker.problems
  }

  private init(_ kind: Kind, _ bytes: [UInt8]) {
    self.kind = kind
    self.bytes = bytes
  }

  private mutating func check() {
    let type = Array("<!DOCTYPE html>\n".utf8)
    if kind == .page, bytes.starts(with: type) { place = type.count }
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
    if text.contains(">") { fail("a bare >") }
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
    guard Self.elements.contains(name) || kind == .page && Self.pageElements.contains(name) else {
      return fail("element \(name)")
    }
    var seen: Set<String> = []
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: " "): attribute(&seen)
      case UInt8(ascii: ">"):
        place += 1
        open.append(name)
        if Self.raw.contains(name) { skip(to: "</\(name)>") }
        return
      case UInt8(ascii: "/"):
        place += 2
        return
      default: return fail("in a tag")
      }
    }
  }

  private mutating func skip(to end: String) {
    let end = Array(end.utf8)
    while place + end.count <= bytes.count {
      if bytes[place] == end[0], bytes[place..<place + end.count].elementsEqual(end) { return }
      place += 1
    }
    fail("\(open.last ?? "") without end")
  }

  private mutating func attribute(_ seen: inout Set<String>) {
    place += 1
    let name = word { $0 == UInt8(ascii: "=") }
    guard Self.attributes.contains(name) || kind == .page && Self.pageAttributes.contains(name)
    else { return fail("attribute \(name)") }
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
    if ["for", "aria-labelledby"].contains(name) {
      references.formUnion(value.split(separator: " ").map(String.init))
    }
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
