/// Swift's law of exclusivity: no access to a value while it's changed.
extension TypeChecker {
  /// The variable that an expression refers to, and the path from it to the part. All elements of
  /// an array share one path.
  private func way(_ place: Expression) -> (root: LocalVariable, path: [String])? {
    switch place.form {
    case .name:
      guard case .local(let variable) = place.meaning else { return nil }
      return (variable, [])
    case .member(let base, let name): return way(base).map { ($0.root, $0.path + [name.text]) }
    case .subscripted(let base, _): return way(base).map { ($0.root, $0.path + ["[ ]"]) }
    case .parenthesized(let inner), .chain(let inner), .force(let inner), .optionalTry(let inner),
      .inoutArgument(let inner):
      return way(inner)
    default: return nil
    }
  }

  /// Reports a closure argument that uses the variable that its method changes.
  func checkExclusive(_ base: Expression, closures arguments: [Argument]) {
    guard let root = way(base)?.root else { return }
    for argument in arguments {
      guard case .closure(let closure) = plain(argument.value).form,
        closure.context?.captured.contains(ObjectIdentifier(root)) == true
      else { continue }
      reportOverlap(root, argument.value.range, "copy it first: 'let copy = \(root.name)'")
    }
  }

  /// Reports `inout` arguments that overlap, or may overlap.
  func checkExclusive(_ arguments: [Argument]) {
    let places = arguments.compactMap { argument -> (root: LocalVariable, path: [String])? in
      guard case .inoutArgument(let place) = argument.value.form else { return nil }
      return way(place)
    }
    guard places.count > 1 else { return }
    for (number, place) in places.enumerated() {
      for other in places[..<number] where other.root === place.root {
        if zip(place.path, other.path).allSatisfy({ $0 == $1 }), let last = arguments.last {
          reportOverlap(
            place.root, arguments[0].value.range.lowerBound..<last.value.range.upperBound,
            "use 'swapAt', or copy one of the two first")
        }
      }
    }
  }

  private func reportOverlap(_ variable: LocalVariable, _ range: Range<Int>, _ help: String) {
    report(
      .host("'\(variable.name)' is used while it is changed", help: help), range)
  }
}
