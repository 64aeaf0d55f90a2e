import ViewTreeReport

/// A fact of a view other than its frame: of the view itself, of the bare view, or of a modifier.
struct ViewDetail: Equatable {
  let label: String
  let frame: BehaviourFrame?
  let text: String

  private init(_ label: String, _ frame: BehaviourFrame?, _ facts: FactVisitor) {
    self.label = label
    self.frame = frame
    text = facts.words
  }

  private init(_ detail: FactVisitor.Detail) {
    label = detail.label
    frame = nil
    text = detail.value
  }

  /// All facts of a view.
  static func all(of view: ViewRow) -> [ViewDetail] {
    FactVisitor(view).details.map(ViewDetail.init)
      + view.values.read.map { ViewDetail("value", nil, FactVisitor($0)) }
      + view.bare.read.map {
        ViewDetail("content", $0.frame.map(BehaviourFrame.init), FactVisitor($0))
      }
      + view.modifiers.read.map {
        ViewDetail("." + $0.name, $0.frame.map(BehaviourFrame.init), FactVisitor($0))
      }
  }
}
