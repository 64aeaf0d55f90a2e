import ViewTreeScript
import ViewTreeSyntax

/// Images, colors, and strings of catalogs.
extension SwiftLowering {
  // MARK: - Images

  /// Adds the size of an image from a catalog to its view.
  func addAsset(_ arguments: [Argument], to view: inout LoweredView, _ scope: Scope) {
    guard let first = arguments.first else { return }
    guard let name = imageName(first) else {
      return addAsset(ofComputedName: arguments, to: &view, scope)
    }
    let place = first.value.range
    guard let asset = resources?.image(named: name) else { return noteMissing(name, place) }
    var members = DocumentObject(view.range)
    // A decorative image stores its name under another key.
    let key = view.members.has("decorative") ? "decorative" : "name"
    switch asset {
    case .symbol: members.add("systemName", place, .word(name, place))
    case .picture(let width, let height):
      members.add(key, place, .word(name, place))
      var size = DocumentObject(place)
      size.add("width", place, .amount(width, place))
      size.add("height", place, .amount(height, place))
      members.add("size", place, .object(size))
    }
    for member in view.members.members where member.key != "name" && !members.has(member.key) {
      members.add(member.key, member.place, member.value)
    }
    view.members = members
  }

  /// The width and height of an unknown image.
  private static let sideOfUnknown = "24"
  /// The maximum number of images in a catalog that a computed name may mean.
  private static let nameLimit = 200

  /// Adds the size of the image of a catalog that has a computed name, such as
  /// `Image("\(kind)-large")`.
  private func addAsset(
    ofComputedName arguments: [Argument], to view: inout LoweredView, _ scope: Scope
  ) {
    let others: Set = ["bundle", "label", "variableValue"]
    guard let first = arguments.first, [nil, "decorative"].contains(first.label?.text),
      arguments.dropFirst().allSatisfy({ others.contains($0.label?.text ?? "") }),
      constantName(first.value, "ImageResource") == nil
    else { return }
    let pictures = pictures(ofComputedName: first.value)
    let place = first.value.range
    var size = DocumentObject(place)
    for (side, lengths) in [("width", pictures.map(\.width)), ("height", pictures.map(\.height))] {
      guard !pictures.isEmpty, !holes.contains(place.lowerBound) else {
        size.add(side, place, .word(Self.sideOfUnknown, place))
        continue
      }
      let entries = zip(pictures, lengths).map { picture, length in
        "\"\(Self.escaped(picture.name, true))\": \(DocumentValue.digits(length))"
      }
      let start = place.lowerBound
      var key = text(of: first.value, scope)
      if case .string = first.value.form {
      } else {
        key = SourceText("\"\\(", at: start) + key + SourceText(")\"", at: start)
      }
      let text =
        SourceText("[\(entries.joined(separator: ", "))][", at: start) + key
        + SourceText("] ?? \(Self.sideOfUnknown)", at: start)
      size.add(side, place, .text(text, place))
    }
    view.members.add("size", place, .object(size))
  }

  /// The pictures that a computed name may mean, by its literal start and end.
  private func pictures(
    ofComputedName name: Expression
  ) -> [(name: String, width: Double, height: Double)] {
    guard let resources else { return [] }
    var (start, end) = ("", "")
    if case .string(let parts) = name.form {
      if case .text(let text)? = parts.first { start = text }
      if case .text(let text)? = parts.last { end = text }
    }
    return resources.imageNames(startingWith: start, endingWith: end).prefix(Self.nameLimit)
      .compactMap { name in
        guard case .picture(let width, let height)? = resources.image(named: name) else {
          return nil
        }
        return (name, width, height)
      }
  }

  /// The name of the image in `Image("logo")`, `Image(decorative: "logo")`, `Image(.logo)`,
  /// `Image(uiImage: UIImage(named: "logo")!)`.
  private func imageName(_ argument: Argument) -> String? {
    switch argument.label?.text {
    case nil:
      return literalName(argument.value)
        ?? constantName(argument.value, "ImageResource").flatMap {
          resources?.imageName(constant: $0)
        }
    case "decorative": return literalName(argument.value)
    case "uiImage", "nsImage": return imageName(ofBitmap: argument.value)
    default: return nil
    }
  }

