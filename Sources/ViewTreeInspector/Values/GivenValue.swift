import ViewTreeScript

/// A value of SwiftUI's that a view or the environment gives to scripts, with properties that stay
/// the same.
final class GivenValue: ForeignValue {
  let typeName: String
  var properties: [String: Value]
  /// Methods with any arguments: the functions that they call, or `nil` for a method without an
  /// effect.
  var methods: [String: FunctionValue?] = [:]
  /// The machine that runs these methods.
  var machine: ScriptMachine?

  init(_ typeName: String, _ properties: [String: Value] = [:]) {
    self.typeName = typeName
    self.properties = properties
  }

  func isEqual(to other: any ForeignValue) -> Bool {
    (other as? GivenValue)?.typeName == typeName
  }

  func member(_ name: String) throws(ScriptFailure) -> Value? { properties[name] }

  func call(_ method: String, _ arguments: ScriptArguments) throws(ScriptFailure) -> Value? {
    guard let function = methods[method] else { return nil }
    guard let function, let machine else { return .void }
    return try machine.invoke(function, [], labels: nil)
  }
}
