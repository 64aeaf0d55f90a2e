import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Selection of the root view.
extension SwiftLowering {
  /// The view tree at the root: by name, by a preview, or the only view without required arguments.
  func root(_ options: SwiftOptions) -> DocumentValue? {
    if let preview = options.preview { return root(preview: preview, options) }
    if let name = options.root { return root(named: name) }
    let shown = leadingPreviews().filter { !showsViewOfOtherFile($0.block) }
    if let first = shown.first, isOfOneFile(shown.map(\.range)) { return root(of: first) }
    return rootWithoutPreview(shown)
  }

  /// The root view if no preview is used.
  private func rootWithoutPreview(_ shown: [DeclaredPreview]) -> DocumentValue? {
    if let view = names.views["ContentView"], view.kind == .view, needed(view).isEmpty,
      mayBeRoot(view.declaration.range)
    {
      // Only the app passes objects to the view, so show the view inside the app.
      if readsObjects(view), let root = rootOfApp() { return root }
      return root(view)
    }
    if !shown.isEmpty {
      if let root = rootOfApp() { return root }
      reportSeveral()
      return nil
    }
    let all = names.viewNames.compactMap { names.views[$0] }.filter {
      $0.kind == .view && mayBeRoot($0.declaration.range)
    }
    let own = all.filter { isLeading($0.declaration.range) }
    let views = own.isEmpty ? all : own
    let free = views.filter { needed($0).isEmpty }
    if free.count == 1 { return root(free[0]) }
    // If there are several, prefers the view that no other view uses.
    let outermost = unused(free, in: views)
    if outermost.count == 1 { return root(outermost[0]) }
    if let root = rootOfApp() { return root }
    if let first = outermost.first ?? free.first, isOfOneFile(free.map(\.declaration.range)) {
      show(first, besides: outermost.isEmpty ? free : outermost)
      return root(first)
    }
    if free.isEmpty, let root = rootWithStandIns() { return root }
    if let preview = leadingPreviews().first, free.isEmpty { return root(of: preview) }
    reportNoRoot(
      .swiftNoRoot(
        free: (outermost.isEmpty ? free : outermost).map { ($0.fullName, fileName($0)) },
        others: views.filter { !needed($0).isEmpty }
          .map { ($0.fullName, needed($0), fileName($0)) }))
    return nil
  }

  /// Reports that a view is shown and that others could be.
  private func show(_ view: DeclaredView, besides views: [DeclaredView]) {
    let others = views.map(\.fullName).filter { $0 != view.fullName }
    if others.isEmpty { return }
    report(.swiftOtherViews(view.fullName, others: others, at: SourceRange(nameRange(view))))
  }

  // MARK: - Several files

  /// The previews that can be the root.
  private func leadingPreviews() -> [DeclaredPreview] { previews.filter { isLeading($0.range) } }

  /// True if the range is in a file that can determine the root view.
  private func isLeading(_ range: Range<Int>) -> Bool {
    source.leadingRanges.contains { $0.contains(range.lowerBound) }
  }

  /// True if a declaration may be the root without being named. In a project, only declarations in
  /// the requested files may.
  func mayBeRoot(_ range: Range<Int>) -> Bool {
    isLeading(range) || settings.members(0).contains { settings.text($0.key) == "files" }
  }

  private func isOfOneFile(_ ranges: [Range<Int>]) -> Bool {
    let files = Set(ranges.map { fileName(at: $0) })
    return files.count < 2
  }

  private func fileName(at range: Range<Int>) -> String? {
    source.part(at: UInt32(clamping: range.lowerBound))?.name
  }

  private func fileName(_ view: DeclaredView) -> String? { fileName(at: nameRange(view)) }

  /// Reports that several files have previews.
  private func reportSeveral() {
    let shown = previews.enumerated().map { number, preview in
      (
        number: number + 1, name: preview.title ?? preview.view ?? preview.name,
        range: SourceRange(preview.range)
      )
    }
    reportNoRoot(.swiftSeveralRoots(shown))
  }

