/// Calls of stores and of their views.
extension StoreRewriter {
  /// An argument of a call.
  struct Argument {
    let label: String?
    /// The tokens with the label.
    let whole: Range<Int>
    /// The tokens of the value.
    let value: Range<Int>
  }

  /// A call: a name, its arguments in parentheses, and its trailing closures.
  struct Call {
    let name: Int
    let close: Int
    let arguments: [Argument]
    /// The opening brace of each trailing closure, and the first token of its label.
    let closures: [(start: Int, brace: Int)]

    func argument(_ label: String?) -> Argument? { arguments.first { $0.label == label } }
  }

  mutating func rewriteCall(_ place: Int) {
    guard let call = call(place) else { return rewriteTracking(place) }
    if word(place - 1) == "." { return rewriteMember(call) }
    switch word(place) {
    case "Store": rewriteStore(call)
    case "ViewStore": rewriteViewStore(call)
    case "WithViewStore": rewriteObservation(call)
    case "ForEachStore": replace(place..<place + 1, with: "ForEach")
    case "IfLetStore": rewriteOptional(call)
    case "SwitchStore": rewriteSwitch(call)
    case "CaseLet": rewriteCase(call)
    case "NavigationStackStore":
      if replace(place..<call.close + 1, with: "NavigationStack") {
        removeClosures(call.closures.dropFirst())
      }
    case "NavigationStack":
      guard let path = call.argument("path"), mentionsScope(path) else { return }
      replace(place + 1..<call.close + 1)
      removeClosures(call.closures.dropFirst())
    default: break
    }
  }

  private mutating func rewriteMember(_ call: Call) {
    switch word(call.name) {
    case "scope", "withState":
      guard let state = call.argument("state") ?? call.arguments.first, let path = path(state.value)
      else { return }
      replace(call.name - (path.isEmpty ? 1 : 0)..<call.close + 1, with: path)
    case "send": rewriteSend(call)
    case "sending": replace(call.name - 1..<call.close + 1)
    case "binding":
      guard let get = call.argument("get"), let path = path(get.value) else { return }
      let start = receiverStart(call.name)
      let state = joined(code(start..<call.name - 1), path)
      replace(start..<call.close + 1, with: ".constant(\(state))")
    case "alert", "confirmationDialog":
      guard let first = call.arguments.first, first.label == "store" || mentionsScope(first) else {
        return
      }
      replace(call.name - 1..<call.close + 1)
      removeClosures(call.closures[...])
    case "sheet", "fullScreenCover", "popover", "navigationDestination":
      guard let store = call.argument("store") else { return }
      let isItem =
        call.argument("state") == nil
        && replace(store.whole, with: "item: .constant(\(code(store.value)))")
      if !isItem {
        replace(call.name - 1..<call.close + 1)
        removeClosures(call.closures[...])
      }
    default: break
    }
  }

  /// `WithPerceptionTracking { … }`, which has no parentheses.
  private mutating func rewriteTracking(_ place: Int) {
    if word(place) == "WithPerceptionTracking", word(place + 1) == "{" {
      replace(place..<place + 1, with: "Group")
    }
  }

  // MARK: - Stores

  /// `Store(initialState: state) { … }` is `(state)`.
  private mutating func rewriteStore(_ call: Call) {
    guard let state = call.argument("initialState") else { return }
    replace(call.name..<partners[call.close])
    replace(state.whole.lowerBound..<state.value.lowerBound)
    replace(state.value.upperBound..<call.close)
    removeClosures(call.closures[...])
  }

  /// `ViewStore(store, observe: { $0 })` is what is observed.
  private mutating func rewriteViewStore(_ call: Call) {
    guard let store = call.arguments.first, store.label == nil else { return }
    replace(
      call.name..<call.close + 1, with: observed(code(store.value), call.argument("observe")))
  }

  /// `WithViewStore(store, observe: { $0 }) { viewStore in` is `Group { let viewStore = store;`.
  private mutating func rewriteObservation(_ call: Call) {
    guard let store = call.arguments.first else { return }
    let content = call.argument("content")?.value.lowerBound
    guard let brace = call.closures.first?.brace ?? content, word(brace) == "{",
      let header = (brace..<partners[brace]).first(where: { word($0) == "in" }),
      let name = (brace + 1..<header).first(where: { tokens[$0].kind == .name })
    else { return }
    let state = observed(code(store.value), call.argument("observe"))
    let text = "Group { let \(word(name)) = \(state);"
    for place in header..<partners[brace] where word(place) == word(name) {
      if word(place + 1) == ".", word(place + 2) == "state" { replace(place + 1..<place + 3) }
    }
    if replace(call.name..<header + 1, with: text), brace == content {
      replace(call.close..<call.close + 1)
    }
  }

