/// Overload resolution: picks the candidate of a call and maps arguments to parameters.
extension TypeChecker {
  /// Applies the first candidate that the arguments fit.
  func apply(
    _ candidates: [Candidate], _ expression: Expression, _ name: Name, _ arguments: [Argument],
    _ expected: StaticType?
  ) -> StaticType {
    var fitting: [(Candidate, [ResolvedCall.Source])] = []
    for candidate in candidates {
      if let sources = match(candidate.signature, arguments) {
        fitting.append((candidate, sources))
      }
    }
    guard let first = fitting.first else {
      for argument in arguments where !needsContext(argument.value) {
        _ = infer(argument.value, nil)
      }
      reportArguments(candidates, name, arguments, expression.range)
      expression.call = ResolvedCall(target: .mistake, sources: [])
      return candidates.count == 1 ? candidates[0].signature.result.withoutParameters : .unknown
    }
    if fitting.count == 1 {
      return apply(first.0, first.1, expression, name, arguments, [:], expected)
    }
    return applyOverloads(fitting, expression, name, arguments, expected)
  }

  private func applyOverloads(
    _ fitting: [(Candidate, [ResolvedCall.Source])], _ expression: Expression, _ name: Name,
    _ arguments: [Argument], _ expected: StaticType?
  ) -> StaticType {
    var known: [Int: StaticType] = [:]
    let count = problems.count
    for (place, argument) in arguments.enumerated() where !needsContext(argument.value) {
      known[place] = infer(argument.value, nil)
    }
    guard problems.count == count else {
      expression.call = ResolvedCall(target: .mistake, sources: [])
      return .unknown
    }
    if known.values.contains(where: { resolve($0).isUnknown }) {
      return applyUnknown(fitting, expression, name, arguments, known, expected)
    }
    if let result = applyBest(ranked(fitting), expression, name, arguments, known, expected) {
      return result
    }
    // If no candidate applies, the problems of the first candidate are reported.
    return apply(fitting[0].0, fitting[0].1, expression, name, arguments, known, expected)
  }

  /// Orders candidates: concrete parameter types first, generic ones last.
  private func ranked(
    _ fitting: [(Candidate, [ResolvedCall.Source])]
  ) -> [(Candidate, [ResolvedCall.Source])] {
    func isGeneric(_ candidate: Candidate) -> Bool {
      candidate.signature.parameters.contains { parameter in
        guard case .parameter(let name) = parameter.type else { return false }
        return candidate.signature.generics.contains(name)
      }
    }
    return fitting.filter { !isGeneric($0.0) } + fitting.filter { isGeneric($0.0) }
  }

  /// Applies the candidate that gives the most literals their default types. Among equals, the
  /// first.
  private func applyBest(
    _ fitting: [(Candidate, [ResolvedCall.Source])], _ expression: Expression, _ name: Name,
    _ arguments: [Argument], _ known: [Int: StaticType], _ expected: StaticType?
  ) -> StaticType? {
    var best: (place: Int, score: Int)?
    let literals = known.mapValues { solver.literal($0) }
    for (place, (candidate, sources)) in fitting.enumerated() {
      let before = snapshot
      let result = attempt {
        apply(candidate, sources, expression, name, arguments, known, expected)
      }
      guard let result else { continue }
      let score =
        retypedLiterals(known, literals) + (misses(result, expected) ? 100 : 0)
      if score == 0 { return result }
      restore(before)
      if score < best?.score ?? .max { best = (place, score) }
    }
    guard let best else { return nil }
    let (candidate, sources) = fitting[best.place]
    return apply(candidate, sources, expression, name, arguments, known, expected)
  }

  /// True if a result doesn't fit the expected type: `reversed()` returns an array only where one
  /// is expected.
  private func misses(_ result: StaticType, _ expected: StaticType?) -> Bool {
    guard let expected, !solver.isOpen(expected), !resolve(expected).isUnknown else { return false }
    return !canConvert(result, to: expected)
  }

  /// The number of literals whose type differs from their default type.
  private func retypedLiterals(
    _ known: [Int: StaticType], _ literals: [Int: TypeSolver.Literal]
  ) -> Int {
    known.count { place, type in
      switch literals[place] ?? .none {
      case .none: false
      case .integer: ![.int, .unknown].contains(settled(type))
      case .floating: ![.double, .unknown].contains(settled(type))
      case .string: ![.string, .unknown].contains(settled(type))
      }
    }
  }

