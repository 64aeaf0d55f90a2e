/// The protocols of the standard library, with the protocols that each inherits from.
extension StandardTypes {
  /// The protocols that each protocol inherits from.
  static let refinements: [String: [String]] = [
    "Any": [], "AnyObject": [], "Sendable": [], "Copyable": [], "Error": ["Sendable"],
    "Equatable": [], "Hashable": ["Equatable"], "Comparable": ["Equatable"],
    "Encodable": [], "Decodable": [], "Codable": ["Encodable", "Decodable"],
    "CaseIterable": [], "Identifiable": [], "RawRepresentable": [],
    "CustomStringConvertible": [], "CustomDebugStringConvertible": [],
    "LosslessStringConvertible": ["CustomStringConvertible"], "TextOutputStreamable": [],
    "LocalizedError": ["Error"], "CodingKey": ["CustomStringConvertible"],
    "ExpressibleByIntegerLiteral": [], "ExpressibleByFloatLiteral": [],
    "ExpressibleByBooleanLiteral": [], "ExpressibleByNilLiteral": [],
    "ExpressibleByStringLiteral": [], "ExpressibleByArrayLiteral": [],
    "ExpressibleByDictionaryLiteral": [],
    "ExpressibleByStringInterpolation": ["ExpressibleByStringLiteral"],
    "AdditiveArithmetic": ["Equatable"],
    "Numeric": ["AdditiveArithmetic", "ExpressibleByIntegerLiteral"],
    "SignedNumeric": ["Numeric"], "Strideable": ["Comparable"],
    "BinaryInteger": ["Numeric", "Hashable", "Strideable", "CustomStringConvertible"],
    "SignedInteger": ["BinaryInteger", "SignedNumeric"], "UnsignedInteger": ["BinaryInteger"],
    "FixedWidthInteger": ["BinaryInteger", "LosslessStringConvertible"],
    "FloatingPoint": ["SignedNumeric", "Strideable", "Hashable"],
    "BinaryFloatingPoint": ["FloatingPoint", "ExpressibleByFloatLiteral"],
    "Sequence": [], "Collection": ["Sequence"], "BidirectionalCollection": ["Collection"],
    "RandomAccessCollection": ["BidirectionalCollection"], "MutableCollection": ["Collection"],
    "RangeReplaceableCollection": ["Collection"], "LazySequenceProtocol": ["Sequence"],
    "StringProtocol": [
      "BidirectionalCollection", "Comparable", "Hashable", "LosslessStringConvertible",
      "ExpressibleByStringLiteral",
    ],
    "RangeExpression": [], "SetAlgebra": ["Equatable", "ExpressibleByArrayLiteral"],
    "OptionSet": ["SetAlgebra", "RawRepresentable"], "VectorArithmetic": ["AdditiveArithmetic"],
    "View": [], "Shape": ["View"], "ShapeStyle": ["Sendable"], "PreferenceKey": [],
    "LayoutValueKey": [], "EnvironmentKey": [], "ViewModifier": [], "Layout": [],
    "Gesture": [],
  ]

  /// The names of the protocols, sorted.
  static let protocolNames = refinements.keys.sorted()

  /// True if one protocol is the other or inherits from it.
  static func refines(_ name: String, _ other: String) -> Bool {
    name == other || refinements[name, default: []].contains { refines($0, other) }
  }

  /// A protocol with its members.
  static func protocolType(
    _ name: String, element: String? = nil, index: String? = nil, subsequence: String? = nil,
    _ members: [StandardMember] = []
  ) -> StandardType {
    StandardType(
      name, inherits: refinements[name, default: []],
      conforms: [StandardType.Conformance(name)], element: element, index: index,
      subsequence: subsequence, members)
  }

  static let describable = protocolType(
    "CustomStringConvertible", [.describing("var description: String", isDebug: false)])

  static let debugDescribable = protocolType(
    "CustomDebugStringConvertible", [.describing("var debugDescription: String", isDebug: true)])

  static let identifiable = protocolType(
    "Identifiable",
    [
      StandardMember("var id: Self.ID") { machine, receiver, _ throws(ScriptFailure) in
        try machine.member(receiver, MemberReference("id"))
      }
    ])

  static let rawRepresentable = protocolType(
    "RawRepresentable",
    [
      StandardMember("var rawValue: Self.RawValue") { machine, receiver, _ throws(ScriptFailure) in
        try machine.member(receiver, MemberReference("rawValue"))
      }
    ])

  static let error = protocolType(
    "Error",
    [
      StandardMember("var localizedDescription: String") {
        machine, receiver, _ throws(ScriptFailure) in
        .string(try machine.localizedDescription(ofError: receiver))
      }
    ])

  static let rangeExpression = protocolType(
    "RangeExpression",
    [StandardMember("func contains(_ element: Self.Bound) -> Bool", ScriptMachine.isInRange)])
}
