/// A closure, a local function, an operator, a key path, a type or a method used as a function.
public final class FunctionValue {
  enum Form {
    case closure(Code, Int, captured: [VariableBox], ScriptEnvironment)
    case host(() throws(ScriptFailure) -> Value)
    case binaryOperator(BinaryOperator)
    case keyPath([MemberReference])
    case initializer(String)
    case method(Value, Int, method: Int)
    case member(MemberFunction)
    case bound(MemberFunction, ScriptEnvironment)
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

  /// Makes a function without parameters that the host runs, such as `nextValue`.
  public convenience init(host: @escaping () throws(ScriptFailure) -> Value) {
    self.init(.host(host))
  }
}
