import ViewTreeNumbers

/// A member of a standard type, or a function without a receiver: its declaration in Swift, and its
/// implementation.
///
/// A reference, because scripts pass it around at every call.
final class StandardMember: @unchecked Sendable {
  /// The implementation of a member. For a static member, an initializer or a function, the
  /// receiver is `void`.
  typealias Body =
    @Sendable (
      _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
    ) throws(ScriptFailure) -> Value

  /// The implementation of a mutating member.
  typealias ChangingBody =
    @Sendable (
      _ machine: ScriptMachine, _ receiver: inout Value, _ arguments: MemberArguments
    ) throws(ScriptFailure) -> Value

  enum Action: Sendable {
    case reading(Body)
    case changing(ChangingBody)
    /// An assignable property: a function that reads it, and a function that returns the receiver
    /// with a new value.
    case place(
      Body,
      @Sendable (_ machine: ScriptMachine, _ receiver: inout Value, _ value: Value)
        throws(ScriptFailure) -> Void)
    /// A projected property, which refers to other storage through a binding. The value itself
    /// stays the same.
    case bound(Body)
    /// An assignable subscript: a function that reads it. The machine changes the element in place.
    case element(Body)
    /// The text of the first argument, which depends on its static type: `String(describing:)`.
    case describingArgument(isDebug: Bool)
    /// `swap`: the machine exchanges two values in place.
    case exchanging
    /// Unsupported, because every run must give the same result or the value is of no use.
    /// `instead` is the suggestion.
    case refused(instead: String)
    /// The text of the receiver, which depends on its static type: `description`,
    /// `debugDescription`.
    case describing(isDebug: Bool)
  }

  /// The side effect of calling a member.
  enum Effect: Sendable {
    /// Printing.
    case prints
    /// Its argument runs after the current update, or the call waits for it.
    case runsLater
    /// The host provides the value.
    case asks
  }

  /// The declaration as the table has it, which docs/reference/script/README.md shows.
  let declaration: String
  let name: String
  /// The signature after its first use, because most runs use few members. `lock` guards it.
  private var knownSignature: Signature?
  private static let lock = Lock()
  let action: Action
  /// The side effect, if there is one.
  let effect: Effect?

  /// The signature in the declaration.
  var signature: Signature {
    if let known = Self.lock.run({ knownSignature }) { return known }
    let signature = SignatureReader.read(declaration)
    Self.lock.run { knownSignature = signature }
    return signature
  }

  /// A nonmutating member.
  convenience init(_ declaration: String, _ body: @escaping Body) {
    self.init(declaration, action: .reading(body))
  }

  init(_ declaration: String, action: Action, effect: Effect? = nil) {
    self.declaration = declaration
    name = SignatureReader.name(of: declaration)
    self.action = action
    self.effect = effect
  }

  /// A member that the host implements.
  static func hosted(
    _ declaration: String, _ effect: Effect, _ body: @escaping Body
  ) -> StandardMember {
    StandardMember(declaration, action: .reading(body), effect: effect)
  }

  /// A member that changes its receiver.
  static func changing(_ declaration: String, _ body: @escaping ChangingBody) -> StandardMember {
    StandardMember(declaration, action: .changing(body))
  }

  /// A property that can be assigned.
  static func place(
    _ declaration: String, get: @escaping Body,
    set:
      @escaping @Sendable (
        _ machine: ScriptMachine, _ receiver: inout Value, _ value: Value
      ) throws(ScriptFailure) -> Void
  ) -> StandardMember {
    StandardMember(declaration, action: .place(get, set))
  }

  /// A subscript that can be assigned.
  static func element(_ declaration: String, _ body: @escaping Body) -> StandardMember {
    StandardMember(declaration, action: .element(body))
  }

  /// A Swift member that scripts don't support.
  static func refused(_ declaration: String, instead: String) -> StandardMember {
    StandardMember(declaration, action: .refused(instead: instead))
  }

  /// `description` or `debugDescription`.
  static func describing(_ declaration: String, isDebug: Bool) -> StandardMember {
    StandardMember(declaration, action: .describing(isDebug: isDebug))
  }

  /// Initializers such as `String(describing:)`.
  static func describingArgument(_ declaration: String, isDebug: Bool) -> StandardMember {
    StandardMember(declaration, action: .describingArgument(isDebug: isDebug))
  }
}
