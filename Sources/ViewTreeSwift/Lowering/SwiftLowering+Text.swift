import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Expressions as strings of the document.
extension SwiftLowering {
  /// The text of an expression, with names that differ in the document replaced.
  func text(of expression: Expression, _ scope: Scope) -> SourceText {
    text(of: expression.range, replacing: replacements(in: expression, scope))
  }

  /// The text of an expression, some of whose parts are replaced.
  func text(
    of expression: Expression, besides made: [Replacement], _ scope: Scope
  ) -> SourceText {
    let others = replacements(in: expression, scope).filter { part in
      !made.contains { $0.range.overlaps(part.range) }
    }
    return text(of: expression.range, replacing: made + others)
  }

  /// The text of a closure, braces included.
  func text(ofClosure expression: Expression, _ scope: Scope) -> SourceText {
    text(of: expression, scope)
  }

  func text(of range: Range<Int>, replacing replacements: [Replacement]) -> SourceText {
    guard !replacements.isEmpty else { return SourceText(range) }
    var text: SourceText?
    var place = range.lowerBound
    func add(_ piece: SourceText) { text = text.map { $0 + piece } ?? piece }
    for replacement in replacements.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where replacement.range.lowerBound >= place && replacement.range.upperBound <= range.upperBound
    {
      if replacement.range.lowerBound > place {
        add(SourceText(place..<replacement.range.lowerBound))
      }
      add(replacement.text)
      place = replacement.range.upperBound
    }
    if place < range.upperBound { add(SourceText(place..<range.upperBound)) }
    return text ?? SourceText(range)
  }

  /// The replacement text for a part of an expression.
  struct Replacement {
    let range: Range<Int>
    let text: SourceText

    init(_ range: Range<Int>, _ text: SourceText) {
      self.range = range
      self.text = text
    }
  }

  /// The replacements for names that differ in the document, in an expression.
  private func replacements(in expression: Expression, _ scope: Scope) -> [Replacement] {
    replacements(scope) { $0.visit(expression) }
  }

  /// The replacements for names in the interpolations of a literal.
  func replacements(inLiteral literal: Expression, _ scope: Scope) -> [Replacement] {
    guard case .string(let parts) = literal.form else { return [] }
    return replacements(scope) { walk in
      for case .interpolation(let value, let arguments) in parts {
        walk.visit(value)
        walk.visit(arguments)
      }
    }
  }

  /// The replacements in a block of statements, which has its own `$0`.
  func replacements(in block: Block, _ scope: Scope) -> [Replacement] {
    var scope = scope
    scope.anonymous = []
    return replacements(scope) { $0.visit(block) }
  }

  /// The replacements in a function and its types.
  func replacements(in function: FunctionSyntax, _ scope: Scope) -> [Replacement] {
    var scope = scope
    scope.anonymous = []
    let found = replacements(scope) { $0.visit(function) }
    guard let body = builtBody(function.body, function.attributes, scope) else { return found }
    return found.filter { !$0.range.overlaps(body.range) } + [body]
  }

  /// The replacements in a property and its type.
  func replacements(in property: VariableSyntax, _ scope: Scope) -> [Replacement] {
    var found = replacements(scope) { $0.visit(property) }
    if scope.owner == nil, let type = viewNumberType(of: property) { found.append(type) }
    guard let body = builtBody(property.accessors?.getter, property.attributes, scope) else {
      return found
    }
    return found.filter { !$0.range.overlaps(body.range) } + [body]
  }

