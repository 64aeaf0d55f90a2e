import ViewTreeDocument
import ViewTreeNumbers

/// A traversal of a document in build order, with all branches of control forms.
///
/// The surroundings of a component are the union of those of all its uses. If another use adds to
/// them, its body is visited again. Content that is passed to a component is visited as the body of
/// its slot.
struct KeyFlowWalk {
  private let document: Document
  private let places: IDTable<ModifierTemplate, ID<KeyFlow.Use>>
  private(set) var uses: [KeyFlow.Use]
  private let views = ViewRegistry.standard.definitions
  private let modifiers = ModifierRegistry.standard.definitions
  private let counter: ViewCounter
  /// True for each modifier of the registry with view content, by its index.
  private let holdsViews: [Bool]
  /// The styles of the document's own that some modifier sets, by their kind.
  private let styles: [StyleKind: [Int]]

  /// The requests for a key.
  private struct State: Equatable {
    var requests: KeyRequests = .unread
    var overrider: ID<ModifierTemplate>?

    /// Merges another state: a property is true if it's true in either state.
    mutating func formUnion(_ other: State) {
      requests.formUnion(other.requests)
      overrider = overrider ?? other.overrider
    }
  }

  /// The context in which the views of a component appear.
  private struct Surroundings: Equatable {
    /// The keys that a reader requests. All others are unread.
    var states: [ShortID<PreferenceKeyTemplate>: State] = [:]
    var isUsed = false
    var presentation: PresentationKind?
    /// True if it's in a position for a single view, or among other views, respectively.
    var isSingle = false
    var isAmongOthers = false
  }

  private enum Step {
    /// A list of views, in a position for a single view or in a container.
    case views(TemplateRange, isSingle: Bool)
    /// The views of a component, or those in a slot.
    case body(of: Int, isSingle: Bool)
    case open(modifier: ID<ModifierTemplate>, isPerView: Bool)
    case close(modifier: ID<ModifierTemplate>)
    /// Restores the state of a key.
    case restore
    /// Ends the content of a presentation.
    case leavePresentation
  }

  private var steps: [Step] = []
  /// The presentations around the current position.
  private var presentations: [PresentationKind] = []
  /// The requests for each key at the current position.
  private var states: IDTable<PreferenceKeyTemplate, State>
  private var saved: [(key: ShortID<PreferenceKeyTemplate>, state: State)] = []
  /// The keys whose state may differ from unread, in the order in which they were first opened.
  private var openKeys: [ShortID<PreferenceKeyTemplate>] = []
  private var openCounts: IDTable<PreferenceKeyTemplate, UInt32>

  /// The surroundings of components, followed by those of slots.
  private var surroundings: [Surroundings]
  /// The components and slots whose surroundings changed since their bodies were visited.
  private var waiting: [Int] = []
  private var isWaiting: [Bool]

  init(
    _ document: Document, uses: [KeyFlow.Use], places: IDTable<ModifierTemplate, ID<KeyFlow.Use>>
  ) {
    self.document = document
    self.uses = uses
    self.places = places
    counter = ViewCounter(document)
    holdsViews = document.usedModifiers {
      switch $0.meaning {
      case .secondary, .presentation: true
      default: false
      }
    }
    styles = document.usedStyles
    states = IDTable(repeating: State(), count: document.preferenceKeys.count)
    openCounts = IDTable(repeating: 0, count: document.preferenceKeys.count)
    let count = document.components.count + document.slots.count
    surroundings = Array(repeating: Surroundings(), count: count)
    isWaiting = Array(repeating: false, count: count)
  }

  var usedComponents: [Bool] {
    surroundings.prefix(document.components.count).map(\.isUsed)
  }

  /// The view lists to visit for a component or a slot.
  private func bodies(of index: Int) -> [TemplateRange] {
    let slot = index - document.components.count
    return slot < 0 ? [document.components[index].body] : document.slots[slot].contents
  }

  mutating func run() {
    walk(document.root, isSingle: true)
    while let component = waiting.popLast() {
      isWaiting[component] = false
      let around = surroundings[component]
      let keys = around.states.keys.sorted()
      for key in keys { open(key, around.states[key] ?? State()) }
      presentations = around.presentation.map { [$0] } ?? []
      for body in bodies(of: component) {
        if around.isSingle { walk(body, isSingle: true) }
        if around.isAmongOthers { walk(body, isSingle: false) }
      }
      for _ in keys { restore() }
    }
  }

