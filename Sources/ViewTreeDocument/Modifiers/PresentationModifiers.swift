/// Modifiers that present content of the system or style presentations
/// (docs/explanation/preferences.md, Presentations).
extension ModifierDefinition {
  static let contextMenu = unnoticed(
    """
    func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View
    func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View
    // read
    func contextMenu<M: View>(_ menuItems: ContextMenu<M>?) -> some View
    func contextMenu<I>(forSelectionType: I.Type = I.self, @ViewBuilder menu menuItems: (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil) -> some View
    """, "Adds a context menu.",
    support: .notModelled("viewtree never opens it"),
    .init("as", .parameterName(default: ["selection"]), "The name of the selection."),
    .init("menuItems", unlabelled: true, "The menu (not laid out)."),
    .init("preview", "The preview (not laid out)."))

  static let fileExporter = unnoticed(
    """
    func fileExporter<D: FileDocument>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View
    // read
    func fileExporter<T>(isPresented: Binding<Bool>, item document: T?, contentTypes contentType: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View
    """, "Presents a dialog for the destination of a file.",
    support: .notModelled("the system lays it out"),
    .init("isPresented", "A Boolean value or binding that presents it."),
    .init("document", "The document."),
    .init("contentType", required: false, "The type of the document."),
    .init(
      "defaultFilename", "The name of the document."),
    .init("as", .parameterName(default: ["result"]), "The name of the result."),
    .init("onCompletion", "The closure for the result."))

  static let fileImporter = unnoticed(
    """
    func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View
    func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View
    """, "Asks for a file.", support: .notModelled("the system lays it out"),
    .init("isPresented", "A Boolean value or binding that presents it."),
    .init("allowedContentTypes", "The allowed content types."),
    .init("allowsMultipleSelection", "True to allow several."),
    .init("as", .parameterName(default: ["result"]), "The name of the result."),
    .init("onCompletion", "The closure for the result."))

  static let interactiveDismissDisabled = unnoticed(
    "func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View",
    "Prevents the dismissal of a sheet with a swipe.",
    .init("isDisabled", "True by default."))

  static let persistentSystemOverlays = drawn(
    "func persistentSystemOverlays(_ visibility: Visibility) -> some View",
    "Shows or hides overlays of the system.",
    .init("visibility", "The visibility."))

  static let photosPicker = unnoticed(
    """
    func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching: PHPickerFilter? = nil) -> some View
    func photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int?, matching: PHPickerFilter? = nil) -> some View
    """, "Asks for photographs.", support: .notModelled("the system lays it out"),
    .init("isPresented", "A Boolean value or binding that presents it."),
    .init("selection", required: false, "The binding to the selected item."),
    .init("maxSelectionCount", "The maximum number of items."),
    .init("matching", "The filter for items."))

  static let presentationBackground = drawn(
    """
    func presentationBackground<Y: ShapeStyle>(_ style: Y) -> some View
    func presentationBackground<C: View>(alignment: Alignment = .center, @ViewBuilder content: () -> C) -> some View
    """, "Sets the background of a presentation.", paints: .sheetGround,
    .init("style", "The style."),
    .init("alignment", "The alignment of the views."),
    .init("content", "The views (not laid out)."))

  static let presentationBackgroundInteraction = unnoticed(
    "func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View",
    "Allows interaction with the views behind a presentation.",
    .init("interaction", "The permitted interaction."))

  static let presentationContentInteraction = unnoticed(
    "func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View",
    "Sets whether a swipe scrolls or resizes.",
    .init("behavior", "The behavior."))

  static let presentationCornerRadius = drawn(
    "func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View",
    "Rounds the corners of a presentation.", paints: .sheetRadius,
    .init("cornerRadius", "Points."))

  static let presentationSizing = drawn(
    "func presentationSizing(_ sizing: PresentationSizing) -> some View",
    "Sets the size of a sheet.",
    support: .notModelled("a sheet is as large as the window"),
    .init("sizing", "The size."))

  static let quickLookPreview = unnoticed(
    "func quickLookPreview(_ item: Binding<URL?>) -> some View", "Shows a file.",
    support: .notModelled("the system lays it out"),
    .init("item", "The binding to the file."))

  static let statusBarHidden = drawn(
    "func statusBarHidden(_ hidden: Bool = true) -> some View", "Hides the status bar.",
    support: .notModelled("the safe area does not change"), paints: .omitted,
    .init("hidden", "True by default."))

  static let presentationCompactAdaptation = ModifierDefinition(
    """
    func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View
    func presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation) -> some View
    """, "Sets the form of a presentation in compact sizes.",
    support: .approximate("it only keeps popovers from becoming sheets")
  ) { p in
    let forms = ["automatic", "none", "popover", "sheet", "fullScreenCover"]
    let adaptation = p("adaptation", .option(forms), unlabelled: true, "The new form.")
    let horizontal = p("horizontal", .option(forms), "The new form in a compact width.")
    p("vertical", .option(forms), "The new form in a compact height.")
    p.bars = { bars, arguments in
      bars.keepsPopover = (arguments[adaptation] ?? arguments[horizontal]) == 2
    }
    return .neutral
  }

  static let presentationDetents = ModifierDefinition(
    """
    func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
    func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View
    """, "Sets the possible heights of a sheet.",
    support: .approximate(
      "`.medium` is half of a large sheet, and a custom detent is a large sheet"),
    draws: .content
  ) { p in
    let detents = p(
      "detents", .expression, unlabelled: true, required: true,
      "The heights. A sheet starts at the smallest.")
    let selection = p("selection", .binding, "The binding to the height.")
    p.bars = { bars, arguments in
      bars.detents = arguments[detents]
      bars.selectedDetent = arguments[selection]
    }
    return .neutral
  }

  static let presentationDragIndicator = ModifierDefinition(
    "func presentationDragIndicator(_ visibility: Visibility) -> some View",
    "Shows or hides the drag indicator of a sheet.", support: .drawn, draws: .content
  ) { p in
    let visibilities: [(String, Bool?)] = [
      ("automatic", nil), ("visible", true), ("hidden", false),
    ]
    let isShown = p.choice(
      "visibility", visibilities, unlabelled: true, required: true, "The visibility.")
    p.bars = { bars, arguments in bars.showsDragIndicator = arguments[isShown] ?? nil }
    return .neutral
  }

  static let navigationDestination = ModifierDefinition(
    """
    func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View
    func navigationDestination<C: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> C) -> some View
    func navigationDestination<D: Hashable, C: View>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View
    """, "Pushes views in place of the enclosing screen.",
    support: .approximate("only links with values are followed, and the previous screen stays")
  ) { p in
    let type = p("for", .expression, "The type of the values for which it is pushed.")
    let isPresented = p(
      "isPresented", .presented, "A Boolean value or binding that presents it.")
    let item = p("item", .binding, "A binding to an optional, instead of a Boolean value.")
    p("as", .parameterName(default: ["value"]), "The name of the value or the item.")
    let destination = p("destination", .content, required: true, "The views.")
    p.exclude([type.place], [isPresented.place], [item.place])
    return .presentation(
      .navigationDestination,
      PresentationArguments(
        content: destination, isPresented: isPresented, item: item, valueType: type))
  }
}
