/// A `Binding`: a state variable, a part of one, or a value that closures read and write.
public final class BindingValue {
  /// One step from a value to a part of it.
  public enum Step {
    /// `.name`
    case member(String)
    /// `[index]` or `[key]`
    case element(Value)
  }

  /// The environment of the state variable.
  public let environment: ScriptEnvironment
  /// The variable's index in the environment.
  public let index: Int
  /// The way from the variable to the part.
  public let path: [Step]
  /// True if it's bound to a constant, so that assigning to it has no visible effect.
  public let isConstant: Bool
  /// The closures of `Binding(get:set:)`, which replace the variable.
  let accessors: Accessors?

  struct Accessors {
    let get: FunctionValue
    let set: FunctionValue
  }

  /// Creates a binding.
  public convenience init(
    environment: ScriptEnvironment, index: Int, path: [Step] = [], isConstant: Bool = false
  ) {
    self.init(environment, index, path, isConstant: isConstant, accessors: nil)
  }

  /// Creates a binding to the value that closures read and write.
  convenience init(get: FunctionValue, set: FunctionValue) {
    self.init(
      ScriptEnvironment(), 0, [], isConstant: false, accessors: Accessors(get: get, set: set))
  }

  private init(
    _ environment: ScriptEnvironment, _ index: Int, _ path: [Step], isConstant: Bool,
    accessors: Accessors?
  ) {
    self.accessors = accessors
    self.environment = environment
    self.index = index
    self.path = path
    self.isConstant = isConstant
  }

  /// The maximum length of a chain of bindings. A binding to itself would never end.
  static let limit = 100

  /// The variable, or the part of it, that this binding ultimately refers to. `nil` if it refers to
  /// itself.
  package var innermost: BindingValue? {
    var binding = self
    for _ in 0..<Self.limit {
      guard binding.environment.values.indices.contains(binding.index),
        case .binding(let inner) = binding.environment.values[binding.index]
      else { return binding }
      binding = inner.appending(binding.path)
    }
    return nil
  }

  /// The binding to a part of the value.
  package func appending(_ step: Step) -> BindingValue { appending([step]) }

  private func appending(_ steps: [Step]) -> BindingValue {
    BindingValue(
      environment, index, path + steps, isConstant: isConstant, accessors: accessors)
  }
}
