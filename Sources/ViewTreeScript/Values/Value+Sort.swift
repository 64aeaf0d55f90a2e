extension Value {
  /// Kinds of value with parts that are changed in place.
  enum Sort {
    case array, slice, set, dictionary, string, nominal, tuple, other
  }

  /// The kind of value, found without a copy. A copy would make the next change copy the whole
  /// storage.
  var sort: Sort {
    switch self {
    case .array: .array
    case .slice: .slice
    case .set: .set
    case .dictionary: .dictionary
    case .string: .string
    case .nominal: .nominal
    case .tuple: .tuple
    default: .other
    }
  }
}
