import ViewTreeSyntax

/// The warnings about several files, as few as fit on a screen.
///
/// Warnings about one name are one, and those that follow from another warning belong to it.
struct FoldedWarnings {
  /// The maximum number of warnings that are shown one by one.
  private static let limit = 10
  /// The maximum number of warnings that lead from one to its cause.
  private static let causeLimit = 32

  /// All errors, and the first warnings, with those of the root's file first.
  let diagnostics: [Diagnostic]

  /// A warning with those that are folded into it.
  private struct Group {
    var warning: Diagnostic
    var isOfRoot: Bool
    var count = 1
    var consequenceCount = 0

    /// The undeclared type outside the root's file that the warning is about.
    var foreignType: String? {
      guard !isOfRoot, warning.id == "swift-hole", case .unknownName(let name, _)? = warning.kind,
        name.first?.isUppercase == true
      else { return nil }
      return name
    }
  }

  /// Folds the warnings of some diagnostics.
  init(_ all: [Diagnostic], rootFile: Range<Int>) {
    let warnings = all.filter { $0.severity != .error && !Self.ofCompiler.contains($0.id) }
    var causes: [SourceRange: Diagnostic] = [:]
    for warning in warnings {
      if warning.id == "swift-hole", let range = warning.range, causes[range] == nil {
        causes[range] = warning
      }
    }
    var groups: [Group] = []
    var places: [String: Int] = [:]
    for warning in warnings {
      let cause = Self.cause(of: warning, causes)
      let isOfRoot = warning.range.map { rootFile.contains(Int($0.start)) } ?? false
      let key = Self.subject(of: cause)
      let place = places[key] ?? groups.count
      if place == groups.count {
        places[key] = place
        groups.append(Group(warning: cause, isOfRoot: isOfRoot, count: 0))
      }
      if cause == warning {
        groups[place].count += 1
      } else {
        groups[place].consequenceCount += 1
      }
      groups[place].isOfRoot = groups[place].isOfRoot || isOfRoot
    }
    let ordered = groups.filter(\.isOfRoot) + Self.joined(groups.filter { !$0.isOfRoot })
    var shown = ordered.prefix(Self.limit).map { group in
      group.warning.folded(group.count, group.consequenceCount)
    }
    if ordered.count > Self.limit {
      shown.append(.swiftMoreGaps(count: ordered.count - Self.limit))
    }
    diagnostics = all.filter { $0.severity == .error } + shown
  }

  /// Groups in which the warnings about undeclared types are one, if there are several.
  private static func joined(_ groups: [Group]) -> [Group] {
    let foreign = groups.filter { $0.foreignType != nil }
    guard foreign.count > 2, var whole = foreign.first, let range = whole.warning.range else {
      return groups
    }
    whole.warning = .swiftUnknownTypes(foreign.compactMap(\.foreignType), at: range)
    whole.count = foreign.reduce(0) { $0 + $1.count }
    whole.consequenceCount = foreign.reduce(0) { $0 + $1.consequenceCount }
    return groups.filter { $0.foreignType == nil } + [whole]
  }

  /// Warnings that the compiler has, too. Code that is assumed to compile needs none.
  private static let ofCompiler: Set = ["unused-script-value", "unused-script-name"]

  /// The warning about the part that was skipped first.
  private static func cause(
    of warning: Diagnostic, _ causes: [SourceRange: Diagnostic]
  ) -> Diagnostic {
    var cause = warning
    for _ in 0..<causeLimit {
      guard cause.id == "swift-hole", let place = cause.notes.first?.range,
        let next = causes[place], next != cause
      else { break }
      cause = next
    }
    return cause
  }

  /// The name that a warning is about, or its message.
  private static func subject(of warning: Diagnostic) -> String {
    switch warning.kind {
    case .unknownName(let name, _), .unknownFunction(let name, _), .unknownMember(let name, _?, _):
      name
    default: warning.message
    }
  }
}

extension Diagnostic {
  /// The warning with the number of its places, and of the warnings that follow from it.
  fileprivate func folded(_ count: Int, _ consequences: Int) -> Diagnostic {
    var warning = self
    if count > 1 { warning.message += " (\(count) places)" }
    if consequences == 1 { warning.message += ", and so is a part that uses it" }
    if consequences > 1 { warning.message += ", and so are \(consequences) parts that use it" }
    return warning
  }
}
