import ViewTreeReport

/// Views of a container in another order.
extension EvaluationComparer {
  /// The change of a container's order, or `nil` if only one view of several moved.
  func reordering(of parent: Int, moved count: Int) -> BehaviourChange? {
    guard parent >= 0, let partner = views.oldOfNew[parent] else { return nil }
    let placeBefore = Dictionary(
      uniqueKeysWithValues: zip(views.oldChildren(of: partner), 0...))
    let children = views.newChildren(of: parent)
    let common = children.compactMap { child in
      views.oldOfNew[child].flatMap { placeBefore[$0] }.map { (child: child, place: $0) }
    }
    guard count > 1 || common.count == 2 else { return nil }
    let sorted = common.map(\.place).sorted()
    let differing = common.indices.filter { common[$0].place != sorted[$0] }
    guard let first = differing.first, let last = differing.last else { return nil }
    return .viewsReordered(newView(parent), reordered(common[first...last], total: children.count))
  }

  private func reordered(
    _ moved: ArraySlice<(child: Int, place: Int)>, total: Int
  ) -> ReorderedViews {
    let names = moved.map { label(of: $0.child) }
    let known = names.compactMap(\.self)
    let arePlaces = Set(known).count < moved.count
    let shown = arePlaces ? moved.map { "\($0.place)" } : known
    return ReorderedViews(
      names: Array(shown.prefix(Self.reorderedLimit)), arePlaces: arePlaces, count: moved.count,
      total: total)
  }

  /// The maximum number of names of views in another order.
  private static let reorderedLimit = 6

  /// The id of a view or its first text.
  private func label(of index: Int) -> String? {
    let view = new.views[index]
    if let id = view.id.string { return id }
    let content = new.views[index...].dropFirst().prefix { $0.depth > view.depth }
    return ([view] + content).lazy.compactMap(\.text.string).first { !$0.isEmpty }
  }

  // MARK: - Values

  /// True if two values have the same elements in another order.
  func isReordered(_ old: [ElementRow], _ new: [ElementRow]) -> Bool {
    guard old.count > 1, old.count == new.count else { return false }
    let before = old.map { [mappedOrigin($0.origin.name ?? ""), neutral(old: $0.value)] }
    let after = new.map { [$0.origin.name ?? "", neutral(new: $0.value)] }
    return before != after && Self.sorted(before) == Self.sorted(after)
  }

  private static func sorted(_ rows: [[String]]) -> [[String]] {
    rows.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// True if two lists on a line have the same elements in another order.
  func isReordered(_ old: String, _ new: String) -> Bool {
    guard old != new, old.hasPrefix("["), new.hasPrefix("[") else { return false }
    let (before, after) = (Self.elements(of: old), Self.elements(of: new))
    return before.count > 1 && before.sorted() == after.sorted()
  }

  /// The elements of a list on a line.
  private static func elements(of list: String) -> [Substring] {
    var elements: [Substring] = []
    let body = list.dropFirst().dropLast()
    var (start, depth, isQuoted, isEscaped) = (body.startIndex, 0, false, false)
    for place in body.indices {
      let character = body[place]
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      if isQuoted { continue }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      guard character == ",", depth == 0 else { continue }
      elements.append(body[start..<place])
      start = body.index(after: place)
    }
    elements.append(body[start...])
    return elements.map { $0.drop { $0 == " " } }
  }
}
