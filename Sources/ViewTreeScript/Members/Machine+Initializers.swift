extension ScriptMachine {
  func initialize(
    _ type: Initializer, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    let first = arguments.values.first
    switch type {
    case .int: return try makeInteger(arguments)
    case .double, .cgFloat, .float: return try makeDouble(type, first)
    case .string: return try makeString(arguments)
    case .bool:
      guard case .string(let text)? = first else { return try .bool(bool(first ?? .none)) }
      return text == "true" ? .bool(true) : text == "false" ? .bool(false) : .none
    case .array:
      if let value = arguments["repeating"] { return try repeated(value, arguments["count"]) }
      return .array(try first.map { value throws(ScriptFailure) in try elements(of: value) } ?? [])
    case .dictionary: return try makeDictionary(arguments)
    case .uuid: return makeUnique()
    case .proposedSize: return try makeProposedSize(arguments)
    case .implicitSize:
      return arguments.values.contains { $0.isNone }
        ? try makeProposedSize(arguments) : try makeGeometry(.size, arguments)
    default: return try makeGeometry(type, arguments)
    }
  }

  private func makeInteger(_ arguments: ScriptArguments) throws(ScriptFailure) -> Value {
    switch arguments.values.first {
    case .int(let number)?: return .int(number)
    case .string(let text)? where arguments["radix"] != nil:
      return Int(text, radix: try radix(arguments)).map { .int($0) } ?? Value.none
    case .string(let text)?: return Int(text).map { .int($0) } ?? Value.none
    case let value?:
      let number = try double(value)
      let truncated = number.rounded(.towardZero)
      if arguments.label(0) == "exactly" {
        return Int(exactly: number).map { .int($0) } ?? Value.none
      }
      guard let integer = Int(exactly: truncated) else {
        throw ScriptFailure(.notRepresentable(number.description, type: "Int"))
      }
      return .int(integer)
    case nil: return .int(0)
    }
  }

  private func makeDouble(_ type: Initializer, _ value: Value?) throws(ScriptFailure) -> Value {
    switch value {
    case .string(let text)?: return Double(text).map { .double($0) } ?? Value.none
    case nil: return .double(0)
    default: return .double(try double(value))
    }
  }

  private func makeString(_ arguments: ScriptArguments) throws(ScriptFailure) -> Value {
    guard let value = arguments.values.first else { return .string("") }
    if arguments.label(0) == "repeating" {
      let text = try string(value)
      let count = try integer(arguments["count"])
      guard count >= 0 else { throw ScriptFailure(.invalidRange) }
      let (bytes, overflow) = count.multipliedReportingOverflow(by: text.utf8.count)
      try charge(overflow ? .max : bytes)
      return .string(String(repeating: text, count: count))
    }
    if arguments["radix"] != nil {
      let isUppercase = try arguments["uppercase"].map { value throws(ScriptFailure) in
        try bool(value)
      }
      return .string(
        String(
          try integer(value), radix: try radix(arguments), uppercase: isUppercase ?? false))
    }
    if arguments.label(0) == "reflecting" { return .string(value.description) }
    var sink = TextSink(limit: memoryLeft)
    if case .array(let parts) = value, !parts.isEmpty, arguments.label(0) == nil,
      parts.allSatisfy({ if case .string = $0 { true } else { false } })
    {
      for part in parts { part.writeInterpolated(into: &sink) }
    } else {
      value.writeInterpolated(into: &sink)
    }
    if sink.isFull { throw ScriptFailure(.tooMuchMemory) }
    try charge(sink.text.utf8.count)
    return .string(sink.text)
  }

  private func radix(_ arguments: ScriptArguments) throws(ScriptFailure) -> Int {
    let radix = try integer(arguments["radix"])
    guard (2...36).contains(radix) else { throw ScriptFailure(.invalidRange) }
    return radix
  }

  private func makeDictionary(_ arguments: ScriptArguments) throws(ScriptFailure) -> Value {
    var result = DictionaryValue()
    guard let value = arguments.values.first else { return .dictionary(result) }
    let isGrouping = arguments.label(0) == "grouping"
    for element in try elements(of: value) {
      try step()
      if isGrouping {
        let key = try invoke(function(arguments, 1), element)
        var group = try elements(of: result[key] ?? .array([]))
        try charge(group.count + 1)
        group.append(element)
        result[key] = .array(group)
        continue
      }
      guard case .tuple(let pair) = element, pair.elements.count == 2 else {
        throw ScriptFailure(.typeMismatch(expected: "pairs", found: element.typeName))
      }
      try charge(1)
      if let old = result[pair.elements[0]] {
        guard arguments.values.count > 1 else {
          throw ScriptFailure(.duplicateName(pair.elements[0].description))
        }
        result[pair.elements[0]] = try invoke(function(arguments, 1), old, pair.elements[1])
      } else {
        result[pair.elements[0]] = pair.elements[1]
      }
    }
    return .dictionary(result)
  }

  private func makeGeometry(
    _ type: Initializer, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    if arguments.values.isEmpty, let zero = StaticMembers.zero(TypeNote(name: type.rawValue)) {
      return zero
    }
    switch type {
    case .point:
      let numbers = try self.numbers(arguments, ["x", "y"], type)
      return .point(PointValue(x: numbers[0], y: numbers[1]))
    case .unitPoint:
      let numbers = try self.numbers(arguments, ["x", "y"], type)
      return .unitPoint(PointValue(x: numbers[0], y: numbers[1]))
    case .size:
      let numbers = try self.numbers(arguments, ["width", "height"], type)
      return .size(SizeValue(width: numbers[0], height: numbers[1]))
    case .vector:
      let numbers = try self.numbers(arguments, ["dx", "dy"], type)
      return .vector(VectorValue(dx: numbers[0], dy: numbers[1]))
    case .edgeInsets:
      let numbers = try self.numbers(arguments, ["top", "leading", "bottom", "trailing"], type)
      return .edgeInsets(
        EdgeInsetsValue(
          top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3]))
    case .angle:
      if let degrees = arguments["degrees"] { return .angle(try double(degrees) * .pi / 180) }
      return .angle(try numbers(arguments, ["radians"], type)[0])
    default: return try makeRect(arguments)
    }
  }

  private func makeRect(_ arguments: ScriptArguments) throws(ScriptFailure) -> Value {
    guard arguments["origin"] != nil || arguments["size"] != nil else {
      let numbers = try self.numbers(arguments, ["x", "y", "width", "height"], .rect)
      return .rect(
        RectValue(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
    let origin = try coerce(arguments["origin"] ?? .none, .point)
    let size = try coerce(arguments["size"] ?? .none, .size)
    guard case .point(let corner) = origin, case .size(let lengths) = size,
      arguments.values.count == 2
    else {
      throw ScriptFailure(
        .wrongArguments(callee: "CGRect", expected: "origin: (a CGPoint), size: (a CGSize)"))
    }
    return .rect(RectValue(origin: corner, size: lengths))
  }

  private func numbers(
    _ arguments: ScriptArguments, _ labels: [String], _ type: Initializer
  ) throws(ScriptFailure) -> [Double] {
    let given = arguments.values.indices.map { arguments.label($0) ?? "_" }
    guard given == labels else {
      throw ScriptFailure(
        .wrongArguments(
          callee: type.rawValue, expected: labels.map { "\($0):" }.joined(separator: ", ")))
    }
    var numbers: [Double] = []
    for value in arguments.values { numbers.append(try double(value)) }
    return numbers
  }
}
