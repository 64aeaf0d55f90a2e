/// An entry of a view list: a view, a control structure, or a statement about the views after it.
enum ViewEntry {
  case view(LoweredView)
  case statement(DocumentValue)

  var value: DocumentValue {
    switch self {
    case .view(let view): view.value
    case .statement(let value): value
    }
  }
}

/// A view of the document under construction.
struct LoweredView {
  enum Form {
    /// A view with its name.
    case named(DocumentValue)
    /// Views that are passed to a component.
    case slot
    /// `if`, `forEach`, and `switch`, which take no modifiers.
    case control
  }

  let form: Form
  let range: Range<Int>
  var id: DocumentValue?
  var lets: [(name: String, place: Range<Int>, value: DocumentValue)] = []
  var members: DocumentObject
  var modifiers: [DocumentValue] = []
  /// The view of the file that it is, if its arguments are known.
  var own: DeclaredView?
  /// True for a picture instead of a view, while its size isn't set.
  var isPicture = false
  /// True for a Box instead of a view, while its size isn't set.
  var isBox = false

  init(_ form: Form, _ members: DocumentObject) {
    self.form = form
    self.members = members
    range = members.range
  }

  /// A view with its name.
  init(named name: String, _ place: Range<Int>, _ range: Range<Int>) {
    self.init(.named(.word(name, place)), DocumentObject(range))
  }

  /// A Box instead of a view that can't be known.
  static func standIn(_ place: Range<Int>, _ range: Range<Int>) -> LoweredView {
    var box = LoweredView(named: "Box", place, range)
    box.markStandIn()
    box.isBox = true
    return box
  }

  /// A text view instead of a missing view.
  static func standIn(text: String, _ place: Range<Int>, _ range: Range<Int>) -> LoweredView {
    var view = LoweredView(named: "Text", place, range)
    view.members.add("text", place, .word(text, place))
    view.markStandIn()
    return view
  }

  /// A picture instead of a view that shows one. Modifiers of its size stretch it.
  static func standIn(pictureAt place: Range<Int>, _ range: Range<Int>) -> LoweredView {
    var view = LoweredView(named: "Image", place, range)
    view.members.add("systemName", place, .word("photo", place))
    view.markStandIn()
    view.isPicture = true
    return view
  }

  /// Marks the view as a placeholder.
  mutating func markStandIn() {
    let opening = range.lowerBound..<min(range.lowerBound + 1, range.upperBound)
    members.add("standIn", opening, .truth(true, opening))
  }

  /// True for a placeholder.
  var isStandIn: Bool { members.has("standIn") }

  var isControl: Bool {
    if case .control = form { return true }
    return false
  }

  var value: DocumentValue {
    if case .named(let name) = form, id == nil, lets.isEmpty, members.isEmpty, modifiers.isEmpty {
      return name
    }
    var object = DocumentObject(range)
    let opening = range.lowerBound..<min(range.lowerBound + 1, range.upperBound)
    if case .named(let name) = form { object.add("view", opening, name) }
    if let id { object.add("id", opening, id) }
    if !lets.isEmpty {
      var names = DocumentObject(range)
      for name in lets { names.add(name.name, name.place, name.value) }
      object.add("let", opening, .object(names))
    }
    for member in members.members { object.add(member.key, member.place, member.value) }
    if !modifiers.isEmpty { object.add("modifiers", opening, .list(modifiers, range)) }
    return .object(object)
  }
}

extension [ViewEntry] {
  /// The list in the document's form: a single view has no brackets.
  func value(_ range: Range<Int>) -> DocumentValue {
    if count == 1, case .view(let view) = self[0] { return view.value }
    return .list(map(\.value), range)
  }

  /// The entries as one view that can have modifiers.
  func single(_ range: Range<Int>) -> LoweredView {
    if count == 1, case .view(let view) = self[0], !view.isControl { return view }
    var group = LoweredView(named: "Group", range, range)
    group.members.add("children", range, value(range))
    return group
  }
}
