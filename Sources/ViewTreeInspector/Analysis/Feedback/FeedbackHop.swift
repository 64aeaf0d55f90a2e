/// One element of a feedback loop, which depends on the previous element.
public enum FeedbackHop: Equatable, Sendable {
  /// A state variable.
  case state(String)
  /// The width of a view.
  case width(of: String)
  /// The height of a view.
  case height(of: String)
  /// The position of a view.
  case place(of: String)
  /// The value that a view writes for a preference key.
  case preference(String, of: String)
  /// The action of a modifier, with the key or the expression that it observes.
  case action(modifier: String, subject: String?, of: String)
  /// An assignment in the content of a view, which runs whenever the view is built.
  case body

  /// The stable name in reports.
  public var identifier: String {
    switch self {
    case .state: "state"
    case .width: "width"
    case .height: "height"
    case .place: "place"
    case .preference: "preference"
    case .action: "action"
    case .body: "body"
    }
  }

  /// The state variable, the preference key, or the observed expression.
  public var name: String? {
    switch self {
    case .state(let name), .preference(let name, _): name
    case .action(_, let subject, _): subject
    case .width, .height, .place, .body: nil
    }
  }

  /// The view, if any.
  public var view: String? {
    switch self {
    case .state, .body: nil
    case .width(let view), .height(let view), .place(let view), .preference(_, let view),
      .action(_, _, let view):
      view
    }
  }

  /// The hop as text.
  public var words: String {
    switch self {
    case .state(let name): name
    case .width(let view): "width of \(view)"
    case .height(let view): "height of \(view)"
    case .place(let view): "position of \(view)"
    case .preference(let key, let view): "preference \(key) of \(view)"
    case .action(let modifier, let subject, let view):
      (subject.map { "\(modifier) \($0)" } ?? modifier) + " of \(view)"
    case .body: "assignment in a body"
    }
  }

  /// A path that ends at its start, as text.
  public static func words(_ loop: some Sequence<FeedbackHop>) -> String {
    var words = loop.map(\.words)
    if let first = words.first { words.append(first) }
    return words.joined(separator: " -> ")
  }
}
