/// All types and functions that are available without a declaration.
///
/// Each table is read at the first use of its type.
enum StandardTypes {
  /// The type or protocol with a name, which may be another name for it, such as `TimeInterval`.
  static func named(_ name: String) -> StandardType? {
    makers[name]?() ?? (refinements[name] == nil ? nil : protocolType(name))
  }

  /// The names of all types, in the order of the lists.
  static let names: [String] = lists.map(\.name) + protocolNames

  /// The functions that have no receiver, as static members.
  static var functions: StandardType { globalFunctions }

  private typealias Maker = @Sendable () -> StandardType

  private static let makers = Dictionary(
    lists.map { ($0.name, $0.make) }, uniquingKeysWith: { first, _ in first })

  private static let lists: [(name: String, make: Maker)] =
    protocolList + numberList + collectionList + derivedCollections + geometryList + hostList
    + gestureList
    + styleList + runningList + valueList + numberFormatList

  private static let protocolList: [(name: String, make: Maker)] =
    [
      ("Sequence", { sequence }), ("Collection", { collection }),
      ("BidirectionalCollection", { bidirectionalCollection }),
      ("RandomAccessCollection", { randomAccessCollection }),
      ("MutableCollection", { mutableCollection }),
      ("RangeReplaceableCollection", { rangeReplaceableCollection }),
      ("SetAlgebra", { setAlgebra }),
      ("StringProtocol", { stringProtocol }),
      ("BinaryInteger", { binaryInteger }),
      ("FloatingPoint", { floatingPoint }),
      ("Strideable", { strideable }),
      ("RangeExpression", { rangeExpression }), ("CustomStringConvertible", { describable }),
      ("CustomDebugStringConvertible", { debugDescribable }), ("Identifiable", { identifiable }),
      ("RawRepresentable", { rawRepresentable }), ("Error", { error }),
    ]

  private static let numberList: [(name: String, make: Maker)] = [
    ("Int", { int }), ("Double", { double }), ("CGFloat", { cgFloat }), ("Float", { float }),
    ("Bool", { bool }), ("Int8", { int8 }), ("Int16", { int16 }), ("Int32", { int32 }),
    ("Int64", { int64 }), ("UInt", { uint }), ("UInt8", { uint8 }), ("UInt16", { uint16 }),
    ("UInt32", { uint32 }), ("UInt64", { uint64 }), ("TimeInterval", { double }),
    ("Float64", { double }), ("Float32", { float }),
    ("FloatingPointRoundingRule", { roundingRule }), ("FloatingPointSign", { sign }),
  ]

  private static let collectionList: [(name: String, make: Maker)] = [
    ("Array", { array }), ("ArraySlice", { arraySlice }), ("Dictionary", { dictionary }),
    ("Set", { set }), ("Optional", { optional }), ("KeyPath", { keyPath }), ("String", { string }),
    ("Substring", { substring }), ("Character", { character }), ("Unicode.Scalar", { scalar }),
    ("String.CompareOptions", { compareOptions }), ("ComparisonResult", { comparisonResult }),
    ("String.Index", { stringIndex }), ("CharacterSet", { characterSet }),
    ("Range", { range }), ("ClosedRange", { closedRange }),
    ("PartialRangeFrom", { partialRangeFrom }), ("PartialRangeUpTo", { partialRangeUpTo }),
    ("PartialRangeThrough", { partialRangeThrough }), ("UnboundedRange", { unboundedRange }),
    ("ClosedRange.Index", { closedRangeIndex }),
    ("Never", { never }), ("AnyHashable", { anyHashable }),
  ]
}

// MARK: Own and inherited members

extension StandardTypes {
  /// The members of a type with a name. Inherited members come after the type's own members.
  /// Shadowed members are omitted.
  static func members(_ name: String, of type: StandardType) -> [StandardMember] {
    var found = type.members[name] ?? []
    for ancestor in type.ancestors {
      guard let members = ancestor.members[name] else { continue }
      let nearer = found
      found += members.filter { member in
        !nearer.contains { $0.signature.replaces(member.signature) }
      }
    }
    return found
  }

  /// The names of all members of a type, each once, its own first.
  static func memberNames(of type: StandardType) -> [String] {
    var seen: Set<String> = []
    return ([type] + type.ancestors).flatMap(\.memberNames).filter { seen.insert($0).inserted }
  }

  /// The conformance of a type to a protocol, direct or inherited. `nil` if there is none.
  static func conformance(of type: StandardType, to name: String) -> StandardType.Conformance? {
    var conditional: StandardType.Conformance?
    for conformance in type.conformances where refines(conformance.name, name) {
      if conformance.requirement == nil { return conformance }
      conditional = conformance
    }
    return conditional
  }
}

extension Signature {
  /// True if a declaration shadows another: both are called and declared the same way.
  func replaces(_ other: Signature) -> Bool {
    kind == other.kind && isStatic == other.isStatic && result == other.result
      && parameters.elementsEqual(other.parameters) { $0.label == $1.label && $0.type == $1.type }
  }
}
