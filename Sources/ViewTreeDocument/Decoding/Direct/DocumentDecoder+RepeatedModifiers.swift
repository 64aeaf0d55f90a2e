import ViewTreeNumbers
import ViewTreeSyntax

/// Modifiers whose text stood before: they mean what they meant there, for all modifiers that are decoded straight from
/// their bytes see the same names, those of the root.
extension DocumentDecoder {
  /// Makes the modifier at a place what one with the same text is; false if none is known.
  func repeatModifier(
    _ text: UnsafeBufferPointer<UInt8>, at place: Int, _ template: Int
  ) -> Bool {
    guard let known = repeated.entry(text) else { return false }
    var modifier = document.modifiers[known.modifier]
    modifier.syntax = document.modifiers[place].syntax
    if known.holdsScript { repeatArguments(of: &modifier, known.text, at: text) }
    document.modifiers[place] = modifier
    if tables.modifierForms.address(of: modifier.definition.index).pointee.makesDynamic {
      document.templates[template].isDynamic = true
    }
    return true
  }

  /// Gives a modifier arguments of its own, whose scripts stand where its text does.
  @inline(never)
  private func repeatArguments(
    of modifier: inout ModifierTemplate, _ known: UnsafeBufferPointer<UInt8>,
    at text: UnsafeBufferPointer<UInt8>
  ) {
    guard let before = known.baseAddress, let now = text.baseAddress else { return }
    let first = modifier.firstArgument.index
    modifier.firstArgument = ID(UInt32(truncatingIfNeeded: document.arguments.count))
    for place in first..<first + Int(modifier.argumentCount) {
      var argument = document.arguments[place]
      if case .script(let script) = argument {
        let node = tree.append(again: document.scripts[script].syntax, shiftedBy: now - before)
        document.scripts.append(document.scripts[script].moved(to: node))
        argument = .script(ID(document.scripts.count - 1))
      }
      document.arguments.append(argument)
    }
  }

  /// Remembers a modifier if all its arguments are constants, or scripts that are a string of the document.
  func rememberModifier(_ text: UnsafeBufferPointer<UInt8>, at place: Int) {
    var entry = RememberedModifiers.Entry(text: text, modifier: place)
    let first = document.modifiers[place].firstArgument.index
    for argument in first..<first + Int(document.modifiers[place].argumentCount) {
      switch document.arguments[argument] {
      case .absent, .number, .bool, .option, .alignment, .edges, .axes, .unitPoint, .anchorSource,
        .preferenceKey, .constant:
        continue
      case .script(let script):
        guard document.scripts[script].pieces.isEmpty,
          tree.kind(document.scripts[script].syntax) == .string
        else { return }
        entry.holdsScript = true
      case .text, .markdown, .member, .size, .styledText, .font, .content: return
      }
    }
    repeated.remember(entry)
  }
}
