/// The names of the standard members, so that they are dispatched without comparing text.
enum MemberName: String, CaseIterable {
  case abs, advanced, allSatisfy, append, bottom, capitalized, compactMap, compactMapValues
  case components, contains, count, debugDescription, degrees, description, distance, drop,
    dropFirst
  case dropLast, dx, dy, element, elementsEqual, endIndex, enumerated, filter, first, firstIndex
  case flatMap, forEach, formIntersection, formSquareRoot, formTruncatingRemainder, formUnion
  case hasPrefix, hasSuffix, height, index, indices, insert, insetBy, intersection, intersects
  case isEmpty, isFinite, isInfinite, isMultiple, isNaN, isNull, isZero, joined, keys, last
  case lastIndex, leading, lowerBound, lowercased, magnitude, map, mapValues, max, maxX, maxY
  case merge, merging, midX, midY, min, minX, minY, negate, offsetBy, opacity, origin, popFirst
  case popLast, prefix, radians, rawValue, reduce, remainder, remove, removeAll, removeFirst
  case removeLast, removeValue, replaceSubrange, replacingOccurrences, reverse, reversed, round
  case rounded, signum, size, sort, sorted, split, squareRoot, standardized, startIndex, starts
  case suffix, swapAt, toggle, top, trailing, trimmingCharacters, truncatingRemainder, union
  case updateValue, upperBound, uppercased, utf8, value, values, width, wrappedValue, x, y

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
