import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Finds the previews of files, each with its own window, as in Xcode.
///
/// The views at the top of a `PreviewProvider`, of its `Group`s, and of a `ForEach` over literals
/// are previews. Modifiers of a `Group` apply to each of its views.
struct PreviewFinder {
  /// A macro or a `PreviewProvider` in source code.
  enum Declaration {
    case macro([Argument], ClosureSyntax, Range<Int>)
    /// The name of the provider, its views, and its other members.
    case provider(String, Block, [TypeDeclaration.Member])

    var range: Range<Int> {
      switch self {
      case .macro(_, _, let range): range
      case .provider(_, let block, _): block.range
      }
    }
  }

  /// The maximum number of previews of a declaration, because nested loops multiply them.
  private static let limit = 200

  /// A view on its way from a provider to a preview.
  private struct Part {
    /// The statements before the view: its setup, and the loop variables.
    var setup: [Statement]
    /// Modifiers of enclosing groups and loops, the innermost first.
    var modifiers: [Modifier] = []
    /// The values of loop variables that are words.
    var words: [String: String] = [:]
    /// The values of loop variables that aren't written in the loop.
    var texts: [String: String] = [:]
    /// The loop variables whose values no statement can declare.
    var bare: Set<String> = []
  }

  /// An element of a loop.
  private struct Element {
    /// The expression, if it's written.
    var value: Expression?
    /// The text of an expression that isn't written.
    let text: String?
    /// The text or number that it is, or the name of the case.
    let word: String?

    init(_ value: Expression) {
      self.value = value
      text = nil
      word = PreviewWindow.text(value, [:])
    }

    init(text: String?, word: String) {
      self.text = text
      self.word = word
    }
  }

  /// A call of a modifier.
  private struct Modifier {
    let name: Name
    let arguments: [Argument]
    let range: Range<Int>

    var isOfPreview: Bool { PreviewFinder.isOfPreviews(name.text) }
  }

  /// True if a modifier describes the preview and changes nothing of its view.
  static func isOfPreviews(_ modifier: String) -> Bool {
    ModifierRegistry.standard[modifier]?.traits.contains(.previewOnly) ?? false
  }

  private var found: [DeclaredPreview] = []
  private var provider: String?
  /// The static properties of the provider as statements, by name and in order.
  private var constants: [(name: String, statement: Statement)] = []
  private let names: DeclaredNames
  private let source: SourceFile

  private init(_ names: DeclaredNames, _ source: SourceFile) {
    self.names = names
    self.source = source
  }

  /// The previews of some files, with names that are unique in their file.
  static func previews(of names: DeclaredNames, in source: SourceFile) -> [DeclaredPreview] {
    let all = names.previews.flatMap { previews(of: $0, names, in: source) }
    if source.parts.isEmpty { return all.named }
    return source.ranges.flatMap { file in
      all.filter { file.contains($0.range.lowerBound) }.named
    }
  }

  private static func previews(
    of declaration: Declaration, _ names: DeclaredNames, in source: SourceFile
  ) -> [DeclaredPreview] {
    var finder = PreviewFinder(names, source)
    switch declaration {
    case .macro(let arguments, let closure, let range):
      finder.add(macro: arguments, closure, range)
    case .provider(let name, let block, let members):
      finder.provider = name
      finder.constants = members.compactMap(constant)
      finder.add(block, Part(setup: []))
    }
    return finder.found
  }

  // MARK: - Macros

  /// Adds the preview of a macro, unless it shows a widget: `#Preview(as: .systemSmall) { … }`.
  private mutating func add(
    macro arguments: [Argument], _ closure: ClosureSyntax, _ range: Range<Int>
  ) {
    if arguments.contains(where: { $0.label?.text == "as" }) { return }
    var window = PreviewWindow()
    var title: String?
    if let first = arguments.first, first.label == nil, !first.isTrailing {
      title = PreviewWindow.text(first.value, [:])
    }
    let traits = arguments.drop { $0.label?.text != "traits" }
    var block = closure.body
    for trait in traits.prefix(while: { !$0.isTrailing }) {
      guard trait.label == nil || trait.label?.text == "traits" else { break }
      let value = self.trait(trait.value)
      window.apply(Name(text: "traits", range: trait.value.range), [Argument(value: value)], [:])
      block = Self.modified(block, by: value)
    }
    found.append(
      DeclaredPreview(
        block: block, range: range, title: title, provider: nil,
        view: viewName(closure.body), window: window))
  }

