/// All modifiers that documents can name.
public typealias ModifierRegistry = Registry<ModifierDefinition>

extension ModifierRegistry {
  /// The modifiers of SwiftUI that viewtree knows.
  public static let standard = ModifierRegistry(
    """
    accentColor/n accessibility/a accessibilityAction/a accessibilityActions/a \
    accessibilityActivationPoint/a accessibilityAddTraits/a accessibilityAdjustableAction/a \
    accessibilityChildren/a accessibilityElement/a accessibilityFocused/a accessibilityHeading/a \
    accessibilityHidden/n accessibilityHint/a accessibilityIdentifier/n \
    accessibilityIgnoresInvertColors/a accessibilityInputLabels/a accessibilityLabel/n \
    accessibilityRemoveTraits/a accessibilityRepresentation/a \
    accessibilityRespondsToUserInteraction/a accessibilityRotor/a \
    accessibilityShowsLargeContentViewer/a accessibilitySortPriority/a \
    accessibilityTextContentType/a accessibilityValue/a alert alignmentGuide \
    allowedDynamicRange/k allowsHitTesting/t allowsTightening/n anchorPreference animation/n \
    antialiased/n aspectRatio autocapitalization/k autocorrectionDisabled/n background \
    backgroundExtensionEffect/k backgroundPreferenceValue backgroundStyle/k badge/n \
    baselineOffset blendMode/n blur/n bold border/n brightness/n buttonBorderShape/k \
    buttonRepeatBehavior/k buttonStyle/s clipped/n clipShape/n colorInvert/n colorMultiply/n \
    compositingGroup/n confirmationDialog containerBackground/k containerRelativeFrame \
    containerShape/k contentMargins contentShape/n contentTransition/k contextMenu/p contrast/n \
    controlGroupStyle/s controlSize/n coordinateSpace cornerRadius/n datePickerStyle/s \
    defaultFocus/i defaultScrollAnchor defersSystemGestures/m deleteDisabled/l dialogIcon/k \
    dialogSeverity/k digitalCrownRotation/i disableAutocorrection/k disabled/t \
    disclosureGroupStyle/s draggable/i drawingGroup/n dropDestination/i dynamicTypeSize \
    edgesIgnoringSafeArea environment environmentObject equatable/k fileExporter/p \
    fileImporter/p fill/h fixedSize flipsForRightToLeftLayoutDirection/n focusable/i focused/i \
    focusedSceneValue/i focusedValue/i focusEffectDisabled/i focusScope/i focusSection/i font \
    fontDesign fontWeight fontWidth/n foregroundColor foregroundStyle formStyle/l frame \
    fullScreenCover gaugeStyle/s geometryGroup/n gesture glassEffect/k glassEffectID/k \
    glassEffectTransition/k glassEffectUnion/k grayscale/n gridCellAnchor gridCellColumns \
    gridCellUnsizedAxes gridColumnAlignment groupBoxStyle/s handlesExternalEvents/i \
    headerProminence/l help/n hidden/n highPriorityGesture hoverEffect/i hoverEffectDisabled/i \
    hueRotation/n id ignoresSafeArea imageScale indexViewStyle/m inset/h inspector/m \
    inspectorColumnWidth/m interactiveDismissDisabled/p interpolation/n invalidatableContent/k \
    italic/n kerning keyboardShortcut/i keyboardType/n labeledContentStyle/s \
    labelIconToTitleSpacing labelsHidden labelStyle/s labelsVisibility/k layoutPriority \
    layoutValue lineHeight/k lineLimit lineSpacing listItemTint/n listRowBackground/n \
    listRowInsets/l listRowSeparator/n listRowSeparatorTint/n listRowSpacing/l \
    listSectionMargins/k listSectionSeparator/n listSectionSpacing/l listStyle/l \
    luminanceToAlpha/k mask matchedGeometryEffect matchedTransitionSource/k \
    menuActionDismissBehavior/k menuIndicator/k menuOrder/k menuStyle/s minimumScaleFactor \
    modelContainer/k monospaced monospacedDigit moveDisabled/l multilineTextAlignment/n \
    navigationBarBackButtonHidden/b navigationBarHidden/b navigationBarItems/n \
    navigationBarTitle/b navigationBarTitleDisplayMode/b navigationDestination/p \
    navigationLinkIndicatorVisibility/m navigationSplitViewColumnWidth/b \
    navigationSplitViewStyle/b navigationSubtitle/m navigationTitle navigationTransition/k \
    navigationViewStyle/n offset onAppear onChange onContinueUserActivity/i onContinuousHover/i \
    onDelete/l onDisappear onDrag/i onDrop/i onExitCommand/i onGeometryChange onHover/i \
    onKeyPress/i onLongPressGesture/i onMove/l onMoveCommand/i onOpenURL/i onPlayPauseCommand/i \
    onPreferenceChange onReceive onScrollGeometryChange onScrollVisibilityChange/i onSubmit/i \
    onTapGesture opacity/t overlay overlayPreferenceValue padding pasteDestination/i \
    persistentSystemOverlays/p photosPicker/p pickerStyle/s popover position preference \
    preferredColorScheme/k prefersDefaultFocus/i presentationBackground/p \
    presentationBackgroundInteraction/p presentationCompactAdaptation/p \
    presentationContentInteraction/p presentationCornerRadius/p presentationDetents/p \
    presentationDragIndicator/p presentationSizing/p previewContext/k previewDevice/k \
    previewDisplayName/k previewInterfaceOrientation/k previewLayout/k privacySensitive/k \
    progressViewStyle/s quickLookPreview/p redacted/n refreshable/n renderingMode/n resizable \
    rotation/h rotation3DEffect/n rotationEffect safeAreaBar safeAreaInset safeAreaPadding \
    saturation/n scale/h scaledToFill scaledToFit scaleEffect scenePadding \
    scrollBounceBehavior/i scrollClipDisabled/t scrollContentBackground/n scrollDisabled/t \
    scrollDismissesKeyboard/i scrollEdgeEffectHidden/m scrollEdgeEffectStyle/m \
    scrollIndicators/n scrollIndicatorsFlash/i scrollPosition scrollTargetBehavior/n \
    scrollTargetLayout scrollTransition searchable/b searchCompletion/m searchFocused/m \
    searchPresentationToolbarBehavior/m searchScopes/m searchSuggestions/m \
    searchToolbarBehavior/m selectionDisabled/i sensoryFeedback/i shadow/n sheet \
    simultaneousGesture size/h speechAdjustedPitch/k speechAlwaysIncludesPunctuation/k \
    speechAnnouncementsQueued/k speechSpellsOutCharacters/k springLoadingBehavior/i statusBar/m \
    statusBarHidden/p strikethrough/n stroke/h strokeBorder/h submitLabel/n submitScope/i \
    swipeActions/n symbolEffect/k symbolEffectsRemoved/k symbolRenderingMode/n symbolVariant/n \
    tabBarMinimizeBehavior/m tabItem/n tableColumnHeaders/l tableStyle/k \
    tabViewBottomAccessory/m tabViewSearchActivation/m tabViewStyle/b tag task textCase \
    textContentType/n textEditorStyle/k textFieldStyle/s textInputAutocapitalization/n textScale \
    textSelection/n tint/n toggleStyle/s toolbar/b toolbarBackground/m \
    toolbarBackgroundVisibility/m toolbarColorScheme/m toolbarRole/k toolbarTitleDisplayMode/b \
    toolbarVisibility/b tracking transaction/k transformAnchorPreference transformEffect \
    transformEnvironment transformPreference transition trim/h truncationMode \
    typesettingLanguage/k underline/n unredacted/k userActivity/i visualEffect \
    widgetAccentable/k widgetURL/i zIndex
    """,
    tables: [
      ("n", { ModifierDefinition.neutral[$0] }),
      ("a", { ModifierDefinition.accessibility[$0] }),
      ("i", { ModifierDefinition.interactions[$0] }),
      ("k", { ModifierDefinition.looks[$0] }),
      ("p", { ModifierDefinition.presentations[$0] }),
      ("s", { ModifierDefinition.styles[$0] }),
      ("l", { ModifierDefinition.ofLists[$0] }),
      ("b", { ModifierDefinition.ofBars[$0] }),
      ("m", { ModifierDefinition.barLooks[$0] }),
      ("h", { ModifierDefinition.ofShapes[$0] }),
      ("t", { ModifierDefinition.ofTouches[$0] }),
    ]
  ) { single[$0]() }

