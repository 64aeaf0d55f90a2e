import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript
import ViewTreeSyntax

/// Views with a declared layout, whose closures run when the layout requests sizes and positions
/// (docs/explanation/layout.md, Custom layouts).
extension Pass {
  // MARK: - Building

  func buildLayout(
    _ template: ViewTemplate, _ view: ID<ViewRecord>, in environment: ScriptEnvironment,
    below parent: NodeID?
  ) throws -> NodeID {
    let declared = document.layouts[template.layout]
    // The cache is the last field. Without `makeCache`, it is `Void`.
    let fields = try parameterValues(template, declared.parameters, in: environment) + [.void]
    built.layoutSites.append(
      LayoutSite(
        layout: template.layout.index,
        value: machine.makeValue(ofType: declared.name, fields: fields) ?? .void,
        hasCache: !declared.has(.makeCache)))
    let before = layout.count
    let node = layout.add(CustomLayout(token: UInt32(built.layoutSites.count - 1)), to: parent)
    noteDependencies(of: template, in: environment, nodesFrom: before)
    try checkDepth(of: node, template.syntax)
    let group = addGroup(to: view, role: .children, order: -1)
    try buildChildren(
      content(template, declared.parameters.count), in: environment,
      at: Place(parent: node, group: group, chain: nil), token: .view(view))
    return node
  }

  // MARK: - Layout queries

  func size(
    of node: NodeID, token: UInt32, proposing proposal: ProposedSize, subviews: [LayoutSubview]
  ) -> Size {
    // Nested layouts can propose ever more sizes. The layout cache is searched linearly, so each
    // proposal costs more than the one before.
    built.layoutSites[Int(token)].answers += 1
    questions.layoutAllowance.spend(built.layoutSites[Int(token)].answers / 16)
    let arguments = [proposal.value, subviewValues(subviews, of: token)]
    guard let answer = call(.sizeThatFits, of: token, arguments, subviews) else { return .zero }
    guard case .size(let size) = answer else {
      let declared = document.layouts[built.layoutSites[Int(token)].layout]
      failure =
        failure
        ?? EvaluationError(
          diagnostic: .wrongArgumentValue(
            of: LayoutTemplate.Method.sizeThatFits.name, expected: "to return a CGSize",
            found: answer.typeName, at: document.range(of: .sizeThatFits, of: declared)))
      return .zero
    }
    return Size(width: size.width, height: size.height)
  }

  func placements(
    of node: NodeID, token: UInt32, size: Size, proposing proposal: ProposedSize,
    subviews: [LayoutSubview]
  ) -> [SubviewPlacement?] {
    let place = Int(token)
    if built.layoutSites[place].placedSize == size,
      built.layoutSites[place].placedProposal == proposal
    {
      return built.layoutSites[place].placements
    }
    built.layoutSites[place].placements = Array(repeating: nil, count: subviews.count)
    built.layoutSites[place].isPlacing = true
    let bounds = RectValue(x: 0, y: 0, width: size.width, height: size.height)
    let arguments = [.rect(bounds), proposal.value, subviewValues(subviews, of: token)]
    _ = call(.placeSubviews, of: token, arguments, subviews)
    built.layoutSites[place].isPlacing = false
    built.layoutSites[place].placedSize = size
    built.layoutSites[place].placedProposal = proposal
    return built.layoutSites[place].placements
  }

  private func subviewValues(_ subviews: [LayoutSubview], of token: UInt32) -> Value {
    if let known = built.layoutSites[Int(token)].subviews { return .array(known) }
    let values = subviews.enumerated().map { index, subview in
      Value.foreign(SubviewValue(subview, index: index, site: Int(token), pass: self))
    }
    built.layoutSites[Int(token)].subviews = values
    return .array(values)
  }

  // MARK: - Closures

  /// Runs a closure of a layout. Returns `nil` after a problem.
  private func call(
    _ method: LayoutTemplate.Method, of token: UInt32, _ arguments: [Value],
    _ subviews: [LayoutSubview]
  ) -> Value? {
    guard failure == nil else { return nil }
    if !built.layoutSites[Int(token)].hasCache {
      built.layoutSites[Int(token)].hasCache = true
      guard
        let cache = call(.makeCache, of: token, [subviewValues(subviews, of: token)], subviews)
      else { return nil }
      built.layoutSites[Int(token)].setCache(cache)
    }
    var value = Value.void
    swap(&value, &built.layoutSites[Int(token)].value)
    defer { swap(&value, &built.layoutSites[Int(token)].value) }
    let outer = running
    running = RunningScript(owner: .layout)
    defer { running = outer }
    do throws(ScriptFailure) {
      return try machine.call(
        method.rawValue, of: &value, arguments, from: questions.layoutAllowance)
    } catch {
      let declared = document.layouts[built.layoutSites[Int(token)].layout]
      failure =
        failure
        ?? EvaluationError(diagnostic: document.diagnostic(of: error, in: method, of: declared))
      return nil
    }
  }

  /// The value that a child passes for a key, or the key's default.
  func layoutValue(_ key: Int, of subview: LayoutSubview) throws(ScriptFailure) -> Value {
    if let value = built.layoutValues[subview.node.rawValue]?[key] { return value }
    do {
      return try value(of: document.layoutValueKeys[key].defaultValue, in: state)
    } catch {
      failure = failure ?? error
      throw ScriptFailure(.host("the default value could not be computed", help: nil))
    }
  }

  /// Queries the layout during a closure. If a closure that the query runs fails, this closure
  /// fails, too.
  ///
  /// The layout's work for the result is charged as steps, once.
  func askLayout<Answer>(_ question: () -> Answer) throws(ScriptFailure) -> Answer {
    guard questions.layoutAllowance.steps > 0 else { throw ScriptFailure(.tooManySteps) }
    guard layout.answersQuestions else { throw ScriptFailure(.tooMuchWork) }
    let start = (found: layout.statistics.work, charged: questions.chargedQuestions)
    let answer = question()
    let found = layout.statistics.work - start.found
    questions.layoutAllowance.spend(found - (questions.chargedQuestions - start.charged))
    questions.chargedQuestions = start.charged + found
    if failure != nil {
      throw ScriptFailure(
        .host(
          "the layout could not return a size", help: nil))
    }
    return answer
  }
}

extension LayoutSite {
  /// Gives the layout's value its cache.
  fileprivate mutating func setCache(_ cache: Value) {
    guard case .nominal(var nominal) = value, !nominal.fields.isEmpty else { return }
    value = .void
    nominal.fields[nominal.fields.count - 1] = cache
    value = .nominal(nominal)
  }
}

extension ProposedSize {
  /// The proposal as a value of the script.
  fileprivate var value: Value { .proposedSize(width: width, height: height) }
}
