import ViewTreeNumbers
import ViewTreeScript

/// A function or a computed value of a component or of the document.
public struct MemberTemplate: Sendable {
  /// Its name.
  public let name: String
  /// Its body in the document's list of scripts, or `nil` after a report.
  public internal(set) var script: ID<DocumentScript>?
  /// The labels of its parameters.
  public let labels: [String?]
  /// The source text of the parameter types.
  public let types: [String?]
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
            name: member.name, program: scripts[script].program, labels: member.labels,
            types: member.types, resultType: member.resultType, isComputed: member.isComputed)))
    }
  }

  /// The names that scripts at the root can use: the state, then functions and computed values.
  public var rootNames: [ScopeName] {
    state.map(\.scopeName) + members.map { ScopeName($0.name) }
  }
}
