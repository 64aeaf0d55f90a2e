/// An alert or a confirmation dialog: text, and rows of buttons below it
/// (docs/explanation/containers.md, Dialogs). The first child contains the text.
public struct DialogLayout: LayoutRules {
  /// The position of a dialog.
  public enum Form: UInt8, BitwiseCopyable, Sendable {
    /// In the middle of the window.
    case alert
    /// At the bottom of the window.
    case sheet
  }

  let form: Form
  let width: Double
  /// The index of the button that cancels, among the buttons. Nil for none.
  let cancel: Int?

  /// A dialog of a width in points.
  public init(_ form: Form, width: Double, cancel: Int?) {
    (self.form, self.width, self.cancel) = (form, width, cancel)
  }

  /// The width of an alert.
  public static let alertWidth = 270.0
  /// The distance of a dialog at the bottom from the sides of the window, and of the button that
  /// cancels.
  public static let sheetMargin = 8.0

  static var section: String { "Dialogs" }
  var axisForChildren: StackAxis? { StackAxis.none }

  /// The height of a row with buttons.
  var rowHeight: Double { form == .alert ? 44 : 57 }
  private var textMargin: Double { form == .alert ? 19 : 14 }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    let count = buttons(of: node, in: engine).count
    let rows = form == .alert && count == 2 ? 1 : count
    let gap = isApart(count) ? Self.sheetMargin : 0
    return Size(
      width: width,
      height: textHeight(of: node, in: engine) + Double(rows) * rowHeight + gap)
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let texts = engine.firstChild(of: node) else { return }
    let own = engine.size(of: texts, proposing: textProposal)
    engine.place(
      texts, at: Point(x: (width - own.width) / 2, y: textMargin), proposing: textProposal)
    let rows = rows(of: buttons(of: node, in: engine), from: textHeight(of: node, in: engine))
    for (button, row) in rows {
      let offer = ProposedSize(row.size)
      let size = engine.size(of: button, proposing: offer)
      engine.place(
        button, at: Point(x: row.midX - size.width / 2, y: row.midY - size.height / 2),
        proposing: offer)
    }
  }

  // MARK: - Steps

  private var textProposal: ProposedSize { ProposedSize(width: width - 32, height: nil) }

  /// True if the cancel button is separate from the others.
  private func isApart(_ count: Int) -> Bool { form == .sheet && cancel != nil && count > 1 }

  private func textHeight(of node: NodeID, in engine: LayoutEngine) -> Double {
    guard let texts = engine.firstChild(of: node), engine.firstChild(of: texts) != nil else {
      return 0
    }
    return engine.size(of: texts, proposing: textProposal).height + 2 * textMargin
  }

  private func buttons(of node: NodeID, in engine: LayoutEngine) -> [NodeID] {
    var buttons: [NodeID] = []
    engine.forEachChild(of: node) { buttons.append($0) }
    return Array(buttons.dropFirst())
  }

  /// The rows of buttons. The cancel button is the first of two buttons in an alert, and otherwise
  /// the last button.
  private func rows(of buttons: [NodeID], from top: Double) -> [(NodeID, Rect)] {
    var ordered = buttons
    let isPair = form == .alert && buttons.count == 2
    if let cancel, cancel < ordered.count {
      let button = ordered.remove(at: cancel)
      ordered.insert(button, at: isPair ? 0 : ordered.count)
    }
    if isPair {
      return ordered.enumerated().map { number, button in
        (
          button,
          Rect(x: Double(number) * width / 2, y: top, width: width / 2, height: rowHeight)
        )
      }
    }
    let gap = isApart(ordered.count) ? Self.sheetMargin : 0
    return ordered.enumerated().map { number, button in
      let isLast = number == ordered.count - 1
      return (
        button,
        Rect(
          x: 0, y: top + Double(number) * rowHeight + (isLast ? gap : 0), width: width,
          height: rowHeight)
      )
    }
  }
}