  private func replacements(
    _ scope: Scope, _ visit: (inout SyntaxWalk) -> Void
  ) -> [Replacement] {
    var found: [Replacement] = []
    // A view isn't a value of a script.
    let generics = (scope.owner?.generics ?? []).union(scope.owner == nil ? [] : ["Self"])
    let views = scope.owner?.viewGenerics ?? []
    var places: Set<Range<Int>> = []
    var formatted: [Range<Int>] = []
    var walk = SyntaxWalk(
      types: { [self] type in
        found += typeReplacements(type, generics: generics, views: views)
      },
      variables: { [self] in noteKeys(of: $0) }, places: { places.formUnion($0.placeRanges) }
    ) { [self] expression, depth in
      noteBuilders(in: expression)
      noteKeys(in: expression)
      let isPlace = places.contains(expression.range)
      let assumed = isPlace ? nil : assumedText(for: expression)
      if let overload = overload(expression, scope) { found.append(overload) }
      if let assignment = scrollAssignment(expression) { found.append(assignment) }
      found += labels(ofLocalCall: expression, scope).map {
        Replacement($0, SourceText("", at: $0.lowerBound))
      }
      for value in formattedValues(in: expression, scope) + viewNumbers(in: expression) {
        found.append(value)
        formatted.append(value.range)
      }
      guard let text = assumed ?? replacement(for: expression, scope, closureDepth: depth) else {
        return true
      }
      found.append(Replacement(expression.range, text))
      return false
    }
    visit(&walk)
    if formatted.isEmpty { return found }
    return found.filter { part in
      !formatted.contains { $0 != part.range && $0.overlaps(part.range) }
    }
  }

  /// The labels in a call of a local function, which is a closure in the document.
  private func labels(ofLocalCall expression: Expression, _ scope: Scope) -> [Range<Int>] {
    guard case .call(let callee, let arguments) = expression.form,
      case .name(let name, _) = callee.form, case .function = scope.names[name.text]
    else { return [] }
    return arguments.compactMap { argument in
      argument.label.map { $0.range.lowerBound..<argument.value.range.lowerBound }
    }
  }

  /// `position.scrollTo(id: 4)` as the assignment `position = ScrollPosition(id: 4)`. The `scrollTo` of a
  /// `ScrollViewProxy` has no label.
  private func scrollAssignment(_ expression: Expression) -> Replacement? {
    guard case .call(let callee, let arguments) = expression.form,
      case .member(let base, let name) = callee.form, name.text == "scrollTo",
      let label = arguments.first?.label?.text, ["id", "edge", "point", "x", "y"].contains(label)
    else { return nil }
    let range = base.range.upperBound..<name.range.upperBound
    return Replacement(range, SourceText(" = ScrollPosition", at: range.lowerBound))
  }

  /// The values in the interpolations of a string that a formatter writes:
  /// `\(date, formatter: medium)`.
  private func formattedValues(in expression: Expression, _ scope: Scope) -> [Replacement] {
    guard case .string(let parts) = expression.form else { return [] }
    return parts.compactMap { part in
      guard case .interpolation(let value, let arguments) = part, arguments.count == 1,
        Self.firstMember(of: arguments[0].value).map({ !Self.numberFormats.contains($0) }) ?? true,
        let text = formatted(value, by: arguments[0], scope)
      else { return nil }
      return Replacement(value.range.lowerBound..<arguments[0].value.range.upperBound, text)
    }
  }

  /// The name in the document of the function that an expression calls.
  private func overload(_ expression: Expression, _ scope: Scope) -> Replacement? {
    guard case .call(let callee, let arguments) = expression.form, let name = ownName(callee),
      scope.names[name.text] == nil || scope.memberNames[name.text] != nil
    else { return nil }
    let functions = overloads(named: name.text, scope.owner)
    guard let index = bestOverload(functions.map(\.parameters), arguments, scope) else {
      return nil
    }
    let written = writtenName(of: functions[index], scope.owner)
    if written == name.text { return nil }
    return Replacement(callee.range, SourceText(written, at: name.range.lowerBound))
  }

  /// The functions of a name that the document has: those of a view, or those of no type.
  private func overloads(named name: String, _ owner: DeclaredView?) -> [FunctionSyntax] {
    let own = owner?.methods[name] ?? []
    let functions =
      own.isEmpty ? (names.functions[name] ?? []) + (names.viewFunctions[name] ?? []) : own
    return functions.filter { !isViewFunction($0) && $0.body != nil }
  }

