import ViewTreeNumbers

extension ScriptMachine {
  func executeAssignment(
    _ target: ID<Node>, _ value: ID<Node>, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) {
    let value = try evaluate(value, frame)
    guard case .tuplePattern(let targets) = frame.code.nodes[target].operation else {
      return try assign(target, value, frame)
    }
    guard case .tuple(let tuple) = value, tuple.elements.count == targets.count else {
      throw failure(.typeMismatch(expected: "a tuple", found: value.typeName), node, frame)
    }
    for (id, element) in zip(targets, tuple.elements) {
      let target = frame.code.nodeLists[id]
      if case .wildcard = frame.code.nodes[target].operation { continue }
      try assign(target, element, frame)
    }
  }

  private func assign(
    _ target: ID<Node>, _ value: Value, _ frame: Activation
  ) throws(ScriptFailure) {
    let node = frame.code.nodes[target]
    var isPart = true
    if case .local = node.operation { isPart = false }
    _ = try mutate(target, frame) { (place: inout Value) throws(ScriptFailure) in
      if isPart { try self.chargeNested(value) }
      do throws(ScriptFailure) {
        place = try self.keepingType(of: place, value)
      } catch {
        throw self.located(error, node, frame)
      }
      return .void
    }
  }

  /// Converts a new value to the type of the old value. An integer literal becomes a `Double`, and
  /// `.zero` takes the type of the old value.
  ///
  /// Throws where Swift wouldn't compile, such as a string for a number. `nil` may be an
  /// optional's.
  private func keepingType(of old: Value, _ new: Value) throws(ScriptFailure) -> Value {
    if Self.isAnotherKind(new, than: old) {
      throw ScriptFailure(.typeMismatch(expected: old.typeName, found: new.typeName))
    }
    switch (old, new) {
    case (.double, .int(let number)): return .double(Double(number))
    case (.tuple(let before), .tuple(let after))
    where before.labels != nil && after.labels == nil
      && before.elements.count == after.elements.count:
      return .tuple(TupleValue(labels: before.labels, elements: after.elements))
    case (.double, .enumCase): return new.number.map { .double($0) } ?? new
    case (_, .enumCase(let zero)) where zero.isImplicitZero:
      return try readStandard(type: old.typeName, "zero") ?? new
    default: return new
    }
  }

  /// True if a value can't have the same type as another value, such as a string and a number.
  private static func isAnotherKind(_ new: Value, than old: Value) -> Bool {
    switch (old, new) {
    case (.int, .double), (.double, .int): false
    case (.bool, .bool), (.int, .int), (.double, .double), (.string, .string), (.array, .array),
      (.dictionary, .dictionary):
      false
    case (.bool, _), (.int, _), (.double, _), (.string, _), (.array, _), (.dictionary, _):
      switch new {
      case .bool, .int, .double, .string, .array, .dictionary: true
      case .enumCase(let member): member.isResultOfUnknown
      default: false
      }
    default: false
    }
  }

  func executeCompoundAssignment(
    _ infix: BinaryOperator, _ target: ID<Node>, _ value: ID<Node>, _ kind: NumberKind,
    _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) {
    let operand = try evaluate(value, frame)
    if kind == .int, try changeLocal(target, infix, operand, node, frame) { return }
    let operandFlags = frame.code.nodes[value].flags
    try place(node, frame) { () throws(ScriptFailure) in
      _ = try mutate(target, frame) { (place: inout Value) throws(ScriptFailure) in
        try self.compound(infix, kind, &place, operand, node.flags, operandFlags)
        return .void
      }
    }
  }

  /// Changes an `Int` in a local variable in place, as most loops do. False for any other operand.
  private func changeLocal(
    _ target: ID<Node>, _ infix: BinaryOperator, _ operand: Value, _ node: Node,
    _ frame: Activation
  ) throws(ScriptFailure) -> Bool {
    guard case .local(let slot) = frame.code.nodes[target].operation,
      case .int(let change) = operand, case .int(let number) = stack[frame.base + Int(slot)]
    else { return false }
    do throws(ScriptFailure) {
      stack[frame.base + Int(slot)] = try Self.combine(infix, number, change)
    } catch {
      throw located(error, node, frame)
    }
    return true
  }

