extension Parser {
  struct Arguments {
    var nodes: [Int32] = []
    var labels: [String?] = []
    /// Where the labels stand; where there is none, where the argument begins.
    var labelRanges: [Range<Int>] = []
    var hasInout = false
    /// How many closures stand after the parentheses.
    var trailingCount = 0

    var labelList: [String?]? { labels.contains { $0 != nil } ? labels : nil }
  }

  private func parseArguments(_ close: String) throws(SyntaxStop) -> Arguments {
    var result = Arguments()
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = outer }
    while !isSymbol(close) {
      result.labelRanges.append(peek.range)
      result.labels.append(parseLabel())
      let node = isOperatorArgument() ? try parseOperatorFunction() : try parseExpression()
      if operation(node) == .inoutArgument { result.hasInout = true }
      result.nodes.append(node)
      if !takeSymbol(",") { break }
    }
    try expect(close)
    return result
  }

  func parseSubscript(_ base: Int32, _ start: Int, isChained: Bool) throws(SyntaxStop) -> Int32 {
    advance()
    let arguments = try parseArguments("]")
    guard !arguments.nodes.isEmpty else {
      throw SyntaxStop(.unexpected("]", expected: "an index"), tokens[position - 1].range)
    }
    let site = CallSite(
      base: base, member: MemberReference("subscript"), arguments: arguments.nodes,
      labels: arguments.labelList)
    checkIndices(base, "subscript")
    if !isChained { checkUnwrapped(base, before: "[") }
    var flags: Node.Flags = isChained ? .optionalChain : []
    let holder = note(base)
    if case .dictionary(let key, let value) = holder {
      expect(arguments.nodes[0], key)
      expectAll(arguments.nodes.dropFirst(), value)
      if value == .double { flags.insert(.double) }
    }
    if holder == .array(.double), operation(arguments.nodes[0]) != .range { flags.insert(.double) }
    return try emitCall(.subscripted, site, range(from: start), flags: flags)
  }

  /// Reads the arguments of a call, trailing closures included, and makes the call.
  func parseCall(_ base: Base, _ start: Int, isChained: Bool) throws(SyntaxStop) -> Int32 {
    try nested { () throws(SyntaxStop) in
      var arguments = Arguments()
      let outerTime = isReadingTime
      if case .global(let name) = base, HostFunction(rawValue: name.text)?.takesTime == true {
        isReadingTime = true
      }
      if takeSymbol("(") { arguments = try parseArguments(")") }
      isReadingTime = outerTime
      if isSymbol("{"), allowsTrailingClosure, !peek.hasBreakBefore {
        arguments.labelRanges.append(peek.range)
        arguments.nodes.append(try parseClosureLiteral())
        arguments.labels.append(nil)
        arguments.trailingCount += 1
        while peek.kind == .identifier, isSymbol(":", 1), isSymbol("{", 2), !peek.hasBreakBefore {
          arguments.labelRanges.append(peek.range)
          arguments.labels.append(parseLabel())
          arguments.nodes.append(try parseClosureLiteral())
          arguments.trailingCount += 1
        }
      }
      return try makeCall(base, arguments, start, isChained: isChained)
    }
  }

  private func makeCall(
    _ base: Base, _ arguments: Arguments, _ start: Int, isChained: Bool
  ) throws(SyntaxStop) -> Int32 {
    let range = range(from: start)
    var arguments = arguments
    if case .typeName("String", _) = base, arguments.labels == ["describing"] {
      arguments.nodes[0] = try describingOptional(arguments.nodes[0])
    }
    let site = CallSite(
      base: -1, member: MemberReference(""), arguments: arguments.nodes,
      labels: arguments.labelList, hasInout: arguments.hasInout)
    switch base {
    case .node(let node):
      site.base = node
      if case .function(let parameters, _) = note(node), parameters.count == site.arguments.count {
        for (argument, type) in zip(site.arguments, parameters) { expect(argument, type) }
      }
      return try emitCall(.callFunction, site, range, flags: isChained ? .optionalChain : [])
    case .member(let node, let name, _):
      if !types.memberNames.contains(name.text) {
        checkLabels(
          of: name.text, MemberName(rawValue: name.text)?.signatures, arguments, name.range)
      }
      return try makeMethodCall(node, name, site, range, isChained: isChained)
    case .global(let name):
      if let function = HostFunction(rawValue: name.text) {
        return try makeHostCall(function, arguments, name, range)
      }
      site.member = MemberReference(name.text)
      guard let function = GlobalFunction(rawValue: name.text) else {
        return try unknownFunction(name, range)
      }
      if let expected = function.mismatch(argumentCount: arguments.nodes.count) {
        report(.wrongArguments(callee: name.text, expected: expected), range)
      } else {
        checkLabels(of: name.text, function.signatures, arguments, name.range)
      }
      switch function {
      case .min, .max:
        expectSame(site.arguments)
        if let known = site.arguments.lazy.map({ self.note($0) }).first(where: { $0 == .double }) {
          expectAll(site.arguments, known)
        }
      case .stride: expectSame(site.arguments)
      case .abs, .zip, .repeatElement: break
      default: expectAll(site.arguments, .double)
      }
      return try emitCall(.callGlobal, site, range)
    case .typeName(let type, let place):
      if types.index(type) == nil, type != "String" || arguments.labels.first != "format" {
        checkLabels(of: type, Initializer(rawValue: type)?.signatures, arguments, place)
      }
      return try makeInitializer(type, site, range)
    case .typeMember(let type, let name):
      if isTimeType(type), let time = try timeValue(name.text, site.arguments, range) {
        return time
      }
      if type == "Optional", name.text == "some", site.arguments.count == 1 {
        return site.arguments[0]
      }
      if StaticMembers.isStandard(type) || !isDeclaredCase(type, name.text) {
        report(.unknownMember(name.text, type: type, candidates: staticNames(type)), name.range)
      }
      site.enumShape = EnumShape(typeName: type, name: name.text, labels: site.labels)
      expectPayload(site, type)
      return try emitCall(.makeCase, site, range)
    case .implicit(let name, _):
      if let time = try timeValue(name.text, site.arguments, range) { return time }
      if name.text == "init" { return try makeImplicitInitializer(site, range) }
      if name.text == "some", site.arguments.count == 1 { return site.arguments[0] }
      site.enumShape = EnumShape(name: name.text, labels: site.labels)
      return try emitCall(.makeCase, site, range)
    }
  }

  private func unknownFunction(_ name: Token, _ range: Range<Int>) throws(SyntaxStop) -> Int32 {
    report(.unknownFunction(name.text, candidates: candidates(name.text)), name.range)
    return try emit(.literal, range, a: builder.literal(.none))
  }

  private func makeMethodCall(
    _ node: Int32, _ name: Token, _ site: CallSite, _ range: Range<Int>, isChained: Bool
  ) throws(SyntaxStop) -> Int32 {
    noteMember(name)
    site.base = node
    site.member = MemberReference(name.text)
    expectArguments(of: name.text, on: note(node), site)
    checkIndices(node, name.text)
    if let optional = optionalMethod(name.text, of: node, isChained: isChained) {
      site.member = MemberReference(optional)
      return try emitCall(.callMethod, site, range)
    }
    if !isChained { checkUnwrapped(node, before: "." + name.text) }
    if note(node) == .int, Self.methodsOfDoubles.contains(name.text) {
      report(.unknownMember(name.text, type: "Int", candidates: []), name.range)
    }
    let flags: Node.Flags = isChained ? .optionalChain : []
    let isDeclared = types.entries.contains { $0.method(name.text) != nil }
    let isMutating =
      types.mutatingMethods.contains(name.text)
      || site.member.known?.isMutating == true && !isDeclared
    guard isMutating else { return try emitCall(.callMethod, site, range, flags: flags) }
    checkAssignable(node)
    return try emitCall(.callMutating, site, range, flags: flags)
  }

  private static let methodsOfDoubles: Set = [
    "rounded", "round", "squareRoot", "truncatingRemainder", "remainder",
  ]

  /// Tells the arguments of a method what its receiver holds.
  private func expectArguments(of method: String, on receiver: TypeNote, _ site: CallSite) {
    guard let first = site.arguments.first else { return }
    switch (receiver, method) {
    case (_, "insetBy"), (_, "offsetBy"): expectAll(site.arguments, .double)
    case (.array, _) where site.labels?.first == "contentsOf": expect(first, receiver)
    case (.array(let element), "append"), (.array(let element), "insert"),
      (.array(let element), "contains"), (.array(let element), "firstIndex"),
      (.array(let element), "lastIndex"):
      expect(first, element)
    // The elements are added to it, or compared with it.
    case (.array(let element), "reduce"):
      if site.arguments.count == 2, takesElements(site.arguments[1]) { expect(first, element) }
    case (.dictionary(_, let value), "updateValue"): expect(first, value)
    case (.named(let type), _):
      guard let entry = types.entry(type), let place = entry.method(method) else { return }
      for (argument, parameter) in zip(
        site.arguments, entry.declaration.methods[place].parameters)
      {
        expect(argument, TypeReader.note(parameter.typeName))
      }
    default: break
    }
  }

  /// Whether a function's two arguments have one type: an operator, `min` or `max`.
  private func takesElements(_ node: Int32) -> Bool {
    operation(node) == .operatorFunction
      || operation(node) == .keyPath && builder.nodes[Int(node)].a < 0
  }

  /// `.init(x: 0, y: 0)` takes its type from its place; the labels tell which geometry is meant.
  private func makeImplicitInitializer(
    _ site: CallSite, _ range: Range<Int>
  ) throws(SyntaxStop) -> Int32 {
    let labels = (site.labels ?? []).map { $0 ?? "_" }
    let type: String? =
      switch labels {
      case ["x", "y"]: "CGPoint"
      case ["width", "height"]: Initializer.implicitSize.rawValue
      case ["x", "y", "width", "height"], ["origin", "size"]: "CGRect"
      case ["dx", "dy"]: "CGVector"
      case ["top", "leading", "bottom", "trailing"]: "EdgeInsets"
      default: nil
      }
    if let type { return try makeInitializer(type, site, range) }
    site.enumShape = EnumShape(name: "init", labels: site.labels)
    return try emitCall(.makeCase, site, range)
  }

  private func makeInitializer(
    _ type: String, _ site: CallSite, _ range: Range<Int>
  ) throws(SyntaxStop) -> Int32 {
    site.member = MemberReference(type)
    // An optional is what it holds, a character a text of one.
    if type == "Optional" || type == "Character" || type == "Substring",
      types.index(type) == nil, site.arguments.count == 1, site.labels == nil
    {
      return site.arguments[0]
    }
    if let index = types.index(type) {
      site.nominal = types.entries[index].shape
      fillFields(site, types.entries[index], range)
      return try emitCall(.constructDeclared, site, range)
    }
    checkStandardInitializer(type, site, range)
    if let initializer = Initializer(rawValue: type) {
      // Points, sizes and rectangles can also be made of `Int`s, which Swift prefers where all are literals.
      let isAllIntegers = site.arguments.allSatisfy {
        flags($0).contains(.integerLiteral) || note($0) == .int
      }
      if initializer.isGeometry, !isAllIntegers || !initializer.takesIntegers {
        expectAll(site.arguments, .double)
      }
      let isInteger = type == "Int"
      return try emitCall(.callInitializer, site, range, flags: isInteger ? .firmInteger : [])
    }
    if type == "Color" {
      site.enumShape = EnumShape(typeName: "Color", name: "init", labels: site.labels)
      return try emitCall(.makeCase, site, range)
    }
    let labels = site.arguments.indices.map { index in
      site.labels.flatMap { $0[index] } ?? "_\(index)"
    }
    site.nominal = NominalShape(typeName: type, labels: labels)
    return try emitCall(.construct, site, range)
  }

  /// Reports initialisers of the standard types that are not supported.
  private func checkStandardInitializer(_ type: String, _ site: CallSite, _ range: Range<Int>) {
    let label = site.labels?.first ?? nil
    switch type {
    case "CGFloat", "Double", "Int":
      if let first = site.arguments.first, label == nil { checkUnwrapped(first, before: ")") }
      if type == "CGFloat", site.arguments.first.map({ note($0) }) == .string {
        report(.typeMismatch(expected: "a number", found: "String"), range)
      }
    case _ where Self.unsupportedTypes[type] != nil:
      report(.unsupported("'\(type)'", instead: Self.unsupportedTypes[type] ?? ""), range)
    case _
    where Initializer(rawValue: type) == nil && type.lowercased().hasPrefix("cg")
      && type != "CGAffineTransform":
      report(.unknownFunction(type, candidates: Initializer.allCases.map(\.rawValue)), range)
    case "Date", "Calendar", "Timer":
      report(.unsupported("'\(type)'", instead: "results may not depend on time"), range)
    case "String" where label == "format":
      report(
        .unsupported(
          "'String(format:)'", instead: "round the number, as in '(x * 100).rounded() / 100'"),
        range)
    default: break
    }
  }

  /// Finds for each field of a declared type the argument that fills it.
  private func fillFields(_ site: CallSite, _ entry: TypeTable.Entry, _ range: Range<Int>) {
    let fields = entry.declaration.fields
    site.fieldSources = fields.map { _ in -1 }
    for (index, argument) in site.arguments.enumerated() {
      guard let label = site.labels?[index] else {
        report(
          .wrongArguments(
            callee: entry.declaration.name,
            expected: fields.map { "\($0.name):" }.joined(separator: ", ")),
          nodeRange(argument))
        continue
      }
      guard let field = fields.firstIndex(where: { $0.name == label }) else {
        report(
          .unknownLabel(label, callee: entry.declaration.name, candidates: fields.map(\.name)),
          nodeRange(argument))
        continue
      }
      if let later = site.fieldSources[(field + 1)...].firstIndex(where: { $0 >= 0 }) {
        report(
          .wrongArguments(
            callee: entry.declaration.name,
            expected: "'\(label)' before '\(fields[later].name)', as they are declared"),
          nodeRange(argument))
      }
      site.fieldSources[field] = Int32(index)
      expect(argument, entry.fieldTypes[field])
    }
    for (field, source) in zip(fields, site.fieldSources)
    where source < 0 && field.defaultValue == nil && !isOptionalType(field.typeName) {
      report(.missingArgument(field.name, callee: entry.declaration.name), range)
    }
  }

  private func isOptionalType(_ name: String?) -> Bool { name?.hasSuffix("?") ?? false }
}
