/// All views that documents can name.
public typealias ViewRegistry = Registry<ViewDefinition>

extension ViewRegistry {
  /// The views of SwiftUI that viewtree knows.
  public static let standard = ViewRegistry(
    """
    AngularGradient/f AnyLayout AnyShape/s AnyView AsyncImage Box Button Canvas/f Capsule/s \
    Circle Color/f ColorPicker ContainerRelativeShape/s ContentUnavailableView ControlGroup \
    DatePicker DisclosureGroup Divider EditButton Ellipse/s EllipticalGradient/f EmptyView Form \
    Gauge GeometryReader GlassEffectContainer Grid GridLayout GridRow Group GroupBox HStack \
    HStackLayout Image Label LabeledContent LazyHGrid LazyHStack LazyVGrid LazyVStack \
    LinearGradient/f Link List Menu NavigationLink NavigationSplitView NavigationStack \
    NavigationView Path/s PhaseAnimator Picker ProgressView RadialGradient/f Rectangle/s \
    RoundedRectangle/s ScrollView ScrollViewReader Section SecureField ShareLink Slider Spacer \
    Stepper Tab Table TableColumn TableRow TabView Text TextEditor TextField TimelineView \
    Toggle ToolbarItem ToolbarItemGroup ToolbarSpacer UnevenRoundedRectangle/s ViewThatFits \
    VStack VStackLayout ZStack ZStackLayout
    """,
    tables: [("s", { ViewDefinition.shapes[$0] }), ("f", { ViewDefinition.fillings[$0] })]
  ) { single[$0]() }

  /// The definitions that have a file each, in the order of their names.
  private static let single: [@Sendable () -> ViewDefinition] = [
    { .anyLayout },
    { .anyView },
    { .asyncImage },
    { .box },
    { .button },
    { .circle },
    { .colorPicker },
    { .contentUnavailableView },
    { .controlGroup },
    { .datePicker },
    { .disclosureGroup },
    { .divider },
    { .editButton },
    { .emptyView },
    { .form },
    { .gauge },
    { .geometryReader },
    { .glassEffectContainer },
    { .grid },
    { .gridLayout },
    { .gridRow },
    { .group },
    { .groupBox },
    { .hStack },
    { .hStackLayout },
    { .image },
    { .label },
    { .labeledContent },
    { .lazyHGrid },
    { .lazyHStack },
    { .lazyVGrid },
    { .lazyVStack },
    { .link },
    { .list },
    { .menu },
    { .navigationLink },
    { .navigationSplitView },
    { .navigationStack },
    { .navigationView },
    { .phaseAnimator },
    { .picker },
    { .progressView },
    { .scrollView },
    { .scrollViewReader },
    { .section },
    { .secureField },
    { .shareLink },
    { .slider },
    { .spacer },
    { .stepper },
    { .tab },
    { .table },
    { .tableColumn },
    { .tableRow },
    { .tabView },
    { .text },
    { .textEditor },
    { .textField },
    { .timelineView },
    { .toggle },
    { .toolbarItem },
    { .toolbarItemGroup },
    { .toolbarSpacer },
    { .viewThatFits },
    { .vStack },
    { .vStackLayout },
    { .zStack },
    { .zStackLayout },
  ]
}
