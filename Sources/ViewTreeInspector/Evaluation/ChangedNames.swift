import ViewTreeScript

/// The names whose values are others than in the pass before.
struct ChangedNames {
  /// The state variables of the document, by their places.
  private let variables: Set<Int>
  /// Levels of names in which something is another value.
  private var levels: Set<ObjectIdentifier> = []
  /// Whether functions and computed values of the document use something that has changed, as far as that is known.
  private var members: [Int: Bool] = [:]
  private let state: ScriptEnvironment
  /// Whether something was looked at that depends on where views stand.
  private(set) var readsGeometry = false

  /// So many functions that use one another are looked at.
  private static let depthLimit = 16

  /// What differs between two states to whoever looks at it; `nil` if there are other components with state.
  init?(
    from before: StateValues, to after: StateValues, _ state: ScriptEnvironment,
    comparing comparison: inout ValueComparison
  ) {
    guard before.objects.isEmpty, after.objects.isEmpty,
      before.variables.count == after.variables.count,
      before.instances.count == after.instances.count
    else { return nil }
    self.state = state
    var variables: Set<Int> = []
    for (place, old) in before.variables.enumerated()
    where !comparison.isSame(old, after.variables[place]) {
      variables.insert(place)
    }
    self.variables = variables
    for (old, new) in zip(before.instances, after.instances) {
      guard old.identity == new.identity, old.environment === new.environment else { return nil }
      if !comparison.areSame(old.values, new.values) {
        levels.insert(ObjectIdentifier(new.environment))
      }
    }
  }

  /// Notes that a level has another value.
  mutating func insert(_ level: ScriptEnvironment) { levels.insert(ObjectIdentifier(level)) }

  /// Whether a program that runs in an environment sees something that has changed.
  mutating func reach(_ captures: [ScriptCapture], in environment: ScriptEnvironment) -> Bool {
    reach(captures, in: environment, depth: 0)
  }

  private mutating func reach(
    _ captures: [ScriptCapture], in environment: ScriptEnvironment, depth: Int
  ) -> Bool {
    guard depth < Self.depthLimit else { return true }
    var isReached = false
    for capture in captures {
      guard let level = environment.ancestor(capture.framesUp),
        level.values.indices.contains(capture.index)
      else { return true }
      if reach(capture.index, of: level, depth: depth) { isReached = true }
    }
    return isReached
  }

  private mutating func reach(_ place: Int, of level: ScriptEnvironment, depth: Int) -> Bool {
    if hasChanged(place, of: level) { return true }
    switch level.values[place] {
    case .function(let function):
      guard let member = function.member else { return true }
      guard level === state else {
        return reach(member.program.captures, in: level, depth: depth + 1)
      }
      if let known = members[place] { return known }
      // Functions may call one another in a circle, which adds nothing.
      members[place] = false
      let isReached = reach(member.program.captures, in: level, depth: depth + 1)
      members[place] = isReached
      return isReached
    case .binding(let binding):
      return !binding.isConstant && hasChanged(binding.index, of: binding.environment)
    case .foreign(let foreign):
      if !(foreign is SlotValue) { readsGeometry = true }
      return false
    default: return false
    }
  }

  private func hasChanged(_ place: Int, of level: ScriptEnvironment) -> Bool {
    if level === state { return variables.contains(place) }
    return !levels.isEmpty && levels.contains(ObjectIdentifier(level))
  }
}
