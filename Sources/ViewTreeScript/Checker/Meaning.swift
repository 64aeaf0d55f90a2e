/// What a name, a member or a callee was found to be.
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
  /// What a parameter is given.
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
  /// Whether the receiver changes.
  var isMutating = false
  /// Whether which of several members is meant shows when the script runs.
  var isLate = false
  /// Of an operator that follows from another one, `>` from `<` say: the operands change places, the answer is
  /// turned.
  var isSwapped = false
  var isNegated = false
}

/// What happens to the value of an expression to fit its place.
enum Conversion {
  /// An optional becomes the value of an optional of optionals.
  case wrap
  /// A value of which nothing was known becomes one of a type.
  case coerce(StaticType)
  /// A tuple takes the labels of its place.
  case relabel([String?]?)
}
