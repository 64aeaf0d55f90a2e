/// Types as values, and their static members.
extension ScriptMachine {
  /// The type of a value. A type itself stays as it is: it stands for its values.
  func type(of value: Value) throws(ScriptFailure) -> Value {
    switch value.unwrapped {
    case .type: return value
    case .nominal, .enumCase, .int, .double, .string, .bool, .foreign:
      return .type(TypeValue(name: value.unwrapped.standardTypeName))
    default:
      throw ScriptFailure(
        .unsupported(
          "'type(of:)' of a value of type \(value.typeName)",
          instead: "write the name of the type"))
    }
  }

  /// The static property of a type, or one of its cases, looked up now. `nil` if it has none of this
  /// name.
  func staticMember(_ name: String, of type: String) throws(ScriptFailure) -> Value? {
    if let reference = types.method(name, ofType: type, isStatic: true) {
      let isProperty = types.entries[reference.type].methods[reference.method].isProperty
      return isProperty
        ? try callDeclared(reference, nil, []) : .function(FunctionValue(.declared(reference, nil)))
    }
    for index in types.indices(ofType: type) {
      let entry = types.entries[index]
      if let field = entry.statics.firstIndex(where: { $0.name == name }) {
        return try evaluateStaticField(TypeTable.FieldReference(type: index, field: field))
      }
      if name == "allCases", types.isCaseIterable(entry) {
        try step(types.caseCount(index))
        return types.allCases(index)
      }
      if let found = entry.cases.first(where: { $0.name == name }) {
        return found.payload.isEmpty
          ? .enumCase(EnumValue(shape: found.shape))
          : .function(FunctionValue(.enumCase(found.shape)))
      }
    }
    return try readStandard(type: type, name)
  }
}
