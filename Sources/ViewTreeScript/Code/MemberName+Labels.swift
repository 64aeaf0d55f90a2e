extension MemberName {
  /// The labels in each way to call the method, in order, `_` where there is none; `nil` for what is no method of
  /// the language's own, whose labels are the host's.
  var signatures: [String]? {
    collectionSignatures ?? changingSignatures ?? textSignatures ?? numberSignatures
  }

  private var collectionSignatures: [String]? {
    switch self {
    case .map, .flatMap, .compactMap, .filter, .forEach, .mapValues, .compactMapValues,
      .allSatisfy:
      ["_"]
    case .contains: ["_", "where"]
    case .first, .last: ["where"]
    case .firstIndex, .lastIndex: ["of", "where"]
    case .reduce: ["_,_", "into,_"]
    case .sorted, .min, .max: ["", "by"]
    case .joined: ["", "separator"]
    case .prefix: ["_", "while"]
    case .suffix: ["_"]
    case .drop: ["while"]
    case .dropFirst, .dropLast: ["", "_"]
    case .reversed, .enumerated: [""]
    case .starts: ["with"]
    case .elementsEqual: ["_"]
    case .merging, .merge: ["_,uniquingKeysWith"]
    default: nil
    }
  }

  private var changingSignatures: [String]? {
    switch self {
    case .append: ["_", "contentsOf"]
    case .insert: ["_,at", "contentsOf,at"]
    case .remove: ["at"]
    case .removeFirst, .removeLast: ["", "_"]
    case .popFirst, .popLast, .reverse, .toggle, .negate, .formSquareRoot: [""]
    case .removeAll: ["", "where", "keepingCapacity"]
    case .removeValue: ["forKey"]
    case .updateValue: ["_,forKey"]
    case .sort: ["", "by"]
    case .swapAt: ["_,_"]
    default: nil
    }
  }

  private var textSignatures: [String]? {
    switch self {
    case .uppercased, .lowercased: [""]
    case .hasPrefix, .hasSuffix: ["_"]
    case .split:
      [
        "separator", "separator,maxSplits", "separator,omittingEmptySubsequences",
        "separator,maxSplits,omittingEmptySubsequences", "whereSeparator",
      ]
    case .components: ["separatedBy"]
    case .trimmingCharacters: ["in"]
    case .replacingOccurrences: ["of,with"]
    default: nil
    }
  }

  private var numberSignatures: [String]? {
    switch self {
    case .isMultiple: ["of"]
    case .signum, .squareRoot: [""]
    case .truncatingRemainder, .remainder: ["dividingBy"]
    case .rounded, .round: ["", "_"]
    case .advanced: ["by"]
    case .distance: ["to", "to,along"]
    case .union, .formUnion: ["_", "_,edges"]
    case .intersection, .formIntersection, .intersects: ["_"]
    case .insetBy, .offsetBy: ["dx,dy"]
    default: nil
    }
  }
}

extension GlobalFunction {
  /// The labels in each way to call the function; `nil` where any number of values without label may stand.
  var signatures: [String]? {
    switch self {
    case .min, .max: nil
    case .zip, .pow, .atan2, .hypot, .fmod: ["_,_"]
    case .stride: ["from,to,by", "from,through,by"]
    case .repeatElement: ["_,count"]
    default: ["_"]
    }
  }
}

extension Initializer {
  /// The labels in each way to make a value; `nil` where another rule says it.
  var signatures: [String]? {
    switch self {
    case .int: ["", "_", "exactly", "_,radix"]
    case .double, .cgFloat, .float, .bool: ["", "_"]
    case .string:
      [
        "", "_", "describing", "reflecting", "repeating,count", "_,radix", "_,radix,uppercase",
      ]
    case .array: ["", "_", "repeating,count"]
    case .dictionary: ["", "uniqueKeysWithValues", "_,uniquingKeysWith", "grouping,by"]
    default: nil
    }
  }
}
