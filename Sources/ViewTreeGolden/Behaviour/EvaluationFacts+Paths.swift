/// The paths by which reports name views.
extension EvaluationFacts {
  /// Gives each view of a tree its path (docs/commands.md, Paths).
  ///
  /// A text does not say whether two secondaries of one word are of one modifier. What is presented
  /// is taken for the views of one, anything else for those of two.
  mutating func nameViews() {
    guard views.contains(where: { $0.path.isEmpty }) else { return }
    // The number of views of one word around each view, then the place of each among them.
    var counts: [Group: Int] = [:]
    for view in views { counts[Group(view), default: 0] += 1 }
    var places: [Group: Int] = [:]
    for index in views.indices where views[index].path.isEmpty {
      let view = views[index]
      let group = Group(view)
      let place = places[group, default: 0]
      places[group] = place + 1
      guard view.depth <= Self.deepestPath else {
        views[index].path = "@\(index)"
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
      views[index].path = view.parent < 0 ? segment : "\(views[view.parent].path)/\(segment)"
    }
  }

  /// The words of what is presented, each of which may hold several views.
  private static let presented: Set<String> = ["popover", "sheet", "fullScreenCover", "toolbar"]

  /// Deeper views are named by their number.
  static let deepestPath = 100

  /// The views of one word in one view.
  private struct Group: Hashable {
    let parent: Int
    let role: String

    init(_ view: View) {
      parent = view.parent
      role = view.role
    }
  }
}
