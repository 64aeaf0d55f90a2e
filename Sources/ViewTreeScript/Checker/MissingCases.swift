/// Finds values that no case of a `switch` covers.
///
/// The search goes column by column. It tries each possible value of the first column with the
/// patterns that match it. If the number of values is unlimited, only patterns that match all
/// values are considered.
struct MissingCases {
  let types: TypeTable
  let resolve: (StaticType) -> StaticType
  /// The maximum number of rows checked. A larger `switch` is assumed to be exhaustive.
  private static let limit = 4_000_000

  /// The names of the missing cases. Empty if no name describes them, and `nil` if none is missing.
  func missing(_ rows: [[Pattern?]], _ columns: [StaticType]) -> [String]? {
    var budget = Self.limit
    return missing(rows, columns, &budget)
  }

  private func missing(
    _ rows: [[Pattern?]], _ columns: [StaticType], _ budget: inout Int
  ) -> [String]? {
    budget -= 200
    guard budget > 0 else { return nil }
    guard let type = columns.first.map(resolve) else { return rows.isEmpty ? [] : nil }
    let rest = Array(columns.dropFirst())
    switch type {
    case .tuple(let elements) where !elements.isEmpty:
      let spread = rows.compactMap { spreadTuple($0, elements.count) }
      return missing(spread, elements.map(\.type) + rest, &budget)
    case .named("Bool", _):
      return missingConstructors(["true", "false"], { _ in [] }, rows, rest, &budget) { _ in nil }
    case .named("Optional", let arguments):
      return missingConstructors(
        ["none", "some"], { $0 == "some" ? [arguments[0]] : [] }, rows, rest, &budget
      ) { $0 == "none" ? ".none" : ".some" }
    case .named(let name, _):
      if let entry = types.entry(name), entry.isEnum {
        return missingEnum(entry, rows, rest, &budget)
      }
      if let cases = StandardTypes.named(name)?.cases {
        return missingConstructors(cases, { _ in [] }, rows, rest, &budget) { $0 }
      }
    case .unknown:
      // The named cases may be all cases of the unknown type.
      if rows.contains(where: { $0[0].map(isCase) ?? false }) { return nil }
    default: break
    }
    let open = rows.compactMap { takesAll($0[0]) ? Array($0.dropFirst()) : nil }
    return missing(open, rest, &budget) == nil ? nil : []
  }

  private func isCase(_ pattern: Pattern) -> Bool {
    switch plain(pattern).form {
    case .enumCase, .optional, .typeTest, .typeCast: true
    case .tuple(let items): items.contains { isCase($0.pattern) }
    case .expression(let expression):
      switch expression.form {
      case .boolean, .nothing: true
      default: false
      }
    default: false
    }
  }

  private func missingEnum(
    _ entry: TypeTable.Entry, _ rows: [[Pattern?]], _ rest: [StaticType], _ budget: inout Int
  ) -> [String]? {
    missingConstructors(
      entry.cases.map(\.name),
      { name in
        entry.cases.first { $0.name == name }?.payload.map(\.type) ?? []
      }, rows, rest, &budget
    ) { $0 }
  }

  private func missingConstructors(
    _ names: [String], _ payload: (String) -> [StaticType], _ rows: [[Pattern?]],
    _ rest: [StaticType], _ budget: inout Int, shown: (String) -> String?
  ) -> [String]? {
    var found: [String] = []
    var isMissing = false
    for name in names {
      budget -= names.count + rows.count
      guard budget > 0 else { return nil }
      let types = payload(name)
      let taking = rows.compactMap { specialize($0, name, types.count) }
      if missing(taking, types + rest, &budget) != nil {
        isMissing = true
        if let word = shown(name) { found.append(word) }
      }
    }
    return isMissing ? found : nil
  }

  // MARK: Patterns

  private func plain(_ pattern: Pattern) -> Pattern {
    if case .tuple(let items) = pattern.form, items.count == 1 { return plain(items[0].pattern) }
    return pattern
  }

  private func takesAll(_ pattern: Pattern?) -> Bool {
    guard let pattern else { return true }
    switch plain(pattern).form {
    case .wildcard, .binding: return true
    default: return false
    }
  }

  private func spreadTuple(_ row: [Pattern?], _ count: Int) -> [Pattern?]? {
    let rest = row.dropFirst()
    guard let first = row[0], !takesAll(first) else {
      return [Pattern?](repeating: nil, count: count) + rest
    }
    guard case .tuple(let items) = plain(first).form, items.count == count else { return nil }
    return items.map { $0.pattern } + rest
  }

  /// The row for values of a constructor. `nil` if its pattern doesn't match them.
  private func specialize(_ row: [Pattern?], _ name: String, _ count: Int) -> [Pattern?]? {
    let rest = row.dropFirst()
    guard let first = row[0].map(plain), !takesAll(first) else {
      return [Pattern?](repeating: nil, count: count) + rest
    }
    switch first.form {
    case .enumCase(_, let own, let payload):
      return payloadRow(first, own, payload, name, count, rest)
    case .optional(let inner): return name == "some" ? [inner] + rest : nil
    case .expression(let expression):
      switch expression.form {
      case .boolean(let value): return name == (value ? "true" : "false") ? Array(rest) : nil
      case .nothing: return name == "none" ? Array(rest) : nil
      default: return nil
      }
    default: return nil
    }
  }

  private func payloadRow(
    _ pattern: Pattern, _ own: Name, _ payload: [(label: Name?, pattern: Pattern)]?,
    _ name: String, _ count: Int, _ rest: ArraySlice<Pattern?>
  ) -> [Pattern?]? {
    if name == "some", own.text != "some", own.text != "none" {
      // The pattern is a case of the wrapped value.
      return [pattern] + rest
    }
    guard own.text == name, pattern.comparison == nil || count == 0 else { return nil }
    guard let payload else { return [Pattern?](repeating: nil, count: count) + rest }
    if payload.count == count { return payload.map { $0.pattern } + rest }
    guard payload.count == 1, count > 1 else { return nil }
    let only = plain(payload[0].pattern)
    if takesAll(only) { return [Pattern?](repeating: nil, count: count) + rest }
    guard case .tuple(let items) = only.form, items.count == count else { return nil }
    return items.map { $0.pattern } + rest
  }
}