  /// The name of a function in the document, where each name is declared once: Swift distinguishes
  /// functions by their labels, also from properties.
  func writtenName(of function: FunctionSyntax, _ owner: DeclaredView?) -> String {
    let name = function.name.text
    let overloads = overloads(named: name, owner)
    let isFirst = (overloads.firstIndex { $0 === function } ?? 0) == 0
    let isProperty = owner?.propertyNames.contains(name) ?? false
    return isFirst && !isProperty ? name : "\(name)\(function.name.range.lowerBound)"
  }

  private func replacement(
    for expression: Expression, _ scope: Scope, closureDepth: Int
  ) -> SourceText? {
    let place = expression.range.lowerBound
    if let text = localizedText(expression, scope) { return text }
    if let color = colorText(expression) { return color }
    if let number = decimalText(expression, scope) { return number }
    if let alignment = alignmentText(expression) { return alignment }
    switch expression.form {
    case .anonymousParameter(let index)
    where closureDepth == 0 && index < scope.anonymous.count:
      return SourceText(scope.anonymous[index], at: place)
    case .name(let name, _):
      if case .renamed(let other)? = scope.names[name.text] { return SourceText(other, at: place) }
      if case .configuration(_, let other)? = scope.names[name.text], other != name.text {
        return SourceText(other, at: place)
      }
      if case .passed(let value, let outer)? = scope.names[name.text] {
        var written = text(of: value, outer)
        // `.constant(7)`
        if bytes[value.range.lowerBound] == UInt8(ascii: ".") {
          written = SourceText("Binding", at: value.range.lowerBound) + written
        }
        return value.isOperand
          ? written : SourceText("(", at: place) + written + SourceText(")", at: place)
      }
      // `let tint = Color(…)` is a view and a value.
      if case .view(let value, let outer)? = scope.names[name.text], isColor(value) {
        return SourceText("(", at: place) + text(of: value, outer) + SourceText(")", at: place)
      }
      if scope.isStatic, scope.names[name.text] == nil, let owner = scope.owner,
        let member = useStatic(name.text, of: owner)
      {
        return SourceText(member, at: place)
      }
      if let member = staticOfOwner(name.text, scope) { return SourceText(member, at: place) }
      if scope.names[name.text] == nil, let type = aliasedType(name.text, scope) {
        return moved(typeText(type), to: place)
      }
      return number(name.text).map { SourceText($0, at: place) }
    case .closure(let closure): return builtText(of: closure, at: place, scope)
    case .call(let callee, _) where callee.animatedBinding != nil:
      return callee.animatedBinding.map { text(of: $0, scope) }
    case .call(let callee, let arguments) where formatted(callee, arguments, scope) != nil:
      return formatted(callee, arguments, scope)
    case .call where closureDepth == 0:
      let made = madeOnce(expression, scope) ?? madeOnce(byMember: expression, scope)
      return made.map { SourceText($0, at: place) }
    case .member(let base, let name):
      if closureDepth == 0, let made = madeOnce(byMember: expression, scope) {
        return SourceText(made, at: place)
      }
      return memberReplacement(base, name, expression, scope)
    default: return nil
    }
  }

  /// True if `--assume` gives an expression a value.
  func isAssumed(_ expression: Expression) -> Bool {
    !assumptions.isEmpty && assumptions.value(of: bytes[expression.range]) != nil
  }

  /// The value that `--assume` gives an expression. The target of an assignment has none.
  private func assumedText(for expression: Expression) -> SourceText? {
    guard !assumptions.isEmpty, let assumed = assumptions.value(of: bytes[expression.range]) else {
      return nil
    }
    usedAssumptions.insert(assumed.key)
    return SourceText(assumed.value, at: expression.range.lowerBound)
  }

