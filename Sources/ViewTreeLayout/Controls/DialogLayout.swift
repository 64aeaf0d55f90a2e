/// An alert or a confirmation dialog: text, and below it the fields and the rows of buttons
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

  /// The height of the box of a text field.
  public static let fieldHeight = 32.0
  /// The distance of a box from the sides of the dialog.
  public static let fieldMargin = 16.0
  /// The distance of a box from the next one and from the buttons, and of its text from its sides.
  private static let fieldGap = 8.0
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
    let count = entries(of: node, in: engine).buttons.count
    let rows = form == .alert && count == 2 ? 1 : count
    let gap = isApart(count) ? Self.sheetMargin : 0
    return Size(
      width: width,
      height: buttonsTop(of: node, in: engine) + Double(rows) * rowHeight + gap)
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let texts = engine.firstChild(of: node) else { return }
    let own = engine.size(of: texts, proposing: textProposal)
    engine.place(
      texts, at: Point(x: (width - own.width) / 2, y: textMargin), proposing: textProposal)
    let entries = entries(of: node, in: engine)
    placeFields(entries.fields, below: textHeight(of: node, in: engine), in: engine)
    let rows = rows(of: entries.buttons, from: buttonsTop(of: node, in: engine))
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

  /// The text fields and the buttons.
  private func entries(
    of node: NodeID, in engine: LayoutEngine
  ) -> (fields: [NodeID], buttons: [NodeID]) {
    var entries: [NodeID] = []
    engine.forEachChild(of: node) { entries.append($0) }
    let fields = entries.dropFirst().filter { engine.isTextField($0) }
    return (fields, entries.dropFirst().filter { !fields.contains($0) })
  }

  /// The start of the first row of buttons, below the text and the fields.
  private func buttonsTop(of node: NodeID, in engine: LayoutEngine) -> Double {
    let text = textHeight(of: node, in: engine)
    let count = entries(of: node, in: engine).fields.count
    if count == 0 { return text }
    return max(text, textMargin) + Double(count) * (Self.fieldHeight + Self.fieldGap)
  }

  /// Centers each field in its box.
  private func placeFields(_ fields: [NodeID], below text: Double, in engine: LayoutEngine) {
    var top = max(text, textMargin)
    let offer = ProposedSize(width: width - 2 * (Self.fieldMargin + Self.fieldGap), height: nil)
    for field in fields {
      let size = engine.size(of: field, proposing: offer)
      engine.place(
        field,
        at: Point(x: (width - size.width) / 2, y: top + (Self.fieldHeight - size.height) / 2),
        proposing: offer)
      top += Self.fieldHeight + Self.fieldGap
    }
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

extension LayoutEngine {
  /// True if a node is a text field, with or without modifiers.
  fileprivate func isTextField(_ node: NodeID) -> Bool {
    if isNode(node, laidOutBy: ControlLayout.self) {
      return parameters(of: node, as: ControlLayout.self).metrics.isField
    }
    guard let child = firstChild(of: node) else { return false }
    return isTextField(child)
  }
}