  /// The value of a trait that an extension of `PreviewTrait` declares, or the trait itself.
  private func trait(_ value: Expression) -> Expression {
    guard case .implicitMember(let name) = value.form else { return value }
    let traits = names.extensions.filter { $0.name.lastName == "PreviewTrait" }
    for case .variable(let variable) in traits.flatMap(\.members)
    where variable.boundName?.text == name.text {
      return variable.value ?? variable.accessors?.getter?.onlyValue ?? value
    }
    return value
  }

  /// The statements of a preview whose view has the modifier of a trait: `.modifier(SampleData())`.
  private static func modified(_ block: Block, by trait: Expression) -> Block {
    guard case .call(let callee, let arguments) = trait.form,
      case .implicitMember(let name) = callee.form, name.text == "modifier",
      let last = block.statements.last
    else { return block }
    let view: Expression
    switch last.form {
    case .expression(let value), .returning(let value?): view = value
    default: return block
    }
    let member = Expression(.member(view, name), view.range, depth: view.depth + 1)
    let shown = Expression(.call(member, arguments), view.range, depth: view.depth + 2)
    return Block(
      statements: block.statements.dropLast() + [Statement(.expression(shown), last.range)],
      range: block.range)
  }

  // MARK: - Providers

  /// Adds the views of a block. With a `return`, the statements before it are its setup.
  private mutating func add(_ block: Block, _ part: Part) {
    var part = part
    let returns = block.statements.contains {
      if case .returning(.some) = $0.form { true } else { false }
    }
    for statement in block.statements {
      switch statement.form {
      case .returning(let value?): return add(value, part)
      case .expression(let value) where !returns: add(value, part)
      case .ifElse, .switching:
        if returns { part.setup.append(statement) } else { finish(statement, part) }
      default: part.setup.append(statement)
      }
    }
  }

  /// Adds a view, or the views of a group or a loop.
  private mutating func add(_ view: Expression, _ part: Part) {
    guard found.count < Self.limit else { return }
    if Self.isOfActivity(view) { return }
    let (base, own) = Self.modifiers(of: view)
    var part = part
    part.modifiers = own + part.modifiers
    guard case .call(let callee, let arguments) = base.form, case .name(let name, _) = callee.form,
      case .closure(let closure)? = arguments.last?.value.form
    else { return finish(base, part) }
    if name.text == "Group", arguments.count == 1 {
      add(closure.body, part)
    } else if name.text == "ForEach", let elements = elements(arguments),
      let loop = closure.parameters?.first?.name
    {
      for element in elements { add(closure.body, Self.part(part, loop, element)) }
    } else {
      finish(base, part)
    }
  }

  /// The elements of a loop, if they are written where it is: literals, or the cases of a type that
  /// previews are repeated for.
  private func elements(_ arguments: [Argument]) -> [Element]? {
    guard let data = arguments.first?.value else { return nil }
    switch data.form {
    case .array(let elements): return elements.map(Element.init)
    case .infix(let name, let lower, let upper) where ["..<", "..."].contains(name.text):
      guard case .integer(let first) = lower.form, case .integer(let last) = upper.form,
        last - first < Self.limit
      else { return nil }
      let numbers = (first...max(first, last)).dropLast(name.text == "..<" ? 1 : 0)
      return numbers.map { Element(text: String($0), word: String($0)) }
    case .member(let type, let name) where name.text == "allCases":
      guard case .name(let owner, _) = type.form else { return nil }
      return Self.cases[owner.text]?.map { Element(text: nil, word: $0) }
        ?? cases(ofEnum: owner.text)
    case .name(let name, _): return elements(ofConstant: name.text)
    case .member(let owner, let name):
      guard case .name(let owner, _) = owner.form, [provider, "Self"].contains(owner.text) else {
        return nil
      }
      return elements(ofConstant: name.text)
    default: return nil
    }
  }

