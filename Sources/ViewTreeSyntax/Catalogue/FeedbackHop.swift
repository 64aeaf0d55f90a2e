/// One thing on the way of a feedback loop, which depends on the one before it.
public enum FeedbackHop: Equatable, Sendable {
  /// A state variable.
  case state(String)
  /// The width of a view.
  case width(of: String)
  /// The height of a view.
  case height(of: String)
  /// The position of a view.
  case place(of: String)
  /// A guide of a view that others line up with.
  case guide(of: String)
  /// A modifier's transformation of a preference.
  case preference(String, of: String)
  /// An action that a change of a preference runs.
  case action(String, of: String)
  /// Views that are built from a preference.
  case content(String, of: String)

  /// Its name in reports, which does not change.
  public var identifier: String {
    switch self {
    case .state: "state"
    case .width: "width"
    case .height: "height"
    case .place: "place"
    case .guide: "guide"
    case .preference: "preference"
    case .action: "action"
    case .content: "content"
    }
  }

  /// The state variable or the preference key, if it is about one.
  public var name: String? {
    switch self {
    case .state(let name), .preference(let name, _), .action(let name, _), .content(let name, _):
      name
    case .width, .height, .place, .guide: nil
    }
  }

  /// The view, if it is about one.
  public var view: String? {
    switch self {
    case .state: nil
    case .width(let view), .height(let view), .place(let view), .guide(let view),
      .preference(_, let view), .action(_, let view), .content(_, let view):
      view
    }
  }

  /// The hop in words.
  public var words: String {
    switch self {
    case .state(let name): name
    case .width(let view): "width of \(view)"
    case .height(let view): "height of \(view)"
    case .place(let view): "place of \(view)"
    case .guide(let view): "alignment guide of \(view)"
    case .preference(let key, let view): "preference \(key) of \(view)"
    case .action(let key, let view): "onPreferenceChange \(key) of \(view)"
    case .content(let key, let view): "content of \(view) made from \(key)"
    }
  }

  /// A way that ends where it begins, in words.
  public static func words(_ loop: some Sequence<FeedbackHop>) -> String {
    var words = loop.map(\.words)
    if let first = words.first { words.append(first) }
    return words.joined(separator: " -> ")
  }
}
