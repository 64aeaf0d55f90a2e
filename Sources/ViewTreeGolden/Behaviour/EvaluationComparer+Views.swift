import ViewTreeLayout
import ViewTreeReport

/// Changes of the tree and of frames.
extension EvaluationComparer {
  /// Compares the views: first new, removed, and moved views in the tree, then resized views, and
  /// then views that only moved on the screen.
  mutating func compareViews() {
    guard old.views != new.views else { return }
    var structure: [(place: Int, change: BehaviourChange)] = []
    addAppeared(&structure)
    addGone(&structure)
    addElsewhere(&structure)
    addDetails(&structure)
    // Sorts by position in the new tree. A removed view has the position of its parent.
    changes += structure.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }.map(\.element.change)
    let layouts = layoutChanges()
    changes += layouts.filter(\.isResize)
    changes += layouts.filter { !$0.isResize }
    addModifierLayouts()
  }

  func newView(_ place: Int) -> BehaviourView { Self.view(place, in: new.views) }

  /// A view with the way to it from the nearest id.
  static func view(_ place: Int, in views: [ViewRow]) -> BehaviourView {
    let view = views[place]
    // A view below the deepest path is named by its number, so don't search its ancestors.
    var around = view.depth <= EvaluationFacts.deepestPath ? view.parent : -1
    while around >= 0, views[around].id.string == nil { around = views[around].parent }
    var path = view.path.string ?? ""
    if around >= 0, let id = views[around].id.string, let base = views[around].path.string,
      path.hasPrefix(base)
    {
      path = id + path.dropFirst(base.count)
    }
    return BehaviourView(name: view.name, id: view.id.string, text: view.text.string, path: path)
  }

  // MARK: - Structure

  /// The number of views in each topmost unmatched subtree.
  private func tops(
    _ views: [ViewRow], _ partners: [Int?]
  ) -> [(top: Int, members: [Int])] {
    var topOf = [Int](repeating: -1, count: views.count)
    var members: [Int: [Int]] = [:]
    var tops: [Int] = []
    for index in views.indices where partners[index] == nil {
      let parent = views[index].parent
      if parent >= 0, topOf[parent] >= 0 {
        topOf[index] = topOf[parent]
      } else {
        topOf[index] = index
        tops.append(index)
      }
      members[topOf[index], default: []].append(index)
    }
    return tops.map { ($0, members[$0, default: []]) }
  }

  private mutating func addAppeared(_ structure: inout [(place: Int, change: BehaviourChange)]) {
    let closures = closureCounts(new)
    for (top, members) in tops(new.views, views.oldOfNew) {
      let count = members.reduce(0) { $0 + closures[new.views[$1].reference, default: 0] }
      structure.append(
        (
          top,
          .viewAppeared(
            newView(top), frame: new.views[top].drawn.map(BehaviourFrame.init),
            views: members.count - 1, closures: count)
        ))
    }
  }

  private mutating func addGone(_ structure: inout [(place: Int, change: BehaviourChange)]) {
    let closures = closureCounts(old)
    let tops = tops(old.views, views.newOfOld)
    let components = ComponentLayouts(old.views)
    let names = tops.map { components.name(of: $0.top) }
    let counts = names.reduce(into: [String: Int]()) { $0[$1 ?? "", default: 0] += 1 }
    var told: Set<String> = []
    for ((top, members), name) in zip(tops, names) {
      let parent = old.views[top].parent
      let place = parent >= 0 ? views.newOfOld[parent] ?? 0 : 0
      if let name, let count = counts[name], count > 2 {
        guard told.insert(name).inserted else { continue }
        let change = BehaviourChange.componentViewsGone(
          Self.view(top, in: old.views), name: name, count: count)
        structure.append((place, change))
        continue
      }
      let count = members.reduce(0) { $0 + closures[old.views[$1].reference, default: 0] }
      structure.append(
        (
          place,
          .viewGone(
            Self.view(top, in: old.views), views: members.count - 1, closures: count)
        ))
    }
  }

  /// The number of closures that ran in each view.
  private func closureCounts(_ facts: EvaluationFacts) -> [String: Int] {
    var counts: [String: Int] = [:]
    for event in facts.order where event.number != nil { counts[event.name, default: 0] += 1 }
    return counts
  }

  private mutating func addElsewhere(_ structure: inout [(place: Int, change: BehaviourChange)]) {
    let (oldPlaces, newPlaces) = (Self.places(old.views), Self.places(new.views))
    let byParent = Dictionary(grouping: views.reordered) { new.views[$0.new].parent }
    for (parent, pairs) in byParent.sorted(by: { $0.key < $1.key }) {
      guard let change = reordering(of: parent, moved: pairs.count) else { continue }
      structure.append((parent, change))
      reorderedParents.insert(parent)
    }
    for (left, right) in views.reordered
    where !reorderedParents.contains(new.views[right].parent) {
      structure.append(
        (right, .viewReordered(newView(right), old: oldPlaces[left], new: newPlaces[right])))
    }
    for (left, right) in views.reparented {
      let (before, after) = (old.views[left].parent, new.views[right].parent)
      structure.append(
        (
          right,
          .viewReparented(
            newView(right),
            old: before < 0 ? "" : old.views[before].reference,
            new: after < 0 ? "" : new.views[after].reference)
        ))
    }
  }

  /// The index of each view among its siblings.
  private static func places(_ views: [ViewRow]) -> [Int] {
    var counts: [Int: Int] = [:]
    return views.map { view in
      defer { counts[view.parent, default: 0] += 1 }
      return counts[view.parent, default: 0]
    }
  }

  /// Adds the changes of views' facts. Equal changes of several views become one change at the
  /// first view.
  private mutating func addDetails(_ structure: inout [(place: Int, change: BehaviourChange)]) {
    let components = ComponentLayouts(new.views)
    var details = ViewDetailChanges()
    for (index, view) in new.views.enumerated() {
      guard let partner = views.oldOfNew[index] else { continue }
      let before = old.views[partner]
      guard before != view else { continue }
      func add(_ what: String, _ old: String?, _ new: String?) {
        if old != new {
          details.add(newView(index), in: components.name(of: index), at: index, what, old, new)
        }
      }
      if !form.same(text: before.text.string, view.text.string) {
        add("text", before.text.string, view.text.string)
      }
      add("id", before.id.string, view.id.string)
      add("role", before.role, view.role)
      add("name", before.name, view.name)
      let motion = ViewMotion(before, view, layouts[index])
      addDetails(ViewDetail.all(of: before), ViewDetail.all(of: view)) { what, old, new in
        if motion.explains(what, old, new) { return }
        let shown = what == "appearance" ? LookWords.differing(old, new) : (old, new)
        add(what, shown.0, shown.1)
      }
    }
    structure += details.changes
  }

  private func addDetails(
    _ old: [ViewDetail], _ new: [ViewDetail], _ add: (String, String?, String?) -> Void
  ) {
    func texts(_ details: [ViewDetail], _ label: String) -> String? {
      let found = details.filter { $0.label == label }.map(\.text).filter { !$0.isEmpty }
      return found.isEmpty ? nil : found.joined(separator: ", ")
    }
    var labels: [String] = []
    for detail in old + new where !labels.contains(detail.label) { labels.append(detail.label) }
    for label in labels {
      let counts = (old.count { $0.label == label }, new.count { $0.label == label })
      let (before, after) = (texts(old, label), texts(new, label))
      // A modifier that is added or removed is reported by its count, and other details by value.
      if counts.0 != counts.1, label != "proposed", label.hasPrefix(".") || before == after {
        add(label, counts.0 == 0 ? nil : "\(counts.0)", counts.1 == 0 ? nil : "\(counts.1)")
      } else {
        add(label, before, after)
      }
    }
  }

  // MARK: - Frames

  /// One change for each view whose frame changed in another way than the enclosing view's.
  private func layoutChanges() -> [BehaviourChange] {
    var cause = [Int](repeating: -1, count: new.views.count)
    var along: [Int: Int] = [:]
    var sole: [Int] = []
    for index in new.views.indices {
      guard let layout = layouts[index] else { continue }
      let parent = new.views[index].parent
      if parent >= 0, follows(index, parent, layout) {
        cause[index] = cause[parent]
        along[cause[parent], default: 0] += 1
        continue
      }
      cause[index] = index
      if isReordered(index, layout) { continue }
      sole.append(index)
    }
    var components = componentChanges(&sole, along)
    components += componentMoves(&sole, along)
    // The same change in several views has one cause, so report it once.
    var lines: [(layout: BehaviourLayout, members: [Int])] = []
    var places: [BehaviourLayout: Int] = [:]
    for index in sole {
      guard let layout = layouts[index] else { continue }
      if let place = places[layout] {
        lines[place].members.append(index)
      } else {
        places[layout] = lines.count
        lines.append((layout, [index]))
      }
    }
    let inside = sizes()
    components += lines.map { layout, members in
      (
        members[0],
        .layout(
          members.prefix(3).map(newView), count: members.count, layout,
          along: members.reduce(0) { $0 + along[$1, default: 0] },
          inside: members.reduce(0) { $0 + inside[$1] - 1 })
      )
    }
    return components.sorted { $0.place < $1.place }.map(\.change)
  }

  /// One change for the same view in several uses of a component, if it was resized. Takes the
  /// views from `sole`, with the views in them that only moved.
  private func componentChanges(
    _ sole: inout [Int], _ along: [Int: Int]
  ) -> [(place: Int, change: BehaviourChange)] {
    let components = ComponentLayouts(new.views)
    var groups: [String: [Int]] = [:]
    for index in sole where layouts[index]?.resized != nil {
      if let name = components.name(of: index) { groups[name, default: []].append(index) }
    }
    groups = groups.filter { $0.value.count > 1 }
    guard !groups.isEmpty else { return [] }
    var taken = Set(groups.values.joined())
    // In a component use with a reported change, other views moved because of that change.
    var moved: [Int: Int] = [:]
    for index in sole where layouts[index]?.resized == nil {
      let instance = components.instance(of: index)
      guard instance != index, taken.contains(instance) else { continue }
      taken.insert(index)
      moved[instance, default: 0] += 1 + along[index, default: 0]
    }
    sole.removeAll(where: taken.contains)
    return groups.map { name, members in
      component(
        name, members,
        along: members.reduce(0) { $0 + moved[$1, default: 0] + along[$1, default: 0] })
    }
  }

  /// One change for the same view in several uses of a component, if it only moved. Takes the views
  /// from `sole`.
  private func componentMoves(
    _ sole: inout [Int], _ along: [Int: Int]
  ) -> [(place: Int, change: BehaviourChange)] {
    let components = ComponentLayouts(new.views)
    var groups: [String: [Int]] = [:]
    for index in sole where layouts[index]?.resized == nil {
      if let name = components.name(of: index) { groups[name, default: []].append(index) }
    }
    // Equal motions of several views are one change anyway.
    groups = groups.filter { $0.value.count > 2 && Set($0.value.map { layouts[$0] }).count > 1 }
    let taken = Set(groups.values.joined())
    sole.removeAll(where: taken.contains)
    return groups.map { name, members in
      component(name, members, along: members.reduce(0) { $0 + along[$1, default: 0] })
    }
  }

  private func component(
    _ name: String, _ members: [Int], along: Int
  ) -> (place: Int, change: BehaviourChange) {
    let layouts = members.compactMap { self.layouts[$0] }
    let growths = Set(
      layouts.compactMap(\.resized).map {
        ResizedComponent.Growth(width: $0.dWidth, height: $0.dHeight)
      })
    return (
      members[0],
      .component(
        ResizedComponent(
          name: name, views: members.prefix(3).map(newView), layouts: Array(layouts.prefix(3)),
          last: layouts.last, count: members.count,
          growth: growths.count == 1 ? growths.first : nil, along: along))
    )
  }

  /// True if a view only moved because the views of its container are in another order.
  private func isReordered(_ index: Int, _ layout: BehaviourLayout) -> Bool {
    let parent = new.views[index].parent
    return reorderedParents.contains(parent) && layout.resized == nil
      && layouts[parent]?.resized == nil
  }

  /// True if a view's change follows from the enclosing view's: it moved with it, or both have the
  /// same frame.
  private func follows(_ index: Int, _ parent: Int, _ layout: BehaviourLayout) -> Bool {
    guard let around = layouts[parent], let partner = views.oldOfNew[index],
      let parentPartner = views.oldOfNew[parent], old.views[partner].parent == parentPartner
    else { return false }
    if layout.resized == nil { return layout.movesLike(around) }
    return new.views[index].drawn == new.views[parent].drawn
      && old.views[partner].drawn == old.views[parentPartner].drawn
  }

  /// The number of views in each view's subtree, including itself.
  private func sizes() -> [Int] {
    var sizes = [Int](repeating: 1, count: new.views.count)
    for index in new.views.indices.reversed() where new.views[index].parent >= 0 {
      sizes[new.views[index].parent] += sizes[index]
    }
    return sizes
  }

  /// The frames after modifiers that changed otherwise than their view's.
  private mutating func addModifierLayouts() {
    for (index, view) in new.views.enumerated() {
      guard let partner = views.oldOfNew[index], old.views[partner] != view else { continue }
      let details = (ViewDetail.all(of: old.views[partner]), ViewDetail.all(of: view))
      guard details.0 != details.1, details.0.map(\.label) == details.1.map(\.label) else {
        continue
      }
      // The motion of the frame with all modifiers, which is already reported.
      let frame = ViewMotion(old.views[partner], view, layouts[index]).frame
      var told: [BehaviourLayout: Int] = [:]
      for (before, after) in zip(details.0, details.1) {
        guard let from = before.frame, let to = after.frame,
          let layout = BehaviourLayout(from: from, to: to),
          !(layouts[index].map { $0.isLike(layout) } ?? false),
          !(frame.map { $0.isLike(layout) } ?? false)
        else { continue }
        if let place = told[layout], case .modifierLayout(let view, let names, _) = changes[place] {
          changes[place] = .modifierLayout(view, modifier: "\(names), \(after.label)", layout)
        } else {
          told[layout] = changes.count
          changes.append(.modifierLayout(newView(index), modifier: after.label, layout))
        }
      }
    }
  }
}