  private func imageName(ofBitmap value: Expression) -> String? {
    switch value.form {
    case .force(let inner), .parenthesized(let inner): return imageName(ofBitmap: inner)
    case .infix(let name, let left, _) where name.text == "??": return imageName(ofBitmap: left)
    case .call(let callee, let arguments):
      guard case .name(let type, _) = callee.form, ["UIImage", "NSImage"].contains(type.text),
        let first = arguments.first
      else { return nil }
      switch first.label?.text {
      case "named", "imageLiteralResourceName": return literalName(first.value)
      case "resource":
        return constantName(first.value, "ImageResource")
          .flatMap { resources?.imageName(constant: $0) }
      default: return nil
      }
    default: return nil
    }
  }

  /// The text of a literal without interpolations.
  private func literalName(_ value: Expression) -> String? {
    guard case .string(let parts) = value.form else { return nil }
    var name = ""
    for part in parts {
      guard case .text(let text) = part else { return nil }
      name += text
    }
    return name
  }

  /// The name of a constant: `.logo`, `ImageResource.logo`, `.Icons.logo`.
  private func constantName(_ value: Expression, _ type: String) -> String? {
    switch value.form {
    case .implicitMember(let name): return name.text
    case .member(let base, let name):
      if case .name(let owner, _) = base.form { return owner.text == type ? name.text : nil }
      return constantName(base, type).map { "\($0).\(name.text)" }
    default: return nil
    }
  }

  // MARK: - Colors

  /// The color of a catalog in `Color("brand")`, `Color(.brand)`, `Color(uiColor: .brand)`.
  private func color(_ arguments: [Argument]) -> ColorAsset? {
    guard let resources, let first = arguments.first else { return nil }
    let name: String?
    switch first.label?.text {
    case nil:
      name =
        literalName(first.value)
        ?? constantName(first.value, "ColorResource").flatMap { resources.colorName(constant: $0) }
    case "uiColor", "nsColor":
      name = constantName(first.value, "UIColor").flatMap { resources.colorName(constant: $0) }
    default: return nil
    }
    return name.flatMap { resources.color(named: $0) }
  }

  /// Adds the components of a color from a catalog to its view. False if it has none.
  func addColor(_ arguments: [Argument], to view: inout LoweredView) -> Bool {
    guard let asset = color(arguments), let place = arguments.first?.value.range else {
      return false
    }
    return addColor(asset, place, to: &view)
  }

  /// Adds the components of a color to its view, and returns true.
  func addColor(_ asset: ColorAsset, _ place: Range<Int>, to view: inout LoweredView) -> Bool {
    if asset.dark != nil {
      view.members.add("color", place, .word(Self.text(of: asset), place))
      return true
    }
    switch asset.light {
    case .system(let name): view.members.add("color", place, .word(name, place))
    case .components(let red, let green, let blue, let opacity):
      let parts = [("red", red), ("green", green), ("blue", blue)]
      for (name, part) in parts + (opacity < 1 ? [("opacity", opacity)] : []) {
        view.members.add(name, place, .amount(part, place))
      }
    }
    return true
  }

  /// The text for a color of a catalog in an expression: `Color(red: 1, green: 0, blue: 0)`.
  func colorText(_ expression: Expression) -> SourceText? {
    guard resources != nil else { return nil }
    let place = expression.range.lowerBound
    switch expression.form {
    case .call(let callee, let arguments):
      guard case .name(let name, _) = callee.form, name.text == "Color" else { return nil }
      return color(arguments).map { SourceText(Self.text(of: $0), at: place) }
    case .member(let base, let name):
      // Xcode generates constants for colors, such as `Color.brand`.
      guard case .name(let type, _) = base.form, type.text == "Color",
        names.support(name.text) == nil, let asset = colorConstant(name.text)
      else { return nil }
      return SourceText(Self.text(of: asset), at: place)
    default: return nil
    }
  }