  private mutating func walk(_ content: TemplateRange, isSingle: Bool) {
    steps.append(.views(content, isSingle: isSingle))
    while let step = steps.popLast() {
      switch step {
      case .views(let content, let isSingle): list(content, isSingle: isSingle)
      case .body(let component, let isSingle): enter(component, isSingle: isSingle)
      case .open(let modifier, let isPerView): open(modifier, isPerView: isPerView)
      case .close(let modifier): close(modifier)
      case .restore: restore()
      case .leavePresentation: presentations.removeLast()
      }
    }
  }

  // MARK: - Views

  /// Visits the first view in the content, and adds the others to the list.
  private mutating func list(_ content: TemplateRange, isSingle: Bool) {
    guard content.first < content.end else { return }
    let template = document.templates[content.first]
    let isAlone = template.end == content.end
    if !isAlone {
      steps.append(.views(TemplateRange(first: template.end, end: content.end), isSingle: false))
    }
    // In a position for a single view, modifiers apply to the whole of a lone view.
    visit(template, isWhole: isSingle && isAlone)
  }

  private mutating func visit(_ template: ViewTemplate, isWhole: Bool) {
    switch template.kind {
    case .conditional, .optionalBinding, .switch, .forEach:
      for argument in template.arguments.reversed() {
        if let content = content(argument) {
          steps.append(.views(content, isSingle: false))
        }
      }
    case .component:
      let component = document.components[template.component]
      let isUnary = component.isUnary || isWhole || document.isMadeSingle(template)
      let isPerView = !isUnary && counter.count(component.body) > 1
      closeModifiers(of: template)
      steps.append(.body(of: template.component.index, isSingle: isUnary))
      openModifiers(of: template, isPerView: isPerView)
    case .slot:
      let slot = template.slot.index
      let isSingle = isWhole || document.isMadeSingle(template)
      closeModifiers(of: template)
      steps.append(.body(of: document.components.count + slot, isSingle: isSingle))
      openModifiers(of: template, isPerView: !isSingle && counter.count(template) > 1)
    case .layout:
      let parameters = document.layouts[template.layout].parameters
      closeModifiers(of: template)
      addContent(
        content(template.firstArgument.advanced(by: parameters.count)), isSingle: false)
      openModifiers(of: template, isPerView: false)
    case .view:
      visitView(template, isWhole: isWhole)
    }
  }

  private mutating func visitView(_ template: ViewTemplate, isWhole: Bool) {
    let definition = views[template.view]
    let isWhole = isWhole || document.isMadeSingle(template)
    // If a group becomes a single view, so does a group that is its only content.
    var isSingle = definition.isGroup && isWhole
    switch definition.meaning {
    case .empty where !isWhole: return
    case .slot, .parts: isSingle = true
    default: break
    }
    closeModifiers(of: template)
    var isPerView = false
    for place in definition.contentPlaces.reversed() {
      guard let content = content(template.firstArgument.advanced(by: place)) else { continue }
      addContent(content, isSingle: isSingle)
      if definition.isGroup, !isWhole, counter.count(content) > 1 { isPerView = true }
    }
    // A style can come from any enclosing view, so all styles of this kind may build the control.
    for style in definition.styled.flatMap({ styles[$0.kind] }) ?? [] {
      steps.append(.body(of: style, isSingle: true))
    }
    openModifiers(of: template, isPerView: isPerView)
  }

  // The modifiers of a view open from the outermost inward, then its content follows, and then they
  // close. The list of steps is a stack, so the last step is added first.

  private mutating func closeModifiers(of template: ViewTemplate) {
    for modifier in template.modifiers.reversed() where matters(modifier) {
      steps.append(.close(modifier: modifier))
    }
  }

  private mutating func openModifiers(of template: ViewTemplate, isPerView: Bool) {
    for modifier in template.modifiers where matters(modifier) {
      steps.append(.open(modifier: modifier, isPerView: isPerView))
    }
  }

  private mutating func addContent(_ content: TemplateRange?, isSingle: Bool) {
    if let content { steps.append(.views(content, isSingle: isSingle)) }
  }

