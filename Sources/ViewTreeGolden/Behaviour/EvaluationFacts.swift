/// What a report says of one evaluation.
struct EvaluationFacts: Equatable {
  /// A view: its line of the tree.
  struct View: Equatable {
    var depth = 0
    /// The word of a secondary: `overlay`; empty for a child.
    var role = ""
    var name = ""
    var id: String?
    var text: String?
    var path = ""
    /// The place of the view around it; -1 for a root.
    var parent = -1
    var frame: BehaviourFrame?
    /// Where what is drawn begins, if that is outside of the frame.
    var contentOrigin: BehaviourFrame?
    /// Whatever else the line says: a label and what it says.
    var details: [Detail] = []

    /// How other lines name the view.
    var reference: String { id ?? path }
  }

  /// What a report says of a view besides its frame.
  struct Detail: Equatable {
    var label: String
    var frame: BehaviourFrame?
    var text: String
  }

  /// A value at a reader.
  struct Reading: Equatable {
    var key = ""
    var modifier = ""
    var view = ""
    var pass: String?
    /// `the default, 0 reduces`.
    var detail = ""
    var elements: [Element] = []
    var isList = false
  }

  /// An element of a value with the view that wrote it.
  struct Element: Equatable {
    var value: String
    var writer: String?
  }

  /// A closure that ran, or a call of `reduce`.
  struct Event: Equatable {
    /// `nil` for `reduce`.
    var number: Int?
    var modifier = ""
    var key = ""
    var view = ""
    var pass: String?
    var cause: String?
    var value: String?
  }

  /// A closure that did not run.
  struct Skip: Equatable {
    var modifier = ""
    var key = ""
    var view = ""
    var pass: String?
    var reason = ""
  }

  /// An anchor, and where it was resolved.
  struct Anchor: Equatable {
    var number = 0
    /// `.bounds of f0 for popover` is its source, its view and its modifier.
    var source = ""
    var view = ""
    var attachment: String?
    var global = ""
    var resolved: [Resolution] = []
  }

  /// Where an anchor is in a reader.
  struct Resolution: Equatable {
    var reader: String
    var value: String
  }

  /// A line of another section.
  struct Entry: Equatable {
    var section: String
    var subject: String
    var value: String
    /// Whether the reader did not know what the line means.
    var isUnknown = false
  }

  /// What happened, for a step.
  var title = ""
  var window = ""
  var status = ""
  var remarks: [String] = []
  var views: [View] = []
  var readings: [Reading] = []
  var order: [Event] = []
  var skipped: [Skip] = []
  var anchors: [Anchor] = []
  var state: [Entry] = []
  var entries: [Entry] = []

  /// The lines that no reader understood.
  var unknown: [String] { entries.filter(\.isUnknown).map(\.subject) }
}
