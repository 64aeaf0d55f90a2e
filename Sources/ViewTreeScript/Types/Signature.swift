/// The signature of a declaration that can be called or read: a standard member, a function of the
/// script, a method of a declared type.
///
/// Immutable once its table or script is read, as are the expressions of default values.
struct Signature: @unchecked Sendable {
  enum Kind: Sendable {
    case property, method, initializer, `subscript`
  }

  /// A requirement on a generic parameter, or on a type made of one.
  struct Requirement: Sendable {
    enum Relation: Sendable {
      /// Conformance to a protocol, by its name.
      case conforms(String)
      case equals(StaticType)
    }

    let type: StaticType
    let relation: Relation
  }

  /// A type that belongs to another type: the elements of a sequence.
  struct Association: Sendable {
    let owner: StaticType
    let name: String
    let type: StaticType
  }

  struct Parameter: CallableParameter, @unchecked Sendable {
    /// The label at the call, or `nil` if there is none.
    var label: String?
    var type: StaticType
    var hasDefault = false
    /// The expression of the default, for a function of the script.
    var defaultValue: Expression?
    /// The text of the default, for problems in it.
    var defaultOrigin = 0
    var isVariadic = false
    var isInout = false
  }

  /// True if the labels of a call are those of the parameters, in order and without some that have
  /// default values.
  func accepts(_ labels: [String?]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if rest.first == .some(parameter.label) {
        rest.removeFirst()
      } else if !parameter.hasDefault {
        return false
      }
    }
    return rest.isEmpty
  }

  var name: String
  var kind: Kind
  var isStatic = false
  var isMutating = false
  /// True if its result may be unused without a warning.
  var isDiscardable = false
  /// Its own generic parameters, without those of its type.
  var generics: [String] = []
  var requirements: [Requirement] = []
  var parameters: [Parameter] = []
  var result: StaticType = .void
  /// The types that belong to generic parameters, while a call is checked.
  var associations: [Association] = []

  /// The full name of a function with its labels: `prefix(while:)`.
  var fullName: String { kind == .property ? name : fullName(name) }

  /// The full name with another base name, such as the type of an initializer.
  func fullName(_ name: String) -> String {
    name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// The type of it as a function.
  var functionType: StaticType {
    .function(
      StaticType.FunctionType(
        parameters: parameters.map {
          StaticType.FunctionType.Parameter(
            type: $0.type, isInout: $0.isInout, isVariadic: $0.isVariadic)
        }, result: result))
  }
}