  /// The state of a store that a function chooses. All of it if the choice isn't a path.
  private func observed(_ store: String, _ choice: Argument?) -> String {
    guard let choice else { return store }
    if let path = path(choice.value) { return joined(store, path) }
    let words = choice.value.map { word($0) }
    guard let start = words.firstIndex(of: "init"), start >= 2, words[start - 1] == "." else {
      return store
    }
    let label = words.dropFirst(start + 1).dropFirst().first { $0 != ":" && $0 != ")" }
    return "\(words[..<(start - 1)].joined())(\(label.map { $0 + ": " } ?? "")\(store))"
  }

  /// `store.send(action)` does nothing.
  private mutating func rewriteSend(_ call: Call) {
    let start = receiverStart(call.name)
    let receiver = word(call.name - 2)
    guard receiver.lowercased().hasSuffix("store") else { return }
    var end = call.close + 1
    while word(end) == ".", word(end + 2) == "(" { end = partners[end + 2] + 1 }
    let isWhole = word(start - 1) == "{" && word(end) == "}"
    let takesArgument = isWhole && (call.name..<end).contains { word($0) == "$0" }
    replace(start..<end, with: takesArgument ? "_ in ()" : "()")
  }

  /// `IfLetStore(store) { child in … } else: { … }` is `if let child = store { … } else { … }`.
  private mutating func rewriteOptional(_ call: Call) {
    guard let store = call.arguments.first, store.label == nil else { return }
    let state = code(store.value)
    if let brace = call.closures.first?.brace {
      guard let header = header(brace) else { return }
      guard
        replace(call.name..<header.end + 1, with: "if let \(header.name) = \(state) {")
          || replace(call.name..<header.end + 1, with: "if let \(header.name)=\(state){")
      else { return }
      for other in call.closures.dropFirst() { replace(other.start..<other.brace, with: "else") }
      return
    }
    guard let content = call.argument("then"),
      let end = open(call, content.value, { "if let \($0)=\(state){" })
    else { return }
    if let other = call.argument("else") {
      replace(end..<other.value.lowerBound, with: "else")
    }
    replace(call.close..<call.close + 1)
  }

  /// Replaces a call up to the body of its content by the head of a condition, which binds a name.
  /// The content is a closure or an initializer: `Row.init(store:)`. Returns the end of the content.
  private mutating func open(
    _ call: Call, _ content: Range<Int>, _ head: (String) -> String
  ) -> Int? {
    let brace = content.lowerBound
    if word(brace) == "{" {
      guard let header = header(brace),
        replace(call.name..<header.end + 1, with: head(header.name))
      else { return nil }
      return content.upperBound
    }
    guard let view = made(content, of: "_s"),
      replace(call.name..<content.upperBound, with: head("_s") + view + "}")
    else { return nil }
    return content.upperBound
  }

  /// The view that `Row.init(store:)` makes of a value.
  private func made(_ content: Range<Int>, of value: String) -> String? {
    let words = content.map { word($0) }
    guard let start = words.firstIndex(of: "init"), start >= 2, words[start - 1] == "." else {
      return nil
    }
    let label = words.dropFirst(start + 1).dropFirst().first ?? "store"
    return "\(words[..<(start - 1)].joined())(\(label):\(value))"
  }

  /// `SwitchStore(store) { state in` is `Group { let state = store;`, and `$0` is the store.
  private mutating func rewriteSwitch(_ call: Call) {
    guard let store = call.arguments.first, let brace = call.closures.first?.brace else { return }
    let state = code(store.value)
    if let header = header(brace) {
      replace(call.name..<header.end + 1, with: "Group { let \(header.name) = \(state);")
    } else if word(brace + 1) == "switch", word(brace + 2) == "$0" {
      replace(call.name..<brace + 3, with: "Group { switch \(state)")
    }
  }

