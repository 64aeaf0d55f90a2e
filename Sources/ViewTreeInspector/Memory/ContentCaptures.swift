import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript

/// The variables of the document that the views of a closure use, which are the closure's captures.
///
/// Actions aren't included, because their variables are looked up when they run
/// (docs/explanation/updates.md, Evaluating again).
struct ContentCaptures {
  /// A variable, relative to the closure.
  struct Variable: Hashable {
    /// The number of levels outward, or `nil` for a state variable that a component's body uses.
    let framesUp: Int?
    let index: Int
    let name: String
  }

  private let document: Document
  private(set) var variables: [Variable] = []
  private var known: Set<Variable> = []
  private var openComponents: Set<ShortID<ComponentTemplate>> = []

  /// Finds the variables of views that are built `levels` levels inside the closure.
  init(of content: TemplateRange, levels: Int, in document: Document) {
    self.document = document
    addContent(content, Level(inner: levels, component: nil))
  }

  /// The nesting level of a script inside the closure.
  private struct Level {
    /// Levels of names between the script and the closure, or a component's parameters.
    var inner: Int
    /// The component whose body contains the script. Its parameters are one scope further outward.
    var component: ShortID<ComponentTemplate>?

    func inside(_ levels: Int) -> Level { Level(inner: inner + levels, component: component) }
  }

  private mutating func add(_ script: ID<DocumentScript>, _ level: Level) {
    let script = document.scripts[script]
    guard !script.isAction else { return }
    for capture in script.program.captures {
      let outside = capture.framesUp - level.inner
      let variable: Variable
      if let component = level.component {
        // The document's state is outside the component's parameters, and outside its state if it
        // has any.
        guard outside == levelsToState(of: component) else { continue }
        variable = Variable(framesUp: nil, index: capture.index, name: capture.name)
      } else {
        guard outside >= 0 else { continue }
        variable = Variable(framesUp: outside, index: capture.index, name: capture.name)
      }
      if known.insert(variable).inserted { variables.append(variable) }
    }
  }

  /// The number of levels from a component's parameters outward to the document's state.
  private func levelsToState(of component: ShortID<ComponentTemplate>) -> Int {
    document.components[component].state.isEmpty ? 1 : 2
  }

  // MARK: - Views

  private mutating func addContent(_ content: TemplateRange, _ level: Level) {
    for (_, template) in document.entries(of: content) { add(template, level) }
  }

  private mutating func add(_ template: ViewTemplate, _ outer: Level) {
    let level = outer.inside(template.letCount > 0 ? 1 : 0)
    for place in template.lets {
      if case .script(let script) = document.lets[place] { add(script, level) }
    }
    if case .script(let script) = template.id { add(script, level) }
    for place in 0..<template.argumentCount {
      let argument = template.firstArgument.advanced(by: place)
      add(document.arguments[argument], level, inside: levels(of: template, place))
    }
    for modifier in document.modifiers[template.modifiers] {
      for argument in document.arguments[modifier.arguments] {
        add(argument, level, inside: levels(of: modifier))
      }
    }
    if template.kind == .component, openComponents.insert(template.component).inserted {
      let body = document.components[template.component].body
      addContent(body, Level(inner: 0, component: template.component))
      openComponents.remove(template.component)
    }
  }

  /// The number of name levels that a view's content adds.
  private func levels(of template: ViewTemplate, _ argument: UInt32) -> Int {
    switch template.kind {
    case .optionalBinding: argument == 1 ? 1 : 0
    case .forEach: argument == 2 ? 1 : 0
    case .view:
      if case .geometryReader = ViewRegistry.standard.definitions[template.view].meaning {
        1
      } else {
        0
      }
    case .switch: document.patternValues(of: template, argument).isEmpty ? 0 : 1
    case .component: document.inputCount(of: template, argument) > 0 ? 1 : 0
    case .layout, .conditional, .slot: 0
    }
  }

  private func levels(of modifier: ModifierTemplate) -> Int {
    switch ModifierRegistry.standard.definitions[modifier.definition].meaning {
    case .preferenceReader: 1
    default: 0
    }
  }

  private mutating func add(_ argument: Argument, _ level: Level, inside levels: Int) {
    switch argument {
    case .script(let script): add(script, level)
    case .content(let content): addContent(content, level.inside(levels))
    case .size(let first):
      for place in first..<first.advanced(by: 2) {
        add(document.arguments[place], level, inside: 0)
      }
    case .styledText(let first, let count):
      for place
        in first..<first.advanced(
          by: count * UInt32(ParameterDefinition.argumentsOfPart.count))
      {
        add(document.arguments[place], level, inside: 0)
      }
    case .font(let first):
      for place in first..<first.advanced(by: FontMembers.parameters.count) {
        add(document.arguments[place], level, inside: 0)
      }
    default: break
    }
  }
}

extension Document {
  /// The number of values that a component passes to the views of an argument.
  func inputCount(of use: ViewTemplate, _ argument: UInt32) -> Int {
    let parameters = components[use.component].parameters
    guard Int(argument) < parameters.count, let slot = parameters[Int(argument)].slot else {
      return 0
    }
    return slots[slot].inputs.count
  }
}