  private func compound(
    _ infix: BinaryOperator, _ kind: NumberKind, _ place: inout Value, _ operand: Value,
    _ flags: Node.Flags, _ operandFlags: Node.Flags
  ) throws(ScriptFailure) {
    if infix == .add, place.sort == .array { return try append(&place, contentsOf: operand) }
    if infix == .add, place.sort == .string, case .string(let suffix) = operand {
      try charge(suffix.utf8.count)
      return mutateString(&place) { $0 += suffix }
    }
    switch (place, operand) {
    case (.int, .double) where flags.contains(.firmInteger),
      (.double, .int)
    where operandFlags.contains(.firmInteger) && !operandFlags.contains(.integerLiteral):
      throw ScriptFailure(
        .mixedNumberTypes(
          infix.spelling + "=", left: place.typeName, right: operand.typeName))
    default: place = try combine(infix, place, operand, kind)
    }
  }

  // MARK: Mutation

  /// Runs `body` on the value of an assignable expression, which is moved out and back, never
  /// copied.
  func mutate(
    _ target: ID<Node>, _ frame: Activation,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    try mutateNode(self, target, frame, body)
  }

  /// Changes the value of an assignable node. Only `mutateNode` calls it.
  func mutateUncopied(
    _ target: ID<Node>, _ frame: Activation,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    let node = frame.code.nodes[target]
    switch node.operation {
    case .local(let slot): return try mutate(slot: frame.base + Int(slot), body)
    case .boxed(let box):
      guard let box = frame.boxes?.boxes[Int(box)] else { return .void }
      return try mutate(box, body)
    case .captured(let index): return try mutate(frame.captured[Int(index)], body)
    case .scope(let framesUp, let index):
      return try mutateScope(framesUp, index, node, frame, body)
    case .binding:
      guard case .binding(let binding) = try evaluate(target, frame) else { return .void }
      return try mutate(binding, body)
    case .member(let base, let name, let standard):
      return try mutateMember(base, name, standard, node, frame, body)
    case .field(let base, let index, _):
      return try mutateReferred(node, base, frame) { (base: inout Value) throws(ScriptFailure) in
        node.flags.contains(.unobserved)
          ? try self.mutateStored(&base, Int(index), body)
          : try self.mutateField(&base, Int(index), body)
      }
    case .element(let base, let index):
      return try mutate(base, frame) { (base: inout Value) throws(ScriptFailure) in
        try self.mutateTuple(&base, Int(index), body)
      }
    case .callDeclared(let site):
      return try mutateDeclared(frame.code.calls[site], node, frame, body)
    case .callFunction(let site) where frame.code.calls[site].member.name == "subscript":
      return try mutateParts(frame.code.calls[site], node, frame, body)
    case .subscripted(let site):
      return try mutateSubscript(frame.code.calls[site], node, frame, body)
    case .optionalTry(let base):
      return try mutate(base, frame) { (base: inout Value) throws(ScriptFailure) in
        base.isNone ? .none : try self.mutateWrapped(&base, body)
      }
    case .force(let base):
      return try mutate(base, frame) { (base: inout Value) throws(ScriptFailure) in
        if base.isNone { throw self.failure(.unwrappedNil, node, frame) }
        return try self.mutateWrapped(&base, body)
      }
    default: throw failure(.notAssignable, node, frame)
    }
  }

  private func mutateMember(
    _ base: ID<Node>, _ name: ID<MemberReference>, _ standard: ID<StandardMember>, _ node: Node,
    _ frame: Activation, _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    let name = frame.code.members[name]
    if name.name == "wrappedValue", case .binding = frame.code.nodes[base].operation {
      return try mutate(base, frame, body)
    }
    if name.name == "wrappedValue", frame.code.nodes[base].operation.callSite != nil,
      case .binding(let binding) = try evaluate(base, frame)
    {
      writes.place = VariableWrites.Place(range: node.range, origin: frame.code.origin)
      return try place(node, frame) { () throws(ScriptFailure) in try mutate(binding, body) }
    }
    let member = standard.exists ? frame.code.standards[standard] : nil
    if case .bound(let binding)? = member?.action {
      return try mutateBound(base, node, binding, frame, body)
    }
    return try mutate(base, frame) { (base: inout Value) throws(ScriptFailure) in
      if base.isNone, node.flags.contains(.optionalChain) { return .none }
      return try self.place(node, frame) { () throws(ScriptFailure) in
        guard case .place(let get, let set)? = member?.action, !base.isBinding else {
          return try self.mutateMember(&base, name, body)
        }
        var value = try get(self, base, MemberArguments([]))
        let result = try body(&value)
        try set(self, &base, value)
        return result
      }
    }
  }

  /// Changes the wrapped value of a projected property. The receiver stays the same.
  private func mutateBound(
    _ base: ID<Node>, _ node: Node, _ find: StandardMember.Body, _ frame: Activation,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    let base = try evaluate(base, frame)
    return try place(node, frame) { () throws(ScriptFailure) in
      let found = try find(self, base, MemberArguments([]))
      guard case .binding(let binding) = found else { throw ScriptFailure(.notAssignable) }
      writes.place = VariableWrites.Place(range: node.range, origin: frame.code.origin)
      return try mutate(binding, body)
    }
  }

