/// The modifiers, as SwiftUI declares them. Parameters are named for the arguments of the definitions.
extension CallOverloads {
  static let modifiers: [String: [ModifierCalls]] = [
    "accentColor": [ModifierCalls("func accentColor(_ accentColor: Color?) -> some View")],
    "accessibilityHidden": [
      ModifierCalls("func accessibilityHidden(_ hidden: Bool) -> some View")
    ],
    "accessibilityIdentifier": [
      ModifierCalls("func accessibilityIdentifier(_ identifier: String) -> some View")
    ],
    "accessibilityLabel": [
      ModifierCalls("func accessibilityLabel(_ label: LocalizedStringKey) -> some View")
    ],
    "alert": [
      ModifierCalls(
        "func alert<A: View>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View",
        "func alert<A: View, M: View>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View",
        "func alert<A: View, D>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting: D?, @ViewBuilder actions: (D) -> A) -> some View",
        "func alert<A: View, M: View, D>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting: D?, @ViewBuilder actions: (D) -> A, @ViewBuilder message: (D) -> M) -> some View"
      )
    ],
    "alignmentGuide": [
      ModifierCalls(
        "func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View",
        "func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View"
      )
    ],
    "allowsHitTesting": [ModifierCalls("func allowsHitTesting(_ enabled: Bool) -> some View")],
    "allowsTightening": [ModifierCalls("func allowsTightening(_ flag: Bool) -> some View")],
    "anchorPreference": [
      ModifierCalls(
        "func anchorPreference<A, K: PreferenceKey>(key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value) -> some View"
      )
    ],
    "animation": [
      ModifierCalls(
        "func animation(_ animation: Animation?) -> some View",
        "func animation<E: Equatable>(_ animation: Animation?, value: E) -> some View")
    ],
    "antialiased": [
      ModifierCalls(on: "Image", "func antialiased(_ isAntialiased: Bool) -> Image")
    ],
    "aspectRatio": [
      ModifierCalls(
        "func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View",
        "func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View")
    ],
    "autocorrectionDisabled": [
      ModifierCalls("func autocorrectionDisabled(_ disable: Bool = true) -> some View")
    ],
    "background": [
      ModifierCalls(
        "func background<C: View>(alignment: Alignment = .center, @ViewBuilder content: () -> C) -> some View",
        "func background<Y: ShapeStyle>(_ style: Y, ignoresSafeAreaEdges: Edge.Set = .all) -> some View",
        "func background<Y: ShapeStyle, P: Shape>(_ style: Y, in shape: P, fillStyle: FillStyle = FillStyle()) -> some View"
      )
    ],
    "backgroundPreferenceValue": [
      ModifierCalls(
        "func backgroundPreferenceValue<K: PreferenceKey, C: View>(_ key: K.Type = K.self, @ViewBuilder _ content: @escaping (K.Value) -> C) -> some View",
        "func backgroundPreferenceValue<K: PreferenceKey, C: View>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ content: @escaping (K.Value) -> C) -> some View"
      )
    ],
    "badge": [
      ModifierCalls(
        "func badge(_ count: Int) -> some View",
        "func badge(_ count: LocalizedStringKey?) -> some View")
    ],
    "baselineOffset": [
      ModifierCalls("func baselineOffset(_ baselineOffset: CGFloat) -> some View")
    ],
    "blendMode": [ModifierCalls("func blendMode(_ blendMode: BlendMode) -> some View")],
    "blur": [
      ModifierCalls("func blur(radius: CGFloat, opaque: Bool = false) -> some View")
    ],
    "bold": [ModifierCalls("func bold(_ isActive: Bool = true) -> some View")],
    "border": [
      ModifierCalls("func border<Y: ShapeStyle>(_ content: Y, width: CGFloat = 1) -> some View")
    ],
    "brightness": [ModifierCalls("func brightness(_ amount: Double) -> some View")],
    "buttonStyle": [
      ModifierCalls(
        "func buttonStyle<B: PrimitiveButtonStyle>(_ style: B) -> some View",
        "func buttonStyle<B: ButtonStyle>(_ style: B) -> some View")
    ],
    "clipShape": [
      ModifierCalls(
        "func clipShape<P: Shape>(_ shape: P, style: FillStyle = FillStyle()) -> some View")
    ],
    "clipped": [ModifierCalls("func clipped(antialiased: Bool = false) -> some View")],
    "colorInvert": [ModifierCalls("func colorInvert() -> some View")],
    "colorMultiply": [ModifierCalls("func colorMultiply(_ color: Color) -> some View")],
    "compositingGroup": [ModifierCalls("func compositingGroup() -> some View")],
    "containerRelativeFrame": [
      ModifierCalls(
        "func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View",
        "func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View",
        "func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View"
      )
    ],
    "contentMargins": [
      ModifierCalls(
        "func contentMargins(_ length: CGFloat, for: ContentMarginPlacement = .automatic) -> some View",
        "func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for: ContentMarginPlacement = .automatic) -> some View",
        "func contentMargins(_ insets: EdgeInsets, for: ContentMarginPlacement = .automatic) -> some View"
      )
    ],
    "contentShape": [
      ModifierCalls("func contentShape<P: Shape>(_ shape: P, eoFill: Bool = false) -> some View")
    ],
    "contrast": [ModifierCalls("func contrast(_ amount: Double) -> some View")],
    "controlSize": [ModifierCalls("func controlSize(_ controlSize: ControlSize) -> some View")],
    "coordinateSpace": [
      ModifierCalls("func coordinateSpace<H: Hashable>(name: H) -> some View")
    ],
    "cornerRadius": [
      ModifierCalls("func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View")
    ],
    "datePickerStyle": [
      ModifierCalls("func datePickerStyle<P: DatePickerStyle>(_ style: P) -> some View")
    ],
    "defaultScrollAnchor": [
      ModifierCalls(
        "func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View",
        "func defaultScrollAnchor(_ anchor: UnitPoint?, for: ScrollAnchorRole) -> some View")
    ],
    "disabled": [ModifierCalls("func disabled(_ disabled: Bool) -> some View")],
    "drawingGroup": [ModifierCalls("func drawingGroup(opaque: Bool = false) -> some View")],
    "dynamicTypeSize": [
      ModifierCalls(
        "func dynamicTypeSize(_ size: DynamicTypeSize) -> some View",
        "func dynamicTypeSize<R: RangeExpression>(_ size: R) -> some View where R.Bound == DynamicTypeSize"
      )
    ],
    "edgesIgnoringSafeArea": [
      ModifierCalls("func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View")
    ],
    "environment": [
      ModifierCalls(
        "func environment<E>(_ keyPath: WritableKeyPath<EnvironmentValues, E>, _ value: E) -> some View"
      )
    ],
    "environmentObject": [
      ModifierCalls("func environmentObject<O: ObservableObject>(_ object: O) -> some View")
    ],
    "fill": [
      ModifierCalls(
        on: "Shape",
        "func fill<Y: ShapeStyle>(_ content: Y, style: FillStyle = FillStyle()) -> some View"
      )
    ],
    "fixedSize": [
      ModifierCalls(
        "func fixedSize() -> some View",
        "func fixedSize(horizontal: Bool, vertical: Bool) -> some View"
      )
    ],
    "flipsForRightToLeftLayoutDirection": [
      ModifierCalls("func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View")
    ],
    "font": [ModifierCalls("func font(_ font: Font?) -> some View")],
    "fontDesign": [ModifierCalls("func fontDesign(_ design: Font.Design?) -> some View")],
    "fontWeight": [ModifierCalls("func fontWeight(_ weight: Font.Weight?) -> some View")],
    "fontWidth": [ModifierCalls("func fontWidth(_ width: Font.Width?) -> some View")],
    "foregroundColor": [ModifierCalls("func foregroundColor(_ color: Color?) -> some View")],
    "foregroundStyle": [
      ModifierCalls(
        "func foregroundStyle<Y: ShapeStyle>(_ style: Y) -> some View",
        "func foregroundStyle<Y: ShapeStyle, Z: ShapeStyle>(_ style: Y, _ secondary: Z) -> some View",
        "func foregroundStyle<Y: ShapeStyle, Z: ShapeStyle, X: ShapeStyle>(_ style: Y, _ secondary: Z, _ tertiary: X) -> some View"
      )
    ],
    "formStyle": [ModifierCalls("func formStyle<F: FormStyle>(_ style: F) -> some View")],
    "frame": [
      ModifierCalls(
        "func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View",
        "func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View"
      )
    ],
    "fullScreenCover": [
      ModifierCalls(
        "func fullScreenCover<C: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C) -> some View",
        "func fullScreenCover<I: Identifiable, C: View>(item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C) -> some View"
      )
    ],
    "gaugeStyle": [ModifierCalls("func gaugeStyle<G: GaugeStyle>(_ style: G) -> some View")],
    "geometryGroup": [ModifierCalls("func geometryGroup() -> some View")],
    "gesture": [ModifierCalls("func gesture<G: Gesture>(_ gesture: G) -> some View")],
    "grayscale": [ModifierCalls("func grayscale(_ amount: Double) -> some View")],
    "gridCellAnchor": [ModifierCalls("func gridCellAnchor(_ anchor: UnitPoint) -> some View")],
    "gridCellColumns": [ModifierCalls("func gridCellColumns(_ count: Int) -> some View")],
    "gridCellUnsizedAxes": [
      ModifierCalls("func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View")
    ],
    "gridColumnAlignment": [
      ModifierCalls("func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View")
    ],
    "headerProminence": [
      ModifierCalls("func headerProminence(_ prominence: Prominence) -> some View")
    ],
    "help": [ModifierCalls("func help(_ text: LocalizedStringKey) -> some View")],
    "hidden": [ModifierCalls("func hidden() -> some View")],
    "hueRotation": [ModifierCalls("func hueRotation(_ angle: Angle) -> some View")],
    "id": [ModifierCalls("func id<I: Hashable>(_ id: I) -> some View")],
    "ignoresSafeArea": [
      ModifierCalls(
        "func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View"
      )
    ],
    "imageScale": [ModifierCalls("func imageScale(_ scale: Image.Scale) -> some View")],
    "inset": [
      ModifierCalls(on: "InsettableShape", "func inset(by: CGFloat) -> some InsettableShape")
    ],
    "interpolation": [
      ModifierCalls(
        on: "Image", "func interpolation(_ interpolation: Image.Interpolation) -> Image")
    ],
    "italic": [ModifierCalls("func italic(_ isActive: Bool = true) -> some View")],
    "kerning": [ModifierCalls("func kerning(_ kerning: CGFloat) -> some View")],
    "keyboardType": [ModifierCalls("func keyboardType(_ type: UIKeyboardType) -> some View")],
    "labelStyle": [ModifierCalls("func labelStyle<L: LabelStyle>(_ style: L) -> some View")],
    "labelIconToTitleSpacing": [
      ModifierCalls("func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View")
    ],
    "labelsHidden": [ModifierCalls("func labelsHidden() -> some View")],
    "layoutPriority": [ModifierCalls("func layoutPriority(_ value: Double) -> some View")],
    "layoutValue": [
      ModifierCalls("func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View")
    ],
    "lineLimit": [
      ModifierCalls(
        "func lineLimit(_ number: Int?) -> some View",
        "func lineLimit(_ number: PartialRangeFrom<Int>) -> some View",
        "func lineLimit(_ number: PartialRangeThrough<Int>) -> some View",
        "func lineLimit(_ number: ClosedRange<Int>) -> some View",
        "func lineLimit(_ number: Int, reservesSpace: Bool) -> some View")
    ],
    "lineSpacing": [ModifierCalls("func lineSpacing(_ lineSpacing: CGFloat) -> some View")],
    "listItemTint": [ModifierCalls("func listItemTint(_ tint: Color?) -> some View")],
    "listRowBackground": [
      ModifierCalls(
        "func listRowBackground<V: View>(_ view: V?) -> some View",
        "func listRowBackground(_ style: Color?) -> some View")
    ],
    "listRowInsets": [
      ModifierCalls("func listRowInsets(_ insets: EdgeInsets?) -> some View")
    ],
    "listRowSeparator": [
      ModifierCalls(
        "func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View"
      )
    ],
    "listRowSeparatorTint": [
      ModifierCalls(
        "func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View")
    ],
    "listRowSpacing": [
      ModifierCalls("func listRowSpacing(_ spacing: CGFloat?) -> some View")
    ],
    "listSectionSeparator": [
      ModifierCalls(
        "func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View"
      )
    ],
    "listSectionSpacing": [
      ModifierCalls(
        "func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View",
        "func listSectionSpacing(_ points: CGFloat) -> some View")
    ],
    "listStyle": [ModifierCalls("func listStyle<L: ListStyle>(_ style: L) -> some View")],
    "mask": [
      ModifierCalls(
        "func mask<C: View>(alignment: Alignment = .center, @ViewBuilder _ content: () -> C) -> some View"
      )
    ],
    "matchedGeometryEffect": [
      ModifierCalls(
        "func matchedGeometryEffect<I: Hashable>(id: I, in: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View"
      )
    ],
    "minimumScaleFactor": [
      ModifierCalls("func minimumScaleFactor(_ factor: CGFloat) -> some View")
    ],
    "monospaced": [ModifierCalls("func monospaced(_ isActive: Bool = true) -> some View")],
    "monospacedDigit": [ModifierCalls("func monospacedDigit() -> some View")],
    "multilineTextAlignment": [
      ModifierCalls("func multilineTextAlignment(_ alignment: TextAlignment) -> some View")
    ],
    "navigationBarBackButtonHidden": [
      ModifierCalls(
        "func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View")
    ],
    "navigationBarHidden": [
      ModifierCalls("func navigationBarHidden(_ hidden: Bool) -> some View")
    ],
    "navigationBarItems": [
      ModifierCalls(
        "func navigationBarItems<V: View>(leading: V) -> some View",
        "func navigationBarItems<V: View>(trailing: V) -> some View",
        "func navigationBarItems<V: View, W: View>(leading: V, trailing: W) -> some View")
    ],
    "navigationBarTitle": [
      ModifierCalls(
        "func navigationBarTitle(_ title: LocalizedStringKey) -> some View",
        "func navigationBarTitle(_ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View"
      )
    ],
    "navigationBarTitleDisplayMode": [
      ModifierCalls(
        "func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View"
      )
    ],
    "navigationDestination": [
      ModifierCalls(
        "func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View",
        "func navigationDestination<C: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> C) -> some View",
        "func navigationDestination<D: Hashable, C: View>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View"
      )
    ],
    "navigationSplitViewColumnWidth": [
      ModifierCalls(
        "func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View",
        "func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View"
      )
    ],
    "navigationSplitViewStyle": [
      ModifierCalls(
        "func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View")
    ],
    "navigationTitle": [
      ModifierCalls("func navigationTitle(_ title: LocalizedStringKey) -> some View")
    ],
    "navigationViewStyle": [
      ModifierCalls("func navigationViewStyle<N: NavigationViewStyle>(_ style: N) -> some View")
    ],
    "offset": [
      ModifierCalls("func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View"),
      ModifierCalls(on: "Shape", "func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape"),
    ],
    "onAppear": [ModifierCalls("func onAppear(perform: (() -> Void)? = nil) -> some View")],
    "onChange": [
      ModifierCalls(
        "func onChange<E: Equatable>(of value: E, initial: Bool = false, _ perform: @escaping (E, E) -> Void) -> some View",
        "func onChange<E: Equatable>(of value: E, initial: Bool = false, _ perform: @escaping () -> Void) -> some View"
      )
    ],
    "onDelete": [
      ModifierCalls(
        on: "DynamicViewContent",
        "func onDelete(perform action: @escaping (IndexSet) -> Void) -> some DynamicViewContent")
    ],
    "onDisappear": [ModifierCalls("func onDisappear(perform: (() -> Void)? = nil) -> some View")],
    "onMove": [
      ModifierCalls(
        on: "DynamicViewContent",
        "func onMove(perform action: @escaping (IndexSet, Int) -> Void) -> some DynamicViewContent")
    ],
    "onGeometryChange": [
      ModifierCalls(
        "func onGeometryChange<T: Equatable>(for: T.Type, of: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void) -> some View",
        "func onGeometryChange<T: Equatable>(for: T.Type, of: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void) -> some View"
      )
    ],
    "onPreferenceChange": [
      ModifierCalls(
        "func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform: @escaping (K.Value) -> Void) -> some View where K.Value: Equatable"
      )
    ],
    "onReceive": [
      ModifierCalls(
        "func onReceive<P: Publisher>(_ publisher: P, perform: @escaping (P.Output) -> Void) -> some View where P.Failure == Never"
      )
    ],
    "onScrollGeometryChange": [
      ModifierCalls(
        "func onScrollGeometryChange<T: Equatable>(for: T.Type, of: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) -> some View"
      )
    ],
    "onTapGesture": [
      ModifierCalls(
        "func onTapGesture(count: Int = 1, perform: @escaping () -> Void) -> some View")
    ],
    "opacity": [ModifierCalls("func opacity(_ opacity: Double) -> some View")],
    "overlay": [
      ModifierCalls(
        "func overlay<C: View>(alignment: Alignment = .center, @ViewBuilder content: () -> C) -> some View",
        "func overlay<Y: ShapeStyle>(_ style: Y, ignoresSafeAreaEdges: Edge.Set = .all) -> some View",
        "func overlay<Y: ShapeStyle, P: Shape>(_ style: Y, in shape: P, fillStyle: FillStyle = FillStyle()) -> some View"
      )
    ],
    "overlayPreferenceValue": [
      ModifierCalls(
        "func overlayPreferenceValue<K: PreferenceKey, C: View>(_ key: K.Type = K.self, @ViewBuilder _ content: @escaping (K.Value) -> C) -> some View",
        "func overlayPreferenceValue<K: PreferenceKey, C: View>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ content: @escaping (K.Value) -> C) -> some View"
      )
    ],
    "padding": [
      ModifierCalls(
        "func padding(_ length: CGFloat) -> some View",
        "func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View",
        "func padding(_ insets: EdgeInsets) -> some View")
    ],
    "pickerStyle": [ModifierCalls("func pickerStyle<P: PickerStyle>(_ style: P) -> some View")],
    "popover": [
      ModifierCalls(
        "func popover<C: View>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> C) -> some View",
        "func popover<I: Identifiable, C: View>(item: Binding<I?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping (I) -> C) -> some View"
      )
    ],
    "position": [ModifierCalls("func position(x: CGFloat = 0, y: CGFloat = 0) -> some View")],
    "preference": [
      ModifierCalls(
        "func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View")
    ],
    "progressViewStyle": [
      ModifierCalls("func progressViewStyle<P: ProgressViewStyle>(_ style: P) -> some View")
    ],
    "redacted": [ModifierCalls("func redacted(reason: RedactionReasons) -> some View")],
    "refreshable": [
      ModifierCalls("func refreshable(action: @escaping @Sendable () async -> Void) -> some View")
    ],
    "renderingMode": [
      ModifierCalls(
        on: "Image", "func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image")
    ],
    "resizable": [
      ModifierCalls(
        on: "Image",
        "func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image"
      )
    ],
    "rotation": [
      ModifierCalls(
        on: "Shape", "func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape")
    ],
    "rotation3DEffect": [
      ModifierCalls(
        "func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View"
      )
    ],
    "rotationEffect": [
      ModifierCalls("func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View")
    ],
    "safeAreaBar": [
      ModifierCalls(
        "func safeAreaBar<C: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View",
        "func safeAreaBar<C: View>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View"
      )
    ],
    "safeAreaInset": [
      ModifierCalls(
        "func safeAreaInset<C: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View",
        "func safeAreaInset<C: View>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View"
      )
    ],
    "safeAreaPadding": [
      ModifierCalls(
        "func safeAreaPadding(_ length: CGFloat) -> some View",
        "func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View",
        "func safeAreaPadding(_ insets: EdgeInsets) -> some View")
    ],
    "saturation": [ModifierCalls("func saturation(_ amount: Double) -> some View")],
    "scale": [
      ModifierCalls(
        on: "Shape", "func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape",
        "func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape")
    ],
    "scaleEffect": [
      ModifierCalls(
        "func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View",
        "func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View"
      )
    ],
    "scaledToFill": [ModifierCalls("func scaledToFill() -> some View")],
    "scaledToFit": [ModifierCalls("func scaledToFit() -> some View")],
    "scrollClipDisabled": [
      ModifierCalls("func scrollClipDisabled(_ disabled: Bool = true) -> some View")
    ],
    "scrollContentBackground": [
      ModifierCalls("func scrollContentBackground(_ visibility: Visibility) -> some View")
    ],
    "scrollDisabled": [ModifierCalls("func scrollDisabled(_ disabled: Bool) -> some View")],
    "scrollIndicators": [
      ModifierCalls(
        "func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View"
      )
    ],
    "searchable": [
      ModifierCalls(
        "func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View",
        "func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic) -> some View",
        "func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View",
        "func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic) -> some View"
      )
    ],
    "scrollPosition": [
      ModifierCalls(
        "func scrollPosition<I: Hashable>(id: Binding<I?>, anchor: UnitPoint? = nil) -> some View",
        "func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View"
      )
    ],
    "scrollTargetBehavior": [
      ModifierCalls(
        "func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View")
    ],
    "scrollTargetLayout": [
      ModifierCalls("func scrollTargetLayout(isEnabled: Bool = true) -> some View")
    ],
    "scrollTransition": [
      ModifierCalls(
        "func scrollTransition<E: VisualEffect>(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E) -> some View"
      )
    ],
    "shadow": [
      ModifierCalls(
        "func shadow(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View"
      )
    ],
    "sheet": [
      ModifierCalls(
        "func sheet<C: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C) -> some View",
        "func sheet<I: Identifiable, C: View>(item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C) -> some View"
      )
    ],
    "size": [
      ModifierCalls(on: "Shape", "func size(width: CGFloat, height: CGFloat) -> some Shape")
    ],
    "strikethrough": [
      ModifierCalls(
        "func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View"
      )
    ],
    "stroke": [
      ModifierCalls(
        on: "Shape",
        "func stroke<Y: ShapeStyle>(_ content: Y, lineWidth: CGFloat = 1) -> some View",
        "func stroke(lineWidth: CGFloat = 1) -> some Shape")
    ],
    "strokeBorder": [
      ModifierCalls(
        on: "InsettableShape",
        "func strokeBorder<Y: ShapeStyle>(_ content: Y, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View",
        "func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View")
    ],
    "submitLabel": [ModifierCalls("func submitLabel(_ submitLabel: SubmitLabel) -> some View")],
    "swipeActions": [
      ModifierCalls(
        "func swipeActions<C: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> C) -> some View"
      )
    ],
    "symbolRenderingMode": [
      ModifierCalls("func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View")
    ],
    "symbolVariant": [ModifierCalls("func symbolVariant(_ variant: SymbolVariants) -> some View")],
    "tabItem": [
      ModifierCalls("func tabItem<L: View>(@ViewBuilder _ label: () -> L) -> some View")
    ],
    "tabViewStyle": [
      ModifierCalls("func tabViewStyle<T: TabViewStyle>(_ style: T) -> some View")
    ],
    "tag": [ModifierCalls("func tag<T: Hashable>(_ tag: T) -> some View")],
    "task": [
      ModifierCalls(
        "func task(priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void) -> some View",
        "func task<I: Equatable>(id: I, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void) -> some View"
      )
    ],
    "textCase": [ModifierCalls("func textCase(_ textCase: Text.Case?) -> some View")],
    "textContentType": [
      ModifierCalls("func textContentType(_ type: UITextContentType?) -> some View")
    ],
    "textFieldStyle": [
      ModifierCalls("func textFieldStyle<T: TextFieldStyle>(_ style: T) -> some View")
    ],
    "textInputAutocapitalization": [
      ModifierCalls(
        "func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View"
      )
    ],
    "textSelection": [
      ModifierCalls("func textSelection<T: TextSelectability>(_ selectability: T) -> some View")
    ],
    "tint": [ModifierCalls("func tint<Y: ShapeStyle>(_ tint: Y?) -> some View")],
    "toggleStyle": [ModifierCalls("func toggleStyle<T: ToggleStyle>(_ style: T) -> some View")],
    "toolbar": [
      ModifierCalls(
        "func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View",
        "func toolbar(_ visibility: Visibility, for bar: ToolbarPlacement = .automatic) -> some View"
      )
    ],
    "toolbarTitleDisplayMode": [
      ModifierCalls(
        "func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View")
    ],
    "toolbarVisibility": [
      ModifierCalls(
        "func toolbarVisibility(_ visibility: Visibility, for bar: ToolbarPlacement = .automatic) -> some View"
      )
    ],
    "tracking": [ModifierCalls("func tracking(_ tracking: CGFloat) -> some View")],
    "transformAnchorPreference": [
      ModifierCalls(
        "func transformAnchorPreference<A, K: PreferenceKey>(key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void) -> some View"
      )
    ],
    "transformEffect": [
      ModifierCalls("func transformEffect(_ transform: CGAffineTransform) -> some View")
    ],
    "transformEnvironment": [
      ModifierCalls(
        "func transformEnvironment<E>(_ keyPath: WritableKeyPath<EnvironmentValues, E>, transform: @escaping (inout E) -> Void) -> some View"
      )
    ],
    "transformPreference": [
      ModifierCalls(
        "func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ transform: @escaping (inout K.Value) -> Void) -> some View"
      )
    ],
    "transition": [ModifierCalls("func transition(_ transition: AnyTransition) -> some View")],
    "trim": [
      ModifierCalls(on: "Shape", "func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape")
    ],
    "truncationMode": [
      ModifierCalls("func truncationMode(_ mode: Text.TruncationMode) -> some View")
    ],
    "underline": [
      ModifierCalls(
        "func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View"
      )
    ],
    "visualEffect": [
      ModifierCalls(
        "func visualEffect<E: VisualEffect>(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E) -> some View"
      )
    ],
    "zIndex": [ModifierCalls("func zIndex(_ value: Double) -> some View")],
  ]
}
