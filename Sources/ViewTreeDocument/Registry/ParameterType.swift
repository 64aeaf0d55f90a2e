/// The types of arguments of views and modifiers.
public enum ParameterType: Equatable, Sendable {
  /// A length or factor in points or units: a JSON number or an expression.
  case number
  /// The same length on all edges, or an `EdgeInsets`.
  case lengthOrInsets
  /// Width by height: a number, or a size.
  case ratio
  /// An integer.
  case integer
  /// A number of lines, or a range of such numbers.
  case lineLimit
  /// True or false.
  case bool
  /// Text: a JSON string is the content of a Swift string literal.
  case text
  /// Text, or a list of the parts of a concatenated text.
  case styledText
  /// Text that represents a `Text` view.
  case textView
  /// A key path from the content's input, `\.name`, that represents a `Text` view of the selected
  /// value.
  case keyPathText
  /// One of some names, written `name` or `.name`.
  case option([String])
  /// A `HorizontalAlignment`.
  case horizontalAlignment
  /// A `VerticalAlignment`.
  case verticalAlignment
  /// An `Alignment`: both axes.
  case alignment
  /// A guide of either axis, as an index among the guides that the document can name.
  case guide
  /// A set of edges: one name or a list.
  case edges
  /// A set of axes: one name or a list.
  case axes
  /// An `Angle`: an expression such as `.degrees(45)`.
  case angle
  /// A `CGPoint`: an object of `x` and `y`, or an expression.
  case point
  /// An `EdgeInsets`: an object of edges, or an expression.
  case insets
  /// A list of `GridItem`: objects, or an expression.
  case gridItems
  /// A `UnitPoint`.
  case unitPoint
  /// A `Font`: a text style's name, a size, or an expression.
  case font
  /// A `DynamicTypeSize`, or a range of them such as `...xxLarge`.
  case dynamicTypeSize
  /// A color, shape style or other value that layout ignores.
  case style
  /// A value whose type follows from it, or from the key that it's for.
  case any
  /// A value of a type that layout ignores, such as a transition: an expression, or a member's
  /// name. Other JSON is a constant.
  case expression
  /// A value that is compared in each update. An expression, because a constant would be useless.
  case watchedValue
  /// A binding to a state variable, such as `$name`.
  case binding
  /// The name of a declared preference key.
  case preferenceKey
  /// The name of a declared layout value key.
  case layoutValueKey
  /// A value of the environment, such as `\.colorScheme`.
  case environmentKey
  /// An `Anchor.Source`, such as `.bounds`.
  case anchorSource
  /// A `PopoverAttachmentAnchor`, such as `.rect(.bounds)`.
  case attachmentAnchor
  /// True, false, or a binding to such a value.
  case presented
  /// True, false, or a binding to such a value, which is read.
  case boundBool
  /// A size for every proposal: an object of `width` and `height`.
  case size
  /// The name of a closure's parameter. Without one, the default.
  case parameterName(default: [String])
  /// A closure.
  case closure(ClosureForm)
  /// Views: a node or a list of nodes.
  case content

  /// True if an argument of this type may have nested arguments.
  var hasNestedArguments: Bool {
    switch self {
    case .content, .textView, .keyPathText, .size, .styledText, .font: true
    default: false
    }
  }

  /// The parameters of a closure and its allowed effects.
  public enum ClosureForm: Equatable, Sendable {
    /// Returns the value of an anchor: `(Anchor) -> Value`.
    case anchorTransform
    /// Changes a value in place: `(inout Value) -> Void`.
    case valueTransform
    /// Changes a value in place with an anchor: `(inout Value, Anchor) -> Void`.
    case anchorValueTransform
    /// Returns a guide of a view's dimensions: `(ViewDimensions) -> CGFloat`.
    case guide
    /// Returns the default of a declared alignment: `(ViewDimensions) -> CGFloat`.
    case guideDefault
    /// Returns a value of a view's geometry: `(GeometryProxy) -> Value`.
    case geometry
    /// Returns a value of a scroll view's geometry: `(ScrollGeometry) -> Value`.
    case scrollGeometry
    /// Returns effects on a view by its geometry: `(Content, GeometryProxy) -> some VisualEffect`.
    case visualEffect
    /// Returns effects on a view by its phase in a scroll transition:
    /// `(Content, ScrollTransitionPhase) -> some VisualEffect`.
    case scrollTransition
    /// Returns a length from a container's length along an axis: `(CGFloat, Axis) -> CGFloat`.
    case containerLength
    /// May change state: `() -> Void`.
    case action
    /// May change state and gets a value: `(Value) -> Void`.
    case valueAction
    /// May change state and gets the old and the new value, the new value, or neither.
    case changeAction
  }
}
