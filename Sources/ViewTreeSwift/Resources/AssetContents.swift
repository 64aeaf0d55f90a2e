import ViewTreeSyntax

/// The `Contents.json` of an asset.
package struct AssetContents {
  /// A file of an image set.
  package struct Image {
    package let file: String
    /// The pixels per point. 1 if the catalog doesn't set it.
    package let scale: Double
    /// True if the image is that of an iPhone, in light appearance and without conditions.
    fileprivate let rank: Int
  }

  private let tree: SyntaxTree

  /// Reads the contents. `problem` is the first error if the text isn't JSON.
  package init(_ source: SourceFile, _ limits: ReaderLimits) {
    tree = JSONReader.read(source, limits: limits)
  }

  /// The first problem of the text.
  package var problem: Diagnostic? {
    tree.diagnostics.first { $0.severity == .error }.map {
      .resourceFile(.message($0.message), at: $0.range)
    }
  }

  private func member(_ name: String, of value: SyntaxNode.Index) -> SyntaxNode.Index? {
    tree.members(value).first { tree.text($0.key) == name }?.value
  }

  private func text(_ name: String, of value: SyntaxNode.Index) -> String? {
    member(name, of: value).flatMap { tree.kind($0) == .string ? tree.text($0) : nil }
  }

  private func elements(_ name: String) -> [SyntaxNode.Index] {
    tree.hasErrors ? [] : member(name, of: 0).map { Array(tree.elements($0)) } ?? []
  }

  /// True if the names in this folder start with that of the folder.
  package var isNamespace: Bool {
    guard !tree.hasErrors, let properties = member("properties", of: 0) else { return false }
    return member("provides-namespace", of: properties).map { tree.kind($0) == .true } ?? false
  }

  // MARK: - Images

  /// The files of an image set, the best for an iPhone first.
  package var images: [Image] {
    let all = elements("images").compactMap { entry -> Image? in
      guard let file = text("filename", of: entry), !file.isEmpty else { return nil }
      let scale = text("scale", of: entry).flatMap { Double($0.prefix { $0 != "x" }) } ?? 1
      var rank = 0
      if member("appearances", of: entry) != nil { rank += 8 }
      if text("locale", of: entry) != nil { rank += 4 }
      let idiom = text("idiom", of: entry) ?? "universal"
      if idiom != "universal", idiom != "iphone" { rank += 2 }
      return Image(file: file, scale: scale > 0 ? scale : 1, rank: rank)
    }
    let order = all.indices.sorted {
      (all[$0].rank, -all[$0].scale, $0) < (all[$1].rank, -all[$1].scale, $1)
    }
    return order.map { all[$0] }
  }

  // MARK: - Colors

  /// The color of a color set, or `nil` if it has none that viewtree knows.
  package var color: ColorAsset? {
    var (light, dark): (ColorAsset.Value?, ColorAsset.Value?)
    for entry in elements("colors") {
      guard let color = member("color", of: entry), let value = value(color) else { continue }
      let isOfAll = ["universal", "iphone"].contains(text("idiom", of: entry) ?? "universal")
      switch appearances(entry) {
      case []: if light == nil || isOfAll { light = value }
      case ["luminosity.light"]: if isOfAll { light = light ?? value }
      case ["luminosity.dark"]: if isOfAll { dark = value }
      default: break
      }
    }
    guard let light = light ?? dark else { return nil }
    return ColorAsset(light: light, dark: dark == light ? nil : dark)
  }

  private func appearances(_ entry: SyntaxNode.Index) -> [String] {
    guard let list = member("appearances", of: entry) else { return [] }
    return tree.elements(list).map {
      "\(text("appearance", of: $0) ?? "").\(text("value", of: $0) ?? "")"
    }
  }

  private func value(_ color: SyntaxNode.Index) -> ColorAsset.Value? {
    if let reference = text("reference", of: color) {
      let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
      return .system(name)
    }
    guard let components = member("components", of: color) else { return nil }
    func part(_ name: String) -> Double? { member(name, of: components).flatMap(component) }
    let opacity = member("alpha", of: components).flatMap(opacity) ?? 1
    if let white = part("white") {
      return .components(red: white, green: white, blue: white, opacity: opacity)
    }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    return .components(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// The opacity in a color. Unlike a component, `"1"` is opaque.
  private func opacity(_ value: SyntaxNode.Index) -> Double? {
    guard tree.kind(value) == .string, let number = Double(tree.text(value)), 0...1 ~= number
    else { return component(value) }
    return number
  }

  /// A component: `"0.5"`, `"0x80"`, `"128"`, or a number.
  private func component(_ value: SyntaxNode.Index) -> Double? {
    guard tree.kind(value) == .string else {
      return tree.kind(value) == .number ? min(max(tree.number(value), 0), 1) : nil
    }
    let text = tree.text(value)
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { rounded(Double($0) / 255) }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    // Integers are in the range from 0 to 255. Xcode writes fractions with a decimal point.
    let isByte = !text.contains(".") && !text.contains("e")
    return min(max(isByte ? rounded(number / 255) : number, 0), 1)
  }

  /// A component with as many digits as a byte has.
  private func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
}
