/// Checks that a page or a picture is well-formed and has nothing but what it may have.
struct MarkupChecker {
  private(set) var problems: [String] = []
  private var identifiers: Set<String> = []
  private var references: [String] = []

  private static let elements: Set<String> = [
    "html", "head", "meta", "title", "style", "body", "header", "main", "nav", "section", "aside",
    "footer", "h1", "h2", "h3", "p", "div", "span", "ul", "li", "label", "input", "output",
    "button", "figure", "figcaption", "dialog", "table", "tr", "th", "td", "script", "svg", "desc",
    "defs", "pattern", "marker", "linearGradient", "stop", "clipPath", "g", "rect", "ellipse",
    "path", "text", "circle", "line", "polyline", "polygon", "radialGradient", "use",
  ]
  private static let forbidden: Set<String> = ["style", "src", "srcdoc", "action", "formaction"]

  /// Checks a text; names of what is wrong, none if nothing is.
  static func problems(in text: String) -> [String] {
    var checker = MarkupChecker()
    checker.check(Array(text.utf8))
    return checker.problems
  }

  private mutating func check(_ bytes: [UInt8]) {
    var open: [String] = []
    var place = 0
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      checkText(bytes[place..<start])
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else {
        return problems.append("a tag without end")
      }
      let tag = String(decoding: bytes[start + 1..<end], as: UTF8.self)
      place = end + 1
      if tag.hasPrefix("!DOCTYPE") || tag.hasPrefix("!--") { continue }
      if tag.hasPrefix("/") {
        let last = open.popLast()
        if last != String(tag.dropFirst()) {
          problems.append("</\(tag)> ends \(last ?? "nothing")")
        }
        continue
      }
      let name = String(tag.prefix { !$0.isWhitespace && $0 != "/" })
      if !Self.elements.contains(name) { problems.append("<\(name)>") }
      checkAttributes(tag.dropFirst(name.count))
      guard !tag.hasSuffix("/") else { continue }
      if name == "script" || name == "style" {
        place = end + 1 + Self.length(of: bytes[(end + 1)...], until: "</\(name)>")
      }
      open.append(name)
    }
    if !open.isEmpty { problems.append("open at the end: \(open)") }
    for reference in references where !identifiers.contains(reference) {
      problems.append("#\(reference) is not there")
    }
  }

  private static func length(of bytes: ArraySlice<UInt8>, until end: String) -> Int {
    let end = Array(end.utf8)
    var place = bytes.startIndex
    while place + end.count <= bytes.endIndex {
      if bytes[place] == end[0], bytes[place..<place + end.count].elementsEqual(end) { break }
      place += 1
    }
    return place - bytes.startIndex
  }

  /// Every `&` begins one of the five references.
  private mutating func checkText(_ bytes: ArraySlice<UInt8>) {
    guard bytes.contains(UInt8(ascii: "&")) else { return }
    let parts = String(decoding: bytes, as: UTF8.self).split(
      separator: "&", omittingEmptySubsequences: false)
    for part in parts.dropFirst()
    where !["lt;", "gt;", "amp;", "quot;", "#39;"].contains(where: { part.hasPrefix($0) }) {
      problems.append("&\(part.prefix(8))")
    }
  }

  private mutating func checkAttributes(_ text: Substring) {
    var rest = text
    var seen: Set<String> = []
    while true {
      rest = rest.drop { $0.isWhitespace }
      if rest.isEmpty || rest == "/" { return }
      let name = String(rest.prefix { $0 != "=" })
      rest = rest.dropFirst(name.count)
      guard rest.hasPrefix("=\"") else { return problems.append("\(name) without a value") }
      rest = rest.dropFirst(2)
      let value = String(rest.prefix { $0 != "\"" })
      guard rest.count > value.count else { return problems.append("\(name) without an end") }
      rest = rest.dropFirst(value.count + 1)
      if !seen.insert(name).inserted { problems.append("\(name) twice") }
      check(name, value)
    }
  }

  private mutating func check(_ name: String, _ value: String) {
    if Self.forbidden.contains(name) || name.hasPrefix("on") { problems.append("\(name)=") }
    if name.hasSuffix("href"), !value.hasPrefix("#") { problems.append("\(name)=\(value)") }
    switch name {
    case "id":
      if !identifiers.insert(value).inserted { problems.append("#\(value) twice") }
    case "for", "aria-labelledby", "aria-describedby":
      references += value.split(separator: " ").map(String.init)
    default:
      guard value.hasPrefix("url(") else { return }
      if value.hasPrefix("url(#"), value.hasSuffix(")") {
        references.append(String(value.dropFirst(5).dropLast()))
      } else {
        problems.append("\(name)=\(value)")
      }
    }
  }
}
