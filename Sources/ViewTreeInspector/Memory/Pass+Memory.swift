import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// The memory of the previous pass, and the memory for the next one (docs/explanation/updates.md,
/// Evaluating again).
extension Pass {
  // MARK: - Queries of the graph

  func identity(of token: PreferenceToken) -> UInt64 {
    switch NodeOwner(token) {
    case .view(let view):
      recall.viewIdentities.indices.contains(view.index) ? recall.viewIdentities[view.index] : 0
    case .closure(let site): built.sites[site].identity
    case .column(let view, let part):
      Identity.mix(identity(of: NodeOwner.view(view).number), UInt64(part))
    case .modifier(let modifier):
      Identity.mix(
        recall.viewIdentities[built.modifiers[modifier].view.index],
        UInt64(built.modifiers[modifier].syntax))
    }
  }

  func recall(_ place: Int, of token: PreferenceToken?) -> PreferenceValueID {
    if let token, case .closure(let site) = NodeOwner(token),
      let closure = recall.memory.closures[place]
    {
      if let addition = closure.addition {
        built.sites[site].addition = addValue(addition)
      }
      if let anchor = closure.anchor, let source = closure.source {
        // The anchor is unchanged, because its view hasn't moved.
        _ = try? addAnchor(anchor, source, at: site)
      }
      for resolution in closure.resolutions {
        guard let view = view(ofIdentity: resolution.view) else { continue }
        recall.resolutions[site, default: []].append(
          (resolution.anchor, view, resolution.value))
        if let place = self.place(ofAnchor: resolution.anchor),
          !built.anchors[place].resolved.contains(where: { $0.view == view })
        {
          built.anchors[place].resolved.append((view, resolution.value))
        }
      }
    }
    return addValue(recall.memory.values[place])
  }

  private func view(ofIdentity identity: UInt64) -> ID<ViewRecord>? {
    for view in recall.viewsLookedAt..<max(recall.viewIdentities.count, recall.viewsLookedAt)
    where recall.viewsByIdentity[recall.viewIdentities[view]] == nil {
      recall.viewsByIdentity[recall.viewIdentities[view]] = ID(view)
    }
    recall.viewsLookedAt = recall.viewIdentities.count
    return recall.viewsByIdentity[identity]
  }

  func unchanged(
    _ value: PreferenceValueID, since place: Int, of token: PreferenceToken?
  ) -> PreferenceValueID? {
    let known = recall.memory.values[place]
    guard pulled.values[Int(value.index)] == known else { return nil }
    guard recall.memory.anchorCount > 0 else { return addValue(known) }
    var numbers = pulled.values[Int(value.index)].anchorNumbers
    var own: (site: ID<ClosureSite>, former: Int)?
    if let token, case .closure(let site) = NodeOwner(token),
      let former = recall.memory.closures[place]?.anchor, let number = built.sites[site].anchor
    {
      // Compares the closure's anchor by its former number.
      numbers = numbers.map { $0 == number ? former : $0 }
      own = (site, former)
    }
    // Another view's anchor can have the same geometry, but outer closures must refer to that view.
    guard numbers == known.anchorNumbers else { return nil }
    if let own { keepAnchor(own.former, at: own.site) }
    return addValue(known)
  }

  /// A closure that ran again to the same value hasn't made another anchor.
  private func keepAnchor(_ former: Int, at site: ID<ClosureSite>) {
    guard let number = built.sites[site].anchor, let place = place(ofAnchor: number) else { return }
    built.anchors[place].number = former
    recall.anchorPlaces[former] = place
    built.sites[site].anchor = former
    for index in (recall.resolutions[site] ?? []).indices
    where recall.resolutions[site]?[index].anchor == number {
      recall.resolutions[site]?[index].anchor = former
    }
  }

  func cause(of token: PreferenceToken, since place: Int) throws -> PreferenceCause? {
    guard case .closure(let site) = NodeOwner(token), let closure = recall.memory.closures[place]
    else {
      return .new
    }
    let names = captureNames(at: site)
    for (capture, pair) in zip(captures(at: site), closure.captures).enumerated()
    where pair.0 != pair.1 {
      return .variable(captureNumber(of: names[capture]))
    }
    guard let earlier = closure.source, let before = closure.placement else { return nil }
    let source = try anchorSource(of: built.sites[site].source, in: built.sites[site].environment)
    guard source == earlier else { return .source }
    guard let now = placement(of: source, at: site), now != before else { return nil }
    return .geometry(
      moved: now.toWindow != before.toWindow || now.direction != before.direction,
      resized: now.size != before.size)
  }

