import ViewTreeDocument

/// What the passes of one evaluation find out about the document once for all.
final class SharedCaptures {
  private var content: [TemplateRange: [ContentCaptures.Variable]] = [:]
  private var numbers: [String: Int] = [:]
  /// The names of variables, by the number that causes have for them.
  private(set) var names: [String] = []

  /// The variables that the content of a closure with one parameter uses.
  func captures(
    of range: TemplateRange, in document: Document
  ) -> [ContentCaptures.Variable] {
    if let known = content[range] { return known }
    let captures = ContentCaptures(of: range, levels: 1, in: document).variables
    content[range] = captures
    return captures
  }

  func number(of name: String) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }
}