  /// The color of the constant that Xcode makes, unless the system has a color of this name.
  func colorConstant(_ name: String) -> ColorAsset? {
    guard let resources, !Self.systemColors.contains(name),
      let asset = resources.colorName(constant: name)
    else { return nil }
    return resources.color(named: asset)
  }

  private static let systemColors: Set = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  /// The text for a constant of a catalog where a style is expected: `.brand`.
  func styleText(_ value: Expression) -> DocumentValue? {
    guard case .implicitMember(let name) = value.form, let asset = colorConstant(name.text) else {
      return nil
    }
    return .word(Self.text(of: asset), value.range)
  }

  /// A color in Swift: `Color(light: …, dark: …)` if it differs in dark appearance.
  static func text(of color: ColorAsset) -> String {
    guard let dark = color.dark else { return text(of: color.light) }
    return "Color(light: \(text(of: color.light)), dark: \(text(of: dark)))"
  }

  private static func text(of color: ColorAsset.Value) -> String {
    switch color {
    case .system(let name): return "Color.\(name)"
    case .components(let red, let green, let blue, let opacity):
      let digits = DocumentValue.digits
      let end = opacity < 1 ? ", opacity: \(digits(opacity))" : ""
      return "Color(red: \(digits(red)), green: \(digits(green)), blue: \(digits(blue))\(end))"
    }
  }

  // MARK: - Strings

  /// Notes the literals that are keys because of an argument's parameter.
  func noteKeys(in expression: Expression) {
    guard resources != nil, case .call(let callee, let arguments) = expression.form else { return }
    facts.localized.add(arguments, of: callee)
  }

  /// Notes the literals of a variable that is a key.
  func noteKeys(of variable: VariableSyntax) {
    if variable.type != nil, resources != nil { facts.localized.add(variable) }
  }

  /// Notes the literals of an expression that is shown as a key: `isOn ? "on" : "off"`. After `??`,
  /// a literal has the type of the value before it.
  func noteKey(_ expression: Expression) {
    if case .infix(let name, _, _) = expression.form, name.text == "??" { return }
    if resources != nil { facts.localized.note(expression) }
  }

  /// The text of a localized string: a literal that is a key, or a call with a key. `nil` for any
  /// other expression.
  func localizedText(_ expression: Expression, _ scope: Scope) -> SourceText? {
    let isKey = resources != nil && facts.localized.contains(expression)
    if case .string = expression.form {
      return isKey ? translation(of: expression, scope, isWhole: true) : nil
    }
    guard let call = expression.localizedCall(isKey: isKey) else { return nil }
    if let text = translation(of: call.key, scope, isWhole: true, isFormat: call.isFormat) {
      return text
    }
    let text = self.text(of: call.fallback ?? call.key, scope)
    if case .string = call.key.form { return text }
    guard resources != nil, call.fallback == nil else { return call.isNew ? nil : text }
    usesStringTable = true
    let place = expression.range.lowerBound
    let found =
      SourceText("LocalizedStrings.text(", at: place) + text + SourceText(")", at: place)
    return call.isNew
      ? SourceText("LocalizedStringKey(", at: place) + found + SourceText(")", at: place) : found
  }

  /// The type with the strings that keys of variables denote.
  var stringTable: SourceText? {
    guard usesStringTable, let resources else { return nil }
    let entries = resources.texts(table: "Localizable").sorted { $0.key < $1.key }
    let pairs = entries.map {
      "\"\(Self.escaped($0.key, true))\": \"\(Self.escaped($0.value, true))\""
    }
    let table = pairs.isEmpty ? ":" : pairs.joined(separator: ", ")
    return SourceText(
      "enum LocalizedStrings { static let table: [String: String] = [\(table)]; "
        + "static func text(_ key: String) -> String { table[key] ?? key } }", at: 0)
  }

