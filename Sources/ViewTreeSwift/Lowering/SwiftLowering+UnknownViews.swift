import ViewTreeScript
import ViewTreeSyntax

/// Placeholders for undeclared views and UIKit views: their content, text, a picture, or a box.
extension SwiftLowering {
  /// The placeholder for a view that another module declares.
  func unknownView(
    _ name: Name, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> ViewEntry {
    if names.typeNames.contains(name.text) { return box(name, expression.range) }
    noteUnknown(name, isView: true)
    return unknownContent(name, arguments, expression, scope)
      ?? .view(sized(standIn(for: name, arguments, expression, scope), scope))
  }

  /// The placeholder for a view of UIKit or AppKit. It fills its proposal, unless its name is that
  /// of text or a picture.
  func foreignView(
    _ name: Name, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> ViewEntry {
    noteUnknown(name, isView: true)
    let given = arguments.filter { $0.value.closure == nil }
    if Self.ends(name.text, with: Self.texts) || Self.ends(name.text, with: Self.pictures) {
      return .view(standIn(for: name, given, expression, scope))
    }
    switch foreignType(of: name.text) {
    case "UIActivityIndicatorView"?, "NSProgressIndicator"?:
      return .view(LoweredView(named: "ProgressView", name.range, expression.range))
    case "UILabel"?, "UIButton"?, "UITextField"?, "UISearchTextField"?, "NSTextField"?:
      return .view(
        .standIn(text: words(in: name.text), name.range, expression.range))
    default: return .view(.standIn(name.range, expression.range))
    }
  }

  /// The type of the view of UIKit or AppKit that a declared view makes.
  private func foreignType(of view: String) -> String? {
    let functions = names.views[view]?.functions ?? []
    return functions.first { ["makeUIView", "makeNSView"].contains($0.name.text) }?.result?.lastName
  }

  /// A Box for an unknown view.
  func box(_ name: Name, _ range: Range<Int>) -> ViewEntry {
    if let type = names.type(named: name.text),
      type.kind == .structure, type.declaresVariable("body")
    {
      report(.swiftNotAView(name.text, at: SourceRange(type.name.range)))
    } else {
      noteUnknown(name, isView: true)
    }
    return .view(LoweredView.standIn(name.range, range))
  }

  /// Gives a Box in a stack or a list a typical size: 44 points high and the whole width in a
  /// column, 44 points in a row.
  private func sized(_ view: LoweredView, _ scope: Scope) -> LoweredView {
    guard let axis = scope.axis, view.isBox else { return view }
    var view = view
    let place = view.range.lowerBound..<min(view.range.lowerBound + 1, view.range.upperBound)
    func add(_ name: String, _ value: DocumentValue) { view.members.add(name, place, value) }
    for name in ["minHeight", "idealHeight", "maxHeight"] { add(name, .amount(44, place)) }
    switch axis {
    case .column:
      add("idealWidth", .amount(44, place))
      add("maxWidth", .word("infinity", place))
    case .row:
      for name in ["minWidth", "idealWidth", "maxWidth"] { add(name, .amount(44, place)) }
    }
    return view
  }

  /// Stretches the picture or the Box instead of a view if the next modifier is about its size,
  /// because views of pictures fill their frames.
  func stretch(_ view: inout LoweredView, before modifier: Name, _ arguments: [Argument]) {
    if view.isBox, Self.sizes.contains(modifier.text) {
      let isWidth = arguments.allSatisfy {
        ["width", "minWidth", "idealWidth", "maxWidth", "alignment"].contains($0.label?.text)
      }
      view.isBox = false
      view.members.removeAll { name in
        name.hasSuffix("Width") || name.hasSuffix("Height") && !isWidth
      }
    }
    guard view.isPicture, Self.sizes.contains(modifier.text) else { return }
    view.isPicture = false
    if modifier.text != "resizable" {
      view.modifiers.append(.word("resizable", modifier.range))
    }
  }

  private static let sizes: Set = [
    "resizable", "frame", "aspectRatio", "scaledToFit", "scaledToFill",
  ]

  // MARK: - Content

  /// The views that are passed to an unknown view, one below the other: packages mostly have
  /// containers. `nil` if there are none.
  func unknownContent(
    _ name: Name, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> ViewEntry? {
    // The content of a map are marks, which it places by coordinates.
    if name.text == "Map" { return nil }
    let closures = arguments.compactMap(\.value.closure)
    if let closure = closures.first(where: { makesViews($0, scope) }) {
      return content(of: closure, in: name, expression, scope)
    }
    let views = arguments.map(\.value).filter { isView($0, scope) && !isColor($0, scope) }
    return views.isEmpty
      ? nil : stack(views.flatMap { lower($0, scope) }, name, expression.range, expression)
  }

  /// The views of a closure, one below the other.
  func content(
    of closure: ClosureSyntax, in name: Name, _ expression: Expression, _ scope: Scope
  ) -> ViewEntry {
    let inner = parameters(of: closure, [], scope).scope
    return stack(lower(closure.body, inner), name, closure.body.range, expression)
  }

  private func stack(
    _ views: [ViewEntry], _ name: Name, _ place: Range<Int>, _ expression: Expression
  ) -> ViewEntry {
    var stack = LoweredView(named: "VStack", name.range, expression.range)
    stack.members.add("children", place, views.value(place))
    return .view(stack)
  }

  /// True for a color, which is more often a value than a view.
  private func isColor(_ value: Expression, _ scope: Scope) -> Bool {
    switch value.form {
    case .member(let base, _): ownName(base)?.text == "Color" || isColor(base, scope)
    case .call(let callee, _): ownName(callee)?.text == "Color" || isColor(callee, scope)
    default: false
    }
  }

  /// True if the first statement of a closure is a view, and at least one of its views is known. A
  /// chart contains only marks.
  private func makesViews(_ closure: ClosureSyntax, _ scope: Scope) -> Bool {
    guard showsKnownView(closure.body, scope) else { return false }
    switch closure.body.statements.first?.form {
    case .expression(let first)?: return isAnyView(first, scope)
    case .returning(let value?)?: return isAnyView(value, scope)
    case .ifElse(let branch)?:
      guard case .expression(let first)? = branch.then.statements.first?.form else { return false }
      return isAnyView(first, scope)
    default: return false
    }
  }

  /// True for a view, including an undeclared view.
  private func isAnyView(_ value: Expression, _ scope: Scope) -> Bool {
    if isView(value, scope) { return true }
    var callee = value
    while true {
      switch callee.form {
      case .call(let inner, _): callee = inner
      case .member(let base, _): callee = base
      case .name(let name, _):
        let isDeclared = names.typeNames.contains(name.text)
        return name.text.first?.isUppercase == true && !isDeclared
      default: return false
      }
    }
  }

  /// True if a block mentions a view other than a loop, or a name that may be one.
  private func showsKnownView(_ block: Block, _ scope: Scope) -> Bool {
    var isFound = false
    var walk = SyntaxWalk { [self] expression, _ in
      guard !isFound else { return false }
      if case .call(let callee, _) = expression.form, ownName(callee)?.text == "ForEach" {
        return true
      }
      if let mark = modifiedMark(expression, scope) {
        let statement = Statement(.expression(mark), mark.range)
        isFound = showsKnownView(Block(statements: [statement], range: mark.range), scope)
        return false
      }
      isFound = isView(expression, scope) && !isColor(expression, scope)
      return !isFound
    }
    walk.visit(block)
    return isFound
  }

  /// The part of a chart that an expression modifies: the views of an annotation aren't content.
  private func modifiedMark(_ expression: Expression, _ scope: Scope) -> Expression? {
    guard case .call(let callee, _) = expression.form, case .member(let base, _) = callee.form,
      case .call = base.form, !isView(expression, scope)
    else { return nil }
    return base
  }

  // MARK: - Views of SwiftUI

  /// The placeholder for a view of SwiftUI whose arguments can't be read.
  func knownStandIn(
    _ name: Name, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> ViewEntry {
    if name.text == "Color" { return .view(color(name.range, expression.range)) }
    if name.text == "ProgressView", arguments.first?.label?.text == "value" {
      var bar = LoweredView(named: name.text, name.range, expression.range)
      bar.members.add("value", name.range, .amount(0.5, name.range))
      bar.markStandIn()
      return .view(bar)
    }
    let content = arguments.compactMap(\.value.closure).last { makesViews($0, scope) }
    if let content, isHole(.view, content.body.range, name.text) {
      return .view(.standIn(name.range, expression.range))
    }
    return unknownContent(name, arguments, expression, scope)
      ?? .view(sized(standIn(for: name, arguments, expression, scope), scope))
  }

  private func color(_ place: Range<Int>, _ range: Range<Int>) -> LoweredView {
    var view = LoweredView(named: "Color", place, range)
    view.members.add("color", place, .word("gray", place))
    view.markStandIn()
    return view
  }

  // MARK: - Expressions

  /// The placeholder for an expression that may be a view, by the last name in it.
  func standIn(
    for expression: Expression
  ) -> (view: LoweredView, kind: Diagnostic.SwiftStandIn)? {
    let range = expression.range
    guard let name = shownName(expression) else {
      if case .subscripted = expression.form { return (.standIn(range, range), .box) }
      if case .call = expression.form { return (.standIn(range, range), .box) }
      return nil
    }
    let owner = owner(expression)
    if owner == "Color" || name.text.lowercased().hasSuffix("color") {
      return (color(range, range), .color)
    }
    if owner == "Image" || Self.ends(name.text, with: Self.pictures) {
      return (.standIn(pictureAt: range, range), .picture)
    }
    let isText = Self.ends(name.text, with: Self.texts) || name.text.contains("Text")
    guard isText else { return (.standIn(range, range), .box) }
    return (.standIn(text: words(in: name.text), range, range), .text)
  }

  /// The type of a static member: `Image` in `Image.donut`.
  private func owner(_ expression: Expression) -> String? {
    switch expression.form {
    case .member(let base, _): ownName(base)?.text
    case .call(let callee, _): owner(callee)
    default: nil
    }
  }

  /// The name of a value or of the function that makes it.
  private func shownName(_ expression: Expression) -> Name? {
    switch expression.form {
    case .name(let name, _), .member(_, let name): name
    case .call(let callee, _): shownName(callee)
    default: nil
    }
  }

  // MARK: - Text and images

  /// A picture, text, or a box, by the name of the view and its arguments.
  private func standIn(
    for name: Name, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> LoweredView {
    if Self.ends(name.text, with: Self.pictures) {
      return .standIn(pictureAt: name.range, expression.range)
    }
    let bound = arguments.first { $0.label?.text == "text" }?.value
    if let bound, case .projected = bound.form {
      var view = LoweredView(named: "TextField", name.range, expression.range)
      view.members.add("title", name.range, .word(words(in: name.text), name.range))
      view.members.add("text", bound.range, binding(bound, scope))
      view.markStandIn()
      return view
    }
    if let text = shownText(name, arguments) {
      var view = LoweredView(named: "Text", name.range, expression.range)
      view.members.add("text", name.range, unknownText(text, scope))
      view.markStandIn()
      return view
    }
    if arguments.contains(where: { Self.pictureLabels.contains($0.label?.text ?? "") }) {
      return .standIn(pictureAt: name.range, expression.range)
    }
    guard Self.ends(name.text, with: Self.texts) else {
      return .standIn(name.range, expression.range)
    }
    return .standIn(text: words(inType: name.text), name.range, expression.range)
  }

  /// The argument that is the text of an unknown view: the argument with a usual label, a literal
  /// at the start, or the first argument of a view whose name suggests text.
  private func shownText(_ name: Name, _ arguments: [Argument]) -> Expression? {
    let labeled = arguments.first {
      Self.textLabels.contains($0.label?.text ?? "") && $0.value.closure == nil
    }
    if let labeled { return labeled.value }
    guard let first = arguments.first, first.label == nil else { return nil }
    switch first.value.form {
    case .string: return first.value
    case .name, .member, .call:
      let isTitled = Self.titled.contains(name.text) || Self.ends(name.text, with: Self.texts)
      return isTitled ? first.value : nil
    default: return nil
    }
  }

  /// A text, or the words of its name if it's none that can be read.
  private func unknownText(_ value: Expression, _ scope: Scope) -> DocumentValue {
    if case .string(let parts) = value.form,
      !parts.contains(where: { if case .interpolation = $0 { true } else { false } })
    {
      return displayedText(value, scope)
    }
    let text = standInText(of: value)
    if isHole(.text(text), value.range, "") {
      return .single("$", .word("\"\(text)\"", value.range), value.range)
    }
    return displayedText(value, scope)
  }

  /// The words in the name of a view, without that of its kind: `Close` for `CloseButton`.
  private func words(inType name: String) -> String {
    let name = Self.withoutView(name)
    let kind = Self.texts.first { name.lowercased().hasSuffix($0) } ?? ""
    let own = String(name.dropLast(kind.count))
    return words(in: own.isEmpty ? name : own)
  }

  private static func ends(_ name: String, with kinds: [String]) -> Bool {
    let name = withoutView(name).lowercased()
    return kinds.contains { name.hasSuffix($0) }
  }

  /// A name of a view without the word for it: `NoteText` for `NoteTextView`.
  private static func withoutView(_ name: String) -> String {
    name.hasSuffix("View") ? String(name.dropLast(4)) : name
  }

  /// Endings of names of views that show a line of text.
  private static let texts = [
    "textfield", "texteditor", "searchbar", "text", "label", "title", "button", "chip",
    "tag", "badge", "markdown", "caption",
  ]

  /// The views of SwiftUI whose first argument is a title.
  private static let titled: Set = [
    "NavigationLink", "Link", "ShareLink", "Menu", "DisclosureGroup", "LabeledContent", "Picker",
  ]

  private static let textLabels: Set = [
    "title", "titleKey", "text", "label", "name", "message", "caption", "markdown",
    "placeholder", "string",
  ]

  private static let pictureLabels: Set = [
    "url", "image", "imageURL", "imageUrl", "imageName", "icon", "systemImage", "systemName",
    "avatar",
  ]
}
