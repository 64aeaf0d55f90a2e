/// The calls of SwiftUI that mean a definition, for the reader of Swift files and for listings
/// (ViewTreeDocument.docc, How Swift calls it).
public enum CallOverloads {
  /// Parameters that have a default but visibly change the view.
  static let noticed: Set = ["displayedComponents"]

  /// The name of parameters that never have a visible effect.
  static let unseen = "unused"

  /// The overloads of a view or a modifier, in the order in which they are tried. Empty for a view
  /// that Swift lacks.
  public static func shapes(of definition: Definition) -> [CallOverload] {
    definition.declarations.overloads(onlyRead: false)
  }

  /// The head of SwiftUI's declaration of a view, such as `struct VStack<Content: View>: View`.
  public static func head(of view: ViewDefinition) -> String? { view.declarations.head }

  /// The expression that Swift code gets for an argument that only documents may omit, by parameter
  /// type.
  public static let fallbacks = [
    "LocalizedStringKey": "\"\"", "String": "\"\"", "CGFloat": "0", "Double": "0",
    "Binding<Bool>": ".constant(false)", "Binding<Bool>?": "nil",
    "Binding<String>": ".constant(\"\")",
    "Binding<Date>": ".constant(.now)", "Binding<V>": ".constant(0)", "[Color]": "[]",
    "UnitPoint": ".center", "Angle": ".zero", "Gradient": "Gradient(colors: [])",
    "Binding<SelectionValue>": ".constant(Int?.none)",
  ]

  /// The first overload that takes all arguments, preferring overloads without missing parameters.
  /// The arguments are indices. `nil` if no overload takes them.
  public static func choice(
    _ shapes: [CallOverload], for given: Set<Int>, of definition: Definition
  ) -> CallOverload? {
    let fitting = shapes.filter { shape in
      given.isSubset(of: shape.parameters.flatMap { $0.arguments(of: definition) })
    }
    return fitting.min { missing($0, given, definition) < missing($1, given, definition) }
  }

  /// The number of required parameters that are missing.
  private static func missing(
    _ shape: CallOverload, _ given: Set<Int>, _ definition: Definition
  ) -> Int {
    shape.parameters.count { parameter in
      let places = parameter.arguments(of: definition)
      if case .builder = parameter.form,
        places.contains(where: { definition.parameters[$0].type == .text })
      {
        // If there is no title text, a closure without views replaces it.
        return false
      }
      return !parameter.hasDefault && given.isDisjoint(with: places)
    }
  }
}
