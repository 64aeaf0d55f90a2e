import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// The combined sections.
extension SwiftLowering {
  /// Settings that select the parts of the file to show.
  private static let own: Set = ["root", "preview", "files", "assume", "viewtree"]
  /// Sections that are allowed in settings, because they aren't views.
  private static let sections = [
    "window", "proposal", "layoutDirection", "dynamicTypeSize", "metrics", "platform", "compat",
    "lazy", "lints", "steps", "checks", "comment",
  ]

  /// The whole document.
  func document(_ options: SwiftOptions, takesUnknown: Bool) -> DocumentObject {
    let root = root(options).map { withObjects($0) }
    runWaiting()
    if source.parts.count > 1 { reach = reach(of: root) }
    addGlobals()
    runWaiting()
    addEnvironmentKeys()
    addAlignments()
    reportUnknown()
    var document = DocumentObject(0..<bytes.count)
    let place = 0..<0
    document.add("viewtree", place, .version)
    if takesUnknown { document.add("unknown", place, .word("box", place)) }
    for (key, value) in settings.members(0) where !Self.own.contains(settings.text(key)) {
      let range = settings.range(key)
      guard Self.sections.contains(settings.text(key)) else {
        report(
          .unknownMember(
            settings.text(key), of: "the comment with settings", at: range,
            known: Self.sections + Self.own.sorted()
          ).asNotSwift)
        continue
      }
      document.add(
        settings.text(key), Int(range.start)..<Int(range.end), .setting(value))
    }
    addWindow(to: &document)
    func add(_ name: String, _ section: DocumentObject) {
      if !section.isEmpty { document.add(name, place, .object(section)) }
    }
    let declared = valueTypes()
    var types = takeGlobals(mentionedIn: [declared, layouts, preferenceKeys])
    for type in declared.members { types.add(type.key, type.place, type.value) }
    functions += globalFunctions.map(\.text)
    let functions = DocumentValue.text(.joined(functions, by: "\n", at: 0), place)
    addFoundationTypes(
      to: &types,
      [state, values, environmentKeys, layouts, components, modifiers, styles].map {
        .object($0)
      } + [functions] + (root.map { [$0] } ?? []))
    add("types", types)
    add("state", state)
    if !self.functions.isEmpty { document.add("functions", place, functions) }
    add("values", values)
    add("alignments", alignments)
    add("preferenceKeys", preferenceKeys)
    add("layoutValueKeys", layoutValueKeys())
    add("environmentKeys", environmentKeys)
    add("layouts", layouts)
    add("components", components)
    add("modifiers", modifiers)
    add("styles", styles)
    if let root { document.add("root", place, root) }
    return document
  }

  /// Adds the types of Foundation that parts of the document mention, unless the files declare
  /// them.
  private func addFoundationTypes(to types: inout DocumentObject, _ parts: [DocumentValue]) {
    let wanted = FoundationTypes.names.filter { !names.isDeclared($0) }
    var mentioned: Set<String> = []
    func read(_ value: DocumentValue) {
      switch value {
      case .text(let text, _):
        for piece in text.pieces {
          switch piece {
          case .source(let range):
            mentioned.formUnion(FoundationTypes.words(in: bytes[range], among: wanted))
          case .made(let text, _):
            mentioned.formUnion(
              FoundationTypes.words(in: Array(text.utf8)[...], among: wanted))
          }
        }
      case .list(let elements, _): for element in elements { read(element) }
      case .object(let object): for member in object.members { read(member.value) }
      case .number, .amount, .truth, .null, .setting, .version: break
      }
    }
    for part in [.object(types)] + parts { read(part) }
    let place = 0..<0
    if let stringTable { types.add("LocalizedStrings", place, .text(stringTable, place)) }
    for type in FoundationTypes.declarations(for: mentioned) where wanted.contains(type.name) {
      let size = "CGSize(width: \(window.width), height: \(window.height))"
      let text = type.text.replacing(FoundationTypes.windowSize, with: size)
      types.add(type.name, place, .text(SourceText(text, at: 0), place))
    }
  }

