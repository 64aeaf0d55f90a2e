import ViewTreeLayout
import ViewTreeScript

/// The parameters of a definition while it's written: declares each, and gives its handle.
final class ParameterList {
  private(set) var definitions: [ParameterDefinition] = []
  /// Parameters that the declarations of a modifier complete, instead of definitions.
  var outlines: [ParameterOutline] = []
  /// The indices of the parameters that affect drawing.
  private(set) var drawnPlaces: [Int] = []
  /// Groups of argument indices. Only arguments of a single group may be present.
  private(set) var exclusions: [[Int]] = []

  /// The function that finds remarks on a modifier's arguments.
  var remarks: (@Sendable (EvaluatedArguments) -> [ArgumentRemark])?
  /// The change that a modifier makes to a shape within its frame.
  var shapeEffect: (@Sendable (EvaluatedArguments) -> ShapeEffect)?
  /// The style that a modifier draws a shape in.
  var shapeStyle: Handle<Value>?
  /// The effect of a modifier on taps and scrolling.
  var interaction: Interaction?
  /// The requests of a modifier to the bars of the view's screen.
  var bars: (@Sendable (inout BarRequests, EvaluatedArguments) -> Void)?
  /// The value of a tab view's selection while the view is shown.
  var tag: Handle<Value>?
  /// The argument for the placement in a toolbar.
  var placement: Choice<BarPlacement>?
  /// The value that a view passes to its content under a name.
  var input: ContentInput?
  /// The change that a view with one slot makes to its own environment. It returns false if it
  /// changes nothing.
  var environmentChange: (@Sendable (inout ViewEnvironment) -> Bool)?
  /// The text that a view is bound to, where its size follows from that.
  var boundText: Handle<Value>?
  /// The date that a view is bound to, where its size follows from that.
  var boundDate: Handle<Value>?
  /// The bound text in a window without space for columns.
  var compactBoundText: Handle<Value>?
  /// The values of the pushed views of a navigation stack, or a binding to them.
  var navigationPath: Handle<Value>?
  /// The selected rows of a list, or a binding to them.
  var rowSelection: Handle<Value>?
  /// The value that a link appends to the path of its stack, and the views that it shows.
  var link: LinkArguments?
  /// The configuration that styles get from a view.
  var styled: StyledControl?
  /// The kind of styles that a modifier sets.
  var styleKind: StyleKind?
  /// The user interaction with a view.
  var control: ViewDefinition.Control?

  /// Declares a parameter, in SwiftUI's order. `isDrawn` is true if the parameter of a view is
  /// visible.
  @discardableResult
  func callAsFunction<Content>(
    _ name: String, _ type: ArgumentType<Content>, unlabelled: Bool = false,
    required: Bool = false, orElse alternative: String? = nil, positive: Bool = false,
    alias: String? = nil, along axes: AxisSet = .both,
    neutral: ParameterDefinition.Neutral? = nil, orAs swiftForm: String? = nil,
    drawn isDrawn: Bool = false, _ summary: String
  ) -> Handle<Content> {
    if isDrawn { drawnPlaces.append(definitions.count) }
    definitions.append(
      ParameterDefinition(
        name, type.type, unlabelled: unlabelled, required: required, orElse: alternative,
        positive: positive, alias: alias, along: axes, neutral: neutral, orAs: swiftForm, summary))
    return Handle(definitions.count - 1)
  }

  /// Declares a parameter that takes one of some names, each with its value.
  func choice<Content>(
    _ name: String, _ choices: [(name: String, value: Content)], unlabelled: Bool = false,
    required: Bool = false, _ summary: String
  ) -> Choice<Content> {
    // A closure, because a key path makes the runtime create a type per kind of choice at launch.
    let names = choices.map { $0.name }
    return Choice(
      self(name, .option(names), unlabelled: unlabelled, required: required, summary),
      choices.map { $0.value })
  }

  /// Declares parameters whose arguments only reports use.
  func add(_ parameters: [ParameterDefinition], drawn areDrawn: Bool = false) {
    if areDrawn { drawnPlaces += definitions.count..<definitions.count + parameters.count }
    definitions += parameters
  }

  /// Declares exclusive groups: only arguments of a single group may be present. Each group has the
  /// indices of handles.
  func exclude(_ groups: [Int]...) {
    exclusions = groups
  }
}

// MARK: - Shared parameters

extension ParameterList {
  /// The views inside a container.
  @discardableResult
  func children() -> Handle<TemplateRange> {
    self("children", .content, alias: "content", "The views inside.")
  }

  /// The label of a control: text, or views.
  @discardableResult
  func label() -> Handle<TemplateRange> {
    self("label", .content, alias: "children", "The label as views.")
  }

  /// The label of a control as text.
  @discardableResult
  func title() -> Handle<TextArgument> {
    self("title", .text, orAs: "Text(", "The label as text.")
  }

  /// A fixed size for a leaf whose measurements viewtree doesn't know.
  func size() -> Handle<EvaluatedArgument.GivenSize> {
    self("size", .size, "A width and height in points for every proposal.")
  }

  /// The preference key of a writer, a transformer or a reader.
  func key() -> Handle<Int> {
    self("key", .preferenceKey, required: true, "The preference key.")
  }

  /// Parameters that control a presentation: a Boolean value or an optional item, which is
  /// presented while it has a value.
  func presentation() -> (isPresented: Handle<Value>, item: Handle<Value>) {
    let isPresented = self(
      "isPresented", .presented, required: true, orElse: "item",
      "A Boolean value or binding that presents it.")
    let item = self(
      "item", .binding, required: true, orElse: "isPresented",
      "Instead of it, a binding to an optional. Its value presents the views.")
    self("as", .parameterName(default: ["item"]), "The name of the item in the views.")
    exclude([isPresented.place], [item.place])
    return (isPresented, item)
  }

  /// The label of a view that has other content, too.
  func partLabel() -> Handle<TemplateRange> {
    self("label", .content, "The label as views.")
  }

  /// The source of an anchor.
  func anchorSource() -> Handle<Value> {
    self("value", .anchorSource, required: true, "The part of the view, such as .bounds.")
  }
}
