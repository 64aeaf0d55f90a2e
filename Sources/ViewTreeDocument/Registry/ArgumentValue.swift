import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// A type that evaluated arguments can be read as.
protocol ArgumentValue {
  /// The value of an argument, or `nil` if it's missing or has another type.
  static func read(_ argument: EvaluatedArgument) -> Self?
  /// The value of a constant, or `nil` if it can be read only after evaluation.
  static func read(constant: Argument) -> Self?
}

extension ArgumentValue {
  static func read(constant: Argument) -> Self? { nil }
}

/// Numbers, and angles in radians.
extension Double: ArgumentValue {
  static func read(_ argument: EvaluatedArgument) -> Double? {
    switch argument {
    case .number(let value), .angle(let value): value
    default: nil
    }
  }

  static func read(constant: Argument) -> Double? {
    if case .number(let value) = constant { value } else { nil }
  }
}

extension Bool: ArgumentValue {
  static func read(_ argument: EvaluatedArgument) -> Bool? {
    if case .bool(let value) = argument { value } else { nil }
  }

  static func read(constant: Argument) -> Bool? {
    if case .bool(let value) = constant { value } else { nil }
  }
}

/// The index of a name among all possible names: options, keys, or guides.
extension Int: ArgumentValue {
  static func read(_ argument: EvaluatedArgument) -> Int? {
    if case .option(let value) = argument { Int(value) } else { nil }
  }

  static func read(constant: Argument) -> Int? {
    switch constant {
    case .option(let value): Int(value)
    case .preferenceKey(let key): key.index
    default: nil
    }
  }
}

/// A value that layout ignores, or one of a type that only scripts know.
extension Value: ArgumentValue {
  static func read(_ argument: EvaluatedArgument) -> Value? {
    if case .value(let value) = argument { value } else { nil }
  }
}

extension EvaluatedArgument.LineRange: ArgumentValue {
  static func read(_ argument: EvaluatedArgument) -> EvaluatedArgument.LineRange? {
    switch argument {
    case .number(let number): EvaluatedArgument.LineRange(atLeast: 1, atMost: number)
    case .lines(let lines): lines
    default: nil
    }
  }
}

extension EvaluatedArgument.GivenSize: ArgumentValue {
  static func read(_ argument: EvaluatedArgument) -> EvaluatedArgument.GivenSize? {
    guard case .size(let width, let height) = argument else { return nil }
    return EvaluatedArgument.GivenSize(width: width, height: height)
  }
}

extension Alignment: ArgumentValue {
  static func read(_ argument: EvaluatedArgument) -> Alignment? {
    if case .alignment(let value) = argument { value } else { nil }
  }

  static func read(constant: Argument) -> Alignment? {
    if case .alignment(let value) = constant { value } else { nil }
  }
}

extension HorizontalAlignment: ArgumentValue {
  static func read(_ argument: EvaluatedArgument) -> HorizontalAlignment? {
    Alignment.read(argument)?.horizontal
  }

  static func read(constant: Argument) -> HorizontalAlignment? {
    Alignment.read(constant: constant)?.horizontal
  }
}

extension VerticalAlignment: ArgumentValue {
  static func read(_ argument: EvaluatedArgument) -> VerticalAlignment? {
    Alignment.read(argument)?.vertical
  }

  static func read(constant: Argument) -> VerticalAlignment? {
    Alignment.read(constant: constant)?.vertical
  }
}

extension EdgeSet: ArgumentValue {
  static func read(_ argument: EvaluatedArgument) -> EdgeSet? {
    if case .edges(let value) = argument { value } else { nil }
  }

  static func read(constant: Argument) -> EdgeSet? {
    if case .edges(let value) = constant { value } else { nil }
  }
}

extension AxisSet: ArgumentValue {
  static func read(_ argument: EvaluatedArgument) -> AxisSet? {
    if case .axes(let value) = argument { value } else { nil }
  }

  static func read(constant: Argument) -> AxisSet? {
    if case .axes(let value) = constant { value } else { nil }
  }
}

extension Point: ArgumentValue {
  static func read(_ argument: EvaluatedArgument) -> Point? {
    if case .point(let value) = argument { value } else { nil }
  }
}

extension UnitPoint: ArgumentValue {
  static func read(_ argument: EvaluatedArgument) -> UnitPoint? {
    if case .unitPoint(let value) = argument { value } else { nil }
  }
}

extension EdgeInsets: ArgumentValue {
  static func read(_ argument: EvaluatedArgument) -> EdgeInsets? {
    if case .insets(let value) = argument { value } else { nil }
  }
}

extension Font: ArgumentValue {
  static func read(_ argument: EvaluatedArgument) -> Font? {
    if case .font(let value, _) = argument { value } else { nil }
  }
}

/// The columns or rows of a lazy grid.
extension [GridItem]: ArgumentValue {
  static func read(_ argument: EvaluatedArgument) -> [GridItem]? {
    if case .gridItems(let value) = argument { value } else { nil }
  }
}

/// The text sizes from one to another.
extension ClosedRange<ContentSizeCategory>: ArgumentValue {
  static func read(_ argument: EvaluatedArgument) -> ClosedRange<ContentSizeCategory>? {
    Int.read(argument).map(DynamicTypeSizeNames.categories)
  }
}
