/// Elements of collections, their indices and subsequences.
///
/// A place is an offset from the first element. Scripts use an index, which starts at `startIndex`.
extension ScriptMachine {
  static let noRandomness = "every run must give the same result: choose without randomness"

  /// A part at an end of a collection.
  enum Part { case prefix, suffix, dropFirst, dropLast }

  /// The elements of a value that a loop can go over.
  func elements(of value: Value) throws(ScriptFailure) -> [Value] {
    switch value {
    case .array(let elements): return elements
    case .slice(let slice): return slice.elements
    case .set(let set): return set.elements
    case .dictionary(let dictionary):
      try step(dictionary.count)
      return pairs(dictionary)
    case .range(let range):
      guard let bounds = range.integers else { return try steps(of: range) }
      try charge(bounds.count)
      return bounds.map { .int($0) }
    case .string(let text):
      try charge(text.utf8.count)
      return text.map { .string(String($0)) }
    case .binding(let binding): return try elements(of: read(binding))
    default: throw ScriptFailure(.notASequence(value.typeName))
    }
  }

  /// The elements of a range of a declared type, which advances by an integer.
  private func steps(of range: RangeValue) throws(ScriptFailure) -> [Value] {
    guard var next = range.lower, let end = range.upper,
      let advance = declaredMethod("advanced", of: next)
    else { throw ScriptFailure(.notASequence("a range without an end")) }
    var elements: [Value] = []
    while try range.isClosed ? !isLess(end, next) : isLess(next, end) {
      try charge(1)
      elements.append(next)
      next = try callDeclared(advance, next, [.int(1)])
    }
    return elements
  }

  /// The elements of a sequence that may be infinite, up to a number of elements.
  func elements(of value: Value, atMost count: Int) throws(ScriptFailure) -> [Value] {
    guard case .range(let range) = value, range.upper == nil, case .int(let low)? = range.lower
    else { return try elements(of: value) }
    let (end, overflow) = low.addingReportingOverflow(count)
    if overflow { throw ScriptFailure(.arithmeticOverflow("+")) }
    try charge(count)
    return (low..<end).map { .int($0) }
  }

  /// The pairs of a dictionary. None of another value.
  package func pairs(of value: Value) -> [Value] {
    if case .dictionary(let dictionary) = value { pairs(dictionary) } else { [] }
  }

  func pairs(_ dictionary: DictionaryValue) -> [Value] {
    zip(dictionary.keys, dictionary.values).map { key, value in
      .tuple(TupleValue(labels: ["key", "value"], elements: [key, value]))
    }
  }

  /// The elements as a new array, which is charged.
  func copied(_ elements: some Collection<Value>) throws(ScriptFailure) -> [Value] {
    try chargeAll(elements)
    return Array(elements)
  }

  /// The number of elements, without creating them.
  func count(of value: Value) throws(ScriptFailure) -> Int {
    switch value {
    case .array(let elements): return elements.count
    case .slice(let slice): return slice.elements.count
    case .set(let set): return set.count
    case .dictionary(let dictionary): return dictionary.count
    case .string(let text):
      try stepThrough(text)
      return text.count
    case .range(let range):
      guard let bounds = range.integers else {
        throw ScriptFailure(.notASequence("a range without an end"))
      }
      return bounds.count
    default: return try elements(of: value).count
    }
  }

  /// The element at an offset, without creating the others.
  func element(_ place: Int, of value: Value) throws(ScriptFailure) -> Value {
    switch value {
    case .range(let range):
      guard let bounds = range.integers else {
        throw ScriptFailure(.notASequence("a range without an end"))
      }
      return .int(bounds.lowerBound + place)
    case .string(let text):
      try stepThrough(text)
      return .string(String(text[text.index(text.startIndex, offsetBy: place)]))
    default: return try elements(of: value)[place]
    }
  }

  /// The string of a value, charged as one full read.
  func readString(_ value: Value) throws(ScriptFailure) -> String {
    let text = try string(value)
    try stepThrough(text)
    return text
  }

  /// Charges reading or hashing a string once. A step is more than reading an ASCII character.
  func stepThrough(_ text: String) throws(ScriptFailure) {
    let count = text.utf8.count
    if count < Self.normalizedBytesPerStep || Self.isASCII(text) { return try step(1 + count / 16) }
    try step(1 + count / Self.normalizedBytesPerStep)
    try stepThroughMarks(of: text)
  }

  /// The number of bytes that a step normalizes, or cuts into characters, where they aren't ASCII.
  static let normalizedBytesPerStep = 4

  /// True if a string needs no normalization. Computed without a branch for each byte.
  static func isASCII(_ text: String) -> Bool {
    var (text, bits) = (text, UInt8(0))
    text.withUTF8 { bytes in
      for byte in bytes { bits |= byte }
    }
    return bits < 0x80
  }

  /// Charges steps for sorting combining marks before strings are compared. The cost is quadratic
  /// in the longest run.
  func stepThroughMarks(of text: String) throws(ScriptFailure) {
    guard text.utf8.count > 256 else { return }
    let marks = Self.longestRunOfMarks(in: text)
    try step(marks * marks / 64)
  }