  /// `CaseLet(/State.row, action: Action.row) { child in … }` is
  /// `if case .row(let child) = store { … }`.
  private mutating func rewriteCase(_ call: Call) {
    guard let path = call.arguments.first, let store = switched(around: call.name),
      let name = path.value.last(where: { tokens[$0].kind == .name }).map({ word($0) })
    else { return }
    let head = { (child: String) in "if case .\(name)(let \(child))=\(store){" }
    if let brace = call.closures.first?.brace {
      guard let header = header(brace) else { return }
      replace(call.name..<header.end + 1, with: head(header.name))
    } else if let content = call.argument("then"), open(call, content.value, head) != nil {
      replace(call.close..<call.close + 1)
    }
  }

  /// The store of the innermost `SwitchStore` around a place.
  private func switched(around place: Int) -> String? {
    for start in (0..<place).reversed() where word(start) == "SwitchStore" {
      guard let call = call(start), let brace = call.closures.first?.brace,
        (brace..<partners[brace]).contains(place), let store = call.arguments.first
      else { continue }
      return code(store.value)
    }
    return nil
  }

  /// The case path `/State.row` is the key path `\State.row`.
  mutating func rewriteCasePath(_ place: Int) {
    guard word(place) == "/", ["(", ",", ":", "="].contains(word(place - 1)),
      word(place + 1).first?.isUppercase == true
    else { return }
    replace(place..<place + 1, with: "\\")
  }

  /// The name that a closure takes, and the place of its `in`.
  private func header(_ brace: Int) -> (name: String, end: Int)? {
    guard word(brace + 2) == "in" else { return nil }
    return (word(brace + 1), brace + 2)
  }

  private mutating func removeClosures(_ closures: ArraySlice<(start: Int, brace: Int)>) {
    for closure in closures { replace(closure.start..<partners[closure.brace] + 1) }
  }

  // MARK: - Parts of calls

  private func call(_ name: Int) -> Call? {
    var open = name + 1
    if word(open) == "<", let end = genericEnd(open) { open = end + 1 }
    guard word(open) == "(", partners[open] > open else { return nil }
    let close = partners[open]
    return Call(
      name: name, close: close, arguments: arguments(open, close), closures: closures(after: close))
  }

  private func arguments(_ open: Int, _ close: Int) -> [Argument] {
    var found: [Argument] = []
    var start = open + 1
    var place = start
    while place <= close {
      if place == close || word(place) == "," {
        if place > start { found.append(argument(start..<place)) }
        start = place + 1
      } else if ["(", "[", "{"].contains(word(place)) {
        place = max(place, partners[place])
      }
      place += 1
    }
    return found
  }

  private func argument(_ range: Range<Int>) -> Argument {
    let isLabelled = range.count > 2 && word(range.lowerBound + 1) == ":"
    return Argument(
      label: isLabelled ? word(range.lowerBound) : nil, whole: range,
      value: isLabelled ? range.lowerBound + 2..<range.upperBound : range)
  }

  private func closures(after close: Int) -> [(start: Int, brace: Int)] {
    var found: [(start: Int, brace: Int)] = []
    var place = close + 1
    if word(place) == "{", !tokens[place].startsLine {
      found.append((place, place))
      place = partners[place] + 1
    }
    while word(place + 1) == ":", word(place + 2) == "{", tokens[place].kind == .name,
      !found.isEmpty
    {
      found.append((place, place + 2))
      place = partners[place + 2] + 1
    }
    return found
  }

  private func mentionsScope(_ argument: Argument) -> Bool {
    argument.value.contains { word($0) == "scope" }
  }

  /// The first token of the chain of names before a member.
  private func receiverStart(_ name: Int) -> Int {
    var start = name
    while word(start - 1) == ".", start >= 2, tokens[start - 2].kind == .name { start -= 2 }
    return start
  }

  /// The names of `\.row.title` or `{ $0.row.title }`. Empty for the whole value, and `nil` if it's no path.
  private func path(_ range: Range<Int>) -> String? {
    var names = range
    if word(names.lowerBound) == "{" {
      guard word(names.lowerBound + 1) == "$0", names.count >= 3 else { return nil }
      names = names.lowerBound + 2..<names.upperBound - 1
    } else if word(names.lowerBound) == "\\" {
      names = names.dropFirst()
      while word(names.lowerBound).first?.isUppercase == true { names = names.dropFirst(2) }
    } else {
      return nil
    }
    let path = names.map { word($0) }.joined().filter { $0 != "$" }
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "._?".contains($0) }
    guard isPlain else { return nil }
    let members = path.drop { $0 == "." }
    return members == "self" ? "" : String(members)
  }

  private func joined(_ base: String, _ path: String) -> String {
    path.isEmpty ? base : "\(base).\(path)"
  }
}
