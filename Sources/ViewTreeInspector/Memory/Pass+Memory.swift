import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// Using what the pass before has left, and leaving the same to the next (docs/semantics.md,
/// Evaluating again).
extension Pass {
  // MARK: - What the graph asks

  func identity(of token: PreferenceToken) -> UInt64 {
    switch RecordToken(token) {
    case .view(let view): viewIdentities.indices.contains(Int(view)) ? viewIdentities[Int(view)] : 0
    case .closure(let site): sites[Int(site)].identity
    case .modifier(let modifier):
      Identity.mix(
        viewIdentities[Int(modifiers[Int(modifier)].view)],
        UInt64(modifiers[Int(modifier)].syntax))
    }
  }

  func recall(_ place: Int, of token: PreferenceToken?) -> PreferenceValueID {
    if let token, case .closure(let site) = RecordToken(token),
      let closure = memory.closures[place]
    {
      if let addition = closure.addition {
        sites[Int(site)].addition = addValue(addition)
      }
      if let anchor = closure.anchor, let source = closure.source {
        // The anchor is the same one; what it describes has not moved.
        _ = try? addAnchor(anchor, source, at: Int(site))
      }
      for resolution in closure.resolutions {
        guard let view = view(ofIdentity: resolution.view) else { continue }
        resolutions[Int(site), default: []].append((resolution.anchor, view, resolution.value))
        if let place = self.place(ofAnchor: resolution.anchor),
          !anchors[place].resolved.contains(where: { $0.view == view })
        {
          anchors[place].resolved.append((view, resolution.value))
        }
      }
    }
    return addValue(memory.values[place])
  }

  private func view(ofIdentity identity: UInt64) -> UInt32? {
    for view in viewsLookedAt..<max(viewIdentities.count, viewsLookedAt)
    where viewsByIdentity[viewIdentities[view]] == nil {
      viewsByIdentity[viewIdentities[view]] = UInt32(view)
    }
    viewsLookedAt = viewIdentities.count
    return viewsByIdentity[identity]
  }

  func unchanged(
    _ value: PreferenceValueID, since place: Int, of token: PreferenceToken?
  ) -> PreferenceValueID? {
    let known = memory.values[place]
    guard values[Int(value.index)] == known else { return nil }
    guard memory.anchorCount > 0 else { return addValue(known) }
    var numbers = values[Int(value.index)].anchorNumbers
    var own: (site: Int, former: Int)?
    if let token, case .closure(let site) = RecordToken(token),
      let former = memory.closures[place]?.anchor, let number = sites[Int(site)].anchor
    {
      // The closure's own anchor is the one that it had.
      numbers = numbers.map { $0 == number ? former : $0 }
      own = (Int(site), former)
    }
    // Another view's anchor may have the same geometry: what is above has to name that view.
    guard numbers == known.anchorNumbers else { return nil }
    if let own { keepAnchor(own.former, at: own.site) }
    return addValue(known)
  }

  /// A closure that ran again to the same value has not made another anchor.
  private func keepAnchor(_ former: Int, at site: Int) {
    guard let number = sites[site].anchor, let place = place(ofAnchor: number) else { return }
    anchors[place].number = former
    anchorPlaces[former] = place
    sites[site].anchor = former
    for index in (resolutions[site] ?? []).indices where resolutions[site]?[index].anchor == number
    {
      resolutions[site]?[index].anchor = former
    }
  }

  func cause(of token: PreferenceToken, since place: Int) throws -> PreferenceCause? {
    guard case .closure(let index) = RecordToken(token), let closure = memory.closures[place] else {
      return .new
    }
    let site = Int(index)
    let names = captureNames(at: site)
    for (capture, pair) in zip(captures(at: site), closure.captures).enumerated()
    where pair.0 != pair.1 {
      return .variable(captureNumber(of: names[capture]))
    }
    guard let earlier = closure.source, let before = closure.placement else { return nil }
    let source = try anchorSource(of: sites[site].source, in: sites[site].environment)
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
    guard memory.reduces.indices.contains(place) else { return true }
    let known = memory.reduces[place]
    return known.since > evaluation || reduceCaptures(of: place) != known.captures
  }

  private func reduceCaptures(of key: Int) -> [CapturedValue] {
    guard case .script(let script) = reduces[key] else { return [] }
    return captured(by: script, in: state)
  }

  // MARK: - What closures use

  private func captures(at site: Int) -> [CapturedValue] {
    let environment = sites[site].environment
    if let script = sites[site].script { return captured(by: script, in: environment) }
    return contentCaptures(at: site).map { variable in
      captured(
        variable.index,
        in: variable.framesUp.map { environment.ancestor($0) } ?? state)
    }
  }

  /// The names of what `captures(at:)` gives.
  private func captureNames(at site: Int) -> [String] {
    if let script = sites[site].script {
      return document.scripts[Int(script)].program.captures.map(\.name)
    }
    return contentCaptures(at: site).map(\.name)
  }

  /// The variables that the content of a preference reader uses.
  private func contentCaptures(at site: Int) -> [ContentCaptures.Variable] {
    guard sites[site].secondary != ViewRecord.none,
      let handle = definition(of: sites[site]).content,
      case .content(let content) = argument(handle, of: sites[site])
    else { return [] }
    return shared.captures(of: content, in: document)
  }

  private func captureNumber(of name: String) -> Int { shared.number(of: name) }

  /// Where the view of an anchor is, as far as its source reads it.
  private func placement(
    of source: AnchorSource, at site: Int
  ) -> ClosureMemory.Placement? {
    guard let node = sites[site].node else { return nil }
    return ClosureMemory.Placement(
      toWindow: layout.transformToWindow(of: node), direction: layout.layoutDirection(of: node),
      size: source.readsSize ? layout.size(of: node) : nil)
  }

  // MARK: - Leaving

  /// What this pass leaves; without values if they were too large to be kept.
  func makeMemory() -> PassMemory {
    var next = PassMemory()
    next.anchorCount = memory.anchorCount + newAnchors
    let preferences = graph.makeMemory { remembered in
      switch remembered {
      case .value(let value, let token):
        next.values.append(values[Int(value.index)])
        next.closures.append(token.flatMap { closureMemory(of: $0) })
      case .reader(let token):
        next.values.append(.void)
        next.closures.append(closureMemory(of: token))
      case .earlier(let place):
        next.values.append(memory.values[place])
        next.closures.append(memory.closures[place])
      }
    }
    next.preferences = preferences ?? PreferenceMemory(after: memory.preferences.evaluations + 1)
    next.reduces = reduces.indices.map { key in
      let captures = reduceCaptures(of: key)
      if memory.reduces.indices.contains(key), memory.reduces[key].captures == captures {
        return memory.reduces[key]
      }
      return (captures, next.preferences.evaluations)
    }
    return next
  }

  private func closureMemory(of token: PreferenceToken) -> ClosureMemory? {
    guard case .closure(let index) = RecordToken(token) else { return nil }
    let site = sites[Int(index)]
    var closure = ClosureMemory(captures: captures(at: Int(index)))
    if case .absent = site.source {
    } else if let source = try? anchorSource(of: site.source, in: site.environment) {
      closure.source = source
      closure.placement = placement(of: source, at: Int(index))
      closure.anchor = site.anchor
    }
    closure.resolutions = (resolutions[Int(index)] ?? []).map {
      ($0.anchor, viewIdentities[Int($0.view)], $0.value)
    }
    closure.addition = site.addition.map { values[Int($0.index)] }
    return closure
  }
}
