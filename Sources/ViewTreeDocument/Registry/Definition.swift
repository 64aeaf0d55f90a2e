import ViewTreeNumbers

/// The common part of views and modifiers: SwiftUI's declarations and parameters.
public class Definition: @unchecked Sendable {
  /// SwiftUI's name.
  public final let name: String
  /// SwiftUI's declarations.
  final let declarations: CallDeclarations
  /// One sentence for the reference.
  public final let summary: String

  /// The parameters that the declarations complete. Empty if the table is known from the start.
  final let outlines: [ParameterOutline]
  /// The table of outlined parameters after its first use. `lock` guards it.
  private var table: ParameterTable?
  private let known: ParameterTable?
  /// The call forms after their first use. `lock` guards them.
  private var forms: [CallForm]?
  private static let lock = Lock()

  init(_ swift: String, _ summary: String, _ list: ParameterList) {
    declarations = CallDeclarations(text: swift)
    name = declarations.name
    self.summary = summary
    outlines = list.outlines
    known = outlines.isEmpty ? ParameterTable(list.definitions) : nil
  }

  /// The parameters. Parameters from declarations are created when the definition is first used,
  /// because most runs use few definitions.
  final var parameterTable: ParameterTable {
    if let known { return known }
    return Self.lock.run {
      if let table { return table }
      let overloads = declarations.overloads(onlyRead: false)
      let made = ParameterTable(outlines.map { $0.definition(in: overloads) })
      table = made
      return made
    }
  }

  /// The forms that Swift calls it in, those with view parameters first, because a color can be a view
  /// or a style. Without call shapes, it takes its arguments in order.
  final var callForms: [CallForm] {
    if let forms = Self.lock.run({ forms }) { return forms }
    let shapes = declarations.overloads()
    let takeViews = shapes.filter { $0.parameters.contains { $0.form == .view } }
    let others = shapes.filter { !$0.parameters.contains { $0.form == .view } }
    let made =
      shapes.isEmpty
      ? [CallForm(of: self)] : (takeViews + others).map { CallForm($0, of: self) }
    Self.lock.run { forms = made }
    return made
  }

  /// The arguments, in SwiftUI's order.
  public final var parameters: [ParameterDefinition] { parameterTable.parameters }

  /// The index of the argument with a label or with another accepted name.
  final func place(of label: String) -> Int? {
    let parameters = parameters
    return parameters.firstIndex { $0.name == label }
      ?? parameters.firstIndex { $0.alias == label }
  }
}
