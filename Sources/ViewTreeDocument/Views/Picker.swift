import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Picker` (docs/explanation/controls.md).
  static let picker = ViewDefinition(
    """
    struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View
    init(_ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == Text
    init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    // read
    init(_ title: LocalizedStringKey, systemImage unused: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content)
    """, "A selection from options, in the picker style.",
    support: .estimated(
      "the distances in a row are approximate; inline is a wheel outside lists, palette is shown as segments"
    ),
    paints: .picker
  ) { p in
    let title = p.title()
    let label = p.partLabel()
    let selection = p(
      "selection", .binding, drawn: true, "The binding to the selection, such as $flavor.")
    let value = p(
      "value", .text, drawn: true,
      "Instead of options, the text of the chosen option, in the menu style.")
    let options = p("content", .content, "The options, each with a tag.")
    p.control = .chooses
    return .choice(
      ChoiceArguments(label: label, selection: selection, options: options) {
        $0.turnToOptions()
      }
    ) { context in
      switch context.environment.styles.picker {
      case .segmented:
        let segments = context.add(SegmentsLayout())
        context.addOptions(at: segments)
        return segments
      case .inline where context.environment.list.isInRow:
        let rows = context.add(
          OptionRowsLayout(context.environment.list.metrics(context)))
        if !context.environment.labelsHidden {
          context.addPart(1, title: title, orContent: label, below: rows)
        }
        context.addOptions(at: rows)
        return rows
      case .wheel, .inline:
        let wheel = context.add(ControlLayout(.wheelPicker))
        if !context.isGiven(value) { context.addOptions(at: wheel) }
        return wheel
      case .navigationLink:
        return context.addChoiceRow(
          title: title, orContent: label, value: value,
          after: EdgeInsets(
            trailing: context.environment.list.isInRow ? ControlMetrics.rowArrow : 0))
      case .menu where context.environment.list.isInRow && !context.environment.labelsHidden:
        return context.addChoiceRow(
          title: title, orContent: label, value: value,
          after: EdgeInsets(trailing: ControlMetrics.menuPickerArrows))
      case .menu:
        let menu = context.add(PaddingLayout(ControlMetrics.menuPickerPadding))
        context.addChosenOption(value, isFlat: false, below: menu)
        return menu
      }
    }
  }
}

extension ViewEnvironment {
  /// The environment of the options of a picker.
  fileprivate mutating func turnToOptions() {
    list.isInRow = false
    if styles.picker == .segmented {
      (font, fontWeight) = (ControlMetrics.segmentFont, nil)
      lineLimit = 1
    }
  }
}

extension LayoutContext {
  /// Makes a node the slot of the options.
  fileprivate func addOptions(at node: NodeID) { parts[0] = node }

  /// Adds the chosen option below a node: its text, if that is set, or the slot of the options.
  fileprivate func addChosenOption(
    _ value: Handle<TextArgument>, isFlat: Bool, below node: NodeID
  ) {
    if isGiven(value) {
      _ = tree.add(text(value), to: node)
    } else {
      parts[0] = tree.add(ChoiceLayout(isFlat: isFlat), to: node)
    }
  }

  /// Adds a row over the whole width: the label, the chosen option, and space for the following
  /// views.
  fileprivate func addChoiceRow(
    title: Handle<TextArgument>, orContent label: Handle<TemplateRange>,
    value: Handle<TextArgument>, after end: EdgeInsets
  ) -> NodeID {
    let row = add(StackLayout.horizontal(spacing: 0))
    let hasLabel = (isGiven(title) || hasViews(label)) && !environment.labelsHidden
    if hasLabel { addPart(1, title: title, orContent: label, below: row) }
    _ = tree.add(SpacerLayout(minLength: ControlMetrics.labelGap), to: row)
    addChosenOption(value, isFlat: hasLabel, below: tree.add(PaddingLayout(end), to: row))
    return row
  }
}
