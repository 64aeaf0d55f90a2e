import ViewTreeDocument
import ViewTreeScript

/// What the passes of one evaluation find out about the document once for all.
final class SharedCaptures {
  /// Some views, inside of some levels of names.
  private struct Content: Hashable {
    let range: TemplateRange
    let levels: Int
  }

  private var content: [Content: [ContentCaptures.Variable]] = [:]
  private var numbers: [String: Int] = [:]
  /// The names of variables, by the number that causes have for them.
  private(set) var names: [String] = []

  /// The variables that views use which stand inside of some levels of names; the content of a closure with
  /// one parameter has one.
  func captures(
    of range: TemplateRange, levels: Int = 1, in document: Document
  ) -> [ContentCaptures.Variable] {
    let key = Content(range: range, levels: levels)
    if let known = content[key] { return known }
    let captures = ContentCaptures(of: range, levels: levels, in: document).variables
    content[key] = captures
    return captures
  }

  func number(of name: String) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }
}
