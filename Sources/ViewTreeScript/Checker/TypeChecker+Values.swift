/// Calls that make values: of standard types, of declared structs, of functions without a receiver.
extension TypeChecker {
  func initializerType(_ node: Node, _ site: CallSite) -> StaticType {
    checkLabels(site, node.range)
    let first = site.arguments.map { argumentType($0) }.first
    switch Initializer(rawValue: site.member.name) {
    case .int, .double, .cgFloat, .float: return .number
    case .string: return .string
    case .bool: return .bool
    case .array:
      guard let first else { return .array(.unknown) }
      return .array(site.labels?.first == "repeating" ? first : first.element)
    case .dictionary: return .dictionary(.unknown, .unknown)
    case .point: return .point
    case .size: return .size
    case .rect: return .rect
    case .vector: return .vector
    case .unitPoint: return .unitPoint
    case .edgeInsets: return .edgeInsets
    case .angle: return .angle
    case .proposedSize: return .proposedSize
    default: return .unknown
    }
  }

  func globalType(_ node: Node, _ site: CallSite) -> StaticType {
    checkLabels(site, node.range)
    let found = site.arguments.map { argumentType($0) }
    switch GlobalFunction(rawValue: site.member.name) {
    case .min, .max: return .shared(found)
    case .zip: return .array(.tuple(found.map(\.element), labels: nil))
    case .stride: return .array(.number)
    case .repeatElement: return .array(found.first ?? .unknown)
    case nil: return .unknown
    default: return .number
    }
  }

  func structType(_ node: Node, _ site: CallSite) -> StaticType {
    guard let shape = site.nominal, types.entries.indices.contains(shape.declaration) else {
      return unknownCall(site)
    }
    let entry = types.entries[shape.declaration]
    for (place, argument) in site.arguments.enumerated() {
      let field = site.fieldSources.firstIndex(of: Int32(place))
      let wanted = field.map { StaticType(entry.fieldTypes[$0], types) } ?? .unknown
      _ = argumentType(argument, expecting: wanted)
      if field == nil, let label = site.labels?[place] {
        report(
          .wrongArguments(callee: shape.typeName, expected: "'\(label):' once"),
          self.node(argument).range)
      }
    }
    return .declared(shape.typeName)
  }

  // MARK: Labels

  /// Reports a call of a standard type or function with other labels than it takes.
  private func checkLabels(_ site: CallSite, _ range: Range<Int>) {
    let name = site.member.name
    let given = site.arguments.indices.map { site.labels?[$0] ?? "_" }
    let allowed: [[String]]
    switch name {
    case "Array", "String":
      guard given.first == "repeating" else { return }
      allowed = [["repeating", "count"]]
    case "repeatElement": allowed = [["_", "count"]]
    default: allowed = Self.labels[name] ?? []
    }
    if allowed.isEmpty || allowed.contains(given) { return }
    if given.isEmpty, Initializer(rawValue: name) != nil { return }
    report(
      .wrongArguments(
        callee: name,
        expected: allowed.map { labels in
          labels.map { "\($0):" }.joined(separator: ", ")
        }.joined(separator: " or ")), range)
  }

  private static let labels: [String: [[String]]] = [
    "CGPoint": [["x", "y"]], "UnitPoint": [["x", "y"]], "CGSize": [["width", "height"]],
    "CGVector": [["dx", "dy"]],
    "CGRect": [["x", "y", "width", "height"], ["origin", "size"], ["size", "origin"]],
    "EdgeInsets": [["top", "leading", "bottom", "trailing"]],
    "Angle": [["degrees"], ["radians"]],
    "stride": [["from", "to", "by"], ["from", "through", "by"]],
  ]
}