  /// Adds the window that the traits of the preview request. Settings take precedence.
  private func addWindow(to document: inout DocumentObject) {
    guard let preview = shownPreview, !setsWindow else { return }
    if let device = preview.window.unknownDevice {
      var unknown = Diagnostic.unknownDevice(
        device.name, at: SourceRange(device.range),
        nearest: Device.nearestName(to: PreviewWindow.deviceName(device.name)),
        usual: Device.usual)
      unknown.severity = .warning
      report(unknown)
    }
    guard let window = preview.window.description(standardWindow) else { return }
    let place = preview.range
    if let device = preview.window.shownDevice {
      return document.add("window", place, .word(device, place))
    }
    func object(_ members: [(String, Double)]) -> DocumentObject {
      var object = DocumentObject(place)
      for (key, number) in members { object.add(key, place, .amount(number, place)) }
      return object
    }
    let size = [("width", window.width), ("height", window.height)]
    if window.proposal != nil { return document.add("proposal", place, .object(object(size))) }
    var written = object(size + [("scale", Double(window.scale))])
    let area = window.safeArea
    let insets = [
      ("top", area.top), ("leading", area.leading), ("bottom", area.bottom),
      ("trailing", area.trailing),
    ].filter { $0.1 != 0 }
    if !insets.isEmpty { written.add("safeArea", place, .object(object(insets))) }
    document.add("window", place, .object(written))
  }

  /// The root with the objects that its views read but no view sets.
  private func withObjects(_ root: DocumentValue) -> DocumentValue {
    let classes = objectsToMake.sorted().filter { isObject($0) }
    if classes.isEmpty { return root }
    var place = 0..<0
    var group = LoweredView(named: "Group", place, place)
    group.members.add("children", place, root)
    for name in classes {
      // If the object is skipped, the code that reads it is skipped, too.
      if let own = names.classes[name]?.name.range {
        place = own
        _ = isHole(.object, own, name)
      }
      let variable = "object_\(name)"
      let made = standIn(of: name, name, StandInContext()) ?? "\(name)()"
      var object = DocumentObject(place)
      object.add("type", place, .word(name, place))
      object.add("value", place, .single("$", .word(made, place), place))
      state.add(variable, place, .object(object))
      group.modifiers.append(.single("environmentObject", .word(variable, place), place))
      madeUpValueCount += 1
    }
    report(.swiftObjectsMade(classes))
    return group.value
  }

  /// Finds the declarations that the views so far need.
  func reach(of root: DocumentValue?) -> DocumentReach {
    var reach = DocumentReach(facts.mentions)
    if let root { reach.follow(root) }
    for section in [
      components, modifiers, styles, preferenceKeys, environmentKeys, alignments, layouts, state,
      values,
    ] {
      reach.follow(.object(section))
    }
    for function in functions + globalFunctions.map(\.text) {
      reach.follow(.text(function, 0..<0))
    }
    for variable in names.environmentValues {
      if let value = variable.value { reach.follow(.text(SourceText(value.range), value.range)) }
    }
    for value in defaultsOfEnvironmentKeys where reach.contains(value.name) {
      reach.follow(.text(SourceText(value.range), value.range))
    }
    // A skipped part may become a sample value of its type, which the source doesn't mention.
    if !holes.isEmpty {
      reach.follow(.word(Self.samples.joined(separator: " "), 0..<0))
    }
    return reach
  }

  /// Turns views until none is new.
  private func runWaiting() {
    while !waiting.isEmpty {
      let views = waiting
      waiting = []
      for next in views { next() }
    }
  }

  /// Notes the first image of a name that no catalog has.
  func noteMissing(_ image: String, _ place: Range<Int>) {
    guard missingImages.insert(image).inserted else { return }
    report(.swiftMissingImage(image, at: SourceRange(place)))
  }

  /// Reports the unknown names that were replaced, each once.
  private func reportUnknown() {
    let foreign = unknown.filter { $0.isView && names.views[$0.name] != nil }
    if let first = foreign.first {
      report(.swiftForeignViews(foreign.map(\.name), at: SourceRange(first.place)))
    }
    for name in unknown where !name.isView || names.views[name.name] == nil {
      let range = SourceRange(name.place)
      if name.isView {
        let views = ViewRegistry.standard.names
        report(
          .swiftUnknownView(
            name.name, meant: NearMatch.name(meantBy: name.name, in: views),
            nearest: NearMatch.nearestName(to: name.name, in: views), count: name.count, at: range))
      } else {
        let meant = NearMatch.name(meantBy: name.name, in: ModifierRegistry.standard.names)
        report(.swiftUnknownModifier(name.name, meant: meant, count: name.count, at: range))
      }
    }
  }
}