  /// The view that a preview shows, without its modifiers.
  private func rootView(of preview: DeclaredPreview) -> String? {
    guard let last = preview.block.statements.last, var shown = expression(of: last) else {
      return nil
    }
    while case .call(let callee, _) = shown.form {
      if case .name(let name, _) = callee.form { return name.text }
      guard case .member(let base, let name) = callee.form else { return nil }
      if callee.typeName != nil { return name.text }
      shown = base
    }
    return nil
  }

  private func root(named name: String) -> DocumentValue? {
    let views = names.views(named: name).filter { $0.kind == .view }
    guard let view = views.first else {
      let known = names.viewNames.compactMap { names.views[$0]?.fullName }
      reportNoRoot(.swiftUnknownRoot(name, known: known))
      return nil
    }
    show(view, besides: views)
    // The view's preview contains the arguments that its author chose.
    if let own = previews.first(where: { rootView(of: $0) == view.name }) { return root(of: own) }
    return needed(view).isEmpty ? root(view) : standingIn(view)
  }

  private func root(preview: String, _ options: SwiftOptions) -> DocumentValue? {
    let all =
      options.file.map { file in previews.filter { (fileName(at: $0.range) ?? source.name) == file }
      }
      ?? previews
    let number = Int(preview).flatMap { all.indices.contains($0 - 1) ? all[$0 - 1] : nil }
    guard let found = all.first(named: preview) ?? number else {
      reportNoRoot(.swiftUnknownPreview(preview, known: all.map { $0.title ?? $0.name }))
      return nil
    }
    if let view = options.root {
      let name = names.views(named: view).first?.name ?? view
      if mentionedNames(in: found.block).contains(name) { return root(of: found) }
      let shown = all.filter { mentionedNames(in: $0.block).contains(name) }
      reportNoRoot(
        .swiftPreviewOfOtherView(preview, view: view, known: shown.map { $0.title ?? $0.name }))
      return nil
    }
    return root(of: found)
  }

  /// The names of a view's required parameters.
  private func needed(_ view: DeclaredView) -> [String] {
    var lists = view.initialisers.map {
      $0.parameters.filter { $0.defaultValue == nil }.map(\.name.text)
    }
    if view.hasMemberwiseInitialiser {
      let parameters = form(of: view).memberwise.filter { !$0.kind.isUnsaid && $0.isRequired }
      lists.append(parameters.map(\.label))
    }
    return lists.min { $0.count < $1.count } ?? []
  }

  /// The views of a list that no other of some views uses.
  func unused(_ list: [DeclaredView], in views: [DeclaredView]) -> [DeclaredView] {
    var users: [String: Int] = [:]
    for view in views {
      for name in mentionedNames(in: view) where name != view.name { users[name, default: 0] += 1 }
    }
    return list.filter { users[$0.name] == nil }
  }

  /// The names that the views of a view mention.
  private func mentionedNames(in view: DeclaredView) -> Set<String> {
    if let known = mentionedByView[view.name] { return known }
    let blocks =
      [view.body].compactMap { $0 } + view.computedProperties.compactMap { $0.accessors?.getter }
      + view.functions.compactMap(\.body)
    let found = blocks.reduce(into: Set()) { $0.formUnion(mentionedNames(in: $1)) }
    mentionedByView[view.name] = found
    return found
  }

  /// The names, and the names of types in other types, that a block mentions.
  func mentionedNames(in block: Block) -> Set<String> {
    var found: Set<String> = []
    var walk = SyntaxWalk { expression, _ in
      switch expression.form {
      case .name(let name, _): found.insert(name.text)
      case .member(_, let name) where name.text.first?.isUppercase == true: found.insert(name.text)
      default: break
      }
      return true
    }
    walk.visit(block)
    return found
  }

  /// True if a view contains itself, judged by names only.
  private func isInsideItself(_ view: DeclaredView) -> Bool {
    var reached: Set<String> = []
    var open = [view]
    while let next = open.popLast() {
      for name in mentionedNames(in: next).sorted() {
        if name == view.name { return true }
        if let other = names.views[name], reached.insert(name).inserted { open.append(other) }
      }
    }
    return false
  }

  // MARK: - Previews

