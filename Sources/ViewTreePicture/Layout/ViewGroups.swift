import ViewTreeInspector
import ViewTreeNumbers

/// The groups of views: the views in each group, and the groups of each view, in the order of the
/// tree.
struct ViewGroups {
  /// The views of all groups, one group after another in the order of painting.
  private var members: [ID<InspectedView>]
  /// The start of each group in `members`, followed by the end of the last.
  private var firstMember: [Int]
  /// The groups of all views, one view after another.
  private var held: [ID<InspectedGroup>]
  /// The start of each view in `held`, followed by the end of the last.
  private var firstHeld: [Int]

  init(_ inspection: Inspection) {
    let (views, groups) = (inspection.views, inspection.groups)
    firstMember = Array(repeating: 0, count: groups.count + 1)
    for view in views { firstMember[view.group.index + 1] += 1 }
    firstHeld = Array(repeating: 0, count: views.count + 1)
    for group in groups where group.role != .root { firstHeld[group.parent.index + 1] += 1 }
    for place in firstMember.indices.dropFirst() { firstMember[place] += firstMember[place - 1] }
    for place in firstHeld.indices.dropFirst() { firstHeld[place] += firstHeld[place - 1] }

    members = Array(repeating: ID(0), count: views.count)
    for (place, view) in views.enumerated() {
      let start = firstMember[view.group.index]
      let count = firstMember[view.group.index + 1] - start
      let painted = inspection.drawing(of: view).painted.map { Int($0) - 1 } ?? Int(view.index)
      members[start + min(max(painted, 0), count - 1)] = ID(place)
    }
    held = Array(repeating: ID(0), count: firstHeld.last ?? 0)
    var next = firstHeld
    for (place, group) in groups.enumerated() where group.role != .root {
      held[next[group.parent.index]] = ID(place)
      next[group.parent.index] += 1
    }
  }

  /// The views of a group in the order in which they are painted.
  func views(of group: ID<InspectedGroup>) -> ArraySlice<ID<InspectedView>> {
    members[firstMember[group.index]..<firstMember[group.index + 1]]
  }

  /// The groups in a view.
  func groups(of view: ID<InspectedView>) -> ArraySlice<ID<InspectedGroup>> {
    held[firstHeld[view.index]..<firstHeld[view.index + 1]]
  }
}
