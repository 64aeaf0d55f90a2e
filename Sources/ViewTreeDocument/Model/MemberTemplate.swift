import ViewTreeNumbers
import ViewTreeScript

/// A function or a computed value of a component or of the document.
public struct MemberTemplate: Sendable {
  /// A parameter of a function.
  public struct Parameter: Sendable {
    /// The label at the call, `nil` for `_`.
    public let label: String?
    /// The source text of the type.
    public let type: String?
    /// The default value in the document's list of scripts, or `nil` for none.
    public let defaultValue: ID<DocumentScript>?
    /// True for `Int...`.
    public let isVariadic: Bool
  }

  /// Its name.
  public let name: String
  /// Its body in the document's list of scripts, or `nil` after a report.
  public internal(set) var script: ID<DocumentScript>?
  /// Its parameters.
  public let parameters: [Parameter]
  /// The source text of the result type, if there is one.
  public let resultType: String?
  /// True if it's a computed property, which is used without parentheses.
  public let isComputed: Bool
}

extension Document {
  /// The values of some members' names, in order.
  public func values(of members: [MemberTemplate]) -> [Value] {
    members.map { member in
      guard let script = member.script else { return .void }
      return .function(
        FunctionValue(
          MemberFunction(
            name: member.name, program: scripts[script].program,
            parameters: member.parameters.map { parameter in
              MemberFunction.Parameter(
                label: parameter.label, type: parameter.type,
                defaultValue: parameter.defaultValue.map { scripts[$0].program },
                isVariadic: parameter.isVariadic)
            }, resultType: member.resultType, isComputed: member.isComputed)))
    }
  }

  /// The names that scripts at the root can use: the state, then functions and computed values.
  public var rootNames: [ScopeName] {
    state.map(\.scopeName) + members.map { ScopeName($0.name) }
  }
}
