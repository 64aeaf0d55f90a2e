/// A random document as a tree that can be written in several ways.
struct RandomDocument {
  /// One view: its members but for children and modifiers, in JSON.
  struct View {
    var members: String
    var isSpacer = false
    var modifiers: [String] = []
    var children: [View]?
  }

  /// How a tree is written.
  struct Style {
    /// Changes the modifiers of a view that is no spacer.
    var modifiers: (inout RandomSource, [String]) -> [String] = { $1 }
    /// Changes a list of children.
    var list: (inout RandomSource, [String]) -> [String] = { $1 }
  }

  private(set) var root = View(members: "")
  private var source: RandomSource
  private var count = 0
  /// What stands where a document has a length.
  private let lengths: [String]

  /// The tree of a seed: containers inside one another as deep as said.
  init(_ seed: Int, depth: Int, lengths: [String] = ["0", "4", "17.5", "60", "120"]) {
    source = RandomSource(seed)
    self.lengths = lengths
    root = view(depth)
  }

  /// The document as text.
  func text(_ style: Style = Style()) -> String {
    var source = RandomSource(7)
    return """
      { "viewtree": 1, "root": \(text(of: root, style, &source)),
        "window": { "width": 320, "height": 400, "scale": 3, "safeArea": { "leading": 9 } } }
      """
  }

  private func text(of view: View, _ style: Style, _ source: inout RandomSource) -> String {
    var text = "{ \(view.members)"
    if let children = view.children {
      let list = children.map { self.text(of: $0, style, &source) }
      text += ", \"children\": [\(style.list(&source, list).joined(separator: ", "))]"
    }
    let modifiers = view.isSpacer ? [] : style.modifiers(&source, view.modifiers)
    return text + ", \"modifiers\": [\(modifiers.joined(separator: ", "))] }"
  }

  // MARK: - Making

  private mutating func length() -> String { source.one(of: lengths) }

  private mutating func view(_ depth: Int) -> View {
    count += 1
    let id = "\"id\": \"v\(count)\""
    var view = depth == 0 || source.below(5) == 0 ? leaf(id) : container(id, depth)
    for _ in 0..<source.below(3) where !view.isSpacer { view.modifiers.append(modifier()) }
    return view
  }

  private mutating func leaf(_ id: String) -> View {
    switch source.below(8) {
    case 0, 1: View(members: "\"view\": \"Color\", \(id)")
    case 2: View(members: "\"view\": \"Text\", \"text\": \"ab cd efg hij\", \(id)")
    case 3: View(members: "\"view\": \"Divider\", \(id)")
    case 4:
      View(members: "\"view\": \"Spacer\", \"minLength\": \(length()), \(id)", isSpacer: true)
    case 5: View(members: "\"view\": \"TextField\", \(id)")
    default:
      View(
        members: "\"view\": \"Rectangle\", \(id),"
          + "\"size\": { \"width\": \(number()), \"height\": \(number()) }")
    }
  }

  /// A length that stands for itself: a leaf's size is no expression.
  private mutating func number() -> String {
    let numbers = lengths.filter { Double($0) != nil && !$0.hasPrefix("-") }
    return source.one(of: numbers)
  }

  private mutating func container(_ id: String, _ depth: Int) -> View {
    let children = (0..<source.below(4)).map { _ in view(depth - 1) }
    let gap = source.below(2) == 0 ? "" : ", \"spacing\": \(length())"
    let head =
      switch source.below(12) {
      case 0, 1: "\"view\": \"HStack\", \"alignment\": \"firstTextBaseline\"\(gap)"
      case 2, 3: "\"view\": \"VStack\", \"alignment\": \"leading\"\(gap)"
      case 4: "\"view\": \"ZStack\", \"alignment\": \"bottomTrailing\""
      case 5: "\"view\": \"GeometryReader\""
      case 6: "\"view\": \"ScrollView\", \"axes\": \"horizontal\""
      case 7: "\"view\": \"Grid\", \"alignment\": \"topLeading\""
      case 8: "\"view\": \"LazyVStack\", \"alignment\": \"trailing\"\(gap)"
      case 9: "\"view\": \"ViewThatFits\", \"in\": \"horizontal\""
      case 10:
        "\"view\": \"LazyVGrid\", \"columns\":"
          + " [{ \"fixed\": 30 }, { \"flexible\": { \"minimum\": 5 } }]\(gap)"
      default: "\"view\": \"GridRow\""
      }
    return View(members: "\(head), \(id)", children: children)
  }

  private mutating func modifier() -> String {
    switch source.below(19) {
    case 0: "{ \"frame\": { \"width\": \(length()), \"alignment\": \"topLeading\" } }"
    case 1: "{ \"frame\": { \"height\": \(length()) } }"
    case 2: "{ \"frame\": { \"minWidth\": \(length()), \"maxHeight\": \(length()) } }"
    case 3: "{ \"frame\": { \"idealWidth\": \(length()), \"maxWidth\": \"infinity\" } }"
    case 4: "{ \"padding\": { \"edges\": [\"leading\", \"top\"], \"length\": \(length()) } }"
    case 5: "\"fixedSize\""
    case 6: "{ \"aspectRatio\": { \"ratio\": \(length()), \"contentMode\": \"fill\" } }"
    case 7: "{ \"offset\": { \"x\": \(length()), \"y\": 3 } }"
    case 8: "{ \"position\": { \"x\": \(length()), \"y\": \(length()) } }"
    case 9: "{ \"layoutPriority\": { \"value\": \(length()) } }"
    case 10: "{ \"gridCellColumns\": 2 }"
    case 11: "{ \"rotationEffect\": \".degrees(30)\" }"
    case 12:
      "{ \"scaleEffect\": { \"x\": \(length()), \"y\": 2, \"anchor\": \"leading\" } }"
    case 13: "{ \"border\": { \"content\": \"red\", \"width\": 2 } }"
    case 14: "\"scaledToFit\""
    case 15: "{ \"safeAreaPadding\": { \"edges\": \"leading\", \"length\": \(length()) } }"
    case 16:
      "{ \"safeAreaInset\": { \"edge\": \"leading\", \"content\": { \"view\": \"Text\", \"text\": \"x\" } } }"
    case 17: "{ \"ignoresSafeArea\": { \"edges\": \"leading\" } }"
    default:
      "{ \"alignmentGuide\": { \"guide\": \"leading\", \"computeValue\": \"$0.width / 3\" } }"
    }
  }
}
