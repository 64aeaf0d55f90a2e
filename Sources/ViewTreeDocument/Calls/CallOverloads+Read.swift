/// Overloads that are read and never written: older ones, and those with parameters that documents
/// do not have. A parameter without a counterpart is skipped, without a warning if a call may omit
/// it.
extension CallOverloads {
  /// Parameters that have a default but visibly change the view.
  static let noticed: Set = ["displayedComponents"]

  /// The name of parameters that never have a visible effect.
  static let unseen = "unused"

  static let readViews: [String: [String]] = [
    "AngularGradient": [
      "init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)",
      "init(colors: [Color], center: UnitPoint, angle: Angle = .zero)",
    ],
    "AnyView": ["init<V: View>(erasing children: V)"],
    "AsyncImage": [
      "init(url: URL?, scale: CGFloat = 1, transaction unused: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)"
    ],
    "ContentUnavailableView": [
      "init(_ title: LocalizedStringKey, image: String = \"\", description: Text? = nil)"
    ],
    "ControlGroup": [
      "init(_ title: LocalizedStringKey, systemImage: String = \"\", @ViewBuilder content: () -> Content)"
    ],
    "Button": [
      "init(intent unused: any AppIntent, @ViewBuilder label: () -> Label)",
      "init(role: ButtonRole?, intent unused: any AppIntent, @ViewBuilder label: () -> Label)",
      "init(_ title: LocalizedStringKey, intent unused: any AppIntent)",
    ],
    "Canvas": [
      "init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols = EmptyView())"
    ],
    "Color": [
      "init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)",
      "init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)",
      "init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)",
      "init(uiColor: UIColor)", "init(nsColor: NSColor)", "init(cgColor: CGColor)",
      "init(_ asset: String = \"\", bundle: Bundle? = nil)",
    ],
    "DatePicker": [
      "init(_ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date> = .all, displayedComponents: DatePickerComponents = .all)",
      "init(selection: Binding<Date>, in range: ClosedRange<Date> = .all, displayedComponents: DatePickerComponents = .all, @ViewBuilder label: () -> Label)",
    ],
    "Gauge": [
      "init<N: BinaryFloatingPoint>(value: N, in bounds: ClosedRange<N> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }, @ViewBuilder markedValueLabels unused: () -> MarkedValueLabels)"
    ],
    "GroupBox": ["init<V: View>(label: V, @ViewBuilder content: () -> Content)"],
    "Image": [
      "init(_ name: String, variableValue: Double? = nil, bundle: Bundle? = nil)",
      "init(_ name: String, bundle: Bundle? = nil, label: Text = Text(name))",
      "init(systemName: String, variableValue: Double? = nil)", "init(uiImage: UIImage)",
      "init(nsImage: NSImage)", "init(_ cgImage: CGImage, scale: CGFloat, label: Text)",
    ],
    "Label": ["init(_ title: LocalizedStringKey, image: String = \"\")"],
    "LabeledContent": [
      "init<F: FormatStyle>(_ title: LocalizedStringKey, value: F.FormatInput, format: F)"
    ],
    "LinearGradient": [
      "init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)"
    ],
    "Menu": [
      "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void)",
      "init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)",
    ],
    "NavigationLink": [
      "init<V: View>(_ title: LocalizedStringKey, destination: V)",
      "init<V: View>(destination: V, @ViewBuilder label: () -> Label)",
      "init<P: Hashable>(_ title: LocalizedStringKey, value: P? = nil)",
      "init<P: Hashable>(value: P? = nil, @ViewBuilder label: () -> Label)",
      "init<V: View>(_ title: LocalizedStringKey, destination: V, isActive: Binding<Bool> = .constant(false))",
      "init<V: View>(destination: V, isActive: Binding<Bool> = .constant(false), @ViewBuilder label: () -> Label)",
      "init(_ title: LocalizedStringKey, isActive: Binding<Bool> = .constant(false), @ViewBuilder destination: () -> Destination)",
      "init(isActive: Binding<Bool> = .constant(false), @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)",
      "init<V: View, P: Hashable>(destination: V, tag: P? = nil, selection: Binding<P?> = .constant(nil), @ViewBuilder label: () -> Label)",
      "init<P: Hashable>(tag: P? = nil, selection: Binding<P?> = .constant(nil), @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)",
    ],
    "Path": ["init(_ callback: (inout Path) -> Void)"],
    "PhaseAnimator": [
      "init<S: Sequence>(_ phases: S, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation?)",
      "init<S: Sequence, E: Equatable>(_ phases: S, trigger: E, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation?)",
    ],
    "Picker": [
      "init(_ title: LocalizedStringKey, systemImage unused: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)",
      "init<V: View>(selection: Binding<SelectionValue>, label title: V, @ViewBuilder content: () -> Content)",
      "init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label title: () -> Label)",
    ],
    "ProgressView": [
      "init<N: BinaryFloatingPoint>(value: N?, total: N = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)"
    ],
    "RadialGradient": [
      "init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)"
    ],
    "Section": [
      "init<V: View>(header: V, footer: V, @ViewBuilder content: () -> Content)",
      "init<V: View>(header: V, @ViewBuilder content: () -> Content)",
      "init<V: View>(footer: V, @ViewBuilder content: () -> Content)",
    ],
    "SecureField": [
      "init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)"
    ],
    "ShareLink": [
      "init<I>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview = default)",
      "init<I>(_ title: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview = default)",
      "init<I>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview = default, @ViewBuilder label: () -> Label)",
      "init<C>(items: C, subject: Text? = nil, message: Text? = nil, preview: SharePreview = default)",
      "init<C>(_ title: LocalizedStringKey, items: C, subject: Text? = nil, message: Text? = nil, preview: SharePreview = default)",
      "init<C>(items: C, subject: Text? = nil, message: Text? = nil, preview: SharePreview = default, @ViewBuilder label: () -> Label)",
    ],
    "Slider": [
      "init<N: BinaryFloatingPoint>(value: Binding<N>, in bounds: ClosedRange<N> = 0...1, step: N.Stride = 1, @ViewBuilder label: () -> Label = EmptyView(), @ViewBuilder minimumValueLabel: () -> ValueLabel = EmptyView(), @ViewBuilder maximumValueLabel: () -> ValueLabel = EmptyView(), onEditingChanged: @escaping (Bool) -> Void = { _ in })",
      "init<N: BinaryFloatingPoint>(value: Binding<N>, in bounds: ClosedRange<N> = 0...1, step: N.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: V = EmptyView(), maximumValueLabel: V = EmptyView(), @ViewBuilder label: () -> Label = EmptyView())",
    ],
    "Stepper": [
      "init<N: Strideable>(_ title: LocalizedStringKey, value: Binding<N>, in bounds: ClosedRange<N> = .all, step: N.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })",
      "init<N: Strideable>(value: Binding<N>, in bounds: ClosedRange<N> = .all, step: N.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })",
      "init<F: ParseableFormatStyle>(_ title: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput> = .all, step: F.FormatInput.Stride = 1, format: F)",
      "init(_ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })",
      "init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })",
    ],
    "Tab": [
      "init<H: Hashable>(_ title: LocalizedStringKey, systemImage: String = \"\", value: H, @ViewBuilder content: () -> Content)"
    ],
    "Table": [
      "init<D, S, C>(_ unused: D, selection: Binding<S> = default, sortOrder: Binding<[C]> = default, columnCustomization unused: Binding<T> = default, @ViewBuilder columns: () -> Columns)",
      "init<S, C>(selection: Binding<S> = default, sortOrder: Binding<[C]> = default, columnCustomization unused: Binding<T> = default, @ViewBuilder columns: () -> Columns, @ViewBuilder rows: () -> Rows)",
      "init<S, C>(of unused: Value.Type, selection: Binding<S> = default, sortOrder: Binding<[C]> = default, columnCustomization unused: Binding<T> = default, @ViewBuilder columns: () -> Columns, @ViewBuilder rows: () -> Rows)",
    ],
    "TableColumn": [
      "init<V, C>(_ title: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator unused: C = default, @ViewBuilder content: @escaping (RowValue) -> Content = default)",
      "init<C>(_ title: LocalizedStringKey, sortUsing unused: C, @ViewBuilder content: @escaping (RowValue) -> Content)",
    ],
    "Text": [
      "init(_ text: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)",
      "init(verbatim: String)", "init<F: FormatStyle>(_ text: F.FormatInput, format: F)",
      "init(_ text: Date, style: Text.DateStyle)",
      "init(timerInterval text: ClosedRange<Date>, pauseTime unused: Date? = nil, countsDown unused: Bool = true, showsHours unused: Bool = true)",
      "init<F>(_ text: F, formatter: Formatter)",
    ],
    "TextField": [
      "init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal)",
      "init(_ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {})",
      "init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label = EmptyView())",
      "init<F: ParseableFormatStyle>(_ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)",
      "init<V>(_ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil)",
    ],
    "ToolbarItem": [
      "init(id identifier: String = \"\", placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)",
      "init(id identifier: String = \"\", placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content)",
    ],
    "UnevenRoundedRectangle": [
      "init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)"
    ],
  ]

