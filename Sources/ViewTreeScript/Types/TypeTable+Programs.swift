/// The programs of bodies, for the machine. A body that is compiled on demand is compiled here.
extension TypeTable {
  /// The program of a method, a computed property or an initializer. Throws the error in its body.
  func program(of reference: MethodReference) throws(ScriptFailure) -> ScriptProgram {
    if let program = entries[reference.type].methods[reference.method].program { return program }
    if compilesOnDemand { compileMethod(reference.type, reference.method) }
    let method = entries[reference.type].methods[reference.method]
    if let program = method.program { return program }
    throw failure(of: .method(reference)) ?? ScriptFailure(.notCallable(method.signature.name))
  }

  /// The program of the setter of a computed property. Throws the error in its body.
  func setter(of reference: MethodReference) throws(ScriptFailure) -> ScriptProgram {
    if let setter = entries[reference.type].methods[reference.method].setter { return setter }
    if compilesOnDemand { compileMethod(reference.type, reference.method) }
    let method = entries[reference.type].methods[reference.method]
    if let setter = method.setter { return setter }
    throw failure(of: .setter(reference)) ?? ScriptFailure(.notAssignable)
  }

  /// The program of a property's first value. `nil` if it has none. Throws the error in it.
  func firstValue(ofField field: Int, in type: Int) throws(ScriptFailure) -> ScriptProgram? {
    if let origin = entries[type].fields[field].origin {
      return try firstValue(ofField: origin.field, in: origin.type)
    }
    if let program = entries[type].fields[field].program { return program }
    if !compilesOnDemand { return nil }
    try compileOnDemand(.firstValue(FieldReference(type: type, field: field)))
    return entries[type].fields[field].program
  }

  /// The program of a static property's value. `nil` if it has none. Throws the error in it.
  func value(ofStatic reference: FieldReference) throws(ScriptFailure) -> ScriptProgram? {
    if let program = entries[reference.type].statics[reference.field].program { return program }
    if !compilesOnDemand { return nil }
    try compileOnDemand(.staticValue(reference))
    return entries[reference.type].statics[reference.field].program
  }

  /// A property with its observers compiled. Throws the error in one of them.
  func observedField(_ field: Int, in type: Int) throws(ScriptFailure) -> Field {
    if let origin = entries[type].fields[field].origin {
      return try observedField(origin.field, in: origin.type)
    }
    if compilesOnDemand {
      compileObservers(of: field, in: type)
      let reference = FieldReference(type: type, field: field)
      if let failure = failure(of: .willSet(reference)) ?? failure(of: .didSet(reference)) {
        throw failure
      }
    }
    return entries[type].fields[field]
  }

  /// The errors in the bodies that were compiled, by position.
  var problems: [ScriptProblem] {
    failures.values.joined().sorted {
      ($0.origin, $0.range.lowerBound) < ($1.origin, $1.range.lowerBound)
    }
  }

  private func compileOnDemand(_ value: Body) throws(ScriptFailure) {
    if valuesToCompile.remove(value) != nil { compileValue(value) }
    if let failure = failure(of: value) { throw failure }
  }

  private func failure(of body: Body) -> ScriptFailure? {
    failures[body]?.first.map { ScriptFailure($0.kind, range: $0.range, origin: $0.origin) }
  }
}
