/// Types of stores, attributes of states, and reducers.
extension StoreRewriter {
  /// The last token of generic arguments that begin with `<`.
  func genericEnd(_ open: Int) -> Int? {
    var depth = 0
    for place in open..<min(open + 60, tokens.count) {
      switch word(place) {
      case "<": depth += 1
      case "{", "}", "=": return nil
      default: depth -= word(place).prefix { $0 == ">" }.count
      }
      if depth <= 0 { return place }
    }
    return nil
  }

  /// `StoreOf<Feature>` is `Feature.State`, and `IdentifiedArrayOf<Row>` is `[Row]`.
  mutating func rewriteType(_ place: Int) {
    guard word(place - 1) != ".", word(place + 1) == "<", var end = genericEnd(place + 1) else {
      return rewriteArray(place)
    }
    let arguments = genericArguments(place + 2, end)
    guard let first = arguments.first, let last = arguments.last else { return }
    var question = String(word(end).drop { $0 == ">" })
    if word(end + 1) == "?" || word(end + 1) == "!" {
      question = word(end + 1)
      end += 1
    }
    switch word(place) {
    case "StoreOf", "ViewStoreOf": replace(place..<end + 1, with: "\(first).State\(question)")
    case "Store", "ViewStore":
      if word(end + 1) != "(" { replace(place..<end + 1, with: first + question) }
    case "BindingViewStore": replace(place..<end + 1, with: first + question)
    case "AlertState", "ConfirmationDialogState": replace(place..<end + 1, with: "Bool\(question)")
    case "IdentifiedArrayOf", "IdentifiedArray", "StackState":
      replace(place..<end + 1, with: "[\(last)]\(question)")
      removeLabel(end + 1)
    default: break
    }
  }

  /// `IdentifiedArray(uniqueElements: rows)` is `Array(rows)`.
  private mutating func rewriteArray(_ place: Int) {
    guard word(place) == "IdentifiedArray", word(place + 1) == "(" else { return }
    replace(place..<place + 1, with: "Array")
    removeLabel(place + 1)
  }

  private mutating func removeLabel(_ open: Int) {
    if word(open) == "(", word(open + 1) == "uniqueElements" { replace(open + 1..<open + 3) }
  }

  private func genericArguments(_ start: Int, _ end: Int) -> [String] {
    var found: [String] = []
    var first = start
    var depth = 0
    for place in start...end {
      if word(place) == "<" { depth += 1 }
      if depth == 0, place == end || word(place) == "," {
        found.append(code(first..<place))
        first = place + 1
      }
      depth -= word(place).prefix { $0 == ">" }.count
    }
    return found
  }

  // MARK: - Attributes

  private static let stateAttributes: Set<String> = [
    "ObservableState", "Presents", "PresentationState", "BindingState", "BindingViewState",
    "Shared",
    "SharedReader", "CasePathable", "ViewAction", "Reducer", "DependencyClient",
  ]
  private static let observing: Set<String> = ["Bindable", "ObservedObject", "StateObject"]
  private static let storeTypes: Set<String> = ["Store", "StoreOf", "ViewStore", "ViewStoreOf"]

  mutating func rewriteAttribute(_ place: Int) {
    if word(place) == "_" || word(place).hasPrefix("$") { return rewriteWrappedState(place) }
    guard word(place - 1) == "@" else { return rewriteWrappedState(place) }
    if Self.stateAttributes.contains(word(place)) {
      let open = place + 1
      let hasArguments = word(open) == "(" && !tokens[open].startsLine
      replace(place - 1..<(hasArguments ? partners[open] : place) + 1)
      return
    }
    let isQualified = word(place) == "Perception" && word(place + 1) == "."
    let last = isQualified ? place + 2 : place
    guard Self.observing.contains(word(last)),
      let variable = (last + 1..<last + 4).first(where: { word($0) == "var" })
    else { return }
    if word(variable + 2) == ":", Self.storeTypes.contains(word(variable + 3)) {
      // A `ViewStore` is never bound to, and an initializer can assign it.
      let isObserved = word(variable + 3).hasPrefix("View")
      replace(place - 1..<last + 1, with: isObserved ? "" : "@State")
    } else if word(variable + 2) == "=", word(variable + 3) == word(variable + 1) {
      replace(place - 1..<last + 1)
    }
  }

  /// `self._query = store.$query` copies the value of a binding.
  private mutating func rewriteWrappedState(_ place: Int) {
    guard word(place).hasPrefix("_"), word(place - 1) == ".", word(place - 2) == "self",
      word(place + 1) == "=",
      let end = (place + 2..<place + 8).first(where: { word($0).hasPrefix("$") }),
      word(end - 1) == "."
    else { return }
    replace(place..<place + 1, with: String(word(place).dropFirst()))
    replace(end..<end + 1, with: String(word(end).dropFirst()))
  }

  // MARK: - Reducers

  private static let reducers: Set<String> = ["Reducer", "ReducerProtocol"]

  /// A reducer keeps its types and constants. What it does with actions isn't read.
  mutating func rewriteReducer(_ place: Int) {
    guard ["struct", "enum"].contains(word(place)), isReducer(place),
      let brace = (place..<min(place + 40, tokens.count)).first(where: { word($0) == "{" })
    else { return }
    var start = brace + 1
    while start < partners[brace] {
      let end = memberEnd(start, before: partners[brace])
      if isLeftOut(start..<end) { replace(start..<end) }
      start = end
    }
  }

  private func isReducer(_ place: Int) -> Bool {
    var start = place
    while start > 0, ["public", "private", "fileprivate", "internal"].contains(word(start - 1)) {
      start -= 1
    }
    if word(start - 1) == ")", partners[start - 1] > 0 { start = partners[start - 1] }
    if word(start - 1) == "Reducer", word(start - 2) == "@" { return true }
    guard word(place + 2) == ":" else { return false }
    let names = (place + 3..<min(place + 40, tokens.count)).prefix { word($0) != "{" }
    return names.contains { Self.reducers.contains(word($0)) }
  }

  /// The end of a member: behind its braces, or before the line on which the next member begins.
  private func memberEnd(_ start: Int, before limit: Int) -> Int {
    var place = start
    while place < limit {
      if place > start, tokens[place].startsLine, isMemberStart(place), hasKeyword(start..<place) {
        return place
      }
      if ["(", "["].contains(word(place)) {
        place = max(place, partners[place])
      } else if word(place) == "{" {
        return partners[place] + 1
      }
      place += 1
    }
    return limit
  }

  private static let keywords: Set<String> = [
    "var", "let", "func", "struct", "enum", "class", "init", "typealias", "case",
  ]

  private func hasKeyword(_ range: Range<Int>) -> Bool {
    range.contains { Self.keywords.contains(word($0)) }
  }

  private func isMemberStart(_ place: Int) -> Bool {
    Self.keywords.contains(word(place))
      || ["@", "public", "private", "fileprivate", "internal", "static", "indirect"]
        .contains(word(place))
  }

  /// True for functions, computed properties, actions and dependencies of a reducer.
  private func isLeftOut(_ member: Range<Int>) -> Bool {
    guard let keyword = member.first(where: { Self.keywords.contains(word($0)) }) else {
      return false
    }
    switch word(keyword) {
    case "func": return true
    case "enum", "struct": return word(keyword + 1) == "Action"
    case "var":
      let isDependency = member.contains { word($0) == "Dependency" }
      return isDependency || word(keyword + 1) == "body"
    default: return false
    }
  }
}
