extension Value {
  /// Which kinds of value have parts that are changed in place.
  enum Sort {
    case array, slice, set, dictionary, string, nominal, tuple, other
  }

  /// The sort, told without copying what the value holds: a copy would make the next change copy
  /// the whole storage.
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
