/// The views, as SwiftUI declares them. Parameters are named for the arguments of the definitions.
extension CallOverloads {
  static let views: [String: ViewCalls] = [
    "AngularGradient": ViewCalls(
      "struct AngularGradient: View, ShapeStyle",
      [
        "init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)",
        "init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)",
      ]),
    "AnyLayout": ViewCalls(
      "struct AnyLayout<Content: View>: View",
      ["init<L>(_ layout: L, @ViewBuilder children: () -> Content)"]),
    "AnyView": ViewCalls("struct AnyView: View", ["init<V: View>(_ children: V)"]),
    "AsyncImage": ViewCalls(
      "struct AsyncImage<Content: View>: View",
      [
        "init(url: URL?, scale: CGFloat = 1) where Content == Image",
        "init<I: View, P: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content unused: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P) where Content == TupleView<(I, P)>",
        "init(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)",
      ]),
    "Button": ViewCalls(
      "struct Button<Label: View>: View",
      [
        "init(_ title: LocalizedStringKey, action: @escaping () -> Void) where Label == Text",
        "init(action: @escaping () -> Void, @ViewBuilder label: () -> Label)",
        "init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) where Label == Text",
        "init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label)",
      ]),
    "Canvas": ViewCalls(
      "struct Canvas: View",
      ["init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void)"]),
    "Capsule": ViewCalls(
      "struct Capsule: InsettableShape", ["init(style: RoundedCornerStyle = .continuous)"]),
    "Circle": ViewCalls("struct Circle: InsettableShape", ["init()"]),
    "Color": ViewCalls(
      "struct Color: View, ShapeStyle, Hashable",
      [
        "init(white: Double, opacity: Double = 1)",
        "init(red: Double, green: Double, blue: Double, opacity: Double = 1)",
      ]),
    "ColorPicker": ViewCalls(
      "struct ColorPicker<Label: View>: View",
      [
        "init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) where Label == Text",
        "init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)",
      ]),
    "ContainerRelativeShape": ViewCalls(
      "struct ContainerRelativeShape: InsettableShape", ["init()"]),
    "ContentUnavailableView": ViewCalls(
      "struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View",
      [
        "init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil) where Label == Text, Description == Text?, Actions == EmptyView",
        "init(@ViewBuilder label: () -> Label, @ViewBuilder description details: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() })",
      ]),
    "ControlGroup": ViewCalls(
      "struct ControlGroup<Content: View>: View",
      [
        "init(@ViewBuilder content: () -> Content)",
        "init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)",
        "init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L)",
      ]),
    "DatePicker": ViewCalls(
      "struct DatePicker<Label: View>: View",
      [
        "init(_ title: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) where Label == Text",
        "init(selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)",
      ]),
    "DisclosureGroup": ViewCalls(
      "struct DisclosureGroup<Label: View, Content: View>: View",
      [
        "init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) where Label == Text",
        "init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) where Label == Text",
        "init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)",
        "init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)",
      ]),
    "Divider": ViewCalls("struct Divider: View", ["init()"]),
    "EditButton": ViewCalls(
      "struct EditButton: View",
      [
        "init()"
      ]),
    "Ellipse": ViewCalls("struct Ellipse: InsettableShape", ["init()"]),
    "EllipticalGradient": ViewCalls(
      "struct EllipticalGradient: View, ShapeStyle",
      [
        "init(colors: [Color], center: UnitPoint = .center)",
        "init(gradient: Gradient, center: UnitPoint = .center)",
      ]),
    "EmptyView": ViewCalls("struct EmptyView: View", ["init()"]),
    "Form": ViewCalls(
      "struct Form<Content: View>: View", ["init(@ViewBuilder content: () -> Content)"]),
    "Gauge": ViewCalls(
      "struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View",
      [
        "init<N: BinaryFloatingPoint>(value: N, in bounds: ClosedRange<N> = 0...1, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView",
        "init<N: BinaryFloatingPoint>(value: N, in bounds: ClosedRange<N> = 0...1, @ViewBuilder label title: () -> Label) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView",
        "init<N: BinaryFloatingPoint>(value: N, in bounds: ClosedRange<N> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where BoundsLabel == EmptyView",
        "init<N: BinaryFloatingPoint>(value: N, in bounds: ClosedRange<N> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel)",
      ]),
    "GeometryReader": ViewCalls(
      "struct GeometryReader<Content: View>: View",
      ["init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)"]),
    "GlassEffectContainer": ViewCalls(
      "struct GlassEffectContainer<Content: View>: View",
      [
        "init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
      ]),
    "Grid": ViewCalls(
      "struct Grid<Content: View>: View",
      [
        "init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
      ]),
    "GridLayout": ViewCalls(
      "struct GridLayout<Content: View>: View",
      [
        "init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
      ]),
    "GridRow": ViewCalls(
      "struct GridRow<Content: View>: View",
      ["init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)"]),
    "Group": ViewCalls(
      "struct Group<Content: View>: View", ["init(@ViewBuilder content: () -> Content)"]),
    "GroupBox": ViewCalls(
      "struct GroupBox<Label: View, Content: View>: View",
      [
        "init(@ViewBuilder content: () -> Content) where Label == EmptyView",
        "init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text",
        "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
      ]),
    "HStack": ViewCalls(
      "struct HStack<Content: View>: View",
      [
        "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
      ]),
    "HStackLayout": ViewCalls(
      "struct HStackLayout<Content: View>: View",
      [
        "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
      ]),
    "Image": ViewCalls(
      "struct Image: View, Hashable",
      [
        "init(_ name: String, bundle: Bundle? = nil)",
        "init(systemName: String)",
        "init(decorative: String, bundle: Bundle? = nil)",
      ]),
    "Label": ViewCalls(
      "struct Label<Title: View, Icon: View>: View",
      [
        "init(_ title: LocalizedStringKey, systemImage: String) where Title == Text, Icon == Image",
        "init(@ViewBuilder title content: () -> Title, @ViewBuilder icon: () -> Icon)",
        "init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)",
      ]),
    "LabeledContent": ViewCalls(
      "struct LabeledContent<Label: View, Content: View>: View",
      [
        "init(_ title: LocalizedStringKey, value: String) where Label == Text, Content == Text",
        "init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text",
        "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
        "init(@ViewBuilder content value: () -> Content, @ViewBuilder label: () -> Label)",
      ]),
    "LazyHGrid": ViewCalls(
      "struct LazyHGrid<Content: View>: View",
      [
        "init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)"
      ]),
    "LazyHStack": ViewCalls(
      "struct LazyHStack<Content: View>: View",
      [
        "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)"
      ]),
    "LazyVGrid": ViewCalls(
      "struct LazyVGrid<Content: View>: View",
      [
        "init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)"
      ]),
    "LazyVStack": ViewCalls(
      "struct LazyVStack<Content: View>: View",
      [
        "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)"
      ]),
    "LinearGradient": ViewCalls(
      "struct LinearGradient: View, ShapeStyle",
      [
        "init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)",
        "init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)",
      ]),
    "Link": ViewCalls(
      "struct Link<Label: View>: View",
      [
        "init(_ title: LocalizedStringKey, destination: URL) where Label == Text",
        "init(destination: URL, @ViewBuilder label: () -> Label)",
      ]),
    "List": ViewCalls(
      "struct List<SelectionValue: Hashable, Content: View>: View",
      [
        "init(@ViewBuilder content: () -> Content) where SelectionValue == Never",
        "init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)",
      ]),
    "Menu": ViewCalls(
      "struct Menu<Label: View, Content: View>: View",
      [
        "init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text",
        "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
      ]),
    "NavigationLink": ViewCalls(
      "struct NavigationLink<Label: View, Destination: View>: View",
      [
        "init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) where Label == Text",
        "init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)",
      ]),
    "NavigationSplitView": ViewCalls(
      "struct NavigationSplitView<Sidebar: View, Content, Detail: View>: View",
      [
        "init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView",
        "init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView",
        "init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView",
        "init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView",
        "init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)",
        "init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)",
      ]),
    "NavigationStack": ViewCalls(
      "struct NavigationStack<Data, Root: View>: View",
      [
        "init(@ViewBuilder root children: () -> Root) where Data == NavigationPath",
        "init(path: Binding<NavigationPath>, @ViewBuilder root children: () -> Root) where Data == NavigationPath",
      ]),
    "NavigationView": ViewCalls(
      "struct NavigationView<Content: View>: View", ["init(@ViewBuilder content: () -> Content)"]),
    "PhaseAnimator": ViewCalls(
      "struct PhaseAnimator<Phase: Equatable, Content: View>: View",
      [
        "init<S: Sequence>(_ phases: S, @ViewBuilder content: @escaping (Phase) -> Content) where S.Element == Phase",
        "init<S: Sequence, E: Equatable>(_ phases: S, trigger: E, @ViewBuilder content: @escaping (Phase) -> Content) where S.Element == Phase",
      ]),
    "Picker": ViewCalls(
      "struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View",
      [
        "init(_ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == Text"
      ]),
    "ProgressView": ViewCalls(
      "struct ProgressView<Label: View, CurrentValueLabel: View>: View",
      [
        "init() where Label == EmptyView, CurrentValueLabel == EmptyView",
        "init(_ title: LocalizedStringKey) where Label == Text, CurrentValueLabel == EmptyView",
        "init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView",
        "init<N: BinaryFloatingPoint>(value: N?, total: N = 1.0) where Label == EmptyView, CurrentValueLabel == EmptyView",
        "init<N: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: N?, total: N = 1.0) where Label == Text, CurrentValueLabel == EmptyView",
        "init<N: BinaryFloatingPoint>(value: N?, total: N = 1.0, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView",
      ]),
    "RadialGradient": ViewCalls(
      "struct RadialGradient: View, ShapeStyle",
      [
        "init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
        "init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
      ]),
    "Rectangle": ViewCalls("struct Rectangle: InsettableShape", ["init()"]),
    "RoundedRectangle": ViewCalls(
      "struct RoundedRectangle: InsettableShape",
      [
        "init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)",
        "init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)",
      ]),
    "ScrollView": ViewCalls(
      "struct ScrollView<Content: View>: View",
      [
        "init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)"
      ]),
    "ScrollViewReader": ViewCalls(
      "struct ScrollViewReader<Content: View>: View",
      [
        "init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)"
      ]),
    "Section": ViewCalls(
      "struct Section<Parent, Content: View, Footer>: View",
      [
        "init(@ViewBuilder content: () -> Content) where Parent == EmptyView, Footer == EmptyView",
        "init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Parent == Text, Footer == EmptyView",
        "init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) where Footer == EmptyView",
        "init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) where Parent == EmptyView",
        "init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)",
        "init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) where Parent == Text, Footer == EmptyView",
        "init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) where Footer == EmptyView",
      ]),
    "SecureField": ViewCalls(
      "struct SecureField<Label: View>: View",
      [
        "init(_ title: LocalizedStringKey, text: Binding<String>) where Label == Text",
        "init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) where Label == Text",
      ]),
    "ShareLink": ViewCalls(
      "struct ShareLink<Label: View>: View",
      [
        "init<I>(item: I) where Label == DefaultShareLinkLabel",
        "init<I>(_ title: LocalizedStringKey, item: I) where Label == DefaultShareLinkLabel",
        "init<I>(item: I, @ViewBuilder label: () -> Label)",
        "init<C: RandomAccessCollection>(items: C) where Label == DefaultShareLinkLabel",
        "init<C: RandomAccessCollection>(_ title: LocalizedStringKey, items: C) where Label == DefaultShareLinkLabel",
        "init<C: RandomAccessCollection>(items: C, @ViewBuilder label: () -> Label)",
      ]),
    "Slider": ViewCalls(
      "struct Slider<Label: View, ValueLabel: View>: View",
      [
        "init<N: BinaryFloatingPoint>(value: Binding<N>, in bounds: ClosedRange<N> = 0...1) where N.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView",
        "init<N: BinaryFloatingPoint>(value: Binding<N>, in bounds: ClosedRange<N>, step: N.Stride = 1) where N.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView",
      ]),
    "Spacer": ViewCalls("struct Spacer: View", ["init(minLength: CGFloat? = nil)"]),
    "Stepper": ViewCalls(
      "struct Stepper<Label: View>: View",
      [
        "init<N: Strideable>(_ title: LocalizedStringKey, value: Binding<N>, step: N.Stride = 1) where Label == Text",
        "init<N: Strideable>(_ title: LocalizedStringKey, value: Binding<N>, in bounds: ClosedRange<N>, step: N.Stride = 1) where Label == Text",
        "init<N: Strideable>(value: Binding<N>, step: N.Stride = 1, @ViewBuilder label: () -> Label)",
        "init<N: Strideable>(value: Binding<N>, in bounds: ClosedRange<N>, step: N.Stride = 1, @ViewBuilder label: () -> Label)",
      ]),
    "Tab": ViewCalls(
      "struct Tab<Value, Content: View, Label: View>: View",
      [
        "init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) where Value == Never, Label == Text",
        "init(_ title: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) where Label == Text",
        "init(_ title: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) where Value == Never, Label == Text",
        "init(_ title: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) where Label == Text",
        "init(role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never, Label == Text",
        "init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == Text",
        "init(_ title: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never, Label == Text",
        "init(_ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == Text",
        "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never",
        "init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
      ]),
    "TabView": ViewCalls(
      "struct TabView<SelectionValue, Content: View>: View",
      [
        "init(@ViewBuilder content: () -> Content) where SelectionValue == Int",
        "init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) where SelectionValue: Hashable",
      ]),
    "Table": ViewCalls(
      "struct Table<Value: Identifiable, Rows, Columns: TableColumnContent>: View",
      [
        "init<D: RandomAccessCollection>(_ unused: D, @TableColumnBuilder<Value,Never> columns: () -> Columns) where D.Element == Value, Rows == TableForEachContent<D>",
        "init<D: RandomAccessCollection>(_ unused: D, selection: Binding<Value.ID?>, @TableColumnBuilder<Value,Never> columns: () -> Columns) where D.Element == Value, Rows == TableForEachContent<D>",
        "init<D: RandomAccessCollection>(_ unused: D, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value,Never> columns: () -> Columns) where D.Element == Value, Rows == TableForEachContent<D>",
        "init<D: RandomAccessCollection, C: SortComparator>(_ unused: D, sortOrder: Binding<[C]>, @TableColumnBuilder<Value,C> columns: () -> Columns) where D.Element == Value, Rows == TableForEachContent<D>",
        "init<D: RandomAccessCollection, C: SortComparator>(_ unused: D, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[C]>, @TableColumnBuilder<Value,C> columns: () -> Columns) where D.Element == Value, Rows == TableForEachContent<D>",
        "init(of unused: Value.Type, @TableColumnBuilder<Value,Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)",
        "init(of unused: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value,Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)",
        "init(of unused: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value,Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)",
        "init<C: SortComparator>(of unused: Value.Type, sortOrder: Binding<[C]>, @TableColumnBuilder<Value,C> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)",
      ]),
    "TableColumn": ViewCalls(
      "struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent",
      [
        "init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == Never, Label == Text",
        "init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String>) where Sort == Never, Content == Text, Label == Text",
      ]),
    "TableRow": ViewCalls(
      "struct TableRow<Value: Identifiable>: TableRowContent", ["init(_ value: Value)"]),
    "TextEditor": ViewCalls("struct TextEditor: View", ["init(text: Binding<String>)"]),
    "TextField": ViewCalls(
      "struct TextField<Label: View>: View",
      [
        "init(_ title: LocalizedStringKey, text: Binding<String>) where Label == Text",
        "init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) where Label == Text",
        "init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) where Label == Text",
        "init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) where Label == Text",
        "init(text: Binding<String>, @ViewBuilder label title: () -> Label)",
      ]),
    "TimelineView": ViewCalls(
      "struct TimelineView<Schedule: TimelineSchedule, Content: View>: View",
      [
        "init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)"
      ]),
    "Toggle": ViewCalls(
      "struct Toggle<Label: View>: View",
      [
        "init(_ title: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text",
        "init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)",
      ]),
    "ToolbarItem": ViewCalls(
      "struct ToolbarItem<Content: View>: View",
      [
        "init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)"
      ]),
    "ToolbarItemGroup": ViewCalls(
      "struct ToolbarItemGroup<Content: View>: View",
      [
        "init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)",
        "init<L: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L)",
      ]),
    "ToolbarSpacer": ViewCalls(
      "struct ToolbarSpacer: View",
      [
        "init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic)"
      ]),
    "UnevenRoundedRectangle": ViewCalls(
      "struct UnevenRoundedRectangle: InsettableShape",
      [
        "init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)"
      ]),
    "VStack": ViewCalls(
      "struct VStack<Content: View>: View",
      [
        "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
      ]),
    "VStackLayout": ViewCalls(
      "struct VStackLayout<Content: View>: View",
      [
        "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
      ]),
    "ViewThatFits": ViewCalls(
      "struct ViewThatFits<Content: View>: View",
      [
        "init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)"
      ]),
    "ZStack": ViewCalls(
      "struct ZStack<Content: View>: View",
      ["init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)"]),
    "ZStackLayout": ViewCalls(
      "struct ZStackLayout<Content: View>: View",
      ["init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)"]),
  ]
}