  /// The cases of an enum of the app.
  private func cases(ofEnum name: String) -> [Element]? {
    guard let type = names.type(named: name), type.kind == .enumeration else { return nil }
    return type.members.flatMap { member -> [Element] in
      guard case .cases(let cases) = member else { return [] }
      return cases.map { Element(text: "\(name).\($0.name.text)", word: $0.name.text) }
    }
  }

  /// The elements of a list that the provider declares.
  private func elements(ofConstant name: String) -> [Element]? {
    guard
      case .variables(let variables)? = constants.first(where: { $0.name == name })?
        .statement.form, case .array(let elements)? = variables.first?.value?.form
    else { return nil }
    return elements.map(Element.init)
  }

  private static let cases = [
    "ColorScheme": ["light", "dark"], "LayoutDirection": ["leftToRight", "rightToLeft"],
  ]

  /// A part inside a loop, with the loop's name for one element.
  private static func part(
    _ part: Part, _ name: Name, _ element: Element
  ) -> Part {
    var part = part
    part.words[name.text] = element.word
    guard let value = element.value else {
      if let text = element.text {
        part.texts[name.text] = text
      } else {
        part.bare.insert(name.text)
      }
      return part
    }
    let variable = VariableSyntax(
      pattern: Pattern(.binding(name, isVariable: false), name.range), isVariable: false, type: nil,
      value: value, range: name.range)
    part.setup.append(Statement(.variables([variable]), name.range))
    return part
  }

  // MARK: - One view

  /// Adds a view with the modifiers around it.
  private mutating func finish(_ view: Expression, _ part: Part) {
    var shown = view
    for modifier in part.modifiers where !modifier.isOfPreview && !mentions(part.bare, modifier) {
      let callee = Expression(
        .member(shown, modifier.name), modifier.range, depth: shown.depth + 1)
      shown = Expression(
        .call(callee, modifier.arguments), modifier.range, depth: shown.depth + 2)
    }
    finish(Statement(.expression(shown), shown.range), part)
  }

  private mutating func finish(_ statement: Statement, _ part: Part) {
    guard found.count < Self.limit else { return }
    var window = PreviewWindow()
    var title: String?
    // The view's own modifiers come last and take precedence.
    for modifier in part.modifiers.reversed() {
      window.apply(modifier.name, modifier.arguments, part.words)
      if modifier.name.text == "previewDisplayName", let value = modifier.arguments.first?.value {
        title = PreviewWindow.text(value, part.words) ?? title
      }
    }
    let shown = Block(statements: [statement], range: statement.range)
    let written = part.setup.filter { declaresUsed($0, by: statement, part) }
    let setup = usedConstants(written + [statement]) + written
    found.append(
      DeclaredPreview(
        block: Block(statements: setup + [statement], range: statement.range),
        range: statement.range, title: title, provider: provider, view: viewName(shown),
        window: window, texts: part.texts))
  }

  // MARK: - Static properties

  /// A static property of a provider as a statement before its views.
  private static func constant(
    _ member: TypeDeclaration.Member
  ) -> (name: String, statement: Statement)? {
    guard case .variable(let variable) = member, variable.isStatic,
      let name = variable.boundName, name.text != "previews",
      let value = variable.value ?? variable.accessors?.getter?.onlyValue
    else { return nil }
    let constant = VariableSyntax(
      pattern: variable.pattern, isVariable: false, type: variable.type, value: value,
      range: variable.range)
    return (name.text, Statement(.variables([constant]), variable.range))
  }

  /// The static members of the provider that statements mention, directly or through others.
  private func usedConstants(_ statements: [Statement]) -> [Statement] {
    var used: Set<String> = []
    var code = statements
    while true {
      let block = Block(statements: code, range: 0..<0)
      let new = constants.filter {
        !used.contains($0.name) && mentionsConstant($0.name, block)
      }
      if new.isEmpty { break }
      used.formUnion(new.map(\.name))
      code = new.map(\.statement)
    }
    return constants.filter { used.contains($0.name) }.map(\.statement)
  }

