/// A value that the host provides: an anchor, a geometry proxy.
///
/// Return `nil` for an unknown member, and the machine reports it. A failure thrown without a range
/// gets the range of the calling expression.
public protocol ForeignValue: AnyObject {
  /// The type's name as Swift writes it, such as `GeometryProxy`.
  var typeName: String { get }
  /// True if the two are equal as Swift defines it.
  func isEqual(to other: any ForeignValue) -> Bool
  /// The property called `name`.
  func member(_ name: String) throws(ScriptFailure) -> Value?
  /// The result of calling `method`.
  func call(_ method: String, _ arguments: ScriptArguments) throws(ScriptFailure) -> Value?
  /// The result of `self[arguments]`.
  func subscripted(_ arguments: ScriptArguments) throws(ScriptFailure) -> Value?
  /// Writes the value's text for reports. By default, the type's name.
  func describe(into sink: inout some TextOutputStream)
}

extension ForeignValue {
  /// Throws, because there is no such property.
  public func member(_ name: String) throws(ScriptFailure) -> Value? { nil }
  /// Throws, because there is no such method.
  public func call(_ method: String, _ arguments: ScriptArguments) throws(ScriptFailure) -> Value? {
    nil
  }
  /// Throws, because the value has no subscript.
  public func subscripted(_ arguments: ScriptArguments) throws(ScriptFailure) -> Value? { nil }
  /// Writes the type's name.
  public func describe(into sink: inout some TextOutputStream) { sink.write(typeName) }
}
