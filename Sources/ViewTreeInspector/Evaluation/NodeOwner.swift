import ViewTreeNumbers

/// The owner of a node in the preference graph: a view, a column of a split view, a modifier, or a
/// closure of a modifier.
enum NodeOwner {
  case view(ID<ViewRecord>)
  case modifier(ID<ModifierRecord>)
  /// A closure of a modifier, stored directly because a pulled value needs it at once.
  case closure(ID<ClosureSite>)
  /// A column of a split view, by its part of the view: 0 to 3.
  case column(ID<ViewRecord>, Int)

  /// Reads a token back from its number.
  init(_ number: UInt32) {
    switch number & 3 {
    case 0: self = .view(ID(number >> 2))
    case 1: self = .modifier(ID(number >> 2))
    case 2: self = .closure(ID(number >> 2))
    default: self = .column(ID(number >> 4), Int(number >> 2 & 3))
    }
  }

  /// The token as a number.
  var number: UInt32 {
    switch self {
    case .view(let view): view.rawValue << 2
    case .modifier(let modifier): modifier.rawValue << 2 | 1
    case .closure(let closure): closure.rawValue << 2 | 2
    case .column(let view, let part): view.rawValue << 4 | UInt32(part & 3) << 2 | 3
    }
  }
}