  /// A computed property or a subscript of a declared type: it's read, changed and assigned.
  private func mutateDeclared(
    _ site: CallSite, _ node: Node, _ frame: Activation,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    guard let reference = site.declared else { throw failure(.notAssignable, node, frame) }
    let arguments = arranged(try evaluateArguments(site, frame), site).values
    return try mutateReferred(node, site.base, frame) {
      (base: inout Value) throws(ScriptFailure) in
      try self.mutateDeclared(reference, of: &base, arguments, body)
    }
  }

  private func mutateDeclared(
    _ reference: TypeTable.MethodReference, of base: inout Value, _ arguments: [Value],
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    var value = try callDeclared(reference, base, arguments)
    let result = try body(&value)
    try setDeclared(reference, of: &base, value, arguments)
    return result
  }

  /// Runs `body` on the value that an optional wraps.
  private func mutateWrapped(
    _ base: inout Value, _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    guard case .some(var wrapped) = base else { return try body(&base) }
    defer { base = .wrapping(wrapped) }
    return try body(&wrapped)
  }

  /// Moves the value out of its slot meanwhile, so that a closure never reads an incomplete value.
  private func mutate(
    slot: Int, _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    var value = Value.void
    swap(&value, &stack[slot])
    defer { swap(&value, &stack[slot]) }
    return try body(&value)
  }

  private func mutate(
    _ box: VariableBox, _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    var value = Value.void
    swap(&value, &box.value)
    defer { swap(&value, &box.value) }
    return try body(&value)
  }

  private func mutateScope(
    _ framesUp: Int32, _ index: Int32, _ node: Node, _ frame: Activation,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    let environment = try environment(framesUp, index, node, frame)
    let index = Int(index)
    if case .binding(let binding) = environment.values[index] {
      writes.place = VariableWrites.Place(range: node.range, origin: frame.code.origin)
      return try place(node, frame) { () throws(ScriptFailure) in try mutate(binding, body) }
    }
    writes.place = VariableWrites.Place(range: node.range, origin: frame.code.origin)
    return try mutateVariable(environment, index, body)
  }

  func mutate(
    _ environment: ScriptEnvironment, _ index: Int,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    var value = Value.void
    swap(&value, &environment.values[index])
    defer { swap(&value, &environment.values[index]) }
    return try body(&value)
  }

  /// Changes `value[keyPath: path]`.
  private func mutateParts(
    _ site: CallSite, _ node: Node, _ frame: Activation,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    guard case .function(let function) = try evaluate(site.base, frame),
      case .keyPath(let path) = function.form, let base = site.arguments.first
    else { throw failure(.notAssignable, node, frame) }
    return try mutateReferred(node, base, frame) { (base: inout Value) throws(ScriptFailure) in
      try self.place(node, frame) { () throws(ScriptFailure) in
        try self.mutate(&base, along: path[...], body)
      }
    }
  }

  private func mutate(
    _ base: inout Value, along path: ArraySlice<MemberReference>,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    guard let name = path.first else { return try body(&base) }
    return try mutateMember(&base, name) { (part: inout Value) throws(ScriptFailure) in
      try self.mutate(&part, along: path.dropFirst(), body)
    }
  }

  private func mutateSubscript(
    _ site: CallSite, _ node: Node, _ frame: Activation,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    let arguments = ScriptArguments(
      try evaluateArguments(site, frame), labels: site.labels)
    return try mutate(site.base, frame) { (base: inout Value) throws(ScriptFailure) in
      try self.place(node, frame) { () throws(ScriptFailure) in
        try self.mutateElement(&base, arguments, body)
      }
    }
  }

  // MARK: Parts of values

  func mutateElement(
    _ base: inout Value, _ arguments: ScriptArguments,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    guard let key = arguments.values.first else { throw ScriptFailure(.notAssignable) }
    switch base.sort {
    case .array: return try mutateArrayElement(&base, key, body)
    case .dictionary: return try mutatePair(&base, key, arguments, body)
    default: break
    }
    switch base {
    case .binding(let binding): return try mutate(binding.appending(.element(key)), body)
    case .slice: return try mutateSliceElement(&base, key, body)
    default:
      if let first = declaredMethod("subscript", of: base) {
        let reference = types.overload(of: first, labels: arguments.labelList)
        return try mutateDeclared(reference, of: &base, arguments.values, body)
      }
      throw ScriptFailure(.typeMismatch(expected: "Array or Dictionary", found: base.typeName))
    }
  }

