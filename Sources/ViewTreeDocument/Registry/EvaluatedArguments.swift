import ViewTreeLayout
import ViewTreeScript

/// The arguments of one view or modifier, one for each parameter of its definition.
public struct EvaluatedArguments {
  /// The arguments in the order of the parameters.
  public var values: [EvaluatedArgument] = []

  /// Makes an empty list, to be filled and used again for every view.
  public init() {}

  /// A number, or `nil` if it was not given.
  public func number(_ index: Int) -> Double? {
    if case .number(let value) = values[index] { return value }
    return nil
  }

  /// A truth value, or `nil` if it was not given.
  public func bool(_ index: Int) -> Bool? {
    if case .bool(let value) = values[index] { return value }
    return nil
  }

  /// The place of the chosen name among the options, or `nil` if none was given.
  public func option(_ index: Int) -> Int? {
    if case .option(let value) = values[index] { return Int(value) }
    return nil
  }

  /// An alignment, the centre if none was given.
  public func alignment(_ index: Int) -> Alignment {
    if case .alignment(let value) = values[index] { return value }
    return .center
  }

  /// A set of edges, or `nil` if none was given.
  public func edges(_ index: Int) -> EdgeSet? {
    if case .edges(let value) = values[index] { return value }
    return nil
  }

  /// A font, or `nil` if none was given.
  public func font(_ index: Int) -> Font? {
    if case .font(let value) = values[index] { return value }
    return nil
  }

  /// A size in points, or `nil` if none was given; an axis that was left out is `nil`.
  public func size(_ index: Int) -> (width: Double?, height: Double?)? {
    guard case .size(let width, let height) = values[index] else { return nil }
    return (width.isNaN ? nil : width, height.isNaN ? nil : height)
  }
}