  /// Handles an argument of unknown type: the candidate is chosen at run time.
  private func applyUnknown(
    _ fitting: [(Candidate, [ResolvedCall.Source])], _ expression: Expression, _ name: Name,
    _ arguments: [Argument], _ known: [Int: StaticType], _ expected: StaticType?
  ) -> StaticType {
    var results: [StaticType] = []
    var chosen: (Candidate, [ResolvedCall.Source])?
    for (candidate, sources) in fitting {
      let before = snapshot
      let result = attempt {
        apply(candidate, sources, expression, name, arguments, known, expected)
      }
      if let result {
        if chosen == nil { chosen = (candidate, sources) }
        let settled = settled(result)
        if !results.contains(settled) { results.append(settled) }
      }
      restore(before)
    }
    guard let (candidate, sources) = chosen else {
      return apply(fitting[0].0, fitting[0].1, expression, name, arguments, known, expected)
    }
    let result = apply(candidate, sources, expression, name, arguments, known, expected)
    if fitting.count > 1, isLateChoice(candidate) {
      expression.call?.isLate = true
      return results.count == 1 ? result : .unknown
    }
    return result
  }

  /// True if the member can be chosen at run time.
  private func isLateChoice(_ candidate: Candidate) -> Bool {
    if case .standard = candidate.meaning { return true }
    return false
  }

  // MARK: One candidate

  private func apply(
    _ candidate: Candidate, _ sources: [ResolvedCall.Source], _ expression: Expression,
    _ name: Name, _ arguments: [Argument], _ known: [Int: StaticType], _ expected: StaticType?
  ) -> StaticType {
    let isHinted =
      expected.map { !solver.isOpen($0) && !resolve($0).isUnknown } ?? false
      && candidate.signature.result.contains {
        if case .parameter = $0 { true } else if case .variable = $0 { true } else { false }
      }
    if isHinted, let expected {
      let result = attempt {
        applyOnce(candidate, sources, expression, name, arguments, known, hint: expected)
      }
      if let result { return result }
    }
    return applyOnce(candidate, sources, expression, name, arguments, known, hint: nil)
      ?? .unknown
  }

  private func applyOnce(
    _ candidate: Candidate, _ sources: [ResolvedCall.Source], _ expression: Expression,
    _ name: Name, _ arguments: [Argument], _ known: [Int: StaticType], hint: StaticType?
  ) -> StaticType? {
    let signature = instantiate(candidate.signature)
    if let hint, !unifyResult(signature.result, hint) { return nil }
    checkArguments(signature, sources, arguments, known, name, closures: false)
    associate(signature)
    checkArguments(signature, sources, arguments, known, name, closures: true)
    checkExclusive(arguments)
    if case .declared = candidate.meaning { checkDefaults(signature, sources) }
    associate(signature)
    _ = satisfies(signature, name)
    checkWidths(signature, candidate.meaning, name)
    if case .standard(let member) = candidate.meaning, case .refused(let instead) = member.action {
      report(.unsupported("'\(name.text)'", instead: instead), name.range)
    }
    expression.call = ResolvedCall(
      target: candidate.meaning, sources: sources,
      parameters: signature.parameters.map(\.type), isMutating: signature.isMutating)
    return signature.result
  }

  /// Checks the default values of a declared method at the call, where their types are known.
  private func checkDefaults(_ signature: Signature, _ sources: [ResolvedCall.Source]) {
    for (parameter, source) in zip(signature.parameters, sources) {
      guard case .defaultValue(let value) = source else { continue }
      let place = origin
      defer { origin = place }
      origin = parameter.defaultOrigin
      check(value, is: parameter.type)
    }
  }

  /// Unifies open parts of a result with the expected type.
  private func unifyResult(_ result: StaticType, _ hint: StaticType) -> Bool {
    let place = resolve(hint)
    let before = snapshot
    if solver.unify(result, place) { return true }
    restore(before)
    guard let wrapped = place.wrapped, resolve(result).wrapped == nil else { return false }
    if solver.unify(result, wrapped) { return true }
    restore(before)
    return false
  }