  /// True if the only shown view is declared in another file.
  private func showsViewOfOtherFile(_ block: Block) -> Bool {
    guard block.statements.count == 1, var shown = expression(of: block.statements[0]) else {
      return false
    }
    while case .call(let callee, _) = shown.form, case .member(let base, _) = callee.form {
      shown = base
    }
    guard case .call(let callee, _) = shown.form, case .name(let name, _) = callee.form else {
      return false
    }
    return names.views[name.text] == nil && !CallForms.isView(name.text) && name.text != "ForEach"
      && name.text.first?.isUppercase == true
  }

  private func root(of preview: DeclaredPreview) -> DocumentValue {
    show(preview)
    var scope = Scope()
    for (name, text) in preview.texts { scope.names[name] = .renamed(text) }
    return root(of: preview.block, scope)
  }

  /// Lowers the statements of a root view. A plain call of a view of the file is that view.
  private func root(of block: Block, _ scope: Scope = Scope()) -> DocumentValue {
    var rest = block.statements[...]
    var scope = scope
    scope.makesObjectsOnce = true
    while case .variables(let variables)? = rest.first?.form,
      variables.contains(where: {
        $0.attribute("Previewable") != nil || $0.attribute("State") != nil
          || $0.value.map { makesObject($0) } ?? false
      })
    {
      rest = rest.dropFirst()
      for variable in variables {
        guard let name = variable.boundName else { continue }
        let changes = preparation(of: name.text, rest.dropLast())
        rest = changes.filter(\.isDeclaration) + rest.dropFirst(changes.count)
        let value =
          changes.isEmpty
          ? writtenState(variable, name, of: nil) ?? firstValue(variable, name, nil, of: nil)
          : prepared(variable, name, changes)
        state.add(name.text, name.range, value)
        scope.names[name.text] = .value
      }
    }
    if rest.count == 1, let expression = expression(of: rest[rest.startIndex]),
      let view = plainView(expression)
    {
      let isIncomplete = source.parts.count > 1 && !needed(view).isEmpty
      return isIncomplete ? standingIn(view) : root(view)
    }
    return lower(rest, scope).value(block.range)
  }

  /// The statements of a preview up to the last that changes the object in a variable, if they only
  /// do that and declare values for it.
  private func preparation(
    of name: String, _ statements: ArraySlice<Statement>
  ) -> ArraySlice<Statement> {
    let first = statements.prefix { changesObject(named: name, $0) || $0.isDeclaration }
    let last = first.lastIndex { changesObject(named: name, $0) }
    return last.map { first[...$0] } ?? []
  }

  /// True if a statement of a preview, or one inside it, changes the object in a variable.
  private func changesObject(named name: String, _ statement: Statement) -> Bool {
    let place: Expression
    switch statement.form {
    case .assign(let target, _), .compoundAssign(_, let target, _): place = target
    case .expression(let expression):
      guard case .call(let callee, _) = expression.form else { return false }
      place = callee
    default:
      return statement.blocks.contains { block in
        block.statements.contains { changesObject(named: name, $0) }
      }
    }
    guard case .member(var base, _) = place.form else { return false }
    while case .member(let inner, _) = base.form { base = inner }
    return ownName(base)?.text == name
  }

  /// The first value of an object that a preview creates and then changes. It's a closure with
  /// these statements, which runs once.
  private func prepared(
    _ variable: VariableSyntax, _ name: Name, _ changes: ArraySlice<Statement>
  ) -> DocumentValue {
    let start = variable.range.lowerBound
    var text =
      SourceText("{ let \(name.text) = ", at: start)
      + SourceText(variable.value?.range ?? name.range)
    for change in changes { text = text + SourceText("; ", at: start) + SourceText(change.range) }
    text = text + SourceText("; return \(name.text) }()", at: start)
    return .single("$", .text(text, variable.range), variable.range)
  }

  private func expression(of statement: Statement) -> Expression? {
    switch statement.form {
    case .expression(let value): value
    case .returning(let value): value
    default: nil
    }
  }

