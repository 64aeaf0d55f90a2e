extension ScriptMachine {
  func arrayMember(_ elements: [Value], _ name: MemberReference) -> Value? {
    switch name.known {
    case .count, .endIndex: .int(elements.count)
    case .startIndex: .int(0)
    case .isEmpty: .bool(elements.isEmpty)
    case .first: elements.first ?? Value.none
    case .last: elements.last ?? Value.none
    case .indices: .range(RangeValue(lower: .int(0), upper: .int(elements.count), isClosed: false))
    default: nil
    }
  }

  func callArray(
    _ elements: [Value], _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value? {
    try step(1)
    switch name.known {
    case .map, .forEach, .compactMap, .flatMap, .filter:
      return try transform(elements, name, arguments)
    case .first, .last, .firstIndex, .lastIndex, .contains, .allSatisfy:
      return try search(elements, name, arguments)
    case .reduce: return try fold(elements, arguments)
    case .sorted:
      return .array(try sorted(elements, arguments))
    case .min, .max: return try extreme(elements, name, arguments)
    case .joined: return try join(elements, arguments)
    case .prefix, .suffix, .drop, .dropFirst, .dropLast: return try slice(elements, name, arguments)
    case .reversed, .enumerated: return try rearrange(elements, name)
    case .starts, .elementsEqual: return try compare(elements, name, arguments)
    default: return nil
    }
  }

  private func transform(
    _ elements: [Value], _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    let body = try function(arguments, 0)
    var result: [Value] = []
    if name.known == .map { result.reserveCapacity(elements.count) }
    for element in elements {
      try step()
      let value = try invoke(body, element)
      switch name.known {
      case .forEach: continue
      case .filter: if try bool(value) { result.append(element) }
      case .compactMap: if !value.isNone { result.append(value) }
      case .flatMap:
        if value.isNone { continue }
        guard case .array(let inner) = value else {
          result.append(value)
          continue
        }
        try charge(inner.count)
        result.append(contentsOf: inner)
      default:
        try chargeNested(value)
        result.append(value)
      }
    }
    return name.known == .forEach ? .void : .array(result)
  }

  private func search(
    _ elements: [Value], _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    guard let argument = arguments.values.first else {
      throw ScriptFailure(.missingArgument("where", callee: name.name))
    }
    let isPredicate: Bool
    if case .function = argument { isPredicate = true } else { isPredicate = false }
    let isLast = name.known == .last || name.known == .lastIndex
    for place in elements.indices {
      let index = isLast ? elements.count - 1 - place : place
      try step()
      let isMatch =
        isPredicate
        ? try bool(invoke(function(arguments, 0), elements[index]))
        : try areEqual(elements[index], argument)
      switch name.known {
      case .allSatisfy: if !isMatch { return .bool(false) }
      case .contains: if isMatch { return .bool(true) }
      case .firstIndex, .lastIndex: if isMatch { return .int(index) }
      default: if isMatch { return elements[index] }
      }
    }
    return name.known == .allSatisfy ? .bool(true) : name.known == .contains ? .bool(false) : .none
  }

  private func fold(_ elements: [Value], _ arguments: ScriptArguments) throws(ScriptFailure)
    -> Value
  {
    guard var result = arguments.values.first else {
      throw ScriptFailure(.missingArgument("initialResult", callee: "reduce"))
    }
    let body = try function(arguments, 1)
    let isInto = arguments.label(0) == "into"
    for element in elements {
      try step()
      if isInto {
        try invokeInout(body, &result, [element])
      } else {
        result = try invoke(body, result, element)
      }
    }
    return result
  }

  // MARK: Order

  /// Whether one value comes before another.
  func isLess(_ left: Value, _ right: Value) throws(ScriptFailure) -> Bool {
    try bool(combine(.less, left, right))
  }

  /// A stable merge sort, so that failures of the comparison stop it.
  func sorted(_ elements: [Value], _ arguments: ScriptArguments) throws(ScriptFailure) -> [Value] {
    let body = arguments.values.isEmpty ? nil : try function(arguments, 0)
    try charge(elements.count)
    var source = elements
    var width = 1
    while width < source.count {
      var merged: [Value] = []
      merged.reserveCapacity(source.count)
      var start = 0
      while start < source.count {
        let middle = min(start + width, source.count)
        let end = min(middle + width, source.count)
        try merge(source, start, middle, end, body, into: &merged)
        start = end
      }
      source = merged
      width *= 2
    }
    return source
  }

  private func merge(
    _ source: [Value], _ start: Int, _ middle: Int, _ end: Int, _ body: FunctionValue?,
    into merged: inout [Value]
  ) throws(ScriptFailure) {
    var left = start
    var right = middle
    while left < middle || right < end {
      try step()
      var takesRight = left >= middle
      if left < middle, right < end {
        takesRight =
          if let body { try bool(invoke(body, source[right], source[left])) } else {
            try isLess(source[right], source[left])
          }
      }
      merged.append(source[takesRight ? right : left])
      if takesRight { right += 1 } else { left += 1 }
    }
  }

  private func extreme(
    _ elements: [Value], _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    guard var best = elements.first else { return .none }
    let body = arguments.values.isEmpty ? nil : try function(arguments, 0)
    for element in elements.dropFirst() {
      try step()
      let (low, high) = name.known == .min ? (element, best) : (best, element)
      let isBetter =
        if let body { try bool(invoke(body, low, high)) } else { try isLess(low, high) }
      if isBetter { best = element }
    }
    return best
  }

  private func rearrange(
    _ elements: [Value], _ name: MemberReference
  ) throws(ScriptFailure) -> Value {
    try charge(elements.count)
    if name.known == .reversed { return .array(elements.reversed()) }
    return .array(
      elements.enumerated().map { offset, element in
        .tuple(TupleValue(labels: ["offset", "element"], elements: [.int(offset), element]))
      })
  }

  private func compare(
    _ elements: [Value], _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    let other = try self.elements(of: arguments.values.first ?? .none)
    if name.known == .elementsEqual { return .bool(elements == other) }
    return .bool(elements.starts(with: other))
  }

  // MARK: Parts

  private func slice(
    _ elements: [Value], _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    if case .function? = arguments.values.first {
      return try sliceWhile(elements, name, arguments)
    }
    let count = arguments.values.isEmpty ? 1 : try integer(arguments.values.first)
    guard count >= 0 else { throw ScriptFailure(.indexOutOfRange(count, count: elements.count)) }
    try charge(elements.count)
    switch name.known {
    case .prefix: return .array(Array(elements.prefix(count)))
    case .suffix: return .array(Array(elements.suffix(count)))
    case .dropFirst: return .array(Array(elements.dropFirst(count)))
    default: return .array(Array(elements.dropLast(count)))
    }
  }

  private func sliceWhile(
    _ elements: [Value], _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    let body = try function(arguments, 0)
    var end = 0
    while end < elements.count, try bool(invoke(body, elements[end])) { end += 1 }
    return .array(Array(name.known == .prefix ? elements[..<end] : elements[end...]))
  }

  private func join(_ elements: [Value], _ arguments: ScriptArguments) throws(ScriptFailure)
    -> Value
  {
    if case .array? = elements.first {
      var result: [Value] = []
      let separator =
        try arguments.values.first.map { value throws(ScriptFailure) in
          try self.elements(of: value)
        } ?? []
      for (index, element) in elements.enumerated() {
        if index > 0 { result.append(contentsOf: separator) }
        try result.append(contentsOf: self.elements(of: element))
        try charge(separator.count)
      }
      try charge(result.count)
      return .array(result)
    }
    let separator =
      try arguments.values.first.map { value throws(ScriptFailure) in try string(value) } ?? ""
    var result = ""
    for (index, element) in elements.enumerated() {
      if index > 0 { result += separator }
      result += try string(element)
      try charge(separator.utf8.count + 1)
    }
    try charge(result.utf8.count)
    return .string(result)
  }

  // MARK: Changes

  /// Appends the elements of a sequence in place.
  func append(_ receiver: inout Value, contentsOf other: Value) throws(ScriptFailure) {
    guard case .array(var elements) = receiver else {
      throw ScriptFailure(.typeMismatch(expected: "Array", found: receiver.typeName))
    }
    let added = try self.elements(of: other)
    try charge(added.count)
    receiver = .void
    elements.append(contentsOf: added)
    receiver = .array(elements)
  }

  func mutateArray(
    _ receiver: inout Value, _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    try step()
    if name.known == .append, arguments.label(0) == "contentsOf" {
      try append(&receiver, contentsOf: arguments.values.first ?? .none)
      return .void
    }
    guard case .array(var elements) = receiver else { return .void }
    receiver = .void
    defer { receiver = .array(elements) }
    switch name.known {
    case .append:
      guard let value = arguments.values.first else {
        throw ScriptFailure(.missingArgument("newElement", callee: "append"))
      }
      try chargeNested(value)
      elements.append(value)
      return .void
    case .insert: return try insert(&elements, arguments)
    case .remove, .removeFirst, .removeLast, .popLast, .popFirst, .removeAll:
      return try remove(&elements, name, arguments)
    case .sort: elements = try sorted(elements, arguments)
    case .reverse:
      try step(elements.count)
      elements.reverse()
    case .swapAt:
      let (first, second) = try (index(arguments, 0, elements), index(arguments, 1, elements))
      elements.swapAt(first, second)
    default: throw unknownMember(.array(elements), name)
    }
    return .void
  }

  private func index(
    _ arguments: ScriptArguments, _ place: Int, _ elements: [Value]
  ) throws(ScriptFailure) -> Int {
    let index = try integer(place < arguments.values.count ? arguments.values[place] : nil)
    guard elements.indices.contains(index) else {
      throw ScriptFailure(.indexOutOfRange(index, count: elements.count))
    }
    return index
  }

  private func insert(
    _ elements: inout [Value], _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    let index = try integer(arguments["at"])
    guard index >= 0, index <= elements.count, let value = arguments.values.first else {
      throw ScriptFailure(.indexOutOfRange(index, count: elements.count))
    }
    try step(elements.count - index)
    if arguments.label(0) == "contentsOf" {
      let added = try self.elements(of: value)
      try charge(added.count)
      elements.insert(contentsOf: added, at: index)
    } else {
      try chargeNested(value)
      elements.insert(value, at: index)
    }
    return .void
  }

  private func remove(
    _ elements: inout [Value], _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    switch name.known {
    case .remove:
      let place = try index(arguments, 0, elements)
      try step(elements.count - place)
      return elements.remove(at: place)
    case .removeAll:
      if arguments.label(0) == "where"
        || { if case .function? = arguments.values.first { true } else { false } }()
      {
        let body = try function(arguments, 0)
        var kept: [Value] = []
        for element in elements {
          try step()
          if try !bool(invoke(body, element)) { kept.append(element) }
        }
        elements = kept
      } else {
        elements.removeAll()
      }
      return .void
    default: break
    }
    let isFirst = name.known == .removeFirst || name.known == .popFirst
    if !arguments.values.isEmpty {
      let count = try integer(arguments.values.first)
      guard count >= 0, count <= elements.count else {
        throw ScriptFailure(.indexOutOfRange(count, count: elements.count))
      }
      if isFirst { elements.removeFirst(count) } else { elements.removeLast(count) }
      return .void
    }
    guard !elements.isEmpty else {
      if name.known == .popLast || name.known == .popFirst { return .none }
      throw ScriptFailure(.emptyCollection(name.name))
    }
    if isFirst { try step(elements.count) }
    return isFirst ? elements.removeFirst() : elements.removeLast()
  }
}