  func reduceChanged(
    _ key: PreferenceKeyID, since evaluation: PreferenceMemory.Version
  ) -> Bool {
    let place = Int(key.index)
    guard recall.memory.reduces.indices.contains(place) else { return true }
    let known = recall.memory.reduces[place]
    return known.since > evaluation || reduceCaptures(of: place) != known.captures
  }

  private func reduceCaptures(of key: Int) -> [CapturedValue] {
    guard case .script(let script) = pulled.reduces[key] else { return [] }
    return captured(by: script, in: state)
  }

  // MARK: - Captured values

  private func captures(at site: ID<ClosureSite>) -> [CapturedValue] {
    let environment = built.sites[site].environment
    if let script = built.sites[site].script { return captured(by: script, in: environment) }
    return contentCaptures(at: site).map { variable in
      captured(
        variable.index,
        in: variable.framesUp.map { environment.ancestor($0) } ?? state)
    }
  }

  /// The names of the variables in `captures(at:)`.
  private func captureNames(at site: ID<ClosureSite>) -> [String] {
    if let script = built.sites[site].script {
      return document.scripts[script].program.captures.map(\.name)
    }
    return contentCaptures(at: site).map(\.name)
  }

  /// The variables that the content of a preference reader uses.
  private func contentCaptures(at site: ID<ClosureSite>) -> [ContentCaptures.Variable] {
    guard built.sites[site].secondary.exists,
      let handle = definition(of: built.sites[site]).content,
      case .content(let content) = argument(handle, of: built.sites[site])
    else { return [] }
    return recall.shared.captures(of: content, in: document)
  }

  private func captureNumber(of name: String) -> Int { recall.shared.number(of: name) }

  /// The geometry of an anchor's view, reduced to the data that its source reads.
  private func placement(
    of source: AnchorSource, at site: ID<ClosureSite>
  ) -> ClosureMemory.Placement? {
    guard let node = built.sites[site].node else { return nil }
    return ClosureMemory.Placement(
      toWindow: layout.transformToWindow(of: node), direction: layout.layoutDirection(of: node),
      size: source.readsSize ? layout.size(of: node) : nil)
  }

  // MARK: - Memory for the next pass

  /// Creates the memory of this pass, without values if they are too large to keep.
  func makeMemory() -> PassMemory {
    var next = PassMemory()
    next.anchorCount = recall.memory.anchorCount + recall.newAnchors
    let preferences = graph.makeMemory { remembered in
      switch remembered {
      case .value(let value, let token):
        next.values.append(pulled.values[Int(value.index)])
        next.closures.append(token.flatMap { closureMemory(of: $0) })
      case .reader(let token):
        next.values.append(.void)
        next.closures.append(closureMemory(of: token))
      case .earlier(let place):
        next.values.append(recall.memory.values[place])
        next.closures.append(recall.memory.closures[place])
      }
    }
    next.preferences =
      preferences ?? PreferenceMemory(after: recall.memory.preferences.evaluations + 1)
    next.reduces = pulled.reduces.indices.map { key in
      let captures = reduceCaptures(of: key)
      if recall.memory.reduces.indices.contains(key),
        recall.memory.reduces[key].captures == captures
      {
        return recall.memory.reduces[key]
      }
      return (captures, next.preferences.evaluations)
    }
    return next
  }

  private func closureMemory(of token: PreferenceToken) -> ClosureMemory? {
    guard case .closure(let number) = NodeOwner(token) else { return nil }
    let site = built.sites[number]
    var closure = ClosureMemory(captures: captures(at: number))
    if case .absent = site.source {
    } else if let source = try? anchorSource(of: site.source, in: site.environment) {
      closure.source = source
      closure.placement = placement(of: source, at: number)
      closure.anchor = site.anchor
    }
    closure.resolutions = (recall.resolutions[number] ?? []).map {
      ($0.anchor, recall.viewIdentities[$0.view.index], $0.value)
    }
    closure.addition = site.addition.map { pulled.values[Int($0.index)] }
    return closure
  }
}
