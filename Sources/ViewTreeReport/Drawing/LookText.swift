import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSyntax

/// The drawing facts of a view in SwiftUI's spelling: `.opacity(0.5)`, `cornerRadius: 25`.
struct LookText {
  let inspection: Inspection

  /// Appends one modifier or argument. Modifiers start with a dot.
  func append(_ look: InspectedLook, to output: inout ByteBuffer) {
    let arguments = inspection.arguments(of: look)
    guard let name = inspection.name(of: look) else { return append(arguments, to: &output) }
    output.append(UInt8(ascii: "."))
    output.append(name)
    output.append(UInt8(ascii: "("))
    append(arguments, to: &output)
    output.append(UInt8(ascii: ")"))
  }

  private func append(_ arguments: ArraySlice<InspectedArgument>, to output: inout ByteBuffer) {
    var isFirst = true
    for argument in arguments {
      if !isFirst { output.append(", " as StaticString) }
      isFirst = false
      if !argument.isUnlabelled {
        output.append(argument.name)
        output.append(": " as StaticString)
      }
      append(argument.value, to: &output)
    }
  }

  /// Appends a member name with its dot, or a call of a style's or a shape's type. Other text is
  /// unchanged.
  private func append(member name: String, to output: inout ByteBuffer) {
    let isName = name.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || (byte | 0x20) &- UInt8(ascii: "a") < 26
        || byte &- UInt8(ascii: "0") < 10
    }
    let isType = name.utf8.first.map { $0 &- UInt8(ascii: "A") < 26 } ?? false
    if isName, !isType { output.append(UInt8(ascii: ".")) }
    output.appendEscapedForTerminal(name)
    if isName, isType { output.append("()" as StaticString) }
  }

  /// `"Hello " + "world".fontWeight(.bold)`.
  private func append(_ parts: [InspectedArgument.TextPart], to output: inout ByteBuffer) {
    for (place, part) in parts.enumerated() {
      if place > 0 { output.append(" + " as StaticString) }
      var text = part.text
      text.withUTF8 { output.append(quoted: $0) }
      if let font = part.font {
        output.append(".font(" as StaticString)
        append(.value(font), to: &output)
        output.append(UInt8(ascii: ")"))
      }
      if let weight = part.weight {
        output.append(".fontWeight(." as StaticString)
        output.append(weight)
        output.append(UInt8(ascii: ")"))
      }
      if let style = part.style {
        output.append(".foregroundStyle(" as StaticString)
        append(style, to: &output)
        output.append(UInt8(ascii: ")"))
      }
      if part.baselineOffset != 0 {
        output.append(".baselineOffset(" as StaticString)
        output.append(part.baselineOffset)
        output.append(UInt8(ascii: ")"))
      }
      if part.isSecondary { output.append(".textScale(.secondary)" as StaticString) }
      for modifier in part.emphasis {
        output.append(UInt8(ascii: "."))
        output.append(modifier)
        output.append("()" as StaticString)
      }
    }
  }

  /// Appends the value of an argument as Swift would write it.
  func append(_ value: InspectedArgument.Value, to output: inout ByteBuffer) {
    switch value {
    case .number(let number): output.append(number)
    case .flag(let flag): output.append(flag ? "true" : "false")
    case .option(let name): append(member: name, to: &output)
    case .member(let node):
      inspection.tree.withTextBytes(node) { name in
        if name.first != UInt8(ascii: ".") { output.append(UInt8(ascii: ".")) }
        output.append(contentsOf: name)
      }
    case .literal(let node):
      inspection.tree.withTextBytes(node) { output.append(quoted: $0) }
    case .text(var text): text.withUTF8 { output.append(quoted: $0) }
    case .angle(let radians):
      output.append(".degrees(" as StaticString)
      output.append(radians * 180 / .pi)
      output.append(UInt8(ascii: ")"))
    case .written(let text): append(member: text, to: &output)
    case .parts(let parts): append(parts, to: &output)
    case .value(let value): output.appendEscapedForTerminal(ValueText.whole(value))
    }
  }
}

extension ByteBuffer {
  /// Appends a quoted string, with a backslash before quotes and backslashes, so that its end is
  /// unambiguous.
  mutating func append(quoted text: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    if text.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
      || TerminalBytes.mayBeUnsafe(text)
    {
      for part in String(decoding: text, as: UTF8.self) {
        if part == "\"" || part == "\\" { append(UInt8(ascii: "\\")) }
        appendEscapedForTerminal(String(part))
      }
    } else {
      append(contentsOf: text)
    }
    append(UInt8(ascii: "\""))
  }
}