  static let readModifiers: [String: [String]] = [
    "alert": [
      "func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View"
    ],
    "background": secondary,
    "contentShape": [
      "func contentShape<P: Shape>(_ kind: ContentShapeKinds = .interaction, _ shape: P, eoFill: Bool = false) -> some View"
    ],
    "coordinateSpace": [
      "func coordinateSpace(name: AnyHashable) -> some View",
      "func coordinateSpace(_ name: NamedCoordinateSpace) -> some View",
    ],
    "gesture": [
      "func gesture<G: Gesture>(_ gesture: G, including: GestureMask = .all) -> some View"
    ],
    "mask": ["func mask<V: View>(_ content: V) -> some View"],
    "offset": ["func offset(_ length: CGSize) -> some View"],
    "onChange": [
      "func onChange<E: Equatable>(of value: E, perform: @escaping (E) -> Void) -> some View"
    ],
    "onTapGesture": [
      "func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform: @escaping (CGPoint) -> Void) -> some View"
    ],
    "overlay": secondary,
    "position": ["func position(_ place: CGPoint) -> some View"],
    "scaleEffect": [
      "func scaleEffect(_ factors: CGSize, anchor: UnitPoint = .center) -> some View"
    ],
    "searchable": [
      "func searchable<S: View>(text: Binding<String>, isPresented: Binding<Bool> = .constant(true), placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions unused: () -> S) -> some View"
    ],
    "stroke": [
      "func stroke<Y: ShapeStyle>(_ content: Y, lineWidth: CGFloat = 1, antialiased: Bool) -> some View",
      "func stroke<Y: ShapeStyle>(_ content: Y, style: StrokeStyle, antialiased: Bool = true) -> some View",
      "func stroke(style: StrokeStyle) -> some Shape",
    ],
    "strokeBorder": [
      "func strokeBorder<Y: ShapeStyle>(_ content: Y, style: StrokeStyle, antialiased: Bool = true) -> some View",
      "func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View",
    ],
    "toolbar": [
      "func toolbar(id identifier: String = \"\", @ViewBuilder content: () -> C) -> some View",
      "func toolbar(_ visibility: Visibility, for bar: ToolbarPlacement, _ second: ToolbarPlacement) -> some View",
    ],
    "toolbarVisibility": [
      "func toolbarVisibility(_ visibility: Visibility, for bar: ToolbarPlacement, _ second: ToolbarPlacement) -> some View"
    ],
  ]

  private static let secondary = [
    "func background<P: Shape>(in shape: P, fillStyle: FillStyle = FillStyle()) -> some View",
    "func background<V: View>(_ content: V, alignment: Alignment = .center) -> some View",
  ]
}
