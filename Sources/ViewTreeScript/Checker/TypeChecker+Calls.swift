extension TypeChecker {
  func callType(_ node: Node, _ expected: StaticType) -> StaticType {
    switch node.operation {
    case .subscripted: return elementType(code.calls[Int(node.a)])
    case .callFunction: return functionCall(node, code.calls[Int(node.a)])
    case .callMethod, .callMutating: return methodCall(node, code.calls[Int(node.a)])
    case .callInitializer: return initializerType(node, code.calls[Int(node.a)])
    case .callGlobal: return globalType(node, code.calls[Int(node.a)])
    case .constructDeclared: return structType(node, code.calls[Int(node.a)])
    case .construct: return unknownCall(code.calls[Int(node.a)])
    case .makeCase:
      let site = code.calls[Int(node.a)]
      guard let shape = site.enumShape else { return unknownCall(site) }
      return checkCase(node, shape, site, expected)
    default: return .unknown
    }
  }

  /// Checks the arguments of a call of which nothing is known.
  func unknownCall(_ site: CallSite) -> StaticType {
    for argument in site.arguments { _ = argumentType(argument) }
    return .unknown
  }

  /// The type of an argument: of a closure, which is called with these values, that of its result.
  func argumentType(
    _ index: Int32, closure parameters: [StaticType] = [], expecting expected: StaticType = .unknown
  ) -> StaticType {
    let node = node(index)
    switch node.operation {
    case .closure:
      _ = closureType(node, parameters)
      return results[node.a] ?? .unknown
    case .keyPath: return keyPathType(node, parameters.first ?? .unknown)
    // `Mode.grid` may be the function that makes the case.
    case .implicitMember where code.shapes[Int(node.a)].typeName != nil:
      return code.shapes[Int(node.a)].typeName.map {
        types.index($0) == nil ? .unknown : .declared($0)
      }
        ?? .unknown
    default:
      let found = type(of: index, expecting: expected)
      if case .function(let function) = found, !parameters.isEmpty {
        return results[function] ?? .unknown
      }
      return found
    }
  }

  private func keyPathType(_ node: Node, _ base: StaticType) -> StaticType {
    guard node.a >= 0 else { return .unknown }
    var found = base
    for name in list(node.a, node.b) {
      let name = code.members[Int(name)].name
      found = property(
        name, of: found, nameRange(name, in: node.range, from: node.range.lowerBound))
    }
    return found
  }

  // MARK: Subscripts

  private func elementType(_ site: CallSite) -> StaticType {
    let base = type(of: site.base)
    let arguments = site.arguments.map { type(of: $0) }
    switch base {
    case .array(let element): return arguments.first == .range ? base : element
    case .dictionary(_, let value): return value
    case .dimensions: return .number
    case .proxy:
      if case .anchor(let value)? = arguments.first { return value }
      return .unknown
    default: return .unknown
    }
  }

  // MARK: Functions

  private func functionCall(_ node: Node, _ site: CallSite) -> StaticType {
    let callee = type(of: site.base)
    let range = node.range
    switch callee {
    case .function(let index):
      let function = code.functions[Int(index)]
      if function.name.isEmpty {
        checkClosureCount(function, site, range)
      } else {
        checkParameters(function, site, range)
      }
      for (place, argument) in site.arguments.enumerated() {
        _ = argumentType(argument, expecting: parameterType(function, site, place))
      }
      return results[index] ?? .unknown
    case .method(let type, let method):
      return declaredCall(type, method, site, range, hasLabels: false)
    case .supplier(let value):
      if !site.arguments.isEmpty {
        let name = String(decoding: text[self.node(site.base).range], as: UTF8.self)
        reportCount(name, "no arguments", range)
      }
      _ = unknownCall(site)
      return value
    default: return unknownCall(site)
    }
  }

  /// The type of the parameter that an argument is for, if every argument is given.
  private func parameterType(
    _ function: FunctionCode, _ site: CallSite, _ place: Int
  ) -> StaticType {
    guard function.parameters.count == site.arguments.count else { return .unknown }
    return StaticType(function.parameters[place].type, types)
  }

  private func checkClosureCount(_ function: FunctionCode, _ site: CallSite, _ range: Range<Int>) {
    let (count, wanted) = (site.arguments.count, function.parameterCount)
    for (label, argument) in zip(site.labels ?? [], site.arguments) {
      guard let label else { continue }
      let name = String(decoding: text[node(site.base).range], as: UTF8.self)
      report(
        .unknownLabel(label, callee: name, candidates: []), labelRange(label, before: argument))
    }
    if function.isAnonymous ? count >= wanted : count == wanted { return }
    let name = String(decoding: text[node(site.base).range], as: UTF8.self)
    reportCount(name, Self.words(wanted, not: count), range)
  }

  /// What `matchParameters` does when the function is called.
  private func checkParameters(_ function: FunctionCode, _ site: CallSite, _ range: Range<Int>) {
    var next = 0
    // A function that another name stands for is called without labels.
    let isByName = text[node(site.base).range].elementsEqual(function.name.utf8)
    for parameter in function.parameters {
      let label = next < site.arguments.count ? site.labels.flatMap { $0[next] } : nil
      let isTrailing =
        next == site.arguments.count - 1 && label == nil
        && (!isByName || node(site.arguments[next]).operation == .closure)
      if next < site.arguments.count,
        label == parameter.label || isTrailing && parameter.defaultValue < 0
      {
        next += 1
      } else if parameter.defaultValue < 0 {
        let known = function.parameters.compactMap(\.label)
        if let label, !known.contains(label) {
          return report(
            .unknownLabel(label, callee: function.name, candidates: known),
            labelRange(label, before: site.arguments[next]))
        }
        return report(
          .missingArgument(parameter.label ?? parameter.name, callee: function.name), range)
      }
    }
    guard next < site.arguments.count else { return }
    reportCount(
      function.name, Self.words(function.parameters.count, not: site.arguments.count), range)
  }

  /// Where a label stands before its argument.
  private func labelRange(_ label: String, before argument: Int32) -> Range<Int> {
    let end = node(argument).range.lowerBound
    let word = Array(label.utf8)
    var start = end - word.count
    while start >= 0, start > end - word.count - 16 {
      if text[start..<start + word.count].elementsEqual(word) { return start..<start + word.count }
      start -= 1
    }
    return node(argument).range
  }

  private static func words(_ wanted: Int, not count: Int) -> String {
    "\(wanted == 1 ? "1 argument" : "\(wanted) arguments"), not \(count)"
  }

  private func reportCount(_ callee: String, _ expected: String, _ range: Range<Int>) {
    report(.wrongArguments(callee: callee, expected: expected), range)
  }

  // MARK: Methods

  private func methodCall(_ node: Node, _ site: CallSite) -> StaticType {
    let receiver = type(of: site.base)
    let name = site.member.name
    if name.hasPrefix("Optional.") { return optionalCall(receiver, site) }
    let place = nameRange(name, in: node.range, from: self.node(site.base).range.upperBound)
    let range = place.lowerBound..<max(place.upperBound, node.range.upperBound)
    if case .declared(let typeName) = receiver, let type = types.index(typeName) {
      let entry = types.entries[type]
      if let method = entry.method(name) { return declaredCall(type, method, site, range) }
      if !entry.declaration.fields.contains(where: { $0.name == name }), !isOptionalMethod(site) {
        reportMember(name, of: receiver, candidates: memberNames(entry), place)
      }
      return unknownCall(site)
    }
    guard receiver.hasStandardMembers else { return unknownCall(site) }
    guard let method = receiver.method(name) else {
      if receiver.property(name) == nil {
        reportMember(name, of: receiver, candidates: methodNames(receiver), place)
      }
      return unknownCall(site)
    }
    let count = site.arguments.count
    if !method.count.contains(count) {
      reportCount(name, "\(method.countInWords), not \(count)", range)
      return unknownCall(site)
    }
    return standardCall(receiver, method, site)
  }

  /// `map` and `flatMap` of an optional.
  private func isOptionalMethod(_ site: CallSite) -> Bool {
    (site.member.name == "map" || site.member.name == "flatMap") && site.arguments.count == 1
  }

  /// A method that is the optional's own, whatever it holds.
  private func optionalCall(_ receiver: StaticType, _ site: CallSite) -> StaticType {
    for argument in site.arguments { _ = argumentType(argument, closure: [receiver]) }
    return site.arguments.isEmpty ? .string : .unknown
  }

  private func methodNames(_ type: StaticType) -> [String] {
    MemberName.allCases.map(\.rawValue).filter { type.method($0) != nil }
      + ["sizeThatFits", "dimensions", "place", "frame"].filter { type.method($0) != nil }
  }

  private func standardCall(
    _ receiver: StaticType, _ method: MethodShape, _ site: CallSite
  ) -> StaticType {
    var closure = method.closure
    var first = StaticType.unknown
    for (place, argument) in site.arguments.enumerated() {
      if site.member.known == .reduce, place == 1 { closure = [first, receiver.element] }
      let found = argumentType(
        argument, closure: closure, expecting: expectation(method, site, place))
      if place == 0 { first = found }
    }
    switch method.result {
    case .type(let type): return type
    case .first: return first
    case .arrayOfFirst: return .array(first)
    }
  }

  private func expectation(_ method: MethodShape, _ site: CallSite, _ place: Int) -> StaticType {
    if place > 0 { return .unknown }
    // `append(contentsOf:)` takes a sequence.
    return site.labels?[place] == "contentsOf" ? .unknown : method.argument
  }

  /// A call of a method of a declared type.
  private func declaredCall(
    _ type: Int, _ method: Int, _ site: CallSite, _ range: Range<Int>, hasLabels: Bool = true
  ) -> StaticType {
    let declaration = types.entries[type].declaration.methods[method]
    let parameters = declaration.parameters
    if parameters.count != site.arguments.count {
      reportCount(
        declaration.name, Self.words(parameters.count, not: site.arguments.count), range)
      _ = unknownCall(site)
      return types.result(of: method, in: type)
    }
    for (place, argument) in site.arguments.enumerated() {
      let label = site.labels?[place]
      if hasLabels, label == nil, let wanted = parameters[place].label,
        node(argument).operation != .closure
      {
        report(.missingArgument(wanted, callee: declaration.name), node(argument).range)
      }
      if hasLabels, let label, label != parameters[place].label {
        report(
          .unknownLabel(
            label, callee: declaration.name, candidates: parameters.compactMap(\.label)),
          labelRange(label, before: argument))
      }
      let note = TypeReader.note(parameters[place].typeName)
      _ = argumentType(argument, expecting: StaticType(note, types))
    }
    return types.result(of: method, in: type)
  }
}