  private func checkArguments(
    _ signature: Signature, _ sources: [ResolvedCall.Source], _ arguments: [Argument],
    _ known: [Int: StaticType], _ name: Name, closures: Bool
  ) {
    for (parameter, source) in zip(signature.parameters, sources) {
      let places: [Int] =
        switch source {
        case .argument(let place): [place]
        case .variadic(let places): places
        case .missing, .defaultValue: []
        }
      for place in places where isLate(arguments[place].value) == closures {
        checkInout(arguments[place], parameter.isInout, name.text)
        checkArgument(arguments[place].value, parameter.type, known[place])
      }
    }
  }

  /// True if an argument is checked after the others, which determine its type.
  private func isLate(_ expression: Expression) -> Bool {
    switch plain(expression).form {
    case .closure, .operatorFunction, .keyPath: true
    default: needsContext(expression)
    }
  }

  private func checkArgument(
    _ argument: Expression, _ type: StaticType, _ known: StaticType?
  ) {
    guard let known else {
      check(argument, is: type)
      return
    }
    argument.conversion = nil
    if !convert(argument, from: known, to: type) {
      // A literal inside may fit if its type is known, such as an array of optionals.
      let retried: Bool? = attempt {
        let found = infer(argument, type)
        return convert(argument, from: found, to: type) ? true : nil
      }
      if retried == nil {
        if let wrapped = resolve(known).wrapped, canConvert(wrapped, to: type) {
          reportOptional(argument, before: ")")
        } else {
          mismatch(type, known, argument.range)
        }
      }
    }
  }

  // MARK: Generic parameters

  /// Instantiates a signature: each generic parameter becomes a type variable.
  func instantiate(_ signature: Signature) -> Signature {
    guard !signature.generics.isEmpty else { return signature }
    var variables: [String: StaticType] = [:]
    for name in signature.generics { variables[name] = solver.fresh() }
    var result = signature
    func change(_ type: StaticType) -> StaticType {
      type.mapped { part in
        guard case .parameter(let name) = part else { return nil }
        if let known = variables[name] { return known }
        guard let dot = name.firstIndex(of: "."), let owner = variables[String(name[..<dot])]
        else { return nil }
        let member = solver.fresh()
        variables[name] = member
        result.associations.append(
          Signature.Association(
            owner: owner, name: String(name[name.index(after: dot)...]), type: member))
        return member
      }
    }
    result.result = change(signature.result)
    for place in result.parameters.indices {
      result.parameters[place].type = change(result.parameters[place].type)
    }
    result.requirements = signature.requirements.map { requirement in
      let relation: Signature.Requirement.Relation =
        switch requirement.relation {
        case .conforms(let name): .conforms(name)
        case .equals(let other): .equals(change(other))
        }
      return Signature.Requirement(type: change(requirement.type), relation: relation)
    }
    return result
  }

  /// True if the requirements of a signature are met. Reports those that aren't.
  func satisfies(_ signature: Signature, _ name: Name) -> Bool {
    for requirement in signature.requirements {
      switch requirement.relation {
      case .conforms(let conformance):
        if conforms(requirement.type, to: conformance) { continue }
        report(
          .typeMismatch(
            expected: "a \(conformance) for '\(name.text)'", found: shown(requirement.type)),
          name.range)
        return false
      case .equals(let other):
        if solver.unify(requirement.type, other) { continue }
        report(
          .typeMismatch(
            expected: "\(shown(other)) for '\(name.text)'", found: shown(requirement.type)),
          name.range)
        return false
      }
    }
    return true
  }

  /// Reports a number that rounds, or overflows before `Int` does, as an argument of a declared
  /// generic function. Its body doesn't know the type, so it would compute with `Int` or `Double`.
  func checkWidths(_ signature: Signature, _ meaning: Meaning, _ name: Name) {
    if case .standard = meaning { return }
    for requirement in signature.requirements {
      guard case .conforms(let conformance) = requirement.relation,
        Self.arithmeticProtocols.contains(conformance),
        let kind = settled(requirement.type).numberKind, kind.isNarrow
      else { continue }
      let types = kind.isInteger ? "Int" : "Double"
      return report(
        .unsupported(
          "a \(kind.typeName) for the generic '\(name.text)'",
          instead: "its body computes with \(types): write the function for \(kind.typeName)"),
        name.range)
    }
  }

