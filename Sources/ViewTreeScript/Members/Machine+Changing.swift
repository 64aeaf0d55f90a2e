/// Changes of collections in place.
extension ScriptMachine {
  /// Runs a body on the elements of an array, a slice, or a string, which move out and back and
  /// aren't copied.
  func changeElements(
    _ receiver: inout Value, _ body: (inout [Value]) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    switch receiver.sort {
    case .array:
      guard case .array(var elements) = receiver else { return .void }
      receiver = .void
      defer { receiver = .array(elements) }
      let before = elements.withUnsafeBufferPointer { $0.baseAddress }
      let result = try body(&elements)
      try stepThroughCopy(of: elements, unlessAt: before)
      return result
    case .slice:
      guard case .slice(var slice) = receiver else { return .void }
      receiver = .void
      defer { receiver = .slice(slice) }
      return try body(&slice.elements)
    case .string:
      var characters = try elements(of: receiver)
      let result = try body(&characters)
      receiver = try joinedCharacters(characters)
      return result
    default: throw ScriptFailure(.typeMismatch(expected: "Array", found: receiver.typeName))
    }
  }

  /// Characters as one text.
  func joinedCharacters(_ characters: [Value]) throws(ScriptFailure) -> Value {
    var text = ""
    for character in characters { text += try string(character) }
    try charge(text.utf8.count)
    return .string(text)
  }

  /// Appends the elements of a sequence in place.
  func append(_ receiver: inout Value, contentsOf other: Value) throws(ScriptFailure) {
    try step()
    let added = try elements(of: other)
    try chargeAll(added)
    _ = try changeElements(&receiver) { elements in
      elements.append(contentsOf: added)
      return .void
    }
  }

  func insert(
    _ added: [Value], at index: Value, into receiver: inout Value
  ) throws(ScriptFailure) -> Value {
    let number = try integer(index)
    let place = number.subtractingReportingOverflow(startIndex(of: receiver))
    let count = try count(of: receiver)
    guard !place.overflow, place.partialValue >= 0, place.partialValue <= count else {
      throw ScriptFailure(.indexOutOfRange(number, count: count))
    }
    try step(count - place.partialValue)
    for value in added { try chargeNested(value) }
    return try changeElements(&receiver) { elements in
      elements.insert(contentsOf: added, at: place.partialValue)
      return .void
    }
  }

  func replace(
    _ places: Range<Int>, of receiver: inout Value, with added: [Value]
  ) throws(ScriptFailure) -> Value {
    try step(count(of: receiver) - places.lowerBound)
    for value in added { try chargeNested(value) }
    return try changeElements(&receiver) { elements in
      elements.replaceSubrange(places, with: added)
      return .void
    }
  }

  /// Removes the elements at some offsets, and returns the offsets and the elements, in order.
  func take(
    offsets: Value, of receiver: inout Value
  ) throws(ScriptFailure) -> [(place: Int, element: Value)] {
    try step(count(of: receiver))
    var places: [Int] = []
    for offset in offsets.elements ?? [] { places.append(try place(offset, in: receiver)) }
    places.sort()
    var taken: [(place: Int, element: Value)] = []
    _ = try changeElements(&receiver) { elements in
      taken = places.map { ($0, elements[$0]) }
      // One pass, because each removal would move all elements after it.
      let removed = Set(places)
      elements = elements.indices.filter { !removed.contains($0) }.map { elements[$0] }
      return .void
    }
    return taken
  }

  /// Moves the elements at some offsets in front of the element at another offset.
  func move(
    offsets: Value, of receiver: inout Value, to destination: Value
  ) throws(ScriptFailure) -> Value {
    let (target, count) = (try integer(destination), try count(of: receiver))
    guard target >= 0, target <= count else {
      throw ScriptFailure(.indexOutOfRange(target, count: count))
    }
    let taken = try take(offsets: offsets, of: &receiver)
    let start = target - taken.prefix { $0.place < target }.count
    return try changeElements(&receiver) { elements in
      elements.insert(contentsOf: taken.map(\.element), at: start)
      return .void
    }
  }

  func removeOne(
    fromEnd: Bool, of receiver: inout Value, _ name: String
  ) throws(ScriptFailure) -> Value {
    let count = try count(of: receiver)
    guard count > 0 else { throw ScriptFailure(.emptyCollection(name)) }
    try step(fromEnd ? 1 : count)
    let result = try changeElements(&receiver) { elements in
      fromEnd ? elements.removeLast() : elements.removeFirst()
    }
    if !fromEnd { advanceStart(of: &receiver, by: 1) }
    return result
  }

  func removeMany(
    _ count: Value, fromEnd: Bool, of receiver: inout Value
  ) throws(ScriptFailure) -> Value {
    let number = try integer(count)
    let total = try self.count(of: receiver)
    guard number >= 0, number <= total else {
      throw ScriptFailure(.indexOutOfRange(number, count: total))
    }
    try step(fromEnd ? number : total)
    _ = try changeElements(&receiver) { elements in
      if fromEnd { elements.removeLast(number) } else { elements.removeFirst(number) }
      return .void
    }
    if !fromEnd { advanceStart(of: &receiver, by: number) }
    return .void
  }

  /// Removes the first elements of a slice by moving its start.
  func advanceStart(of receiver: inout Value, by count: Int) {
    guard case .slice(var slice) = receiver else { return }
    slice.startIndex += count
    receiver = .slice(slice)
  }

  func removeAll(where body: Value, of receiver: inout Value) throws(ScriptFailure) -> Value {
    let shouldBeRemoved = try function(body)
    return try changeElements(&receiver) { elements throws(ScriptFailure) in
      var kept: [Value] = []
      for element in elements {
        try self.step()
        if try !self.bool(self.invoke(shouldBeRemoved, element)) { kept.append(element) }
      }
      elements = kept
      return .void
    }
  }
}
