/// Finds elements and parts of collections.
extension ScriptMachine {
  /// The offset of the first or last element that is equal to a value.
  func place(
    ofElement wanted: Value, in elements: [Value], fromEnd: Bool = false
  ) throws(ScriptFailure) -> Int? {
    for step in elements.indices {
      let place = fromEnd ? elements.count - 1 - step : step
      try self.step()
      if try areEqual(elements[place], wanted) { return place }
    }
    return nil
  }

  /// The index of the first or last element for which a closure returns true.
  func place(
    where body: Value, in elements: [Value], fromEnd: Bool = false
  ) throws(ScriptFailure) -> Int? {
    let predicate = try function(body)
    for step in elements.indices {
      let place = fromEnd ? elements.count - 1 - step : step
      try self.step()
      if try bool(invoke(predicate, elements[place])) { return place }
    }
    return nil
  }

  /// True if the elements start with others, compared by equality or with a closure.
  func starts(
    _ elements: [Value], with other: [Value], by body: Value?
  ) throws(ScriptFailure) -> Bool {
    guard elements.count >= other.count else { return false }
    let areEqual = try body.map { body throws(ScriptFailure) in try function(body) }
    for (left, right) in zip(elements, other) {
      try step()
      let isEqual =
        if let areEqual { try bool(invoke(areEqual, left, right)) } else {
          try self.areEqual(left, right)
        }
      if !isEqual { return false }
    }
    return true
  }

  /// The indices at which a subsequence starts, without overlaps.
  func places(
    ofPart part: Value, in value: Value, limit: Int
  ) throws(ScriptFailure) -> [Int] {
    let wanted = try elements(of: part)
    let elements = try elements(of: value)
    var places: [Int] = []
    var place = 0
    while place + wanted.count <= elements.count, places.count < limit {
      try step()
      if try starts(Array(elements[place..<place + wanted.count]), with: wanted, by: nil) {
        places.append(place)
        place += max(wanted.count, 1)
      } else {
        place += 1
      }
    }
    try charge(places.count)
    return places
  }

  /// The ranges of indices where a part is found.
  func ranges(
    ofPart part: Value, in value: Value, limit: Int
  ) throws(ScriptFailure) -> [Value] {
    let length = try count(of: part)
    let start = startIndex(of: value)
    return try places(ofPart: part, in: value, limit: limit).map { place in
      .range(
        RangeValue(
          lower: .int(start + place), upper: .int(start + place + length), isClosed: false))
    }
  }

  // MARK: Splitting

  @Sendable
  static func splitAtElement(
    _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    let elements = try machine.elements(of: receiver)
    if arguments[0].isPart(of: elements) {
      return try splitAtPart(machine, receiver, arguments)
    }
    var separators: [Range<Int>] = []
    for place in elements.indices {
      try machine.step()
      if try machine.areEqual(elements[place], arguments[0]) {
        separators.append(place..<place + 1)
      }
    }
    return try machine.split(receiver, at: separators, arguments[1], arguments[2])
  }

  @Sendable
  static func splitAtPart(
    _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    let length = try machine.count(of: arguments[0])
    let separators = try machine.places(ofPart: arguments[0], in: receiver, limit: .max)
      .map { $0..<$0 + length }
    return try machine.split(receiver, at: separators, arguments[1], arguments[2])
  }

  @Sendable
  static func splitWhere(
    _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    let isSeparator = try machine.function(arguments[2])
    let elements = try machine.elements(of: receiver)
    var separators: [Range<Int>] = []
    for place in elements.indices {
      try machine.step()
      if try machine.bool(machine.invoke(isSeparator, elements[place])) {
        separators.append(place..<place + 1)
      }
    }
    return try machine.split(receiver, at: separators, arguments[0], arguments[1])
  }

  /// The parts between separators. By default, empty parts are omitted and aren't counted as
  /// splits.
  private func split(
    _ value: Value, at separators: [Range<Int>], _ maxSplits: Value, _ omitsEmpty: Value
  ) throws(ScriptFailure) -> Value {
    var splitsLeft = Int.max
    if case .int(let limit) = maxSplits { splitsLeft = limit }
    var isOmitting = true
    if case .bool(let omits) = omitsEmpty { isOmitting = omits }
    guard splitsLeft >= 0 else { throw ScriptFailure(.indexOutOfRange(splitsLeft, count: 0)) }
    var parts: [Range<Int>] = []
    var start = 0
    for separator in separators where splitsLeft > 0 {
      if separator.lowerBound > start || !isOmitting {
        parts.append(start..<separator.lowerBound)
        splitsLeft -= 1
      }
      start = separator.upperBound
    }
    let count = try count(of: value)
    if start < count || !isOmitting { parts.append(start..<count) }
    return .array(try slices(value, parts))
  }

  /// Subsequences of a collection, whose elements are created once for all.
  private func slices(_ value: Value, _ places: [Range<Int>]) throws(ScriptFailure) -> [Value] {
    let elements = try elements(of: value)
    try charge(places.count)
    try chargeAll(elements)
    var slices: [Value] = []
    for part in places {
      if case .string = value {
        slices.append(try joinedCharacters(Array(elements[part])))
      } else {
        slices.append(
          .slice(
            SliceValue(
              Array(elements[part]), startIndex: startIndex(of: value) + part.lowerBound)))
      }
    }
    return slices
  }
}

extension Value {
  /// True if the value is a subsequence and not an element. Needed where types are unknown at
  /// compile time.
  func isPart(of elements: [Value]) -> Bool {
    switch (self, elements.first) {
    case (.string(let text), .string?): text.count != 1
    case (.array, .array?), (.slice, .slice?), (.array, nil), (.slice, nil): false
    case (.array, _), (.slice, _): true
    default: false
    }
  }
}
