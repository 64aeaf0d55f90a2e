import ViewTreeDocument
import ViewTreeScript

/// Constants and functions at the top of a file, and static members of views.
extension SwiftLowering {
  /// A value of the document that a file declares outside the types of values.
  struct Constant {
    let property: VariableSyntax
    let scope: Scope
  }

  /// A function that a file declares outside types, or a static one of a view.
  struct GlobalFunction {
    /// The word in code that refers to it.
    let name: String
    let text: SourceText
    let range: Range<Int>
    /// True if it has default arguments or changes some, which only functions among the types do.
    let isOfTypes: Bool
  }

  /// Adds the global functions and values.
  func addGlobals() {
    for global in names.globals {
      guard let name = global.boundName, !isViewProperty(global), isReached(name.text) else {
        continue
      }
      if isHole(.function, global.range, name.text, order: .property) { continue }
      if let value = global.value, makesObject(value) {
        objectNames.insert(name.text)
        if values.has(name.text) { continue }
        state.add(name.text, name.range, firstValue(global, name, nil, of: nil))
      } else {
        constants[name.text] = Constant(property: global, scope: Scope())
        if !values.has(name.text) { addValue(of: global, name) }
      }
    }
    let all = names.functions.values.flatMap { $0 } + names.viewFunctions.values.flatMap { $0 }
    for function in all.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where isReached(function.name.text) && function.body != nil && !isViewFunction(function) {
      let name = function.name.text
      if name == "init" || isHole(.function, function.range, name, order: .property) { continue }
      let written = writtenName(of: function, nil)
      add(function, name, functionText(function, Scope(), named: written))
    }
  }

  private func add(_ function: FunctionSyntax, _ name: String, _ text: SourceText) {
    globalFunctions.append(
      GlobalFunction(
        name: name, text: text, range: function.range,
        isOfTypes: function.parameters.contains { $0.defaultValue != nil || $0.isInout }))
  }

  private func addValue(of global: VariableSyntax, _ name: Name) {
    if let value = global.value {
      let made = standInsForArguments(in: value)
      let text = made.isEmpty ? nil : self.text(of: value, besides: made, Scope())
      values.add(
        name.text, name.range,
        text.map { .text($0, value.range) } ?? typed(value, global.type, Scope()))
    } else if let getter = global.accessors?.getter {
      let inside = inside(getter)
      values.add(name.text, name.range, .text(SourceText(inside), inside))
    }
  }

  /// Moves the constants and functions that types mention, directly or through others, from the
  /// document's to declarations among the types. Methods of types see no others. Only there do
  /// functions have default arguments, and change their arguments.
  func takeGlobals(mentionedIn sections: [DocumentObject]) -> DocumentObject {
    var globals = DocumentObject(0..<0)
    if constants.isEmpty && globalFunctions.isEmpty { return globals }
    var reach = DocumentReach(facts.mentions)
    for section in sections { reach.follow(.object(section)) }
    var count = -1
    while count < globals.members.count {
      count = globals.members.count
      for function in takeFunctions(reach) {
        // Overloads have one name.
        let isTaken = globals.has(function.name)
        let key = isTaken ? "\(function.name)\(function.range.lowerBound)" : function.name
        globals.add(key, function.range, .text(function.text, function.range))
      }
      for (name, constant) in takeConstants(reach) {
        let range = constant.property.range
        globals.add(name, range, .text(text(of: constant, named: name), range))
      }
      for member in globals.members[count...] { reach.follow(member.value) }
    }
    return globals
  }

  private func takeFunctions(_ reach: DocumentReach) -> [GlobalFunction] {
    let taken = globalFunctions.filter { function in
      (function.isOfTypes || reach.contains(function.name)) && !usesObject(function.range)
    }
    let starts = Set(taken.map(\.range.lowerBound))
    globalFunctions.removeAll { starts.contains($0.range.lowerBound) }
    return taken
  }

  private func takeConstants(_ reach: DocumentReach) -> [(key: String, value: Constant)] {
    let taken = constants.filter { reach.contains($0.key) && !usesObject($0.value.property.range) }
      .sorted { $0.key < $1.key }
    for (name, constant) in taken {
      constants[name] = nil
      // A member of the root view can have the same name.
      let own = values.members.first { $0.key == name }?.place
      let isConstant = own.map { constant.property.range.contains($0.lowerBound) } ?? false
      if isConstant { values.removeAll { $0 == name } }
    }
    return taken
  }

  /// True if a declaration uses an object at the top of a file, which is state of the document.
  private func usesObject(_ range: Range<Int>) -> Bool {
    if objectNames.isEmpty { return false }
    let words = Set(facts.mentions.words(in: range))
    return objectNames.contains {
      facts.mentions.knownNumber($0).map { words.contains($0) } ?? false
    }
  }

  /// The declaration of a constant outside types.
  private func text(of constant: Constant, named written: String) -> SourceText {
    let property = constant.property
    let (start, end) = (property.range.lowerBound, property.range.upperBound)
    let keyword = property.isVariable ? "var " : "let "
    guard let name = property.boundName, !holes.contains(start) else {
      return SourceText("let \(written) = \(unknown(written))", at: start)
    }
    let made = property.value.map { standInsForArguments(in: $0) } ?? []
    let others = replacements(in: property, constant.scope).filter { part in
      !made.contains { $0.range.overlaps(part.range) }
    }
    return SourceText(keyword + written, at: start)
      + text(of: name.range.upperBound..<end, replacing: made + others)
  }

  /// The name in the document of a static property or function of a view. `nil` if it has none.
  func useStatic(_ name: String, of view: DeclaredView) -> String? {
    var scope = Scope(owner: view)
    scope.isStatic = true
    if let property = view.staticProperties.first(where: { $0.boundName?.text == name }) {
      return useStatic(property, name, of: view.name, scope)
    }
    let functions = view.functions.filter { $0.isStatic && $0.name.text == name }
    guard functions.count == 1, functions[0].body != nil, !isViewFunction(functions[0]) else {
      return nil
    }
    let function = functions[0]
    let written = "\(view.name)_\(name)"
    guard openStatics.insert(written).inserted else { return written }
    if isHole(.function, function.range, name, order: .property) { return written }
    scope = scope.adding(function.parameters.map(\.name.text))
    add(function, written, functionText(function, scope, named: written))
    return written
  }

  /// The name in the document of a static property, which is a value there.
  func useStatic(
    _ property: VariableSyntax, _ name: String, of type: String, _ scope: Scope
  ) -> String {
    let written = "\(type)_\(name)"
    guard !values.has(written), !openStatics.contains(written) else { return written }
    openStatics.insert(written)
    if isWholeHole(.given, property.range, name) {
      constants[written] = Constant(property: property, scope: scope)
      values.add(written, property.range, .word("Unknown_\(name)()", property.range))
    } else if let value = property.value, makesObject(value), let name = property.boundName {
      state.add(written, property.range, firstValue(property, name, nil, of: scope.owner))
      objectNames.insert(name.text)
    } else if let value = property.value {
      constants[written] = Constant(property: property, scope: scope)
      values.add(written, property.range, typed(value, property.type, scope))
    } else if let getter = property.accessors?.getter {
      let inside = inside(getter)
      constants[written] = Constant(property: property, scope: scope)
      values.add(
        written, property.range,
        .text(text(of: inside, replacing: replacements(in: getter, scope)), inside))
    }
    return written
  }
}