  private func memberReplacement(
    _ base: Expression, _ name: Name, _ expression: Expression, _ scope: Scope
  ) -> SourceText? {
    let place = expression.range.lowerBound
    if isWindowBounds(expression) {
      return SourceText(
        "CGRect(x: 0, y: 0, width: \(window.width), height: \(window.height))", at: place)
    }
    if let owner = base.typeName, names.isDeclaredApart(name.text, from: owner) {
      return SourceText(name.range)
    }
    if let pair = alignmentPair(expression) { return text(of: pair, Scope()) }
    if let value = timelineValue(base, name, place, scope) { return value }
    guard case .name(let type, _) = base.form else { return nil }
    if isModule(type.text), scope.names[type.text] == nil {
      // Scripts know `Swift.min`, which isn't the method `min` of a list.
      return type.text == "Swift" && name.text.first?.isLowercase == true
        ? nil : SourceText(name.range)
    }
    if type.text == "self", case .renamed(let other)? = scope.memberNames[name.text] {
      return SourceText(other, at: place)
    }
    if names.isConstantOfPreview(name.text, of: type.text), scope.owner == nil {
      return SourceText(name.range)
    }
    if let property = scope.owner?.property(ofGeneric: type.text), name.text != "init",
      let value = property.boundName?.text, scope.names[type.text] == nil
    {
      let base = property.type?.lastName == nil ? value : "type(of: \(value))"
      return SourceText(base + ".", at: place) + SourceText(name.range)
    }
    let view = type.text == "Self" ? scope.owner : names.views[type.text]
    guard let view else { return staticOfType(type.text, name.text, place) }
    if names.typeNames.contains(name.text) { return SourceText(name.range) }
    return useStatic(name.text, of: view).map { SourceText($0, at: place) }
  }

  /// The value of a member of a `TimelineView`'s context. Documents have its times as numbers.
  private func timelineValue(
    _ base: Expression, _ name: Name, _ place: Int, _ scope: Scope
  ) -> SourceText? {
    if case .member(let context, let date) = base.form, date.text == "date",
      ["timeIntervalSinceReferenceDate", "timeIntervalSince1970"].contains(name.text),
      isTimeline(context, scope)
    {
      return text(of: context, scope) + SourceText(".date.\(name.text)", at: name.range.lowerBound)
    }
    guard let value = Self.timelineValues[name.text], isTimeline(base, scope) else { return nil }
    return SourceText(value, at: place)
  }

  private func isTimeline(_ value: Expression, _ scope: Scope) -> Bool {
    declaredType(of: value, scope).map { name(of: $0) == Self.timelineContext } ?? false
  }

  /// The members of the context of a `TimelineView`, which scripts don't have as types of Foundation.
  private static let timelineValues = ["date": "Date()", "cadence": "TimelineCadence.live"]

  /// The static member that a name without a base means inside a nested view: one of an enclosing
  /// type.
  private func staticOfOwner(_ name: String, _ scope: Scope) -> String? {
    guard let owner = scope.owner, !owner.owners.isEmpty, scope.names[name] == nil,
      !scope.isMember(name)
    else { return nil }
    for (place, type) in owner.owners.enumerated().reversed() {
      if let view = names.views[type] {
        if let member = useStatic(name, of: view) { return member }
      } else if facts.staticMembers(of: type).contains(name) {
        var first = place
        while first > 0,
          !names.isDeclaredApart(owner.owners[first], from: owner.owners[first - 1])
        {
          first -= 1
        }
        return (owner.owners[first...place] + [name]).joined(separator: ".")
      }
    }
    return nil
  }

  /// A static constant of a type whose source isn't read.
  private func staticOfType(_ type: String, _ name: String, _ place: Int) -> SourceText? {
    guard !holes.isEmpty, names.typeNames.contains(type),
      let declaration = names.type(named: type), holes.contains(declaration.range.lowerBound)
    else { return nil }
    for case .variable(let variable) in declaration.members
    where variable.isStatic && variable.boundName?.text == name {
      return SourceText(useStatic(variable, name, of: type, Scope()), at: place)
    }
    return nil
  }

