import ViewTreeLayout
import ViewTreeScript

/// What the layout asks: guides that closures compute, and content that depends on geometry.
extension Pass: LayoutClient {
  func guide(_ token: UInt32, in dimensions: ViewDimensions, of node: NodeID) -> Double {
    let site = sites[Int(token)]
    guard failure == nil,
      case .script(let script) = document.arguments[Int(site.firstArgument) + 2]
    else { return 0 }
    do {
      let argument = Value.foreign(DimensionsValue(dimensions))
      let value = try evaluate(script, in: site.environment, [argument])
      if let number = ArgumentConversion.number(value) { return number }
      throw EvaluationError(
        diagnostic: .wrongArgumentValue(
          of: "computeValue", expected: "a number", found: value.typeName,
          at: document.tree.range(document.scripts[Int(script)].syntax)))
    } catch {
      failure = failure ?? error
      return 0
    }
  }

  func makeContent(of node: NodeID, token: UInt32, in tree: LayoutTree) {
    guard failure == nil else { return }
    do {
      try buildGeometryContent(Int(token), of: node)
    } catch {
      failure = failure ?? error
    }
  }
}
