import ViewTreeNumbers
import ViewTreeScript

/// The names whose values are others than in the pass before.
struct ChangedNames {
  /// The state variables of the document, by their places.
  private let variables: Set<Int>
  /// What levels of names are marked with in which something is another value.
  private let mark: UInt32
  /// Whether functions and computed values of the document use something that has changed, as far as that is known.
  private var members: [Int: Bool] = [:]
  /// Whether state variables lead to objects that have changed, as far as that is known.
  private var leading: [Int: Bool] = [:]
  private let state: ScriptEnvironment
  /// What the state variables were, and those of components that have others now.
  private let before: [Value]
  private var formerInstances: [ObjectIdentifier: [Value]] = [:]
  /// The objects that have changed.
  private let objects: ChangedObjects
  /// Tells which parts of variables are others than before.
  private(set) var comparison = ValueComparison()

  /// So many functions that use one another are looked at.
  private static let depthLimit = 16

  /// What differs between two states to whoever looks at it; `nil` if there are other components with state.
  init?(
    from before: StateValues, to after: StateValues, _ state: ScriptEnvironment,
    usesObjects: Bool, marking mark: UInt32, comparing comparison: inout ValueComparison
  ) {
    guard before.variables.count == after.variables.count,
      before.instances.count == after.instances.count
    else { return nil }
    self.state = state
    self.mark = mark
    self.before = before.variables
    objects = ChangedObjects(
      from: before.objects, to: after.objects, areUsed: usesObjects, comparing: &comparison)
    var variables: Set<Int> = []
    for (place, old) in before.variables.enumerated()
    where !comparison.isSame(old, after.variables[place]) {
      variables.insert(place)
    }
    self.variables = variables
    for level in objects.levels { level.mark = mark }
    for (old, new) in zip(before.instances, after.instances) {
      guard old.identity == new.identity, old.environment === new.environment else { return nil }
      if !comparison.areSame(old.values, new.values) {
        new.environment.mark = mark
        formerInstances[ObjectIdentifier(new.environment)] = old.values
      }
    }
  }

  /// Notes that a level has another value.
  func insert(_ level: ScriptEnvironment) { level.mark = mark }

  /// Whether a program that runs in an environment sees something that has changed.
  mutating func reach(_ captures: [ScriptCapture], in environment: ScriptEnvironment) -> Bool {
    reach(captures, in: environment, depth: 0)
  }

  private mutating func reach(
    _ captures: [ScriptCapture], in environment: ScriptEnvironment, depth: Int
  ) -> Bool {
    guard depth < Self.depthLimit else { return true }
    for capture in captures {
      guard let level = environment.ancestor(capture.framesUp),
        level.values.indices.contains(capture.index)
      else { return true }
      if reach(capture.index, of: level, depth: depth) { return true }
    }
    return false
  }

  private mutating func reach(_ place: Int, of level: ScriptEnvironment, depth: Int) -> Bool {
    if hasChanged(place, of: level) { return true }
    switch level.values[place] {
    case .int, .double, .string, .bool: return false
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
    case .binding(let binding): return hasChanged(binding)
    case let value: return leads(value, from: place, of: level)
    }
  }

  private func hasChanged(_ place: Int, of level: ScriptEnvironment) -> Bool {
    if level === state { return variables.contains(place) }
    return level.mark == mark
  }

  // MARK: - Objects

  /// Whether the value of a name leads to an object that may have changed.
  private mutating func leads(
    _ value: Value, from place: Int, of level: ScriptEnvironment
  ) -> Bool {
    guard objects.areUsed else { return false }
    guard level === state else { return objects.mayBeReached(from: value) }
    if let known = leading[place] { return known }
    let isLeading = objects.areReached(from: value)
    leading[place] = isLeading
    return isLeading
  }

  /// Whether a value leads to an object that may have changed.
  func leads(_ value: Value) -> Bool { objects.mayBeReached(from: value) }

  // MARK: - Bindings

  /// Whether what a binding stands for is another value than before.
  mutating func hasChanged(_ binding: BindingValue) -> Bool {
    guard let binding = binding.innermost else { return true }
    if binding.isConstant { return false }
    let (level, place) = (binding.environment, binding.index)
    guard level.values.indices.contains(place) else { return true }
    let whole = level.values[place]
    let isOther = hasChanged(place, of: level)
    if !isOther, !leads(whole, from: place, of: level) { return false }
    guard !binding.path.isEmpty, let old = former(binding),
      let new = objects.part(of: whole, at: binding.path, isFormer: false)
    else { return true }
    return !comparison.isSame(old, new) || leads(new)
  }

  /// What a binding stood for; `nil` if that is not known any more.
  func former(_ binding: BindingValue) -> Value? {
    guard let binding = binding.innermost,
      let whole = former(binding.index, of: binding.environment)
    else { return nil }
    return objects.part(of: whole, at: binding.path, isFormer: true)
  }

  /// What a variable held before.
  private func former(_ place: Int, of level: ScriptEnvironment) -> Value? {
    var values = level.values
    if level === state {
      values = before
    } else if let known = formerInstances[ObjectIdentifier(level)] {
      values = known
    } else if level.mark == mark {
      return nil
    }
    return values.indices.contains(place) ? values[place] : nil
  }
}
