/// The paths by which reports name views.
extension EvaluationFacts {
  /// Gives each view of a tree its path (docs/reference/commands/README.md, Paths).
  ///
  /// A text doesn't show if two secondary views of one role belong to one modifier. Presented
  /// views are assumed to, others aren't.
  mutating func nameViews() {
    guard views.contains(where: { $0.path.isAbsent }) else { return }
    // The number of views in each group, and the next index in each group.
    var counts: [Group: Int] = [:]
    for view in views { counts[Group(view), default: 0] += 1 }
    var places: [Group: Int] = [:]
    for index in views.indices where views[index].path.isAbsent {
      let view = views[index]
      let group = Group(view)
      let place = places[group, default: 0]
      places[group] = place + 1
      guard view.depth <= Self.deepestPath else {
        views[index].path = .string("@\(index)")
        continue
      }
      let number = counts[group, default: 1] > 1 ? "[\(place)]" : ""
      let segment =
        if view.role.isEmpty {
          view.name + number
        } else if Self.presented.contains(view.role) {
          "\(view.role)/\(view.name)\(number)"
        } else {
          "\(view.role)\(number)/\(view.name)"
        }
      let base = view.parent < 0 ? "" : (views[view.parent].path.string ?? "") + "/"
      views[index].path = .string(base + segment)
    }
  }

  /// Finds the enclosing view of each view from the depths.
  mutating func findParents(_ depth: (ViewRow) -> Int) {
    var around: [Int] = []
    for index in views.indices {
      while let last = around.last, depth(views[last]) >= depth(views[index]) {
        around.removeLast()
      }
      views[index].parent = around.last ?? -1
      around.append(index)
    }
  }

  /// Completes the views of a JSON report with the facts that text states differently: the role of
  /// a secondary view, which JSON has in the path, and the line of the bare view.
  mutating func completeViewsOfJSON() {
    findParents { $0.level ?? 0 }
    for index in views.indices {
      let view = views[index]
      views[index].depth = view.parent < 0 ? 0 : views[view.parent].depth + 1
      if view.content != nil, !view.modifiers.read.isEmpty {
        views[index].bare = RowList([view.contentRow])
      }
      guard view.parent >= 0, let base = views[view.parent].path.string,
        let own = view.path.string?[...].dropping(base + "/"), let (role, _) = own.split(at: "/")
      else { continue }
      views[index].role = String(role.prefix { $0 != "[" })
    }
  }

  /// The roles of presented content, each of which may have several views.
  private static let presented: Set<String> = [
    "popover", "sheet", "fullScreenCover", "alert", "confirmationDialog", "toolbar",
    "navigationDestination",
  ]

  /// Deeper views are named by their number.
  package static let deepestPath = 100

  /// The views of one word in one view.
  private struct Group: Hashable {
    let parent: Int
    let role: String

    init(_ view: ViewRow) {
      parent = view.parent
      role = view.role
    }
  }
}
