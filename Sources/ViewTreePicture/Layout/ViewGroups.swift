import ViewTreeInspector
import ViewTreeNumbers

/// Which views stand in which group, and which groups a view holds, in the order of the tree.
struct ViewGroups {
  /// The views of all groups, one group after another in the order of painting.
  private var members: [UInt32]
  /// Where each group begins in `members`, with the end of the last.
  private var firstMember: [Int]
  /// The groups of all views, one view after another.
  private var held: [UInt32]
  /// Where each view begins in `held`, with the end of the last.
  private var firstHeld: [Int]

  init(_ inspection: Inspection) {
    let (views, groups) = (inspection.views, inspection.groups)
    firstMember = Array(repeating: 0, count: groups.count + 1)
    for view in views { firstMember[Int(view.group) + 1] += 1 }
    firstHeld = Array(repeating: 0, count: views.count + 1)
    for group in groups where group.role != .root { firstHeld[Int(group.parent) + 1] += 1 }
    for place in firstMember.indices.dropFirst() { firstMember[place] += firstMember[place - 1] }
    for place in firstHeld.indices.dropFirst() { firstHeld[place] += firstHeld[place - 1] }

    members = Array(repeating: 0, count: views.count)
    for (place, view) in views.enumerated() {
      let start = firstMember[Int(view.group)]
      let count = firstMember[Int(view.group) + 1] - start
      let painted = inspection.drawing(of: view).painted.map { Int($0) - 1 } ?? Int(view.index)
      members[start + min(max(painted, 0), count - 1)] = UInt32(place)
    }
    held = Array(repeating: 0, count: firstHeld.last ?? 0)
    var next = firstHeld
    for (place, group) in groups.enumerated() where group.role != .root {
      held[next[Int(group.parent)]] = UInt32(place)
      next[Int(group.parent)] += 1
    }
  }

  /// The views of a group in the order in which they are painted.
  func views(of group: UInt32) -> ArraySlice<UInt32> {
    members[firstMember[Int(group)]..<firstMember[Int(group) + 1]]
  }

  /// The groups that a view holds.
  func groups(of view: UInt32) -> ArraySlice<UInt32> {
    held[firstHeld[Int(view)]..<firstHeld[Int(view) + 1]]
  }
}
