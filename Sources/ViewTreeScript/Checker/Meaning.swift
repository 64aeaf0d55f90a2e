/// The declaration that a name, a member or a callee resolves to.
indirect enum Meaning {
  case none
  /// A mistake that was reported.
  case mistake
  case local(LocalVariable)
  /// A variable of the document.
  case document(framesUp: Int, index: Int)
  /// A type; the value of the expression is the type itself.
  case type(StaticType)
  /// A standard function, or a standard member of the base.
  case standard(StandardMember)
  /// A stored property of a declared struct, by its place; of `self` where no base is written.
  case field(Int)
  case tupleElement(Int)
  /// A method, computed or static member of a declared type or an extension.
  case declared(TypeTable.MethodReference)
  /// A stored static member.
  case staticField(TypeTable.FieldReference)
  /// A case of an enum, or a value that is told by its name.
  case enumCase(EnumShape)
  /// A member that is looked up when the script runs.
  case dynamic
  /// The memberwise initialiser of a declared struct.
  case memberwise(Int)
  /// A struct that is not declared, made by its name.
  case construct(String)
  /// A value that is called.
  case functionValue
  /// The raw value, or the initialiser from one, of a declared enum; `allCases`.
  case rawValue
  case rawInitializer(Int)
  case allCases(Int)
  /// `Optional.some(value)` and `.none`.
  case some
  case absent
  /// `value.self`, `(value)`.
  case same
}

/// A call with its callee and with an argument for each parameter.
struct ResolvedCall {
  /// The source of a parameter's value.
  indirect enum Source {
    case argument(Int)
    case variadic([Int])
    case missing
    case defaultValue(Expression)
  }

  var target: Meaning
  var sources: [Source]
  /// The types of the parameters, for what is passed where the callee is not known before.
  var parameters: [StaticType] = []
  /// True if the call changes its receiver.
  var isMutating = false
  /// True if the member is chosen at run time, because the static types do not decide between
  /// several.
  var isLate = false
  /// Of an operator that follows from another one, `>` from `<` say: the operands change places, the answer is
  /// turned.
  var isSwapped = false
  var isNegated = false
}

/// The implicit conversion that turns the value of an expression into the expected type.
enum Conversion {
  /// An optional becomes the value of an optional of optionals.
  case wrap
  /// A value of which nothing was known becomes one of a type.
  case coerce(StaticType)
  /// A tuple takes the labels of its place.
  case relabel([String?]?)
}
