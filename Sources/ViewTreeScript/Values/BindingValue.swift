/// A `Binding`: a state variable, or a part of one.
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

  /// Creates a binding.
  public init(
    environment: ScriptEnvironment, index: Int, path: [Step] = [], isConstant: Bool = false
  ) {
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
      binding = BindingValue(
        environment: inner.environment, index: inner.index, path: inner.path + binding.path,
        isConstant: inner.isConstant)
    }
    return nil
  }

  func appending(_ step: Step) -> BindingValue {
    BindingValue(
      environment: environment, index: index, path: path + [step], isConstant: isConstant)
  }
}