  /// The length of the longest run of combining marks.
  private static func longestRunOfMarks(in text: String) -> Int {
    // All combining marks begin with a byte from 0xCC, which is fast to find in many bytes at once.
    var mayHaveMarks: UInt8 = 0
    for byte in text.utf8 { mayHaveMarks |= byte >= 0xCC ? 1 : 0 }
    if mayHaveMarks == 0 { return 0 }
    var longest = 0
    var run = 0
    for scalar in text.unicodeScalars {
      let isMark =
        scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
      run = isMark ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  // MARK: Indices

  func startIndex(of value: Value) -> Int {
    switch value {
    case .slice(let slice): slice.startIndex
    case .range(let range): range.integers?.lowerBound ?? 0
    default: 0
    }
  }

  /// The index of an offset, as an optional.
  func index(_ place: Int?, in value: Value) -> Value {
    place.map { .int($0 + startIndex(of: value)) } ?? .none
  }

  /// The offset of the element at an index.
  func place(_ index: Value, in value: Value) throws(ScriptFailure) -> Int {
    let number = try integer(index)
    let count = try count(of: value)
    let (place, overflow) = number.subtractingReportingOverflow(startIndex(of: value))
    guard !overflow, place >= 0, place < count else {
      throw ScriptFailure(.indexOutOfRange(number, count: count))
    }
    return place
  }

  /// An index at a distance from another index. It may be the end index.
  func index(_ value: Value, from index: Value, by distance: Int) throws(ScriptFailure) -> Value {
    let number = try integer(index)
    let (moved, overflow) = number.addingReportingOverflow(distance)
    let isList = Self.isList(value)
    let count = isList ? 0 : try count(of: value)
    let places = startIndex(of: value)...startIndex(of: value) + count
    guard !overflow, isList || places.contains(moved) else {
      throw ScriptFailure(.indexOutOfRange(moved, count: count))
    }
    return .int(moved)
  }

  /// True if indices may be computed beyond the elements: for arrays, not for strings and sets.
  private static func isList(_ value: Value) -> Bool {
    switch value {
    case .array, .slice, .range: true
    default: false
    }
  }

  /// `index(_:offsetBy:limitedBy:)`.
  @Sendable
  static func limitedIndex(
    _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    let start = try machine.integer(arguments[0])
    let distance = try machine.integer(arguments[1])
    let limit = try machine.integer(arguments[2])
    let (end, overflow) = start.addingReportingOverflow(distance)
    let isPast =
      overflow || (distance > 0 ? limit >= start && end > limit : limit <= start && end < limit)
    if isPast { return .none }
    return try machine.index(receiver, from: arguments[0], by: distance)
  }

  // MARK: Parts

  /// The offsets that a range of indices selects.
  func places(_ range: Value, in value: Value) throws(ScriptFailure) -> Range<Int> {
    guard case .range(let range) = range else {
      throw ScriptFailure(.typeMismatch(expected: "a range", found: range.typeName))
    }
    let start = startIndex(of: value)
    let end = start + (try count(of: value))
    let low = try range.lower.map { bound throws(ScriptFailure) in try integer(bound) } ?? start
    var high = try range.upper.map { bound throws(ScriptFailure) in try integer(bound) } ?? end
    if range.isClosed, range.upper != nil {
      let (next, overflow) = high.addingReportingOverflow(1)
      if overflow { throw ScriptFailure(.indexOutOfRange(high, count: end - start)) }
      high = next
    }
    guard low >= start, low <= end else {
      throw ScriptFailure(.indexOutOfRange(low, count: end - start))
    }
    guard high >= low, high <= end else {
      throw ScriptFailure(.indexOutOfRange(high, count: end - start))
    }
    return low - start..<high - start
  }

  /// A subsequence of a collection: a slice of an array, a string of a string, a range of a range.
  func slice(_ value: Value, _ places: Range<Int>) throws(ScriptFailure) -> Value {
    switch value {
    case .string(let text):
      try charge(text.utf8.count)
      let start = text.index(text.startIndex, offsetBy: places.lowerBound)
      let end = text.index(start, offsetBy: places.count)
      return .string(String(text[start..<end]))
    case .range(let range) where range.integers != nil:
      let start = startIndex(of: value)
      return .range(
        RangeValue(
          lower: .int(start + places.lowerBound), upper: .int(start + places.upperBound),
          isClosed: false))
    default:
      let part = try copied(elements(of: value)[places])
      return .slice(
        SliceValue(part, startIndex: startIndex(of: value) + places.lowerBound))
    }
  }

  /// Methods such as `prefix(upTo:)`.
  func slice(
    _ value: Value, from lower: Value?, to upper: Value?, isClosed: Bool
  ) throws(ScriptFailure) -> Value {
    let range = RangeValue(lower: lower, upper: upper, isClosed: isClosed)
    return try slice(value, places(.range(range), in: value))
  }

  /// Methods such as `prefix(_:)` and `dropFirst(_:)`. The default length is 1.
  func part(_ part: Part, of value: Value, _ length: Value) throws(ScriptFailure) -> Value {
    var wanted = 1
    if case .void = length {} else { wanted = try integer(length) }
    if case .range(let range) = value, range.upper == nil, part == .prefix, wanted >= 0 {
      return .array(try elements(of: value, atMost: wanted))
    }
    let count = try count(of: value)
    guard wanted >= 0 else { throw ScriptFailure(.indexOutOfRange(wanted, count: count)) }
    let length = min(wanted, count)
    switch part {
    case .prefix: return try slice(value, 0..<length)
    case .suffix: return try slice(value, count - length..<count)
    case .dropFirst: return try slice(value, length..<count)
    case .dropLast: return try slice(value, 0..<count - length)
    }
  }

  /// `prefix(while:)` and `drop(while:)`.
  func partWhile(_ part: Part, of value: Value, _ body: Value) throws(ScriptFailure) -> Value {
    let predicate = try function(body)
    let elements = try elements(of: value)
    var end = 0
    while end < elements.count {
      try step()
      guard try bool(invoke(predicate, elements[end])) else { break }
      end += 1
    }
    return try slice(value, part == .prefix ? 0..<end : end..<elements.count)
  }
}
