import ViewTreeReport

extension AnchorRow {
  /// The anchor's source in its view.
  var kind: String { source.string ?? "" }
  var name: String { view?.name ?? "" }
  var place: String { global?.text ?? "" }
}

extension ResolutionRow {
  fileprivate var name: String { reader?.name ?? "" }
  fileprivate var place: String { value?.text ?? "" }
}

/// Changes of anchors and of where they are resolved.
extension EvaluationComparer {
  /// The identity of an anchor in both reports.
  private struct Key: Hashable {
    let source: String
    let view: String
    let attachment: String
    let occurrence: Int
  }

  /// Anchors that moved otherwise than their views, and those that are in one report only.
  mutating func compareAnchors() {
    guard !old.anchors.isEmpty || !new.anchors.isEmpty else { return }
    let before = keyed(old.anchors, mapped)
    var readers = Readers()
    var left = Dictionary(before, uniquingKeysWith: { first, _ in first })
    for (key, anchor) in keyed(new.anchors, { $0 }) {
      if let earlier = left.removeValue(forKey: key) {
        compare(earlier, anchor, &readers)
      } else if !appearedNames.contains(anchor.name) {
        changes.append(.anchorPresence(Self.name(anchor), at: anchor.place, isGone: false))
      }
    }
    changes += readers.changes
    for (key, anchor) in before where left[key] != nil && !goneNames.contains(anchor.name) {
      changes.append(.anchorPresence(Self.name(anchor), at: anchor.place, isGone: true))
    }
  }

  private func keyed(
    _ anchors: [AnchorRow], _ name: (String) -> String
  ) -> [(Key, AnchorRow)] {
    var counts: [[String]: Int] = [:]
    return anchors.map { anchor in
      let view = name(anchor.name)
      let group = [anchor.kind, view, anchor.attachment]
      defer { counts[group, default: 0] += 1 }
      return (
        Key(
          source: anchor.kind, view: view, attachment: anchor.attachment,
          occurrence: counts[group, default: 0]), anchor
      )
    }
  }

  private static func name(_ anchor: AnchorRow) -> String {
    "\(anchor.kind) of \(anchor.name)"
      + (anchor.attachment.isEmpty ? "" : " for \(anchor.attachment)")
  }

  /// Anchors that readers resolve in one report only.
  private struct Readers {
    private var lists: [(reader: String, isGone: Bool, names: [String])] = []
    private var places: [String: Int] = [:]

    mutating func note(_ name: String, _ reader: String, isGone: Bool) {
      let key = "\(isGone) \(reader)"
      if let place = places[key] {
        lists[place].names.append(name)
      } else {
        places[key] = lists.count
        lists.append((reader, isGone, [name]))
      }
    }

    var changes: [BehaviourChange] {
      lists.map { reader, isGone, names in
        .resolved(Array(names.prefix(3)), count: names.count, reader: reader, isGone: isGone)
      }
    }
  }

  private mutating func compare(
    _ old: AnchorRow, _ new: AnchorRow, _ readers: inout Readers
  ) {
    let name = Self.name(new)
    if old.place != new.place, !follows(old.place, new.place, new.name) {
      changes.append(.anchor(name, reader: nil, old: old.place, new: new.place))
    }
    var left: [String: [String]] = [:]
    for resolution in old.resolved.read {
      left[mapped(resolution.name), default: []].append(resolution.place)
    }
    for resolution in new.resolved.read {
      guard let before = left[resolution.name]?.first else {
        if !appearedNames.contains(resolution.name) {
          readers.note(name, resolution.name, isGone: false)
        }
        continue
      }
      left[resolution.name]?.removeFirst()
      guard before != resolution.place, !resolves(before, resolution, old, new) else { continue }
      changes.append(
        .anchor(name, reader: resolution.name, old: before, new: resolution.place))
    }
    for resolution in old.resolved.read where !goneNames.contains(resolution.name) {
      guard left[mapped(resolution.name)]?.first != nil else { continue }
      left[mapped(resolution.name)]?.removeFirst()
      readers.note(name, Self.shown(mapped(resolution.name)), isGone: true)
    }
  }

  /// True if an anchor moved with its view: each of its edges as far as one of the view's edges, or
  /// by an amount between them.
  private func follows(_ old: String, _ new: String, _ view: String) -> Bool {
    guard let place = placeOfName[view], let layout = layouts[place],
      let before = Self.edges(old), let after = Self.edges(new), before.count == after.count
    else { return false }
    let dWidth = layout.resized?.dWidth ?? 0
    let dHeight = layout.resized?.dHeight ?? 0
    return zip(before, after).enumerated().allSatisfy { index, edges in
      let (moved, grown) = index % 2 == 0 ? (layout.dx, dWidth) : (layout.dy, dHeight)
      let change = edges.1 - edges.0
      let slack = BehaviourFrame.tolerance * 2
      return change > min(moved, moved + grown) - slack
        && change < max(moved, moved + grown) + slack
    }
  }

  /// True if an anchor's location in a reader changed only because the anchor or the reader moved.
  private func resolves(
    _ before: String, _ after: ResolutionRow, _ old: AnchorRow, _ new: AnchorRow
  ) -> Bool {
    guard let from = Self.edges(before), let to = Self.edges(after.place), from.count == to.count,
      let globalFrom = Self.edges(old.place), let globalTo = Self.edges(new.place),
      globalFrom.count == from.count, globalTo.count == from.count
    else { return false }
    let layout = placeOfName[after.name].flatMap { layouts[$0] }
    return from.indices.allSatisfy { index in
      let reader = index % 2 == 0 ? layout?.dx ?? 0 : layout?.dy ?? 0
      let expected = globalTo[index] - globalFrom[index] - reader
      return abs(to[index] - from[index] - expected) < BehaviourFrame.tolerance * 2
    }
  }

  /// The edges of a rectangle, x and y in turn, or the point, or `nil` for a list or an absent
  /// anchor.
  private static func edges(_ value: String) -> [Double]? {
    RowGeometry.words(value).edges
  }
}
