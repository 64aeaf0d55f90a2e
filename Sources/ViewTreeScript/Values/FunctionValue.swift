/// A closure, a local function, an operator, a key path, a type or a method used as a function.
public final class FunctionValue {
  enum Form {
    case closure(Code, Int, captured: [VariableBox], ScriptEnvironment)
    case host(() throws(ScriptFailure) -> Value)
    /// An operator and the type of its operands, as far as it matters for the result.
    case binaryOperator(BinaryOperator, NumberKind)
    case keyPath([MemberReference])
    /// A member of a level.
    case member(MemberFunction)
    /// A function of a level, with the level in which it was found.
    case bound(MemberFunction, ScriptEnvironment)
    /// A standard member, with its receiver if it has one.
    case standard(StandardMember, Value)
    /// A type that is called, by its name.
    case type(String)
    case enumCase(CaseInfo)
    /// A method of a declared type, with its receiver unless it's static.
    case declared(TypeTable.MethodReference, Value?)
  }

  let form: Form
  private let live: LiveClosures?

  init(_ form: Form) {
    self.form = form
    self.live = nil
  }

  init(closure form: Form, counted live: LiveClosures) {
    self.form = form
    self.live = live
    live.count += 1
  }

  deinit {
    live?.count -= 1
  }

  /// Creates a function without parameters that the host runs, such as `nextValue`.
  public convenience init(host: @escaping () throws(ScriptFailure) -> Value) {
    self.init(.host(host))
  }
}