  /// `UIScreen.main.bounds`: the window.
  private func isWindowBounds(_ expression: Expression) -> Bool {
    guard case .member(let main, let bounds) = expression.form, bounds.text == "bounds",
      case .member(let screen, let name) = main.form, name.text == "main",
      case .name(let type, _) = screen.form
    else { return false }
    return type.text == "UIScreen"
  }

  // MARK: - Values

  /// An expression where the document takes an expression for a string.
  func expression(_ expression: Expression, _ scope: Scope) -> DocumentValue {
    literal(expression) ?? .text(text(of: expression, scope), expression.range)
  }

  /// An expression where the document takes text for a string.
  func explicit(_ expression: Expression, _ scope: Scope) -> DocumentValue {
    literal(expression)
      ?? .single("$", .text(text(of: expression, scope), expression.range), expression.range)
  }

  /// A number or a Boolean value in the form of JSON.
  func literal(_ expression: Expression) -> DocumentValue? {
    switch expression.form {
    case .boolean(let value): return .truth(value, expression.range)
    case .integer, .floating:
      return isJSONNumber(bytes[expression.range]) ? .number(expression.range) : nil
    case .prefix(let name, let operand) where name.text == "-":
      switch operand.form {
      case .integer, .floating:
        return isJSONNumber(bytes[operand.range])
          && operand.range.lowerBound == expression.range.lowerBound + 1
          ? .number(expression.range) : nil
      default: return nil
      }
    default: return nil
    }
  }

  /// True if the digits are also a number in JSON.
  private func isJSONNumber(_ digits: ArraySlice<UInt8>) -> Bool {
    guard let first = digits.first, let last = digits.last, last != UInt8(ascii: ".") else {
      return false
    }
    if first == UInt8(ascii: "0"), digits.count > 1,
      digits[digits.startIndex + 1] != UInt8(ascii: ".")
    {
      return false
    }
    return digits.allSatisfy { $0 == UInt8(ascii: ".") || $0 &- UInt8(ascii: "0") < 10 }
  }

  /// Text: the content of a literal, or an expression. A key has a translation.
  func displayedText(
    _ expression: Expression, _ scope: Scope, isKey: Bool = true
  ) -> DocumentValue {
    if isKey { noteKey(expression) }
    if isKey, let key = expression.madeKey, resources == nil || key.isString {
      if key.isString { return displayedText(key, scope) }
      let start = expression.range.lowerBound
      let text =
        SourceText("LocalizedStringKey(", at: start) + text(of: key, scope)
        + SourceText(")", at: expression.range.upperBound)
      return .single("$", .text(text, expression.range), expression.range)
    }
    let translation = isKey ? translation(of: expression, scope) : nil
    if let inside = translation ?? literalText(expression, scope) {
      return .text(inside, expression.range)
    }
    return .single("$", .text(text(of: expression, scope), expression.range), expression.range)
  }

  /// The displayed text of a `Text` argument. `verbatim` never makes it a localized key.
  func displayedText(_ argument: Argument, _ scope: Scope) -> DocumentValue {
    guard argument.label?.text == "verbatim" else {
      return displayedText(argument.value, scope)
    }
    let range = argument.value.range
    let text =
      SourceText("(", at: range.lowerBound) + text(of: argument.value, scope)
      + SourceText(") as String", at: range.upperBound)
    return .single("$", .text(text, range), range)
  }

