import ViewTreeSyntax

/// Views and modifiers that nobody knows and that a document takes nevertheless, each told once.
struct UnknownNames {
  /// A name, where it stands first, and how often it stands.
  struct Use {
    let name: String
    let isView: Bool
    let range: SourceRange
    var count = 1
  }

  private(set) var uses: [Use] = []
  private var places: [String: Int] = [:]

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
