/// The parts of declarations that affect other scripts: all but bodies, and values of properties
/// with a written type.
extension ScriptTypes.Declaration {
  /// True if the interfaces are equal.
  func hasInterface(of other: Self) -> Bool {
    name == other.name && generics == other.generics && aliases == other.aliases
      && inherited == other.inherited && rawType == other.rawType
      && sameTypes == other.sameTypes && isExtension == other.isExtension
      && isClass == other.isClass && isEnum == other.isEnum
      && isWrittenInSwift == other.isWrittenInSwift && cases == other.cases
      && fields.elementsEqual(other.fields) { $0.hasInterface(of: $1) }
      && methods.elementsEqual(other.methods) { $0.hasInterface(of: $1) }
  }
}

extension ScriptTypes.Field {
  fileprivate func hasInterface(of other: Self) -> Bool {
    name == other.name && typeName == other.typeName && isVariable == other.isVariable
      && isStatic == other.isStatic && isObserved == other.isObserved
      && (willSet == nil) == (other.willSet == nil) && (didSet == nil) == (other.didSet == nil)
      && (defaultValue == nil) == (other.defaultValue == nil)
      && (typeName != nil || defaultValue?.written == other.defaultValue?.written)
  }
}

extension ScriptTypes.Method {
  fileprivate func hasInterface(of other: Self) -> Bool {
    name == other.name && generics == other.generics && resultTypeName == other.resultTypeName
      && isProperty == other.isProperty && isLazy == other.isLazy && isMutating == other.isMutating
      && isStatic == other.isStatic && isFailable == other.isFailable
      && isConvenience == other.isConvenience
      && hasNoResult == other.hasNoResult && isDiscardable == other.isDiscardable
      && (setter == nil) == (other.setter == nil) && setterParameter == other.setterParameter
      && parameters.elementsEqual(other.parameters) { $0.hasInterface(of: $1) }
      && (isResultKnown || body.written == other.body.written)
  }

  /// True if the result's type doesn't follow from the body.
  private var isResultKnown: Bool { resultTypeName != nil || hasNoResult || name == "init" }
}

extension ScriptTypes.Method.Parameter {
  /// True if the interface for calls is equal. It includes the code of a default value and its
  /// location.
  fileprivate func hasInterface(of other: Self) -> Bool {
    label == other.label && name == other.name && typeName == other.typeName
      && isInout == other.isInout && isVariadic == other.isVariadic
      && defaultValue?.origin == other.defaultValue?.origin
      && defaultValue?.range == other.defaultValue?.range
      && defaultValue?.written == other.defaultValue?.written
  }
}

extension ScriptTypes.Source {
  /// The relevant part of the text.
  fileprivate var written: ArraySlice<UInt8> { text[range ?? text.indices] }
}
