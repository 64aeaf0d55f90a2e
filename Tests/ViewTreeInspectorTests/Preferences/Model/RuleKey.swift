/// The keys of random documents: what `reduce` does with lists of names, in the model and in the
/// document.
enum RuleKey: String, CaseIterable {
  /// Appends.
  case L
  /// Keeps the first and never asks.
  case F
  /// Takes the last; its default shows where it takes part.
  case Z
  /// Appends the next value twice.
  case D
  /// Puts the next value in front.
  case P
  /// Asks until it has two names.
  case S
  /// Has no default, and asks until it has a value.
  case N

  typealias Value = [String]?

  var defaultValue: Value {
    switch self {
    case .Z: ["z"]
    case .N: nil
    default: []
    }
  }

  func reduce(_ value: inout Value, _ nextValue: () -> Value) {
    switch self {
    case .L: value = (value ?? []) + (nextValue() ?? [])
    case .F: break
    case .Z: value = nextValue()
    case .D:
      value = (value ?? []) + (nextValue() ?? [])
      value = (value ?? []) + (nextValue() ?? [])
    case .P: value = (nextValue() ?? []) + (value ?? [])
    case .S: if (value ?? []).count < 2 { value = (value ?? []) + (nextValue() ?? []) }
    case .N: if value == nil { value = nextValue() }
    }
  }

  /// The key's entry in a document.
  var json: String {
    let append = #""value.append(contentsOf: nextValue())""#
    return switch self {
    case .L: #""L": {"defaultValue": [], "reduce": \#(append)}"#
    case .F: #""F": {"defaultValue": [], "reduce": "_ = value"}"#
    case .Z: #""Z": {"defaultValue": ["z"], "reduce": "value = nextValue()"}"#
    case .D: #""D": {"defaultValue": [], "reduce": [\#(append), \#(append)]}"#
    case .P: #""P": {"defaultValue": [], "reduce": "value = nextValue() + value"}"#
    case .S:
      #""S": {"defaultValue": [], "reduce": "if value.count < 2 { value += nextValue() }"}"#
    case .N: #""N": {"reduce": "if value == nil { value = nextValue() }"}"#
    }
  }
}
