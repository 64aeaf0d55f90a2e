import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// Alerts and confirmation dialogs: a title, a message, text fields, and buttons
/// (docs/explanation/containers.md, Dialogs).
extension Pass {
  /// The title and the message of a dialog that is presented.
  func dialogTexts(
    _ arguments: DialogArguments, of template: ModifierTemplate
  ) -> PresentationSite.DialogTexts {
    let isVisible = arguments.visibility.map { context[$0] == 1 } ?? true
    return PresentationSite.DialogTexts(
      title: isVisible ? document.content(arguments.title, of: template) ?? .empty : .empty,
      message: document.content(arguments.message, of: template) ?? .empty,
      systemButton: document.systemButtons[template.firstArgument] ?? .empty)
  }

  /// Builds the text, the fields, and the buttons of a dialog.
  func buildDialog(
    _ site: PresentationSite, _ texts: PresentationSite.DialogTexts, group: ID<GroupRecord>
  ) throws -> NodeID {
    let isAlert = site.kind == .alert
    let width =
      isAlert
      ? DialogLayout.alertWidth : document.window.width - 2 * DialogLayout.sheetMargin
    // On an iPad, a confirmation dialog is a popover, which a tap outside closes.
    let added = isAlert || document.window.isPhone ? texts.systemButton : .empty
    let dialog = DialogLayout(
      isAlert ? .alert : .sheet, width: width,
      cancel: added.isEmpty ? cancelButton(in: site.content) : .max)
    let root = layout.add(dialog, to: nil)
    let column = layout.add(StackLayout.vertical(spacing: 4), to: root)
    let usual = context.environment
    func build(
      _ views: TemplateRange, _ font: FontStyle, _ weight: FontWeight?,
      in environment: ScriptEnvironment, below node: NodeID
    ) throws {
      var values = usual
      (values.font, values.fontWeight) = (.style(font), weight)
      try inheriting(values) {
        try buildChildren(
          views, in: environment, at: Place(parent: node, group: group, chain: nil),
          token: .modifier(site.record))
      }
    }
    try build(
      texts.title, isAlert ? .headline : .footnote, isAlert ? nil : .semibold, in: texts.names,
      below: column)
    try build(texts.message, .footnote, nil, in: site.environment, below: column)
    for buttons in [site.content, added] {
      try build(buttons, isAlert ? .body : .title3, nil, in: site.environment, below: root)
    }
    return root
  }

  /// The index of the first cancel button among the buttons of a dialog, or `nil`.
  private func cancelButton(in content: TemplateRange) -> Int? {
    let buttons = entries(of: content).filter { _, template in !isField(template) }
    return buttons.firstIndex { _, template in document.cancels(template) }
  }

  private func isField(_ template: ViewTemplate) -> Bool {
    guard template.kind == .view else { return false }
    let painting = definition(template).painting
    return painting == .field || painting == .secureField
  }

  /// Places a dialog in the middle or at the bottom of the window.
  func placeDialog(_ root: NodeID, of site: PresentationSite) {
    let window = document.window
    let insets = window.proposal == nil ? window.safeArea : EdgeInsets()
    var area = Rect.zero
    layout.layOutRoot(root) { size in
      let y =
        site.kind == .alert
        ? insets.top + (window.height - insets.total(along: .vertical) - size.height) / 2
        : window.height - max(insets.bottom, DialogLayout.sheetMargin) - size.height
      area = Rect(origin: Point(x: (window.width - size.width) / 2, y: y), size: size)
      return area.origin
    }
    built.sheetAreas[site.record] = area
  }
}