  /// The protocols of numbers that have operators for arithmetic.
  private static let arithmeticProtocols: Set = [
    "AdditiveArithmetic", "BinaryFloatingPoint", "BinaryInteger", "FixedWidthInteger",
    "FloatingPoint", "Numeric", "SignedInteger", "SignedNumeric", "Strideable",
    "UnsignedInteger",
  ]

  /// Finds the types that belong to generic parameters, once these are known: `S.Element`.
  func associate(_ signature: Signature) {
    for association in signature.associations {
      let owner = resolve(association.owner)
      if solver.isVariable(owner), solver.literal(owner) == .none { continue }
      if let type = associatedType(owner, association.name) {
        _ = solver.unify(association.type, type)
      }
    }
  }

  func associatedType(_ owner: StaticType, _ name: String) -> StaticType? {
    if name == "Element" { return element(of: owner) }
    let known = settled(owner)
    if known.isUnknown { return .unknown }
    return StandardTypes.associated(name, of: known)
  }

  // MARK: Labels

  /// The source of each parameter's value, matched by label. `nil` if the labels don't match.
  func match(_ signature: Signature, _ arguments: [Argument]) -> [ResolvedCall.Source]? {
    let matches = signature.parameters.match(arguments) { isFunction($0.type) }
    return matches.map { matches in
      zip(signature.parameters, matches).map { parameter, indices in
        if parameter.isVariadic { return .variadic(Array(indices)) }
        if let index = indices.first { return .argument(index) }
        return parameter.defaultValue.map { .defaultValue($0) } ?? .missing
      }
    }
  }

  private func isFunction(_ type: StaticType) -> Bool {
    switch resolve(type).unwrapped {
    case .function, .unknown, .variable, .parameter: true
    default: false
    }
  }

  // MARK: Unmatched arguments

  private func reportArguments(
    _ candidates: [Candidate], _ name: Name, _ arguments: [Argument], _ whole: Range<Int>
  ) {
    let signatures = candidates.map(\.signature)
    let range = min(name.range.lowerBound, whole.upperBound)..<whole.upperBound
    let labels = Set(signatures.flatMap { $0.parameters.compactMap(\.label) })
    for argument in arguments {
      guard let label = argument.label, !labels.contains(label.text) else { continue }
      return report(
        .unknownLabel(label.text, callee: name.text, candidates: labels.sorted()), label.range)
    }
    if signatures.count == 1, reportOnly(candidates[0], name, arguments, range) { return }
    if reportCount(signatures, name, arguments, range) { return }
    var ways: [String] = []
    for signature in signatures {
      let way = signature.fullName(name.text)
      if !ways.contains(way) { ways.append(way) }
    }
    report(
      .wrongArguments(callee: name.text, expected: ways.prefix(6).joined(separator: " or ")),
      range)
  }

  /// Reports the error in a call with a single candidate. `false` if the labels and argument count
  /// don't explain it.
  private func reportOnly(
    _ candidate: Candidate, _ name: Name, _ arguments: [Argument], _ range: Range<Int>
  ) -> Bool {
    let signature = candidate.signature
    if case .enumCase = candidate.meaning, arguments.count != signature.parameters.count,
      !signature.parameters.contains(where: \.hasDefault)
    {
      reportValues(signature, arguments.count, range)
      return true
    }
    if reportOrder(signature, name, arguments) { return true }
    if let missing = missingParameter(signature, arguments) {
      if let label = missing.label {
        report(.missingArgument(label, callee: name.text), range)
        return true
      }
    }
    return false
  }

  /// Reports a wrong number of arguments in a call without labels, whose candidates differ only in
  /// types.
  private func reportCount(
    _ signatures: [Signature], _ name: Name, _ arguments: [Argument], _ range: Range<Int>
  ) -> Bool {
    guard let first = signatures.first else { return false }
    let parameters = first.parameters
    let needed = parameters.count { !$0.isVariadic }
    let isOpen = needed < parameters.count
    guard needed != arguments.count,
      parameters.allSatisfy({ $0.label == nil && !$0.hasDefault }),
      signatures.allSatisfy({ $0.fullName(name.text) == first.fullName(name.text) })
    else { return false }
    let count = "\(needed)\(isOpen ? " or more" : "")"
    let noun = needed == 1 && !isOpen ? "argument" : "arguments"
    report(
      .wrongArguments(callee: name.text, expected: "\(count) \(noun), not \(arguments.count)"),
      range)
    return true
  }

