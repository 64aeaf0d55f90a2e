import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// Callbacks of the layout: guides that closures compute, and content that depends on geometry.
extension Pass: LayoutClient {
  func guide(_ token: UInt32, in dimensions: ViewDimensions, of node: NodeID) -> Double {
    let site = built.sites[ID<ClosureSite>(token)]
    guard let script = site.script else { return 0 }
    questions.askedGuides.insert(token)
    return guide(script, "computeValue", in: site.environment, dimensions)
  }

  func defaultGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> Double {
    guard failure == nil, let id = key.customID, document.alignments.indices.contains(Int(id))
    else { return 0 }
    let alignment = document.alignments[Int(id)]
    guard let script = alignment.defaultValue else { return 0 }
    let question = DefaultQuestion(key: key, node: dimensions.node)
    guard !questions.openDefaults.contains(question) else {
      failure = EvaluationError(
        diagnostic: .alignmentRecursion(
          alignment.name, at: document.tree.range(document.scripts[script].syntax)))
      return 0
    }
    questions.openDefaults.append(question)
    defer { questions.openDefaults.removeLast() }
    return guide(script, "defaultValue", in: state, dimensions)
  }

  /// The number of points that a closure of dimensions returns, or 0 after a problem.
  private func guide(
    _ script: ID<DocumentScript>, _ name: String, in environment: ScriptEnvironment,
    _ dimensions: ViewDimensions
  ) -> Double {
    guard failure == nil else { return 0 }
    do {
      let argument = Value.foreign(DimensionsValue(dimensions, pass: self))
      let value = try evaluate(script, in: environment, [argument])
      if let number = ArgumentConversion.number(value) { return number }
      try passOver(
        EvaluationError(
          diagnostic: .wrongArgumentValue(
            of: name, expected: "a number", found: value.typeName,
            at: document.tree.range(document.scripts[script].syntax))))
      return 0
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

/// The default of a declared alignment that is being computed for a view.
struct DefaultQuestion: Equatable {
  let key: AlignmentKey
  let node: NodeID
}
