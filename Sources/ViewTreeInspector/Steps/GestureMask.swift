import ViewTreeScript

/// SwiftUI's `GestureMask`: the gestures that work at a modifier for gestures.
struct GestureMask {
  /// True if the added gesture works.
  let includesOwn: Bool
  /// True if the gestures of the views inside work.
  let includesInside: Bool

  static let all = GestureMask(includesOwn: true, includesInside: true)

  private init(includesOwn: Bool, includesInside: Bool) {
    self.includesOwn = includesOwn
    self.includesInside = includesInside
  }

  /// The mask with a name, such as `none` or `.none`.
  init(named name: String) {
    switch name.drop(while: { $0 == "." }) {
    case "none": self.init(includesOwn: false, includesInside: false)
    case "gesture": self.init(includesOwn: true, includesInside: false)
    case "subviews": self.init(includesOwn: false, includesInside: true)
    default: self = .all
    }
  }

  /// The mask that a value names: a member, or a list of members. An unknown one includes all.
  init(_ value: Value) {
    switch value {
    case .none: self.init(includesOwn: false, includesInside: false)
    case .enumCase(let member):
      self.init(named: member.name)
    default:
      guard let members = value.elements?.map({ GestureMask($0) }) else {
        self = .all
        return
      }
      self.init(
        includesOwn: members.contains(where: \.includesOwn),
        includesInside: members.contains(where: \.includesInside))
    }
  }
}
