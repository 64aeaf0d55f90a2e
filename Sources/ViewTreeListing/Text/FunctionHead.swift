/// The first line of a function, broken between its parentheses if it's too long.
enum FunctionHead {
  /// The lines of a function head that may be too long. Any other line is unchanged.
  static func lines(_ line: String) -> [String] {
    let text = line.drop { $0 == " " }
    let indent = String(repeating: " ", count: line.count - text.count)
    guard line.count > SwiftPrinter.width, text.hasSuffix("{"),
      text.split(separator: "(", maxSplits: 1).first?.contains("func ") ?? false,
      let open = text.firstIndex(of: "("), let close = closing(of: open, in: text)
    else { return [line] }
    let parameters = text[text.index(after: open)..<close]
    return [
      indent + text[...open], "\(indent)  \(parameters)", indent + text[close...],
    ]
  }

  private static func closing(of open: String.Index, in text: Substring) -> String.Index? {
    var depth = 0
    for place in text.indices where place >= open {
      if text[place] == "(" { depth += 1 }
      if text[place] == ")" { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }
}
