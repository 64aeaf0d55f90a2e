import ViewTreeNumbers
import ViewTreeSyntax

/// Modifiers that are decoded straight from their bytes.
extension DocumentDecoder {
  /// Decodes the modifiers of a view, which are the last of those that were put off.
  func readModifiers(from firstLater: Int, of template: Int) -> Bool {
    let first = document.modifiers.count
    let count = laterModifiers.count - firstLater
    document.templates[template].firstModifier = ID(UInt32(truncatingIfNeeded: first))
    document.templates[template].modifierCount = UInt32(clamping: count)
    for place in firstLater..<firstLater + count {
      document.modifiers.append(
        ModifierTemplate(
          definition: .none, argumentCount: 0, firstArgument: ID(0), hasScripts: false,
          syntax: SyntaxNode.index(ofValueAt: Int(laterModifiers[place].lowerBound))))
    }
    for place in first..<first + count {
      let range = laterModifiers[firstLater + place - first]
      let text = cursor.text(Int(range.lowerBound)..<Int(range.upperBound))
      if repeatModifier(text, at: place, template) { continue }
      cursor.position = Int(range.lowerBound)
      // One with a mistake may be no modifier at all: it must not be remembered.
      guard readModifier(at: place, template), cursor.position == Int(range.upperBound), isUntold
      else { return false }
      rememberModifier(text, at: place)
    }
    for _ in 0..<count { laterModifiers.removeLast() }
    return true
  }

  private func readModifier(at place: Int, _ template: Int) -> Bool {
    let start = cursor.position
    let isObject = cursor.current == UInt8(ascii: "{")
    if isObject {
      cursor.position += 1
      cursor.skipSpace()
    }
    guard let name = cursor.plainString() else { return false }
    // A value of the environment may be a modifier under its name.
    if isObject, name.spells("environment") {
      return readModifierByTree(from: start, at: place, template)
    }
    guard let index = tables.modifiers.index(of: name) else { return false }
    let form = tables.modifierForms.address(of: index)
    if form.pointee.makesDynamic { document.templates[template].isDynamic = true }
    document.modifiers[place].definition = ShortID(UInt16(truncatingIfNeeded: index))
    document.modifiers[place].firstArgument = ID(
      UInt32(truncatingIfNeeded: document.arguments.count))
    if !form.pointee.isFlat { makeRoom(for: form.pointee.parameterCount, ofModifier: place) }
    guard isObject else { return hasRequired(form, 0) }
    guard cursor.take(UInt8(ascii: ":")) else { return false }
    cursor.skipSpace()
    return readModifierArguments(form, at: place)
      && cursor.take(UInt8(ascii: "}"))
  }

  private func readModifierByTree(from start: Int, at place: Int, _ template: Int) -> Bool {
    cursor.position = start
    guard let value = readValue() else { return false }
    document.modifiers[place].syntax = value
    onTree { decodeModifier(value, at: place, template) }
    return true
  }

  private func readModifierArguments(_ form: UnsafePointer<DefinitionForm>, at modifier: Int)
    -> Bool
  {
    if form.pointee.isDirect {
      if form.pointee.loneNumber >= 0, let number = cursor.plainNumber() {
        setArgument(.number(number), form.pointee.loneNumber, ofModifier: modifier)
        return hasRequired(form, 1 << UInt64(form.pointee.loneNumber))
      }
      if cursor.current == UInt8(ascii: "{"), startsWithMember(of: form) {
        return readModifierMembers(form, at: modifier)
      }
    }
    guard let value = readValue() else { return false }
    onTree { decodeModifierArguments(value, form.pointee, at: modifier) }
    return hasRequired(form, at: modifier)
  }

  /// Whether the object at the present place holds arguments and is no expression; a preference has to say its key
  /// first, for from that the type of its value follows.
  private func startsWithMember(of form: UnsafePointer<DefinitionForm>) -> Bool {
    var ahead = cursor
    ahead.position += 1
    ahead.skipSpace()
    guard let key = ahead.plainString() else { return false }
    guard form.pointee.hasKeyedValue else { return key.first != UInt8(ascii: "$") }
    return form.pointee.parameterNames.index(of: key) == form.pointee.preferenceKeyPlace
  }

  /// Whether the object at the present place may be an expression.
  func nextKeyIsDollar() -> Bool {
    var ahead = cursor
    ahead.position += 1
    ahead.skipSpace()
    return ahead.plainString()?.first == UInt8(ascii: "$")
  }

  private func readModifierMembers(_ form: UnsafePointer<DefinitionForm>, at modifier: Int) -> Bool
  {
    cursor.position += 1
    var given: UInt64 = 0
    var hasComment = false
    defer { if form.pointee.hasKeyedValue { here.writtenValueType = .any } }
    if !cursor.take(UInt8(ascii: "}")) {
      repeat {
        guard let key = cursor.key() else { return false }
        guard let place = form.pointee.parameterNames.index(of: key) else {
          guard ViewKeys.kind(of: key) == .comment, !hasComment, skipComment() else { return false }
          hasComment = true
          continue
        }
        guard given & 1 << UInt64(place) == 0 else { return false }
        given |= 1 << UInt64(place)
        // A style's name may stand where content does.
        guard form.pointee.commonForms[place] != .content || cursor.current != UInt8(ascii: "\""),
          let argument = readArgument(place, of: form)
        else { return false }
        setArgument(argument, place, ofModifier: modifier)
        if place == form.pointee.preferenceKeyPlace, case .preferenceKey(let key) = argument {
          here.writtenValueType = preferenceKeys.valueTypes[key.index]
        }
      } while cursor.take(UInt8(ascii: ","))
      guard cursor.take(UInt8(ascii: "}")) else { return false }
    }
    return hasRequired(form, given)
      && !(form.pointee.exclusions.count > 1 && excludeEachOther(given, form.pointee))
  }

  /// Whether a modifier that was decoded from the tree has all that it needs.
  private func hasRequired(_ form: UnsafePointer<DefinitionForm>, at modifier: Int) -> Bool {
    let first = document.modifiers[modifier].firstArgument.index
    let count = Int(document.modifiers[modifier].argumentCount)
    var given: UInt64 = 0
    for place in 0..<min(count, 64) where !document.arguments.isAbsent(first + place) {
      given |= 1 << UInt64(place)
    }
    return hasRequired(form, given)
  }
}
