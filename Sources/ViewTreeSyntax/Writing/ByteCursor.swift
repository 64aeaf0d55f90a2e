/// A place in room that a `ByteBuffer` has looked for: what is put there comes one behind the other, without another look
/// at who holds the memory.
///
/// What does not fit, and what its writer cannot say, breaks it: then nothing of it is kept.
public struct ByteCursor {
  /// Where the next byte goes; `nil` without room.
  @usableFromInline
  var next: UnsafeMutablePointer<UInt8>?
  /// For how many bytes there is room.
  @usableFromInline
  var room: Int
  /// Whether something is missing.
  public private(set) var isBroken = false

  /// A place without room.
  public init() { (next, room) = (nil, 0) }

  /// A place with room for so many bytes, which must last as long as something is put there.
  @inlinable
  init(_ start: UnsafeMutablePointer<UInt8>, room: Int) {
    (next, self.room) = (start, room)
  }

  /// Says that what is put here is not all.
  @inline(never)
  public mutating func giveUp() {
    isBroken = true
    (next, room) = (nil, 0)
  }

  /// Moves on by so many bytes, and returns where they go; `nil` where there is no room for them.
  @inlinable
  @inline(__always)
  mutating func advance(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
    guard room >= count, let start = next else {
      giveUp()
      return nil
    }
    next = start + count
    room &-= count
    return start
  }

  /// Writes one byte.
  @inlinable
  @inline(__always)
  public mutating func put(_ byte: UInt8) { advance(1)?.pointee = byte }

  /// Writes a text that is known when compiling.
  @inlinable
  @inline(__always)
  public mutating func put(_ text: StaticString) {
    let count = text.utf8CodeUnitCount
    if count > 0 { advance(count)?.initialize(from: text.utf8Start, count: count) }
  }

  /// Writes a text between two that are known when compiling, as the name of a member stands in JSON.
  @inlinable
  @inline(__always)
  public mutating func put(_ before: StaticString, _ text: StaticString, _ after: StaticString) {
    let counts = (before.utf8CodeUnitCount, text.utf8CodeUnitCount, after.utf8CodeUnitCount)
    guard let start = advance(counts.0 &+ counts.1 &+ counts.2) else { return }
    start.initialize(from: before.utf8Start, count: counts.0)
    (start + counts.0).initialize(from: text.utf8Start, count: counts.1)
    (start + counts.0 + counts.1).initialize(from: after.utf8Start, count: counts.2)
  }

  /// Writes bytes as they are.
  @inlinable
  @inline(__always)
  public mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let start = bytes.baseAddress {
      advance(bytes.count)?.initialize(from: start, count: bytes.count)
    }
  }

  /// Writes one byte several times; nothing if `count` is not positive.
  @inlinable
  @inline(__always)
  public mutating func put(_ byte: UInt8, count: Int) {
    if count > 0 { advance(count)?.initialize(repeating: byte, count: count) }
  }

  /// Writes what a buffer holds.
  public mutating func put(contentsOf buffer: ByteBuffer) {
    buffer.finished.withUnsafeBufferPointer { put($0) }
    buffer.piece.withUnsafeBufferPointer {
      put(UnsafeBufferPointer(rebasing: $0[..<buffer.end]))
    }
  }

  /// Lets `body` put something, and returns where that stands as long as there is the room: so it can be put again.
  @inlinable
  @inline(__always)
  public mutating func noting(_ body: (inout ByteCursor) -> Void) -> UnsafeBufferPointer<UInt8> {
    let start = next
    body(&self)
    guard let start, let next else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: start, count: next - start)
  }

  // MARK: Numbers

  /// Writes a whole number in decimal digits.
  @inlinable
  @inline(__always)
  public mutating func put(_ number: Int) {
    // Most are of one digit: the depth of a view, its place among others.
    if 0..<10 ~= number {
      put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number))
    } else {
      put(long: number)
    }
  }

  @usableFromInline
  mutating func put(long number: Int) {
    putNumber { next in
      if number < 0 { next.put(Byte.minus) }
      next.put(magnitude: UInt64(number.magnitude))
    }
  }

  /// Writes a number as reports show it; gives up at one that is very large or not finite.
  public mutating func put(_ number: Double) {
    guard number.magnitude < ByteBuffer.largestUsual else { return giveUp() }
    putNumber { $0.put(number) }
  }

  /// Writes four numbers as reports show them, with texts around them that are known when compiling, as a rectangle has
  /// them; gives up at those that are very large or not finite.
  @inlinable
  @inline(__always)
  public mutating func put(
    _ first: StaticString, _ x: Double, _ second: StaticString, _ y: Double,
    _ third: StaticString, _ width: Double, _ fourth: StaticString, _ height: Double,
    _ last: StaticString = ""
  ) {
    let texts =
      first.utf8CodeUnitCount &+ second.utf8CodeUnitCount &+ third.utf8CodeUnitCount
      &+ fourth.utf8CodeUnitCount &+ last.utf8CodeUnitCount
    let limit = ByteBuffer.largestUsual
    guard room >= texts &+ 4 &* ByteBuffer.longestNumber, var place = next,
      x.magnitude < limit, y.magnitude < limit, width.magnitude < limit, height.magnitude < limit
    else { return giveUp() }
    let start = place
    place.put(first)
    place = place.behind(x)
    place.put(second)
    place = place.behind(y)
    place.put(third)
    place = place.behind(width)
    place.put(fourth)
    place = place.behind(height)
    place.put(last)
    next = place
    room &-= place - start
  }

  /// Lets `body` write a number.
  @inline(__always)
  private mutating func putNumber(_ body: (inout UnsafeMutablePointer<UInt8>) -> Void) {
    guard room >= ByteBuffer.longestNumber, let start = next else { return giveUp() }
    var end = start
    body(&end)
    next = end
    room &-= end - start
  }
}

extension ByteBuffer {
  // Inlined, so that nothing is made for what `body` holds.
  /// Lets `body` put up to so many bytes behind those that are there, after one look for room; false, and nothing is
  /// kept, if it gives up, or if the limit of the buffer is too near to tell what of it would be kept.
  @inlinable
  @inline(__always)
  public mutating func put(atMost capacity: Int, _ body: (inout ByteCursor) -> Void) -> Bool {
    guard limit - count > capacity else { return false }
    var isWhole = false
    write(atMost: capacity) { start in
      var cursor = ByteCursor(start, room: capacity)
      body(&cursor)
      isWhole = !cursor.isBroken
      return isWhole ? capacity - cursor.room : 0
    }
    return isWhole
  }

  /// Writes what another buffer holds, from some place on that is not behind it.
  public mutating func append(contentsOf other: ByteBuffer, from start: Int = 0) {
    let first = min(start, other.finished.count)
    if !other.finished.isEmpty, count <= limit {
      finishPiece()
      finished.append(contentsOf: other.finished[first...])
    }
    other.piece.withUnsafeBufferPointer {
      append(contentsOf: UnsafeBufferPointer(rebasing: $0[(start - first)..<other.end]))
    }
  }
}
