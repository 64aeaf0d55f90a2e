/// Common modifiers without an effect on layout, as SwiftUI declares them.
extension CallOverloads {
  static let everydayModifiers: [String: [ModifierCalls]] = [
    "accessibility": [
      ModifierCalls(
        "func accessibility(label: Text) -> some View",
        "func accessibility(value: Text) -> some View",
        "func accessibility(hint: Text) -> some View",
        "func accessibility(identifier: String) -> some View",
        "func accessibility(hidden: Bool) -> some View",
        "func accessibility(addTraits: AccessibilityTraits) -> some View",
        "func accessibility(removeTraits: AccessibilityTraits) -> some View",
        "func accessibility(sortPriority: Double) -> some View")
    ],
    "accessibilityAction": [
      ModifierCalls(
        "func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View",
        "func accessibilityAction(named: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View"
      )
    ],
    "accessibilityActions": [
      ModifierCalls(
        "func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View")
    ],
    "accessibilityActivationPoint": [
      ModifierCalls("func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View")
    ],
    "accessibilityAddTraits": [
      ModifierCalls("func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View")
    ],
    "accessibilityAdjustableAction": [
      ModifierCalls(
        "func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View"
      )
    ],
    "accessibilityChildren": [
      ModifierCalls(
        "func accessibilityChildren<C: View>(@ViewBuilder children: () -> C) -> some View")
    ],
    "accessibilityElement": [
      ModifierCalls(
        "func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View")
    ],
    "accessibilityFocused": [
      ModifierCalls(
        "func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View",
        "func accessibilityFocused<H: Hashable>(_ condition: AccessibilityFocusState<H>.Binding, equals: H) -> some View"
      )
    ],
    "accessibilityHeading": [
      ModifierCalls("func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View")
    ],
    "accessibilityHint": [
      ModifierCalls("func accessibilityHint(_ hint: LocalizedStringKey) -> some View")
    ],
    "accessibilityIgnoresInvertColors": [
      ModifierCalls("func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View")
    ],
    "accessibilityInputLabels": [
      ModifierCalls(
        "func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View")
    ],
    "accessibilityRemoveTraits": [
      ModifierCalls("func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View")
    ],
    "accessibilityRepresentation": [
      ModifierCalls(
        "func accessibilityRepresentation<C: View>(@ViewBuilder representation: () -> C) -> some View"
      )
    ],
    "accessibilityRespondsToUserInteraction": [
      ModifierCalls(
        "func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View"
      )
    ],
    "accessibilityRotor": [
      ModifierCalls(
        "func accessibilityRotor<E: AccessibilityRotorContent>(_ label: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> E) -> some View"
      )
    ],
    "accessibilityShowsLargeContentViewer": [
      ModifierCalls(
        "func accessibilityShowsLargeContentViewer() -> some View",
        "func accessibilityShowsLargeContentViewer<C: View>(@ViewBuilder _ largeContentView: () -> C) -> some View"
      )
    ],
    "accessibilitySortPriority": [
      ModifierCalls("func accessibilitySortPriority(_ sortPriority: Double) -> some View")
    ],
    "accessibilityTextContentType": [
      ModifierCalls(
        "func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View")
    ],
    "accessibilityValue": [
      ModifierCalls("func accessibilityValue(_ value: LocalizedStringKey) -> some View")
    ],
    "allowedDynamicRange": [
      ModifierCalls(
        "func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View")
    ],
    "autocapitalization": [
      ModifierCalls(
        "func autocapitalization(_ style: UITextAutocapitalizationType) -> some View")
    ],
    "backgroundExtensionEffect": [
      ModifierCalls(
        "func backgroundExtensionEffect() -> some View")
    ],
    "backgroundStyle": [
      ModifierCalls("func backgroundStyle<Y: ShapeStyle>(_ style: Y) -> some View")
    ],
    "buttonBorderShape": [
      ModifierCalls("func buttonBorderShape(_ shape: ButtonBorderShape) -> some View")
    ],
    "buttonRepeatBehavior": [
      ModifierCalls("func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View")
    ],
    "confirmationDialog": [
      ModifierCalls(
        "func confirmationDialog<A: View>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View",
        "func confirmationDialog<A: View, M: View>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View",
        "func confirmationDialog<A: View, D>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting: D?, @ViewBuilder actions: (D) -> A) -> some View",
        "func confirmationDialog<A: View, M: View, D>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting: D?, @ViewBuilder actions: (D) -> A, @ViewBuilder message: (D) -> M) -> some View"
      )
    ],
    "containerBackground": [
      ModifierCalls(
        "func containerBackground<Y: ShapeStyle>(_ style: Y, for container: ContainerBackgroundPlacement) -> some View",
        "func containerBackground<C: View>(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> C) -> some View"
      )
    ],
    "containerShape": [
      ModifierCalls(
        "func containerShape<P: InsettableShape>(_ shape: P) -> some View")
    ],
    "contentTransition": [
      ModifierCalls("func contentTransition(_ transition: ContentTransition) -> some View")
    ],
    "contextMenu": [
      ModifierCalls(
        "func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View",
        "func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View"
      )
    ],
    "controlGroupStyle": [
      ModifierCalls("func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View")
    ],
    "defaultFocus": [
      ModifierCalls(
        "func defaultFocus<H: Hashable>(_ binding: FocusState<H>.Binding, _ value: H) -> some View")
    ],
    "defersSystemGestures": [
      ModifierCalls(
        "func defersSystemGestures(on edges: Edge.Set) -> some View")
    ],
    "deleteDisabled": [
      ModifierCalls(
        "func deleteDisabled(_ isDisabled: Bool) -> some View")
    ],
    "dialogIcon": [
      ModifierCalls(
        "func dialogIcon(_ icon: Image?) -> some View")
    ],
    "dialogSeverity": [
      ModifierCalls(
        "func dialogSeverity(_ severity: DialogSeverity) -> some View")
    ],
    "digitalCrownRotation": [
      ModifierCalls(
        "func digitalCrownRotation<N: BinaryFloatingPoint>(_ binding: Binding<N>) -> some View")
    ],
    "disableAutocorrection": [
      ModifierCalls("func disableAutocorrection(_ disable: Bool?) -> some View")
    ],
    "disclosureGroupStyle": [
      ModifierCalls("func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View")
    ],
    "draggable": [
      ModifierCalls(
        "func draggable<T: Transferable>(_ payload: T) -> some View",
        "func draggable<T: Transferable, C: View>(_ payload: T, @ViewBuilder preview: () -> C) -> some View"
      )
    ],
    "dropDestination": [
      ModifierCalls(
        "func dropDestination<T: Transferable>(for payloadType: T.Type, action: @escaping ([T], CGPoint) -> Bool = { _, _ in true }) -> some View"
      )
    ],
    "equatable": [
      ModifierCalls(
        "func equatable() -> some View")
    ],
    "fileExporter": [
      ModifierCalls(
        "func fileExporter<D: FileDocument>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View"
      )
    ],
    "fileImporter": [
      ModifierCalls(
        "func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View",
        "func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View"
      )
    ],
    "focusable": [
      ModifierCalls(
        "func focusable(_ isFocusable: Bool = true) -> some View",
        "func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View")
    ],
    "focused": [
      ModifierCalls(
        "func focused(_ binding: FocusState<Bool>.Binding) -> some View",
        "func focused<H: Hashable>(_ binding: FocusState<H>.Binding, equals: H) -> some View")
    ],
    "focusedSceneValue": [
      ModifierCalls(
        "func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View"
      )
    ],
    "focusedValue": [
      ModifierCalls(
        "func focusedValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View"
      )
    ],
    "focusEffectDisabled": [
      ModifierCalls("func focusEffectDisabled(_ disabled: Bool = true) -> some View")
    ],
    "focusScope": [ModifierCalls("func focusScope(_ namespace: Namespace.ID) -> some View")],
    "focusSection": [ModifierCalls("func focusSection() -> some View")],
    "glassEffect": [
      ModifierCalls(
        "func glassEffect(_ glass: Glass = .regular) -> some View",
        "func glassEffect<P: Shape>(_ glass: Glass = .regular, in shape: P) -> some View")
    ],
    "glassEffectID": [
      ModifierCalls(
        "func glassEffectID<H: Hashable>(_ id: H, in namespace: Namespace.ID) -> some View")
    ],
    "glassEffectTransition": [
      ModifierCalls("func glassEffectTransition(_ transition: GlassEffectTransition) -> some View")
    ],
    "glassEffectUnion": [
      ModifierCalls(
        "func glassEffectUnion<H: Hashable>(id: H, namespace: Namespace.ID) -> some View")
    ],
    "groupBoxStyle": [
      ModifierCalls("func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View")
    ],
    "handlesExternalEvents": [
      ModifierCalls(
        "func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View")
    ],
    "highPriorityGesture": [
      ModifierCalls("func highPriorityGesture<G: Gesture>(_ gesture: G) -> some View")
    ],
    "hoverEffect": [
      ModifierCalls(
        "func hoverEffect(_ effect: HoverEffect = .automatic) -> some View",
        "func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View")
    ],
    "hoverEffectDisabled": [
      ModifierCalls("func hoverEffectDisabled(_ disabled: Bool = true) -> some View")
    ],
    "indexViewStyle": [
      ModifierCalls(
        "func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View")
    ],
    "inspector": [
      ModifierCalls(
        "func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View"
      )
    ],
    "inspectorColumnWidth": [
      ModifierCalls(
        "func inspectorColumnWidth(_ width: CGFloat) -> some View",
        "func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View"
      )
    ],
    "interactiveDismissDisabled": [
      ModifierCalls("func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View")
    ],
    "invalidatableContent": [
      ModifierCalls("func invalidatableContent(_ invalidatable: Bool = true) -> some View")
    ],
    "keyboardShortcut": [
      ModifierCalls(
        "func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View",
        "func keyboardShortcut(_ key: KeyboardShortcut) -> some View")
    ],
    "labeledContentStyle": [
      ModifierCalls("func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View")
    ],
    "labelsVisibility": [
      ModifierCalls(
        "func labelsVisibility(_ visibility: Visibility) -> some View")
    ],
    "lineHeight": [
      ModifierCalls(
        "func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View")
    ],
    "listSectionMargins": [
      ModifierCalls(
        "func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View")
    ],
    "luminanceToAlpha": [ModifierCalls("func luminanceToAlpha() -> some View")],
    "matchedTransitionSource": [
      ModifierCalls(
        "func matchedTransitionSource<H: Hashable>(id: H, in namespace: Namespace.ID) -> some View")
    ],
    "menuActionDismissBehavior": [
      ModifierCalls(
        "func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View")
    ],
    "menuIndicator": [ModifierCalls("func menuIndicator(_ visibility: Visibility) -> some View")],
    "menuOrder": [ModifierCalls("func menuOrder(_ order: MenuOrder) -> some View")],
    "menuStyle": [ModifierCalls("func menuStyle<S: MenuStyle>(_ style: S) -> some View")],
    "modelContainer": [
      ModifierCalls(
        "func modelContainer(_ container: ModelContainer) -> some View",
        "func modelContainer(for modelType: any PersistentModel.Type) -> some View")
    ],
    "moveDisabled": [
      ModifierCalls(
        "func moveDisabled(_ isDisabled: Bool) -> some View")
    ],
    "navigationLinkIndicatorVisibility": [
      ModifierCalls(
        "func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View")
    ],
    "navigationSubtitle": [
      ModifierCalls(
        "func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View")
    ],
    "navigationTransition": [
      ModifierCalls("func navigationTransition<S: NavigationTransition>(_ style: S) -> some View")
    ],
    "onContinueUserActivity": [
      ModifierCalls(
        "func onContinueUserActivity(_ activityType: String, perform: @escaping (NSUserActivity) -> Void) -> some View"
      )
    ],
    "onContinuousHover": [
      ModifierCalls("func onContinuousHover(perform: @escaping (HoverPhase) -> Void) -> some View")
    ],
    "onDrag": [
      ModifierCalls(
        "func onDrag(_ data: @escaping () -> NSItemProvider = { NSItemProvider() }) -> some View")
    ],
    "onDrop": [
      ModifierCalls(
        "func onDrop(of types: [UTType], isTargeted: Binding<Bool>?, perform: @escaping ([NSItemProvider]) -> Bool = { _ in true }) -> some View"
      )
    ],
    "onExitCommand": [ModifierCalls("func onExitCommand(perform: (() -> Void)?) -> some View")],
    "onHover": [ModifierCalls("func onHover(perform: @escaping (Bool) -> Void) -> some View")],
    "onKeyPress": [
      ModifierCalls(
        "func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result = { .handled }) -> some View"
      )
    ],
    "onLongPressGesture": [
      ModifierCalls(
        "func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform: @escaping () -> Void) -> some View"
      )
    ],
    "onMoveCommand": [
      ModifierCalls("func onMoveCommand(perform: ((MoveCommandDirection) -> Void)?) -> some View")
    ],
    "onOpenURL": [ModifierCalls("func onOpenURL(perform: @escaping (URL) -> Void) -> some View")],
    "onPlayPauseCommand": [
      ModifierCalls("func onPlayPauseCommand(perform: (() -> Void)?) -> some View")
    ],
    "onScrollVisibilityChange": [
      ModifierCalls(
        "func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View"
      )
    ],
    "onSubmit": [
      ModifierCalls(
        "func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View"
      )
    ],
    "pasteDestination": [
      ModifierCalls(
        "func pasteDestination<T: Transferable>(for payloadType: T.Type, action: @escaping ([T]) -> Void = { _ in }) -> some View"
      )
    ],
    "persistentSystemOverlays": [
      ModifierCalls("func persistentSystemOverlays(_ visibility: Visibility) -> some View")
    ],
    "photosPicker": [
      ModifierCalls(
        "func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching: PHPickerFilter? = nil) -> some View",
        "func photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int?, matching: PHPickerFilter? = nil) -> some View"
      )
    ],
    "preferredColorScheme": [
      ModifierCalls("func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View")
    ],
    "prefersDefaultFocus": [
      ModifierCalls(
        "func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View"
      )
    ],
    "presentationBackground": [
      ModifierCalls(
        "func presentationBackground<Y: ShapeStyle>(_ style: Y) -> some View",
        "func presentationBackground<C: View>(alignment: Alignment = .center, @ViewBuilder content: () -> C) -> some View"
      )
    ],
    "presentationBackgroundInteraction": [
      ModifierCalls(
        "func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View"
      )
    ],
    "presentationCompactAdaptation": [
      ModifierCalls(
        "func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View",
        "func presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation) -> some View"
      )
    ],
    "presentationContentInteraction": [
      ModifierCalls(
        "func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View"
      )
    ],
    "presentationCornerRadius": [
      ModifierCalls("func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View")
    ],
    "presentationDetents": [
      ModifierCalls(
        "func presentationDetents(_ detents: Set<PresentationDetent>) -> some View",
        "func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View"
      )
    ],
    "presentationDragIndicator": [
      ModifierCalls("func presentationDragIndicator(_ visibility: Visibility) -> some View")
    ],
    "presentationSizing": [
      ModifierCalls("func presentationSizing(_ sizing: PresentationSizing) -> some View")
    ],
    "previewContext": [
      ModifierCalls("func previewContext<C: PreviewContext>(_ value: C) -> some View")
    ],
    "previewDevice": [ModifierCalls("func previewDevice(_ value: PreviewDevice?) -> some View")],
    "previewDisplayName": [ModifierCalls("func previewDisplayName(_ value: String?) -> some View")],
    "previewInterfaceOrientation": [
      ModifierCalls("func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View")
    ],
    "previewLayout": [ModifierCalls("func previewLayout(_ value: PreviewLayout) -> some View")],
    "privacySensitive": [
      ModifierCalls("func privacySensitive(_ sensitive: Bool = true) -> some View")
    ],
    "quickLookPreview": [
      ModifierCalls("func quickLookPreview(_ item: Binding<URL?>) -> some View")
    ],
    "scenePadding": [
      ModifierCalls(
        "func scenePadding(_ edges: Edge.Set = .all) -> some View",
        "func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View")
    ],
    "scrollBounceBehavior": [
      ModifierCalls(
        "func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View"
      )
    ],
    "scrollDismissesKeyboard": [
      ModifierCalls(
        "func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View")
    ],
    "scrollEdgeEffectHidden": [
      ModifierCalls(
        "func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View"
      )
    ],
    "scrollEdgeEffectStyle": [
      ModifierCalls(
        "func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View"
      )
    ],
    "scrollIndicatorsFlash": [
      ModifierCalls(
        "func scrollIndicatorsFlash(onAppear: Bool) -> some View",
        "func scrollIndicatorsFlash<E: Equatable>(trigger: E) -> some View")
    ],
    "searchCompletion": [
      ModifierCalls(
        "func searchCompletion(_ completion: String) -> some View")
    ],
    "searchFocused": [
      ModifierCalls(
        "func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View",
        "func searchFocused<H: Hashable>(_ binding: FocusState<H>.Binding, equals: H) -> some View")
    ],
    "searchPresentationToolbarBehavior": [
      ModifierCalls(
        "func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View"
      )
    ],
    "searchScopes": [
      ModifierCalls(
        "func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View"
      )
    ],
    "searchSuggestions": [
      ModifierCalls(
        "func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View")
    ],
    "searchToolbarBehavior": [
      ModifierCalls(
        "func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View")
    ],
    "selectionDisabled": [
      ModifierCalls(
        "func selectionDisabled(_ isDisabled: Bool = true) -> some View")
    ],
    "sensoryFeedback": [
      ModifierCalls(
        "func sensoryFeedback<E: Equatable>(_ feedback: SensoryFeedback, trigger: E) -> some View")
    ],
    "simultaneousGesture": [
      ModifierCalls("func simultaneousGesture<G: Gesture>(_ gesture: G) -> some View")
    ],
    "speechAdjustedPitch": [
      ModifierCalls(
        "func speechAdjustedPitch(_ value: Double) -> some View")
    ],
    "speechAlwaysIncludesPunctuation": [
      ModifierCalls(
        "func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View")
    ],
    "speechAnnouncementsQueued": [
      ModifierCalls(
        "func speechAnnouncementsQueued(_ value: Bool = true) -> some View")
    ],
    "speechSpellsOutCharacters": [
      ModifierCalls("func speechSpellsOutCharacters(_ value: Bool = true) -> some View")
    ],
    "springLoadingBehavior": [
      ModifierCalls(
        "func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View")
    ],
    "statusBar": [
      ModifierCalls(
        "func statusBar(hidden: Bool) -> some View")
    ],
    "statusBarHidden": [ModifierCalls("func statusBarHidden(_ hidden: Bool = true) -> some View")],
    "submitScope": [ModifierCalls("func submitScope(_ isBlocking: Bool = true) -> some View")],
    "symbolEffect": [
      ModifierCalls(
        "func symbolEffect<S: SymbolEffect>(_ effect: S, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View",
        "func symbolEffect<S: SymbolEffect, E: Equatable>(_ effect: S, options: SymbolEffectOptions = .default, value: E) -> some View"
      )
    ],
    "symbolEffectsRemoved": [
      ModifierCalls("func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View")
    ],
    "tabBarMinimizeBehavior": [
      ModifierCalls(
        "func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View")
    ],
    "tableColumnHeaders": [
      ModifierCalls("func tableColumnHeaders(_ visibility: Visibility) -> some View")
    ],
    "tableStyle": [ModifierCalls("func tableStyle<S: TableStyle>(_ style: S) -> some View")],
    "tabViewBottomAccessory": [
      ModifierCalls(
        "func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View")
    ],
    "tabViewSearchActivation": [
      ModifierCalls(
        "func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View")
    ],
    "textEditorStyle": [
      ModifierCalls("func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View")
    ],
    "toolbarBackground": [
      ModifierCalls(
        "func toolbarBackground<Y: ShapeStyle>(_ style: Y, for bars: ToolbarPlacement...) -> some View",
        "func toolbarBackground(_ style: Visibility, for bars: ToolbarPlacement...) -> some View")
    ],
    "toolbarBackgroundVisibility": [
      ModifierCalls(
        "func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View"
      )
    ],
    "toolbarColorScheme": [
      ModifierCalls(
        "func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View"
      )
    ],
    "transaction": [
      ModifierCalls(
        "func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View")
    ],
    "toolbarRole": [ModifierCalls("func toolbarRole(_ role: ToolbarRole) -> some View")],
    "typesettingLanguage": [
      ModifierCalls("func typesettingLanguage(_ language: Locale.Language) -> some View")
    ],
    "unredacted": [ModifierCalls("func unredacted() -> some View")],
    "userActivity": [
      ModifierCalls(
        "func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void = { _ in }) -> some View",
        "func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void = { _, _ in }) -> some View"
      )
    ],
    "widgetAccentable": [
      ModifierCalls("func widgetAccentable(_ accentable: Bool = true) -> some View")
    ],
    "widgetURL": [ModifierCalls("func widgetURL(_ url: URL?) -> some View")],
  ]