  /// The text for a literal key, as the content of a literal or as a whole one.
  /// A format keeps its placeholders.
  func translation(
    of key: Expression, _ scope: Scope, isWhole: Bool = false, isFormat: Bool = false
  ) -> SourceText? {
    guard let resources, case .string(let parts) = key.form else { return nil }
    var words = ""
    var values: [Range<Int>] = []
    for part in parts {
      switch part {
      case .text(let text): words += text
      case .interpolation(let value, let arguments):
        words += "%@"
        let end = arguments.last?.value.range.upperBound ?? value.range.upperBound
        values.append(value.range.lowerBound..<max(end, value.range.upperBound))
      }
    }
    guard let found = resources.text(key: words, table: "Localizable") else { return nil }
    let place = key.range.lowerBound
    if isFormat, values.isEmpty { return SourceText("\"\(Self.escaped(found, true))\"", at: place) }
    let pieces = StringTable.pieces(of: found)
    let replacements = self.replacements(inLiteral: key, scope)
    var text = SourceText(isWhole ? "\"" : "", at: place)
    for piece in pieces {
      switch piece {
      case .text(let words): text = text + SourceText(Self.escaped(words, isWhole), at: place)
      case .argument(let number) where number < values.count:
        let value = values[number]
        let own = replacements.filter { value.contains($0.range.lowerBound) }
        text =
          text + SourceText("\\(", at: value.lowerBound) + self.text(of: value, replacing: own)
          + SourceText(")", at: value.upperBound)
      case .argument: break
      }
    }
    return isWhole ? text + SourceText("\"", at: place) : text
  }

  /// A text inside a literal.
  private static func escaped(_ text: String, _ isWhole: Bool) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\"" where isWhole: escaped += "\\\""
      default: escaped.append(character)
      }
    }
    return escaped
  }
}

extension TypeSyntax {
  /// True for a type whose literals are keys of translations.
  var isLocalizedKey: Bool {
    if case .optional(let inner) = form { return inner.isLocalizedKey }
    return ["LocalizedStringKey", "LocalizedStringResource"].contains(lastName ?? "")
  }
}

extension Expression {
  /// A call that makes a localized string.
  fileprivate struct LocalizedCall {
    let key: Expression
    /// The value without a translation. Otherwise, the key is the text.
    let fallback: Expression?
    /// True if a function formats the result, so that it keeps its placeholders.
    let isFormat: Bool
    /// True if the result is a key.
    let isNew: Bool
  }

  /// The call with a key: `String(localized: "a")`, or `.init("a")` where a key is expected.
  fileprivate func localizedCall(isKey: Bool) -> LocalizedCall? {
    guard case .call(let callee, let arguments) = form, let first = arguments.first else {
      return nil
    }
    var isNew = false
    var isFormat = false
    switch (callee.form, first.label?.text) {
    case (.implicitMember(let name), nil), (.implicitMember(let name), "stringLiteral"):
      guard isKey, name.text == "init" else { return nil }
      isNew = true
    case (.member(_, let name), "forKey"):
      guard name.text == "localizedString" else { return nil }
      isFormat = true
    case (.name(let name, _), let label):
      switch (name.text, label) {
      case ("LocalizedStringKey", nil), ("LocalizedStringKey", "stringLiteral"),
        ("LocalizedStringResource", nil), ("LocalizedStringResource", "stringLiteral"):
        isNew = true
      case ("NSLocalizedString", nil): isFormat = true
      case ("String", "localized"), ("AttributedString", "localized"),
        ("AttributedString", "markdown"), ("AttributedString", nil):
        break
      default: return nil
      }
    default: return nil
    }
    let fallback = arguments.dropFirst().first {
      ["defaultValue", "value"].contains($0.label?.text) && !$0.value.isNothing
    }
    return LocalizedCall(
      key: first.value, fallback: fallback?.value, isFormat: isFormat, isNew: isNew)
  }

  private var isNothing: Bool { if case .nothing = form { true } else { false } }
}
