/// Random expressions.
extension ProgramWriter {
  /// An expression of a type, with a maximum nesting depth.
  mutating func expression(_ type: GeneratedType, depth: Int) -> String {
    guard depth > 0, random.below(6) > 0 else { return leaf(type) }
    let known = Productions.expressions(type)
    let own = helpers.flatMap(\.expressions).filter { $0.type == type }.map(\.template)
    // The program's own declarations are used more often than built-in expressions.
    let isOwn = !own.isEmpty && random.below(4) == 0
    guard let template = random.element(of: isOwn ? own : known) else { return leaf(type) }
    return fill(template, depth: depth - 1)
  }

  /// A name or a literal.
  private mutating func leaf(_ type: GeneratedType) -> String {
    if random.below(3) > 0, let name = name(type) { return name }
    guard let template = random.element(of: Productions.leaves(type)) else { return "" }
    return fill(template, depth: 0)
  }

  /// Fills each hole. `variable` is the variable of the statement.
  mutating func fill(_ template: Template, depth: Int, variable: String = "") -> String {
    var text = ""
    for piece in template.pieces {
      switch piece {
      case .text(let words): text += words
      case .expression(let type): text += expression(type, depth: depth)
      case .leaf(let type): text += leaf(type)
      case .name(let type): text += name(type) ?? leaf(type)
      case .closure(let parameter, let result):
        text += closure(parameter, result, depth: min(depth, 1))
      case .number(let bound): text += String(random.below(bound))
      case .word(let words): text += random.one(of: words, or: "")
      case .variable: text += variable
      }
    }
    return text
  }

  /// A closure with one parameter.
  private mutating func closure(
    _ parameter: GeneratedType, _ result: GeneratedType, depth: Int
  ) -> String {
    let name = newName()
    let added = [Variable(name: name, type: parameter, isMutable: false)]
    let body = expression(with: added) { $0.expression(result, depth: depth) }
    // In a nested closure, `$0` would be the inner parameter.
    guard random.below(2) == 0, !body.contains("{") else {
      return "{ (\(name): \(parameter.name)) -> \(result.name) in \(body) }"
    }
    // Swift requires the use of the parameter, or `_ in`.
    return body.contains(name) ? "{ \(body.replacing(name, with: "$0")) }" : "{ _ in \(body) }"
  }
}
