import ViewTreeDocument
import ViewTreeLayout
import ViewTreeScript

/// `ViewDimensions`: the argument of alignment guide closures, and the result of a subview of a
/// layout.
final class DimensionsValue: ForeignValue {
  private let dimensions: ViewDimensions
  /// The pass, which outlives the value: closures can't store the value in the state.
  private unowned let pass: Pass

  init(_ dimensions: ViewDimensions, pass: Pass) {
    self.dimensions = dimensions
    self.pass = pass
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
    guard case .enumCase(let name)? = arguments.values.first else { return nil }
    let names = pass.document.alignmentNames
    guard let guide = names.guide(name.name, typeName: name.typeName),
      let key = names.keys(ofGuide: guide).first
    else {
      throw ScriptFailure(
        .unknownMember(
          name.name, type: name.typeName ?? "ViewDimensions", candidates: names.guides))
    }
    let isExplicit = arguments.label(0) == "explicit"
    return try pass.askLayout {
      if isExplicit { return dimensions[explicit: key].map { .double($0) } ?? Value.none }
      return .double(dimensions[key])
    }
  }
}
