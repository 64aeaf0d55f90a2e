/// Other values of a variable, to find out what depends on it.
extension ScriptTypes {
  /// Values to try instead of a value of a type: the opposite of a `Bool`, a larger number, an empty
  /// or a longer string, another case, `nil` or a value of an optional, and an array with one element
  /// fewer or more. Empty for any other value.
  public func alternatives(to value: Value, of type: ScriptType) -> [Value] {
    let absent: [Value] = type.form.wrapped == nil || value.isNone ? [] : [.none]
    return absent + others(than: value, of: type.form)
  }

  private func others(than value: Value, of type: StaticType) -> [Value] {
    switch value {
    case .none: return type.wrapped.flatMap { example(of: $0) }.map { [.wrapping($0)] } ?? []
    case .bool(let isTrue): return [.bool(!isTrue)]
    case .int(let number): return number < .max ? [.int(number + 1)] : []
    case .double(let number): return [.double(number == 0 ? 10 : number * 2)]
    case .string(let text):
      return text.isEmpty ? [.string("Text")] : [.string(""), .string("\(text) \(text)")]
    case .enumCase(let value): return cases(of: value.typeName, except: value.name)
    case .array(let elements):
      if let last = elements.last {
        return [.array(elements.dropLast()), .array(elements + [last])]
      }
      guard case .named("Array", let arguments) = type.unwrapped, let element = arguments.first
      else {
        return []
      }
      return example(of: element).map { [.array([$0])] } ?? []
    default: return []
    }
  }

  /// A value of a type. `nil` for a class, for a case with associated values, and for a struct with such
  /// a property.
  private func example(of type: StaticType, depth: Int = 0) -> Value? {
    if type == .bool { return .bool(true) }
    if type == .string { return .string("Text") }
    if type.isDoubleLike { return .double(10) }
    if type.numberKind != nil { return .int(1) }
    if type.wrapped != nil { return Value.none }
    if let first = cases(of: type.name, except: nil).first { return first }
    guard depth < 3, let entry = type.name.flatMap({ table.entry($0) }), !entry.isEnum,
      !entry.isClass, !entry.isExtension, entry.generics.isEmpty
    else { return nil }
    let fields = entry.fields.map { example(of: $0.type, depth: depth + 1) }
    return fields.contains { $0 == nil }
      ? nil : .nominal(NominalValue(shape: entry.shape, fields: fields.compactMap { $0 }))
  }

  /// The cases of an enum without associated values.
  private func cases(of typeName: String?, except name: String?) -> [Value] {
    let cases = typeName.flatMap { table.entry($0) }?.cases ?? []
    return cases.filter { $0.payload.isEmpty && $0.name != name }.prefix(3).map {
      .enumCase(EnumValue(shape: $0.shape))
    }
  }
}
