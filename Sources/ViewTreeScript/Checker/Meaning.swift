/// The declaration that a name, a member or a callee resolves to.
indirect enum Meaning {
  case none
  /// A mistake that was reported.
  case mistake
  case local(LocalVariable)
  /// A variable of the document.
  case document(framesUp: Int, index: Int)
  /// A type. The value of the expression is the type itself.
  case type(StaticType)
  /// The type of a value at run time.
  case typeOf(Expression)
  /// A standard function, or a standard member of the base.
  case standard(StandardMember)
  /// A stored property of a declared struct, by its index. Without a base, a property of `self`.
  case field(Int)
  case tupleElement(Int)
  /// A method, computed or static member of a declared type or an extension.
  case declared(TypeTable.MethodReference)
  /// A stored static member.
  case staticField(TypeTable.FieldReference)
  /// A case of an enum, or a value known only by its name.
  case enumCase(CaseInfo)
  /// A member that is looked up at run time.
  case dynamic
  /// The memberwise initializer of a declared struct.
  case memberwise(Int)
  /// A struct that isn't declared, made by its name.
  case construct(String)
  /// A value that is called.
  case functionValue
  /// The raw value of a declared enum, its initializer from one, or `allCases`.
  case rawValue
  case rawInitializer(Int)
  case allCases(Int)
  /// `Optional.some(value)` and `.none`.
  case some
  case absent
  /// A literal that makes a value of a declared type by a call of its initializer.
  case literal(Expression)
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
  /// The types of the parameters, for passing arguments to a callee that is unknown at compile
  /// time.
  var parameters: [StaticType] = []
  /// True if the call changes its receiver.
  var isMutating = false
  /// True if the member is chosen at run time, because the static types don't decide between
  /// several.
  var isLate = false
  /// True if the operator follows from another operator, such as `>` from `<`. The operands are
  /// swapped and the result is negated.
  var isSwapped = false
  var isNegated = false
}

/// The implicit conversion that turns the value of an expression into the expected type.
enum Conversion {
  /// An optional becomes the value of an optional of optionals.
  case wrap
  /// A value of unknown type becomes one of a known type.
  case coerce(StaticType)
  /// A tuple takes the labels of its context.
  case relabel([String?]?)
}