  /// True if a block mentions a static member: `post`, `Self.post`, or `Row_Previews.post`.
  private func mentionsConstant(_ name: String, _ block: Block) -> Bool {
    var isFound = false
    var walk = SyntaxWalk { expression, _ in
      switch expression.form {
      case .name(let found, _): if found.text == name { isFound = true }
      case .member(let base, let member):
        if member.text == name, case .name(let owner, _) = base.form,
          [provider, "Self"].contains(owner.text)
        {
          isFound = true
        }
      default: break
      }
      return !isFound
    }
    walk.visit(block)
    return isFound
  }

  /// False for the name of a loop that a view doesn't use: it named the device only.
  private func declaresUsed(_ statement: Statement, by view: Statement, _ part: Part) -> Bool {
    guard case .variables(let variables) = statement.form, let name = variables[0].boundName?.text,
      part.words[name] != nil
    else { return true }
    return Self.mentions([name], Block(statements: [view], range: view.range))
  }

  private func mentions(_ names: Set<String>, _ modifier: Modifier) -> Bool {
    if names.isEmpty { return false }
    return modifier.arguments.contains { argument in
      let statement = Statement(.expression(argument.value), argument.value.range)
      return Self.mentions(names, Block(statements: [statement], range: statement.range))
    }
  }

  private static func mentions(_ names: Set<String>, _ block: Block) -> Bool {
    var isFound = false
    var walk = SyntaxWalk { expression, _ in
      if case .name(let name, _) = expression.form, names.contains(name.text) { isFound = true }
      return !isFound
    }
    walk.visit(block)
    return isFound
  }

  // MARK: - Syntax

  /// A view without its modifiers, and these from the inside out.
  private static func modifiers(of view: Expression) -> (base: Expression, modifiers: [Modifier]) {
    var base = view
    var modifiers: [Modifier] = []
    while case .call(let callee, let arguments) = base.form,
      case .member(let inner, let name) = callee.form, isCall(inner)
    {
      modifiers.append(Modifier(name: name, arguments: arguments, range: base.range))
      base = inner
    }
    return (base, modifiers.reversed())
  }

  /// True for the widget of a live activity:
  /// `attributes.previewContext(state, viewKind: .content)`.
  private static func isOfActivity(_ view: Expression) -> Bool {
    var view = view
    while case .call(let callee, let arguments) = view.form,
      case .member(let inner, let name) = callee.form
    {
      if name.text == "previewContext", arguments.contains(where: { $0.label?.text == "viewKind" })
      {
        return true
      }
      view = inner
    }
    return false
  }

  /// True for a view that modifiers may follow, and false for a type or a module.
  private static func isCall(_ expression: Expression) -> Bool {
    if case .call = expression.form { return true }
    return false
  }

  /// The name of the app's view that a block shows, or that of the outermost view. The name is as the
  /// file writes it, whatever other files declare.
  private func viewName(_ block: Block) -> String? {
    var own: Name?
    var outermost: Name?
    var walk = SyntaxWalk { expression, _ in
      if own == nil, case .call(let callee, _) = expression.form,
        case .name(let name, _) = callee.form, name.text.first?.isUppercase == true
      {
        if CallForms.isView(name.text) || name.text == "ForEach" {
          outermost = outermost ?? name
        } else {
          own = name
        }
      }
      return own == nil
    }
    let views = block.statements.filter { statement in
      switch statement.form {
      case .expression, .returning: true
      default: false
      }
    }
    for view in views { walk.visit(Block(statements: [view], range: view.range)) }
    guard let name = own ?? outermost else { return nil }
    let bytes = source.bytes
    guard name.range.upperBound <= bytes.count, bytes.indices.contains(name.range.lowerBound) else {
      return name.text
    }
    return String(decoding: bytes[name.range], as: UTF8.self)
  }
}

extension Block {
  /// The value of a block that consists of one expression.
  fileprivate var onlyValue: Expression? {
    guard statements.count == 1 else { return nil }
    switch statements[0].form {
    case .expression(let value): return value
    case .returning(let value): return value
    default: return nil
    }
  }
}
