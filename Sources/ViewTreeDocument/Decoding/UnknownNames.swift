import ViewTreeSyntax

/// Unknown names: views and modifiers that the decoder accepts anyway, and types. Each is
/// reported once.
struct UnknownNames {
  /// A name, its first location, and the number of its uses.
  struct Use {
    let name: String
    let isView: Bool
    let range: SourceRange
    var count = 1
  }

  /// True if unknown views become Boxes and unknown modifiers are skipped.
  var areTaken = false
  /// The unknown views and modifiers.
  private(set) var uses: [Use] = []
  /// The reported names of types that a Swift file doesn't declare.
  var told: Set<String> = []
  private var places: [String: Int] = [:]

  /// Counts a view or a modifier that is taken.
  mutating func add(_ name: String, isView: Bool, at range: SourceRange) {
    let key = (isView ? "view " : "modifier ") + name
    if let place = places[key] {
      uses[place].count += 1
    } else {
      places[key] = uses.count
      uses.append(Use(name: name, isView: isView, range: range))
    }
  }
}
