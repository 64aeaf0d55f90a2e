/// The variables of a block, in the order in which it declares them.
struct LocalBlock {
  private(set) var variables: [LocalVariable] = []
  /// The index of the last variable of each name. Empty for small blocks, which are searched in
  /// order.
  private var places: [String: Int] = [:]

  private static let listed = 16

  /// The names, in order.
  var names: [String] { variables.map(\.name) }

  mutating func append(_ variable: LocalVariable) {
    variables.append(variable)
    if variables.count == Self.listed {
      for (place, variable) in variables.enumerated() { places[variable.name] = place }
    } else if variables.count > Self.listed {
      places[variable.name] = variables.count - 1
    }
  }

  /// The variable of a name that was declared last.
  func last(named name: String) -> LocalVariable? {
    if places.isEmpty { return variables.last { $0.name == name } }
    return places[name].map { variables[$0] }
  }
}