  private func content(_ argument: ID<Argument>) -> TemplateRange? {
    if case .content(let range) = document.arguments[argument] { return range }
    return nil
  }
}

// MARK: - Modifiers

extension KeyFlowWalk {
  private func meaning(_ modifier: ID<ModifierTemplate>) -> ModifierDefinition.Meaning {
    modifiers[document.modifiers[modifier].definition].meaning
  }

  /// True if a modifier has a key or contains views.
  private func matters(_ modifier: ID<ModifierTemplate>) -> Bool {
    places[modifier].exists || holdsViews[document.modifiers[modifier].definition.index]
  }

  private mutating func open(_ modifier: ID<ModifierTemplate>, isPerView: Bool) {
    let place = places[modifier]
    guard place.index < uses.count else { return }
    var use = uses[place]
    let around = states[use.key]
    use.isReachable = true
    use.isPerView = use.isPerView || isPerView
    use.requests.formUnion(around.requests)
    use.overrider = use.overrider ?? around.overrider
    use.presentation = use.presentation ?? presentations.last
    uses[place] = use
    switch use.role {
    case .transformer: break
    case .reader: open(use.key, State(requests: .requested))
    case .writer: open(use.key, replaced(around, by: modifier))
    }
  }

  /// The requests for the key inside a writer.
  private func replaced(_ around: State, by writer: ID<ModifierTemplate>) -> State {
    guard around.requests.contains(.requested) else { return around }
    return State(
      requests: around.requests.subtracting(.requested).union(.overridden),
      overrider: around.overrider ?? writer)
  }

  private mutating func close(_ modifier: ID<ModifierTemplate>) {
    let template = document.modifiers[modifier]
    switch meaning(modifier) {
    case .secondary(let role, let content, _):
      if role == .mask { openNothing() }
      addContent(document.content(content, of: template), isSingle: true)
    case .preferenceReader(_, let own, let alignment, let content):
      restore()
      guard let key = document.preferenceKey(own, of: template) else { return }
      // Without an alignment, a reader ignores the values that its own content writes for the key.
      var inside = states[key]
      if case .absent = document.argument(alignment, of: template) { inside = State() }
      open(key, inside)
      steps.append(.restore)
      addContent(document.content(content, of: template), isSingle: true)
    case .presentation(let kind, let arguments):
      presentations.append(kind)
      steps.append(.leavePresentation)
      openNothing()
      addContent(document.content(arguments.content, of: template), isSingle: true)
      if let dialog = arguments.dialog {
        addContent(document.content(dialog.message, of: template), isSingle: true)
      }
    case .preference, .anchorPreference, .onPreferenceChange:
      restore()
    default:
      break
    }
  }

  /// Marks all keys as unread, for presented content and masks, whose values no enclosing reader
  /// sees.
  private mutating func openNothing() {
    for key in openKeys {
      open(key, State())
      steps.append(.restore)
    }
  }

  private mutating func open(_ key: ShortID<PreferenceKeyTemplate>, _ state: State) {
    saved.append((key, states[key]))
    states[key] = state
    if openCounts[key] == 0 { openKeys.append(key) }
    openCounts[key] += 1
  }

  /// Undoes the last `open`. Keys are closed in reverse order, so they are removed from the end.
  private mutating func restore() {
    guard let (key, state) = saved.popLast() else { return }
    states[key] = state
    openCounts[key] -= 1
    if openCounts[key] == 0 { openKeys.removeLast() }
  }

  // MARK: - Components

  /// Merges the surroundings of this use of a component with those of its other uses.
  private mutating func enter(_ component: Int, isSingle: Bool) {
    var around = surroundings[component]
    for key in openKeys where states[key].requests != .unread || around.states[key] != nil {
      var state = states[key]
      if let known = around.states[key] {
        state.formUnion(known)
      } else if around.isUsed {
        state.formUnion(State())
      }
      around.states[key] = state
    }
    for key in around.states.keys where openCounts[key] == 0 {
      around.states[key]?.formUnion(State())
    }
    around.isUsed = true
    around.presentation = around.presentation ?? presentations.last
    if isSingle { around.isSingle = true } else { around.isAmongOthers = true }
    guard around != surroundings[component] else { return }
    surroundings[component] = around
    guard !isWaiting[component] else { return }
    isWaiting[component] = true
    waiting.append(component)
  }
}