  private func mutatePair(
    _ base: inout Value, _ key: Value, _ arguments: ScriptArguments,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    guard case .dictionary(var dictionary) = base else { return .void }
    base = .void
    defer { base = .dictionary(dictionary) }
    try charge(1)
    try stepThrough(key)
    if dictionary.isShared { try step(dictionary.count) }
    if arguments.label(1) == "default" {
      var value = dictionary.take(key) ?? arguments.values[1]
      defer { dictionary[key] = value }
      return try body(&value)
    }
    // The value in the dictionary may be an optional itself.
    var value = Value.wrapping(dictionary.take(key))
    defer { dictionary[key] = value.isNone ? nil : value.unwrapped }
    let result = try body(&value)
    // Removing a pair moves the pairs after it.
    if value.isNone { try step(dictionary.count) }
    return result
  }

  private func mutateArrayElement(
    _ base: inout Value, _ key: Value, _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    if case .range = key { return try mutateRange(&base, key, body) }
    guard case .array(var elements) = base else { return .void }
    guard case .int(let index) = key else {
      throw ScriptFailure(.typeMismatch(expected: "Int", found: key.typeName))
    }
    guard elements.indices.contains(index) else {
      throw ScriptFailure(.indexOutOfRange(index, count: elements.count))
    }
    base = .void
    defer { base = .array(elements) }
    let before = elements.withUnsafeBufferPointer { $0.baseAddress }
    let result = try body(&elements[index])
    try stepThroughCopy(of: elements, unlessAt: before)
    return result
  }

  private func mutateSliceElement(
    _ base: inout Value, _ key: Value, _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    if case .range = key { return try mutateRange(&base, key, body) }
    let place = try place(key, in: base)
    guard case .slice(var slice) = base, slice.elements.indices.contains(place) else {
      throw ScriptFailure(.indexOutOfRange(try integer(key), count: try count(of: base)))
    }
    base = .void
    defer { base = .slice(slice) }
    return try body(&slice.elements[place])
  }

  /// Changes a part of a list, which may become longer or shorter.
  private func mutateRange(
    _ base: inout Value, _ key: Value, _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    let places = try places(key, in: base)
    var part = try slice(base, places)
    let result = try body(&part)
    let elements = try elements(of: part)
    try charge(elements.count)
    _ = try replace(places, of: &base, with: elements)
    return result
  }

  /// Changes a member that is looked up now.
  func mutateMember(
    _ base: inout Value, _ name: MemberReference,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    if let place = Self.storedPlace(name.name, in: base) {
      return base.sort == .tuple
        ? try mutateTuple(&base, place, body) : try mutateField(&base, place, body)
    }
    switch base {
    case .foreign(let foreign):
      if let object = foreign as? ObjectValue, let place = object.shape.index(of: name.name) {
        return try mutateField(&base, place, body)
      }
    case .binding(let binding):
      if name.name == "wrappedValue" { return try mutate(binding, body) }
      return try mutate(binding.appending(.member(name.name)), body)
    case .enumCase(let zero) where zero.isImplicitZero:
      throw ScriptFailure(
        .host(
          "the type of '.zero' is not known here",
          help: "write it with its type, as in 'CGRect.zero'"))
    default: break
    }
    if let reference = declaredMethod(name.name, of: base) {
      return try mutateDeclared(reference, of: &base, [], body)
    }
    if case .nominal(let undeclared) = base, mayHaveMore(undeclared) {
      var value = Value.none
      let result = try body(&value)
      try charge(1)
      let fields = zip(undeclared.shape.labels, undeclared.fields).map { (label: $0, value: $1) }
      base = .nominal(
        NominalValue(
          typeName: undeclared.typeName, fields: fields + [(label: name.name, value: value)]))
      return result
    }
    var value = try member(base, name)
    let result = try body(&value)
    guard try assignStandard(&base, name.name, value) else { throw unknownMember(base, name) }
    return result
  }

  /// True for a value of an undeclared type, to which another file may give more properties.
  private func mayHaveMore(_ value: NominalValue) -> Bool {
    value.shape.declaration < 0 && types.compilesOnDemand
      && types.index(value.typeName) == nil && StandardTypes.named(value.typeName) == nil
  }

  /// The index of a stored property. A separate function, because while it holds a reference to the
  /// value, any change would copy the value.
  private static func storedPlace(_ name: String, in base: Value) -> Int? {
    switch base {
    case .nominal(let nominal): nominal.shape.index(of: name)
    case .tuple(let tuple): tuple.index(of: name)
    default: nil
    }
  }