  /// `Text(number, format: .number)` as text of `formatted(_:)`. For formats of values other than
  /// numbers, the value is shown.
  func formattedText(
    _ name: Name, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> LoweredView? {
    guard let first = arguments.first,
      let text = dateRangeText(first, isAlone: arguments.count == 1, scope)
        ?? (arguments.count == 2 ? formatted(first.value, by: arguments[1], scope) : nil)
    else { return nil }
    let range = first.value.range
    let place = name.range.through(expression.range)
    if isHole(.view, place, name.text, needsForeignName: true) {
      return .standIn(text: standInText(of: arguments[0].value), name.range, expression.range)
    }
    var view = LoweredView(named: "Text", name.range, expression.range)
    view.members.add("text", name.range, .single("$", .text(text, range), range))
    return view
  }

  /// `Text(start...end)` as an interval of dates, and `Text(timerInterval: start...end)` as the time
  /// until its end. `nil` for other arguments.
  private func dateRangeText(
    _ argument: Argument, isAlone: Bool, _ scope: Scope
  ) -> SourceText? {
    let range = argument.value.range
    let isTimer = argument.label?.text == "timerInterval"
    var bounds: [SourceText] = []
    if case .infix(let name, let start, let end) = argument.value.form,
      ["...", "..<"].contains(name.text)
    {
      bounds = [dateText(start, scope), dateText(end, scope)]
    } else if isTimer {
      bounds = [".lowerBound", ".upperBound"].map {
        text(of: argument.value, scope) + SourceText($0, at: range.upperBound)
      }
    }
    guard bounds.count == 2, isTimer || argument.label == nil && isAlone else { return nil }
    return SourceText("Date.\(isTimer ? "countdown" : "interval")(", at: range.lowerBound)
      + bounds[0]
      + SourceText(", ", at: range.upperBound) + bounds[1] + SourceText(")", at: range.upperBound)
  }

  /// `LabeledContent("Total", value: total, format: .number)`, with the value as text.
  func formattedContent(
    _ name: Name, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> ViewEntry? {
    guard arguments.count == 3, arguments[1].label?.text == "value",
      let text = formatted(arguments[1].value, by: arguments[2], scope)
    else { return nil }
    let range = arguments[1].value.range
    let place = name.range.through(expression.range)
    let isHole = isHole(.view, place, name.text, needsForeignName: true)
    let value =
      isHole
      ? DocumentValue.word(standInText(of: arguments[1].value), range)
      : .single("$", .text(text, range), range)
    guard case .view(var view) = lowerKnown(name, Array(arguments.prefix(2)), expression, scope)
    else { return nil }
    view.members.replace("value", value)
    return .view(view)
  }

  /// `TextField("Amount", value: $amount, format: .number)`, with the value as its text.
  func formattedField(
    _ name: Name, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> ViewEntry? {
    guard let value = arguments.first(where: { $0.label?.text == "value" })?.value,
      let format = arguments.first(where: {
        ["format", "formatter"].contains($0.label?.text)
      })
    else { return nil }
    let others = arguments.filter {
      !["value", "format", "formatter"].contains($0.label?.text)
    }
    var field = LoweredView(named: name.text, name.range, expression.range)
    if !others.isEmpty, case .view(let plain) = lowerKnown(name, others, expression, scope) {
      field = plain
    }
    let range = value.range
    if let text = fieldText(value, format, scope),
      !isHole(.given, range, "value", needsForeignName: true)
    {
      let constant =
        SourceText(".constant(", at: range.lowerBound) + text
        + SourceText(")", at: range.upperBound)
      field.members.add("text", range, .text(constant, range))
    }
    return .view(field)
  }

  /// The value of a binding as text. No value is an empty text.
  private func fieldText(
    _ value: Expression, _ format: Argument, _ scope: Scope
  ) -> SourceText? {
    let range = value.range
    var read = text(of: value, scope) + SourceText(".wrappedValue", at: range.upperBound)
    var bound = value
    if case .projected(let name) = value.form { bound = Expression(.name(name, []), name.range) }
    if case .call(let callee, let arguments) = value.form, arguments.count == 1,
      case .implicitMember(let constant) = callee.form, constant.text == "constant"
    {
      bound = arguments[0].value
      read = text(of: bound, scope)
    }
    guard case .written(let type)? = declaredType(of: bound, scope), type.isOptional
    else { return formatted(read, range, by: format, scope) }
    let element = SourceText("$0", at: range.lowerBound)
    return formatted(element, range, by: format, scope).map { text in
      SourceText("(", at: range.lowerBound) + read
        + SourceText(").map { ", at: range.lowerBound) + text
        + SourceText(" } ?? \"\"", at: range.upperBound)
    }
  }

  /// A value as text: `(value).formatted(format)` for the format of an argument `format`, and
  /// similar for a style of dates and for a formatter.
  private func formatted(
    _ value: Expression, by argument: Argument, _ scope: Scope
  ) -> SourceText? {
    let range = value.range
    // Only dates have styles.
    let value = argument.label?.text == "style" ? dateText(value, scope) : text(of: value, scope)
    return formatted(value, range, by: argument, scope)
  }

  /// A date, of which an implicit member gets the type.
  private func dateText(_ value: Expression, _ scope: Scope) -> SourceText {
    let place = value.range.lowerBound
    return SourceText(bytes[place] == UInt8(ascii: ".") ? "Date" : "", at: place)
      + text(of: value, scope)
  }

  private func formatted(
    _ value: SourceText, _ range: Range<Int>, by argument: Argument, _ scope: Scope
  ) -> SourceText? {
    let (start, end) = (range.lowerBound, argument.value.range.upperBound)
    let shown = SourceText("(", at: start) + value
    let format = text(of: argument.value, scope)
    switch argument.label?.text {
    case "format":
      if let own = ownFormat(argument.value, scope) {
        return own + SourceText(".format(", at: start) + value + SourceText(")", at: end)
      }
      guard let style = Self.firstMember(of: argument.value), Self.formats.contains(style) else {
        return nil
      }
      return shown + SourceText(").formatted(", at: range.upperBound) + format
        + SourceText(")", at: end)
    case "style":
      guard case .implicitMember(let style) = argument.value.form else { return nil }
      return shown + SourceText(").shown(as: \"\(style.text)\")", at: range.upperBound)
    case "formatter":
      return SourceText("(", at: start) + format
        + SourceText(").string(from: ", at: start) + value + SourceText(")", at: end)
    default: return nil
    }
  }

  /// A format of a type that the files declare: `Clock()`, or `.clock`, a member of
  /// `extension FormatStyle where Self == Clock`.
  private func ownFormat(_ format: Expression, _ scope: Scope) -> SourceText? {
    guard let first = Self.firstMember(of: format) else { return nil }
    let place = format.range.lowerBound
    if declaresFormat(first) { return text(of: format, scope) }
    for type in names.extensions where type.name.lastName?.hasSuffix("FormatStyle") ?? false {
      guard let own = type.ownType, declaresFormat(own),
        type.members.contains(where: { $0.declaredName?.text == first })
      else { continue }
      return SourceText(own, at: place) + text(of: format, scope)
    }
    return nil
  }

  /// True for a type with a function that formats values.
  private func declaresFormat(_ type: String) -> Bool {
    let declarations = [names.type(named: type)].compactMap(\.self) + facts.extensions(of: type)
    return declarations.flatMap(\.members).contains { $0.declaredName?.text == "format" }
  }

  /// `value.formatted(.clock)` with a format of the files.
  private func formatted(_ callee: Expression, _ arguments: [Argument], _ scope: Scope)
    -> SourceText?
  {
    guard arguments.count == 1, arguments[0].label == nil,
      case .member(let value, let name) = callee.form, name.text == "formatted",
      let own = ownFormat(arguments[0].value, scope)
    else { return nil }
    let end = arguments[0].value.range.upperBound
    return own + SourceText(".format(", at: value.range.lowerBound) + text(of: value, scope)
      + SourceText(")", at: end)
  }

  /// The first names of formats of numbers and dates.
  private static let formats = numberFormats.union(["dateTime", "relative", "iso8601", "Date"])
  private static let numberFormats: Set = ["number", "percent", "currency"]

  /// The text of `Decimal(string: text)`. Other decimal numbers are numbers of another size.
  private func decimalText(_ expression: Expression, _ scope: Scope) -> SourceText? {
    guard case .call(let callee, let arguments) = expression.form,
      case .name(let name, _) = callee.form, name.text == "Decimal", number("Decimal") != nil,
      let first = arguments.first, first.label?.text == "string"
    else { return nil }
    return SourceText("Double(", at: name.range.lowerBound) + text(of: first.value, scope)
      + SourceText(")", at: first.value.range.upperBound)
  }

  /// The first member of a chain such as `.number.precision(.fractionLength(2))`.
  private static func firstMember(of expression: Expression) -> String? {
    switch expression.form {
    case .implicitMember(let name): name.text
    case .member(let base, _): firstMember(of: base)
    case .call(let callee, _): firstMember(of: callee)
    case .name(let name, _): name.text
    default: nil
    }
  }

  /// The inside a string literal, or `nil` for one of several lines or with `#`.
  func literalText(_ expression: Expression, _ scope: Scope) -> SourceText? {
    let range = expression.range
    guard case .string(let parts) = expression.form, range.count >= 2,
      bytes[range.lowerBound] == UInt8(ascii: "\""),
      !bytes[range].starts(with: "\"\"\"".utf8)
    else { return nil }
    let inside = range.lowerBound + 1..<range.upperBound - 1
    if inside.isEmpty { return SourceText("", at: inside.lowerBound) }
    guard parts.contains(where: { if case .interpolation = $0 { true } else { false } }) else {
      return SourceText(inside)
    }
    return text(of: inside, replacing: replacements(in: expression, scope))
  }
}

extension Expression {
  /// The binding in `$model.isOn.animation`, whose changes are animated.
  fileprivate var animatedBinding: Expression? {
    guard case .member(let base, let name) = form, base.isProjected,
      ["animation", "transaction"].contains(name.text)
    else { return nil }
    return base
  }

  /// True if members and operators after the expression mean all of it.
  fileprivate var isOperand: Bool {
    switch form {
    case .name, .projected, .member, .implicitMember, .call, .parenthesized: true
    default: false
    }
  }

  /// True for a binding to a state variable or to a property of one: `$model.isOn`.
  fileprivate var isProjected: Bool {
    var root = self
    while case .member(let inner, _) = root.form { root = inner }
    if case .projected = root.form { return true }
    return false
  }
}

extension Expression {
  /// The text of a key in `.init(text)` or `AttributedString(markdown: text)`, with its Markdown.
  fileprivate var madeKey: Expression? {
    if case .call(let callee, let arguments) = form, arguments.count == 1,
      arguments[0].label == nil, case .implicitMember(let name) = callee.form, name.text == "init"
    {
      return arguments[0].value
    }
    return attributedString
  }

  fileprivate var isString: Bool { if case .string = form { true } else { false } }

  /// The text in `try! AttributedString(markdown: text)`, also with another value if it fails.
  private var attributedString: Expression? {
    switch form {
    case .effect(_, let value), .force(let value), .parenthesized(let value):
      return value.attributedString
    case .infix(let sign, let value, _) where sign.text == "??": return value.attributedString
    case .call(let callee, let arguments):
      guard case .name(let name, _) = callee.form, name.text == "AttributedString",
        let first = arguments.first, ["localized", "markdown"].contains(first.label?.text)
      else { return nil }
      return first.value
    default: return nil
    }
  }
}

extension Expression {
  /// The ranges of an assigned expression, and of the expressions that contain it: `a.b[0]`, `a.b`
  /// and `a`.
  fileprivate var placeRanges: [Range<Int>] {
    switch form {
    case .member(let base, _), .force(let base), .chain(let base), .parenthesized(let base),
      .subscripted(let base, _):
      [range] + base.placeRanges
    case .tuple(let elements): elements.flatMap(\.value.placeRanges)
    default: [range]
    }
  }
}