  /// The definitions that have a file each, in the order of their names.
  private static let single: [@Sendable () -> ModifierDefinition] = [
    { .alert },
    { .alignmentGuide },
    { .anchorPreference },
    { .aspectRatio },
    { .background },
    { .backgroundPreferenceValue },
    { .baselineOffset },
    { .bold },
    { .confirmationDialog },
    { .containerRelativeFrame },
    { .contentMargins },
    { .coordinateSpace },
    { .defaultScrollAnchor },
    { .dynamicTypeSize },
    { .edgesIgnoringSafeArea },
    { .environment },
    { .environmentObject },
    { .fixedSize },
    { .font },
    { .fontDesign },
    { .fontWeight },
    { .foregroundColor },
    { .foregroundStyle },
    { .frame },
    { .fullScreenCover },
    { .gesture },
    { .gridCellAnchor },
    { .gridCellColumns },
    { .gridCellUnsizedAxes },
    { .gridColumnAlignment },
    { .highPriorityGesture },
    { .id },
    { .ignoresSafeArea },
    { .imageScale },
    { .kerning },
    { .labelIconToTitleSpacing },
    { .labelsHidden },
    { .layoutPriority },
    { .layoutValue },
    { .lineLimit },
    { .lineSpacing },
    { .mask },
    { .matchedGeometryEffect },
    { .minimumScaleFactor },
    { .monospaced },
    { .monospacedDigit },
    { .navigationTitle },
    { .offset },
    { .onAppear },
    { .onChange },
    { .onDisappear },
    { .onGeometryChange },
    { .onPreferenceChange },
    { .onReceive },
    { .onScrollGeometryChange },
    { .onTapGesture },
    { .overlay },
    { .overlayPreferenceValue },
    { .padding },
    { .popover },
    { .position },
    { .preference },
    { .resizable },
    { .rotationEffect },
    { .safeAreaBar },
    { .safeAreaInset },
    { .safeAreaPadding },
    { .scaledToFill },
    { .scaledToFit },
    { .scaleEffect },
    { .scenePadding },
    { .scrollPosition },
    { .scrollTargetLayout },
    { .scrollTransition },
    { .sheet },
    { .simultaneousGesture },
    { .tag },
    { .task },
    { .textCase },
    { .textScale },
    { .tracking },
    { .transformAnchorPreference },
    { .transformEffect },
    { .transformEnvironment },
    { .transformPreference },
    { .transition },
    { .truncationMode },
    { .visualEffect },
    { .zIndex },
  ]
}