  /// The view of a call without arguments, ignoring the modifiers of a preview.
  private func plainView(_ expression: Expression) -> DeclaredView? {
    guard case .call(let callee, let arguments) = expression.form else { return nil }
    if let name = callee.typeName {
      guard arguments.isEmpty, let view = names.views[name], view.kind == .view else {
        return nil
      }
      return view
    }
    switch callee.form {
    case .member(let base, let name):
      guard name.text.hasPrefix("preview") else { return nil }
      return plainView(base)
    default: return nil
    }
  }

  // MARK: - Apps

  /// True if a view reads objects from the environment.
  private func readsObjects(_ view: DeclaredView) -> Bool {
    view.storedProperties.contains { property in
      property.attribute("EnvironmentObject") != nil
        || property.attribute("Environment")?.arguments.first.map {
          className(inMetatype: $0.value) != nil
        } ?? false
    }
  }

  /// The first window of an app, whose own state is that of the document.
  private func rootOfApp() -> DocumentValue? {
    guard let app = names.apps.first(where: { mayBeRoot($0.declaration.range) }),
      let body = app.body, let content = windowContent(body)
    else {
      return nil
    }
    var scope = scope(of: app)
    addMembers(of: app, scope)
    scope.makesObjectsOnce = true
    return root(of: content.body, scope)
  }

  /// The content of the first `WindowGroup` of an app.
  private func windowContent(_ scene: Block) -> ClosureSyntax? {
    var found: ClosureSyntax?
    var walk = SyntaxWalk { expression, _ in
      if case .call(let callee, let arguments) = expression.form,
        case .name(let name, _) = callee.form, name.text == "WindowGroup", found == nil,
        case .closure(let closure)? = arguments.last?.value.form
      {
        found = closure
      }
      return found == nil
    }
    walk.visit(scene)
    return found
  }

  // MARK: - The root view

  /// A view of the file as the root: its state is that of the document, so that `--set` finds it by
  /// name.
  private func root(_ view: DeclaredView) -> DocumentValue {
    rootView = view.name
    if wantsOptionals(view) { return standingIn(view) }
    guard let body = view.body, canBeInlined(view) else {
      use(view)
      var lowered = LoweredView(named: view.name, nameRange(view), nameRange(view))
      if let given = given(view, [], Scope(), Name(text: view.name, range: nameRange(view))) {
        lowered.members = given.members
        lowered.lets = given.lets
      }
      return lowered.value
    }
    let scope = scope(of: view)
    addMembers(of: view, scope)
    for (property, name) in objectsWithValues(of: view) {
      state.add(name.text, name.range, firstValue(property, name, nil, of: view))
    }
    return lower(body, scope).value(body.range)
  }

  /// Adds a view's members as members of the document.
  private func addMembers(of view: DeclaredView, _ scope: Scope) {
    let members = members(of: view, scope)
    for member in members.state.members { state.add(member.key, member.place, member.value) }
    for member in members.values.members { values.add(member.key, member.place, member.value) }
    functions += members.functions
  }

  /// The objects that a view observes, and creates if it gets none. The root gets none.
  private func objectsWithValues(
    of view: DeclaredView
  ) -> [(property: VariableSyntax, name: Name)] {
    view.storedProperties.compactMap { property in
      guard let name = property.boundName, property.value != nil,
        property.attribute("ObservedObject") != nil || property.attribute("Bindable") != nil,
        isObject(className(of: property))
      else { return nil }
      return (property, name)
    }
  }

  /// True if the view has only state and values computed from it, so that it can become the
  /// document's root.
  private func canBeInlined(_ view: DeclaredView) -> Bool {
    let own = Set(objectsWithValues(of: view).map(\.name.text))
    return form(of: view).parameters.allSatisfy {
      $0.kind.isUnsaid || own.contains($0.name.text)
    } && view.initialisers.isEmpty && view.generics.isEmpty && view.bodyFunction == nil
      && !isInsideItself(view)
      && !view.storedProperties.contains {
        $0.attribute("Environment") != nil || $0.attribute("EnvironmentObject") != nil
      }
  }
}

extension Statement {
  /// True for the declaration of variables.
  fileprivate var isDeclaration: Bool {
    if case .variables = form { true } else { false }
  }
}