  private func mutateTuple(
    _ base: inout Value, _ index: Int,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    guard case .tuple(var tuple) = base, tuple.elements.indices.contains(index) else {
      return .void
    }
    base = .void
    defer { base = .tuple(tuple) }
    return try body(&tuple.elements[index])
  }

  /// Changes a stored property, and runs its observers.
  private func mutateField(
    _ base: inout Value, _ index: Int,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    guard let observers = try observers(of: base, index) else {
      return try mutateStored(&base, index, body)
    }
    return try mutateObserved(&base, index, observers, body)
  }

  func mutateStored(
    _ base: inout Value, _ index: Int,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    if case .foreign(let foreign) = base, let object = foreign as? ObjectValue {
      return try mutate(object, index, body)
    }
    guard case .nominal(var nominal) = base, nominal.fields.indices.contains(index) else {
      return .none
    }
    // The fields are copied if another value shares them.
    try step(nominal.fields.count / 64)
    base = .void
    defer { base = .nominal(nominal) }
    return try body(&nominal.fields[index])
  }

  func mutateString(_ place: inout Value, _ body: (inout String) -> Void) {
    guard case .string(var text) = place else { return }
    place = .void
    body(&text)
    place = .string(text)
  }

  // MARK: Bindings

  /// The value of a binding.
  public func read(_ binding: BindingValue) throws(ScriptFailure) -> Value {
    let innermost = try innermost(binding)
    var value =
      if let accessors = innermost.accessors {
        try invoke(accessors.get, [], labels: nil)
      } else {
        innermost.environment.values[innermost.index]
      }
    for step in innermost.path {
      switch step {
      case .member(let name): value = try member(value, MemberReference(name))
      case .element(let key): value = try element(value, ScriptArguments([key]))
      }
    }
    return value
  }

  /// The value of a binding, through further bindings in it.
  func readThrough(_ binding: BindingValue) throws(ScriptFailure) -> Value {
    var value = try read(binding)
    var count = 0
    while case .binding(let inner) = value {
      count += 1
      guard count < BindingValue.limit else { throw Self.leadsToItself }
      value = try read(inner)
    }
    return value
  }

  /// The variable, or the part of it, that a binding ultimately refers to. It has a value.
  private func innermost(_ binding: BindingValue) throws(ScriptFailure) -> BindingValue {
    guard let innermost = binding.innermost else { throw Self.leadsToItself }
    guard innermost.accessors != nil || innermost.index < innermost.environment.values.count else {
      throw ScriptFailure(.host("the variable has no value here", help: nil))
    }
    return innermost
  }

  private static var leadsToItself: ScriptFailure {
    ScriptFailure(
      .host("the binding refers to itself", help: "bind it to a variable that holds a value"))
  }

  /// Assigns to the variable, or the part of it, that a binding refers to.
  public func write(_ binding: BindingValue, _ value: Value) throws(ScriptFailure) {
    _ = try mutate(binding) { (place: inout Value) throws(ScriptFailure) in
      place = try self.keepingType(of: place, value)
      return .void
    }
  }

  func mutate(
    _ binding: BindingValue, _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    let binding = try innermost(binding)
    guard openBindings < BindingValue.limit else { throw Self.leadsToItself }
    openBindings += 1
    defer { openBindings -= 1 }
    if let accessors = binding.accessors {
      var value = try invoke(accessors.get, [], labels: nil)
      let result = try mutate(&value, binding.path[...], body)
      _ = try invoke(accessors.set, [value], labels: nil)
      return result
    }
    if let (object, place) = property(of: binding) {
      var base = Value.foreign(object)
      return try mutateField(&base, place) { (value: inout Value) throws(ScriptFailure) in
        try self.mutate(&value, binding.path.dropFirst(), body)
      }
    }
    return try mutateVariable(binding.environment, binding.index) {
      (root: inout Value) throws(ScriptFailure) in
      try self.mutate(&root, binding.path[...], body)
    }
  }

  private func mutate(
    _ value: inout Value, _ path: ArraySlice<BindingValue.Step>,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    guard let step = path.first else { return try body(&value) }
    let rest = path.dropFirst()
    switch step {
    case .member(let name):
      return try mutateMember(&value, MemberReference(name)) {
        (part: inout Value) throws(ScriptFailure) in
        try self.mutate(&part, rest, body)
      }
    case .element(let key):
      return try mutateElement(&value, ScriptArguments([key])) {
        (part: inout Value) throws(ScriptFailure) in
        try self.mutate(&part, rest, body)
      }
    }
  }
}
