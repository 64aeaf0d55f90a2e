import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// What was evaluated while views were built, in that order, and what it was evaluated for: so that the next pass can
/// evaluate again what has changed, and keep the rest.
struct AttributeGraph {
  /// The value of a script at one place.
  struct Attribute {
    let script: ID<DocumentScript>
    let environment: ScriptEnvironment
    /// What was made of the value.
    var use = Use.unknown
    /// The value where nobody knows what was made of it, if it follows from what the script sees.
    var value: Value?
  }

  /// What depends on an attribute.
  enum Use {
    /// Something that cannot be made again alone: it stays as long as the value is the same.
    case unknown
    /// The first value of something that is there now.
    case beginning
    /// The object that a modifier hands down.
    case object
    /// What a name is bound to inside of a branch that is there as long as there is a value, if there is one.
    case bound(ScriptEnvironment?)
    /// Arguments of a view without content: the place in `views`.
    case view(Int)
    /// Arguments of a modifier: the place in `modifiers`.
    case modifier(Int)
    /// A name of the attribute's own level.
    case name(place: Int)
    /// A parameter of a component: the place in `levels`, or `nil` before there is one.
    case parameter(Int, level: Int?)
    /// Whether a branch is there.
    case condition(Bool)
    /// The value of a `switch`, or a pattern of one: the place in `choices`.
    case choice(Int)
    /// The data of a loop: the place in `loops`.
    case loop(Int)
  }

  /// A view without content.
  struct View {
    let view: ID<ViewRecord>
    let template: ViewTemplate
    let environment: ScriptEnvironment
    let nodes: Range<Int>
  }

  /// A modifier around a view.
  struct Modifier {
    let record: ID<ModifierRecord>
    let template: ModifierTemplate
    let environment: ScriptEnvironment
    /// What the view inherits from outside.
    let inherited: ID<ViewEnvironment>
    /// The nodes that it added; none, if it only says how the view is drawn.
    let nodes: Range<Int>
    /// The node of a `preference`.
    var writer: PreferenceNode.Index?
  }

  /// The names that the body of a component sees.
  struct Level {
    let environment: ScriptEnvironment
    let parameters: [ComponentTemplate.Parameter]
  }

  /// A `switch` with the case that matches.
  struct Choice {
    let template: ViewTemplate
    let environment: ScriptEnvironment
    /// The place of the case among the arguments, if one matches, and the names that its views see.
    var place: Int?
    var inner: ScriptEnvironment?
  }

  /// A loop with its elements.
  struct Loop {
    let template: ViewTemplate
    let environment: ScriptEnvironment
    var data: Value
    var elements: [ScriptEnvironment] = []
    /// What each is known by, those with the same one not told apart.
    var identities: [UInt64] = []
  }

  /// Whether attributes are noted.
  var isCollecting = false
  var attributes: [Attribute] = []
  var views: [View] = []
  var modifiers: [Modifier] = []
  var levels: [Level] = []
  var choices: [Choice] = []
  var loops: [Loop] = []
  /// How many objects were made for the state of components: those stay.
  var objectsOfState = 0

  /// How many attributes there are so far.
  var count: Int { attributes.count }

  /// Notes what the attributes from `first` on were evaluated for.
  mutating func note(_ use: Use, from first: Int) {
    for place in first..<attributes.count {
      attributes[place].use = use
      attributes[place].value = nil
    }
  }

  /// Notes that a view was made of the attributes from `first` on.
  mutating func note(_ view: View, from first: Int) {
    guard first < attributes.count else { return }
    views.append(view)
    note(.view(views.count - 1), from: first)
  }

  /// Notes that a modifier was made of the attributes from `first` on.
  mutating func note(_ modifier: Modifier, from first: Int) {
    guard first < attributes.count else { return }
    modifiers.append(modifier)
    note(.modifier(modifiers.count - 1), from: first)
  }

  /// Notes that the objects among the values from `first` on are handed down.
  mutating func noteObjects(from first: Int) {
    for place in first..<attributes.count {
      if case .foreign(let foreign)? = attributes[place].value, foreign is ObjectValue {
        attributes[place].use = .object
      }
    }
  }

  /// Gives the parameters among the attributes from `first` on the level in which they are.
  mutating func note(_ level: Level, from first: Int) {
    guard first < attributes.count else { return }
    for place in first..<attributes.count {
      if case .parameter(let number, nil) = attributes[place].use {
        attributes[place].use = .parameter(number, level: levels.count)
        attributes[place].value = nil
      }
    }
    levels.append(level)
  }

  /// Notes that a case was chosen.
  mutating func note(_ choice: Choice, from first: Int) {
    guard first < attributes.count else { return }
    choices.append(choice)
    note(.choice(choices.count - 1), from: first)
  }

  /// Notes that a loop has begun; its place, if it may have others the next time.
  mutating func note(_ loop: Loop, from first: Int) -> Int? {
    guard first < attributes.count else { return nil }
    loops.append(loop)
    note(.loop(loops.count - 1), from: first)
    return loops.count - 1
  }
}
