import ViewTreeScript

/// What a view gives to its content: a value of SwiftUI's with properties that are always the same.
final class GivenValue: ForeignValue {
  let typeName: String
  private let properties: [String: Value]

  init(_ typeName: String, _ properties: [String: Value] = [:]) {
    self.typeName = typeName
    self.properties = properties
  }

  func isEqual(to other: any ForeignValue) -> Bool {
    (other as? GivenValue)?.typeName == typeName
  }

  func member(_ name: String) throws(ScriptFailure) -> Value? { properties[name] }

  /// Nothing is scrolled but by steps.
  func call(_ method: String, _ arguments: ScriptArguments) throws(ScriptFailure) -> Value? {
    method == "scrollTo" ? .void : nil
  }
}
