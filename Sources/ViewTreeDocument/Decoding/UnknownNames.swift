import ViewTreeSyntax

/// Names that nobody knows: views and modifiers that a document takes nevertheless, and types; each is told once.
struct UnknownNames {
  /// A name, where it stands first, and how often it stands.
  struct Use {
    let name: String
    let isView: Bool
    let range: SourceRange
    var count = 1
  }

  /// Whether views that nobody knows are Boxes, and such modifiers are left out.
  var areTaken = false
  /// What was taken so.
  private(set) var uses: [Use] = []
  /// Names of types that nothing in a Swift file declares, as far as they were told.
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
