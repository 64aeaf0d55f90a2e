import ViewTreeNumbers
import ViewTreeSyntax

/// Components that contain themselves on every way through their body: no evaluation ends them.
extension DocumentDecoder {
  /// A use of a component, and its location.
  private struct Use {
    let component: Int
    let syntax: Index
  }

  /// Reports cycles of components that unconditionally use each other. No component is in two of
  /// the reported cycles.
  func reportEndlessComponents() {
    let count = document.components.count
    let uses = document.components.map { component in
      sureUses(component.body).filter { $0.key < count }
        .map { Use(component: $0.key, syntax: $0.value) }.sorted { $0.syntax < $1.syntax }
    }
    var isDone = [Bool](repeating: false, count: uses.count)
    var isTold = isDone
    for start in uses.indices where !isDone[start] { follow(start, uses, &isDone, &isTold) }
  }

  /// Follows the uses from a component, depth first, without recursion.
  private func follow(
    _ start: Int, _ uses: [[Use]], _ isDone: inout [Bool], _ isTold: inout [Bool]
  ) {
    var path: [(component: Int, next: Int)] = [(start, 0)]
    var places: [Int: Int] = [start: 0]
    while let (component, next) = path.last {
      guard next < uses[component].count else {
        isDone[component] = true
        places[component] = nil
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let used = uses[component][next].component
      if let first = places[used] {
        let cycle = path[first...]
        if isTold[component] || isTold[used] { continue }
        reportCycle(cycle.map { uses[$0.component][$0.next - 1] }, of: used)
        for step in cycle { isTold[step.component] = true }
        continue
      }
      if isDone[used] { continue }
      places[used] = path.count
      path.append((used, 0))
    }
  }

  private func reportCycle(_ cycle: [Use], of component: Int) {
    guard let first = cycle.first else { return }
    var container = document.components[first.component].name
    var steps: [(container: String, content: String, range: SourceRange)] = []
    for use in cycle.dropFirst() {
      let content = document.components[use.component].name
      steps.append((container, content, tree.range(use.syntax)))
      container = content
    }
    report(
      .endlessComponent(
        document.components[component].name,
        document.components[component].form.word, at: tree.range(first.syntax),
        steps: steps))
  }

  // MARK: - Uses

  /// The components that are used unconditionally, each with its first location. Slots are numbered
  /// after the components.
  private func sureUses(_ range: TemplateRange) -> [Int: Index] {
    var uses: [Int: Index] = [:]
    for (_, template) in document.entries(of: range) {
      uses.merge(sureUses(of: template)) { first, _ in first }
      for modifier in modifiers(of: template) {
        guard let content = sureContent(of: modifier) else { continue }
        uses.merge(sureUses(content)) { first, _ in first }
      }
    }
    return uses
  }

  private func sureUses(of template: ViewTemplate) -> [Int: Index] {
    let arguments = arguments(template.firstArgument, template.argumentCount)
    switch template.kind {
    case .component: return sureUses(ofComponent: template)
    case .layout: return arguments.last.map { sureUses(in: $0) } ?? [:]
    case .view:
      let definition = registry.definitions[template.view]
      return definition.contentPlaces.reduce(into: [:]) { uses, place in
        uses.merge(sureUses(in: arguments[arguments.startIndex + place])) { first, _ in first }
      }
    case .forEach:
      guard case .constant(let data)? = arguments.first,
        case .array(let elements) = document.constants[data], !elements.isEmpty
      else { return [:] }
      return arguments.last.map { sureUses(in: $0) } ?? [:]
    case .slot where document.slots[template.slot].isOwn:
      return document.slots[template.slot].contents.first.map { sureUses($0) } ?? [:]
    case .slot: return [document.components.count + Int(template.definition): template.syntax]
    case .conditional, .optionalBinding, .switch: return usesOnEveryWay(template, Array(arguments))
    }
  }

  /// A component, and the views passed to it that it unconditionally shows.
  private func sureUses(ofComponent template: ViewTemplate) -> [Int: Index] {
    let component = Int(template.definition)
    var uses = [component: template.syntax]
    let arguments = Array(arguments(template.firstArgument, template.argumentCount))
    for (parameter, argument) in zip(document.components[component].parameters, arguments) {
      guard let slot = parameter.slot, shows(slot) else { continue }
      uses.merge(sureUses(in: argument)) { first, _ in first }
    }
    return uses
  }

  /// True if the slot's views appear under all conditions.
  private func shows(_ slot: Int) -> Bool {
    if let known = shownSlots[slot] { return known }
    // A slot that leads back to itself shows no views on that path.
    shownSlots[slot] = false
    let body = document.components[document.slots[slot].component].body
    let isShown = sureUses(body)[document.components.count + slot] != nil
    shownSlots[slot] = isShown
    return isShown
  }

  /// The uses that all branches of a condition share. A constant condition has one branch.
  private func usesOnEveryWay(_ template: ViewTemplate, _ arguments: [Argument]) -> [Int: Index] {
    var branches: [Argument]
    if template.kind == .switch {
      branches = stride(from: 2, to: arguments.count, by: 2).map { arguments[$0] }
      let tests = stride(from: 1, to: arguments.count, by: 2).map { arguments[$0] }
      // If no case matches, there is no view.
      if !tests.contains(where: { if case .bool(true) = $0 { true } else { false } }) { return [:] }
    } else {
      branches = Array(arguments.dropFirst())
      if template.kind == .conditional, case .bool(let holds)? = arguments.first {
        branches = [branches[holds ? 0 : 1]]
      }
    }
    let uses = branches.map { sureUses(in: $0) }
    guard let first = uses.first else { return [:] }
    return first.filter { use in uses.allSatisfy { $0[use.key] != nil } }
  }

  private func modifiers(of template: ViewTemplate) -> ArraySlice<ModifierTemplate> {
    document.modifiers[template.firstModifier.index...].prefix(Int(template.modifierCount))
  }

  private func arguments(_ first: ID<Argument>, _ count: UInt32) -> ArraySlice<Argument> {
    document.arguments[first.index...].prefix(Int(count))
  }

  private func sureUses(in argument: Argument) -> [Int: Index] {
    if case .content(let range) = argument { return sureUses(range) }
    return [:]
  }

  /// The content that a modifier always builds, which excludes presented content.
  private func sureContent(of modifier: ModifierTemplate) -> TemplateRange? {
    guard modifier.definition.exists else { return nil }
    let definition = modifierRegistry.definitions[modifier.definition]
    switch definition.meaning {
    case .secondary, .preferenceReader:
      return definition.content.flatMap { document.content($0, of: modifier) }
    default: return nil
    }
  }
}
