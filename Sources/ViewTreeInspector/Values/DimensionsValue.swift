import ViewTreeDocument
import ViewTreeLayout
import ViewTreeScript

/// `ViewDimensions`: what the closure of `alignmentGuide` gets.
final class DimensionsValue: ForeignValue {
  private let dimensions: ViewDimensions

  init(_ dimensions: ViewDimensions) {
    self.dimensions = dimensions
  }

  var typeName: String { "ViewDimensions" }

  func isEqual(to other: any ForeignValue) -> Bool { self === other }

  func member(_ name: String) throws(ScriptFailure) -> Value? {
    switch name {
    case "width": .double(dimensions.width)
    case "height": .double(dimensions.height)
    default: nil
    }
  }

  /// `d[.leading]`, `d[HorizontalAlignment.center]` and `d[explicit: .top]`.
  func subscripted(_ arguments: ScriptArguments) throws(ScriptFailure) -> Value? {
    guard case .enumCase(let name)? = arguments.values.first,
      let index = AlignmentGuideNames.all.firstIndex(of: name.name)
    else { return nil }
    var keys = AlignmentGuideNames.keys(index)
    if name.typeName == "VerticalAlignment" { keys.reverse() }
    guard let key = keys.first else { return nil }
    if arguments.label(0) == "explicit" {
      return dimensions[explicit: key].map { .double($0) } ?? Value.none
    }
    return .double(dimensions[key])
  }
}
