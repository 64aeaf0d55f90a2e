import ViewTreeLayout
import ViewTreeScript

/// The type of a parameter together with the Swift type of its argument.
struct ArgumentType<Content> {
  let type: ParameterType

  fileprivate init(_ type: ParameterType) { self.type = type }
}

extension ArgumentType where Content == Double {
  static var number: Self { Self(.number) }
  static var ratio: Self { Self(.ratio) }
  static var integer: Self { Self(.integer) }
  /// Read in radians.
  static var angle: Self { Self(.angle) }
}

extension ArgumentType where Content == Bool {
  static var bool: Self { Self(.bool) }
}

extension ArgumentType where Content == Int {
  /// One of some names, read as its index.
  static func option(_ names: [String]) -> Self { Self(.option(names)) }
  static var guide: Self { Self(.guide) }
  static var preferenceKey: Self { Self(.preferenceKey) }
  static var layoutValueKey: Self { Self(.layoutValueKey) }
  static var environmentKey: Self { Self(.environmentKey) }
}

extension ArgumentType where Content == Value {
  static var style: Self { Self(.style) }
  static var any: Self { Self(.any) }
  static var expression: Self { Self(.expression) }
  static var watchedValue: Self { Self(.watchedValue) }
  static var binding: Self { Self(.binding) }
  static var presented: Self { Self(.presented) }
  static var boundBool: Self { Self(.boundBool) }
  static var anchorSource: Self { Self(.anchorSource) }
  static var attachmentAnchor: Self { Self(.attachmentAnchor) }
}

extension ArgumentType where Content == TextArgument {
  static var text: Self { Self(.text) }
  static var styledText: Self { Self(.styledText) }
}

extension ArgumentType where Content == TemplateRange {
  static var content: Self { Self(.content) }
  /// Text that represents a `Text` view.
  static var textView: Self { Self(.textView) }
  /// A key path that represents a `Text` view of the value that it selects.
  static var keyPathText: Self { Self(.keyPathText) }
}

extension ArgumentType where Content == ClosureArgument {
  static func closure(_ form: ParameterType.ClosureForm) -> Self { Self(.closure(form)) }
}

extension ArgumentType where Content == NamesArgument {
  static func parameterName(default names: [String]) -> Self {
    Self(.parameterName(default: names))
  }
}

extension ArgumentType where Content == EvaluatedArgument.LineRange {
  static var lineLimit: Self { Self(.lineLimit) }
}

extension ArgumentType where Content == EvaluatedArgument.GivenSize {
  static var size: Self { Self(.size) }
}

extension ArgumentType where Content == Alignment {
  static var alignment: Self { Self(.alignment) }
}

extension ArgumentType where Content == HorizontalAlignment {
  static var horizontalAlignment: Self { Self(.horizontalAlignment) }
}

extension ArgumentType where Content == VerticalAlignment {
  static var verticalAlignment: Self { Self(.verticalAlignment) }
}

extension ArgumentType where Content == EdgeSet {
  static var edges: Self { Self(.edges) }
}

extension ArgumentType where Content == AxisSet {
  static var axes: Self { Self(.axes) }
}

extension ArgumentType where Content == Point {
  static var point: Self { Self(.point) }
}

extension ArgumentType where Content == UnitPoint {
  static var unitPoint: Self { Self(.unitPoint) }
}

extension ArgumentType where Content == PaddingArguments.Length {
  static var lengthOrInsets: Self { Self(.lengthOrInsets) }
}

extension ArgumentType where Content == EdgeInsets {
  static var insets: Self { Self(.insets) }
}

extension ArgumentType where Content == Font {
  static var font: Self { Self(.font) }
}

extension ArgumentType where Content == [GridItem] {
  static var gridItems: Self { Self(.gridItems) }
}

extension ArgumentType where Content == ClosedRange<ContentSizeCategory> {
  static var dynamicTypeSize: Self { Self(.dynamicTypeSize) }
}
