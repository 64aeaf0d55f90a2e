import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// A value of the environment, by its number: those of the system come first, then those declared.
public struct EnvironmentKey: Hashable, Sendable {
  /// The number.
  public let number: UInt16
  /// True for an object that may be missing: `Model?`. It's the key of the object all the same.
  public internal(set) var isOptional = false

  /// Creates a key from its number.
  public init(number: Int) { self.number = UInt16(clamping: number) }

  /// True for the same value or object.
  public static func == (a: Self, b: Self) -> Bool { a.number == b.number }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// The value of the system that it is, or `nil`.
  public var system: SystemEnvironmentValue? {
    let all = SystemEnvironmentValue.allCases
    return all.indices.contains(Int(number)) ? all[Int(number)] : nil
  }

  /// The index among the declared keys, or `nil` for a system key.
  public var declared: Int? {
    let place = Int(number) - SystemEnvironmentValue.allCases.count
    return place < 0 ? nil : place
  }

  /// In a modifier: the class of the object that it adds to the environment.
  public static let classOfObject = EnvironmentKey(number: Int(UInt16.max))

  /// The key of a value of the system.
  public init(_ value: SystemEnvironmentValue) {
    self.init(number: SystemEnvironmentValue.allCases.firstIndex(of: value) ?? 0)
  }
}

/// A value of the environment that a document declares: SwiftUI's `EnvironmentKey`.
public struct EnvironmentKeyTemplate: Sendable {
  /// Its name in `EnvironmentValues`.
  public let name: String
  /// The default value. Swift's `nil` if it's omitted.
  public let defaultValue: Argument
  /// The source text of the declared type, if there is one.
  public let typeName: String?
  /// True if it's an object, with its class as the key. It has no default value.
  public var isObject = false
  /// The node of its declaration.
  public let syntax: SyntaxNode.Index
}

/// The source of the value of a `let`, for the views that follow.
public enum LetTemplate: Sendable {
  /// An expression.
  case script(ID<DocumentScript>)
  /// A value of the environment.
  case environment(EnvironmentKey)
}