  /// Reports a case with the wrong number of associated values.
  func reportValues(_ signature: Signature, _ given: Int, _ range: Range<Int>) {
    let wanted = signature.parameters.count
    report(
      .wrongArguments(
        callee: "." + signature.name,
        expected: wanted == 0
          ? "no values" : "\(wanted) value\(wanted == 1 ? "" : "s"), not \(given)"), range)
  }

  /// Reports a repeated label, or one in the wrong order.
  private func reportOrder(
    _ signature: Signature, _ name: Name, _ arguments: [Argument]
  ) -> Bool {
    let order = signature.parameters.compactMap(\.label)
    var last = -1
    for (place, argument) in arguments.enumerated() {
      guard let label = argument.label, let position = order.firstIndex(of: label.text) else {
        continue
      }
      if arguments[..<place].contains(where: { $0.label?.text == label.text }) {
        report(
          .wrongArguments(callee: name.text, expected: "'\(label.text):' once"), label.range)
        return true
      }
      if position < last {
        report(
          .wrongArguments(
            callee: name.text,
            expected: "'\(label.text)' before '\(order[last])', as they are declared"),
          label.range)
        return true
      }
      last = position
    }
    return false
  }

  /// The parameter for which an argument is missing, if there is no other problem.
  private func missingParameter(
    _ signature: Signature, _ arguments: [Argument]
  ) -> Signature.Parameter? {
    var next = 0
    for parameter in signature.parameters {
      if next < arguments.count, arguments[next].label?.text == parameter.label {
        next += 1
      } else if !parameter.hasDefault, !parameter.isVariadic {
        return next == arguments.count || parameter.label != nil ? parameter : nil
      }
    }
    return nil
  }

  // MARK: Functions as values

  /// A function or initializer used as a value.
  func inferFunctionReference(
    _ expression: Expression, _ members: [StandardMember], _ name: Name,
    _ expected: StaticType?
  ) -> StaticType {
    inferFunctionReference(
      expression,
      members.map { Candidate(signature: $0.signature, meaning: .standard($0)) }, name, expected)
  }

  func inferFunctionReference(
    _ expression: Expression, _ candidates: [Candidate], _ name: Name, _ expected: StaticType?
  ) -> StaticType {
    if let expected {
      for candidate in candidates {
        let type: StaticType? = attempt {
          let signature = instantiate(candidate.signature)
          let type = referenceType(signature, expected)
          guard convert(nil, from: type, to: expected) else { return nil }
          associate(signature)
          guard satisfies(signature, name) else { return nil }
          checkWidths(signature, candidate.meaning, name)
          return type
        }
        guard let type else { continue }
        expression.meaning = candidate.meaning
        return type
      }
    }
    guard let first = candidates.first else {
      expression.meaning = .mistake
      report(.unknownFunction(name.text, candidates: []), name.range)
      return .unknown
    }
    expression.meaning = first.meaning
    return instantiate(first.signature).functionType
  }

  /// The type of a function where a function type is expected. Variadic parameters and those with a
  /// default may be omitted.
  private func referenceType(_ signature: Signature, _ expected: StaticType) -> StaticType {
    guard case .function(let wanted) = resolve(expected) else {
      return signature.functionType
    }
    var parameters = signature.parameters.prefix { !$0.isVariadic }
    while parameters.count > wanted.parameters.count, parameters.last?.hasDefault == true {
      parameters.removeLast()
    }
    guard parameters.count == wanted.parameters.count else { return signature.functionType }
    return .function(
      StaticType.FunctionType(
        parameters: parameters.map {
          StaticType.FunctionType.Parameter(type: $0.type, isInout: $0.isInout)
        }, result: signature.result))
  }
}

extension StaticType {
  /// The type, unless generic parameters are open in it.
  var withoutParameters: StaticType {
    contains { if case .parameter = $0 { true } else { false } } ? .unknown : self
  }
}