  static let readEverydayModifiers: [String: [String]] = [
    "accessibilityAction": [
      "func accessibilityAction(action handler: @escaping () -> Void, @ViewBuilder label unused: () -> L) -> some View"
    ],
    "accessibilityHint": [
      "func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool = true) -> some View"
    ],
    "accessibilityValue": [
      "func accessibilityValue(_ value: LocalizedStringKey, isEnabled: Bool = true) -> some View"
    ],
    "contextMenu": [
      "func contextMenu<M: View>(_ menuItems: ContextMenu<M>?) -> some View",
      "func contextMenu<I>(forSelectionType: I.Type = I.self, @ViewBuilder menu menuItems: (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil) -> some View",
    ],
    "digitalCrownRotation": [
      "func digitalCrownRotation<N: BinaryFloatingPoint>(_ binding: Binding<N>, from: N = 0, through: N = 1, by: N = 1, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true) -> some View"
    ],
    "dropDestination": [
      "func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View"
    ],
    "fileExporter": [
      "func fileExporter<T>(isPresented: Binding<Bool>, item document: T?, contentTypes contentType: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View"
    ],
    "highPriorityGesture": [
      "func highPriorityGesture<G: Gesture>(_ gesture: G, including: GestureMask = .all) -> some View"
    ],
    "modelContainer": [
      "func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false) -> some View"
    ],
    "onContinuousHover": [
      "func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform: @escaping (HoverPhase) -> Void) -> some View"
    ],
    "onDrag": [
      "func onDrag(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview unused: () -> P) -> some View"
    ],
    "onDrop": ["func onDrop(of types: [UTType], delegate: DropDelegate = default) -> some View"],
    "onLongPressGesture": [
      "func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform: @escaping () -> Void, onPressingChanged: @escaping (Bool) -> Void) -> some View",
      "func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: @escaping (Bool) -> Void = { _ in }, perform: @escaping () -> Void) -> some View",
    ],
    "sensoryFeedback": [
      "func sensoryFeedback<E: Equatable>(_ feedback: SensoryFeedback, trigger: E, condition: @escaping (E, E) -> Bool) -> some View"
    ],
    "simultaneousGesture": [
      "func simultaneousGesture<G: Gesture>(_ gesture: G, including: GestureMask = .all) -> some View"
    ],
  ]
}
