/// The names of the standard members, so that they are dispatched without comparing text.
enum MemberName: String {
  case abs, addingProduct, advanced, allSatisfy, append, bottom, bottomTrailing, center, clamped
  case compactMap, compactMapValues, contains, count, degrees, description, distance, dropFirst
  case dropLast, dx, dy, element, elementsEqual, endIndex, enumerated, filter, first, firstIndex
  case flatMap, forEach, formSquareRoot, formTruncatingRemainder, formUnion, hasPrefix, hasSuffix
  case height, id, index, indices, insert, insetBy, intersection, intersects, isEmpty, isFinite
  case isInfinite, isMultiple, isNaN, isNegative, isNull, isZero, joined, key, keys, last
  case lastIndex, leading, lowerBound, lowercased, magnitude, map, mapValues, max, maxX, maxY
  case merge, merging, midX, midY, min, minX, minY, negate, offset, offsetBy, opacity, origin
  case popFirst, popLast, prefix, projectedValue, radians, randomElement, reduce, remainder, remove
  case removeAll, removeFirst, removeLast, removeValue, replaceSubrange, replacingOccurrences
  case replacingOccurrencesOf, reverse, reversed, round, rounded, self_ = "self", shuffle, shuffled
  case sign, signum, size, sort, sorted, split, squareRoot, standardized, starts, startIndex, suffix
  case swapAt, toggle, top, trailing, trimmingCharacters, truncatingRemainder, union, updateValue
  case uppercased, upperBound, utf8, value, values, width, wrappedValue, x, y, capitalized, some
  case bitWidth, nonzeroBitCount, joinedBy, sum, equalTo, rawValue, formIntersection, makeIterator
  case debugDescription, hashValue, components, unicodeScalars, quotientAndRemainder, isSubset

  /// Whether the standard method changes its receiver.
  var isMutating: Bool {
    switch self {
    case .append, .insert, .remove, .removeAll, .removeFirst, .removeLast, .popFirst, .popLast,
      .removeValue, .updateValue, .merge, .sort, .reverse, .swapAt, .toggle, .negate, .round,
      .formUnion, .formIntersection, .formSquareRoot, .formTruncatingRemainder, .replaceSubrange:
      true
    default: false
    }
  }
}
