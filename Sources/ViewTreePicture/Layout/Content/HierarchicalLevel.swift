/// A level of a style below the first, as in `.blue.secondary`.
enum HierarchicalLevel: String {
  case secondary, tertiary, quaternary, quinary

  /// The opacity of a color at this level, from 0 to 1 (approximate).
  var opacity: Double {
    switch self {
    case .secondary: 0.5
    case .tertiary: 0.25
    case .quaternary: 0.18
    case .quinary: 0.1
    }
  }
}
