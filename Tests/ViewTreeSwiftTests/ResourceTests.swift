import Testing
import ViewTreeSyntax

@testable import ViewTreeSwift

/// Asset catalogs and tables of strings.
@Suite("Resources")
struct ResourceTests {
  // MARK: - Images

  private static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height]
  }

  @Test("The header of an image has its size")
  func imageSizes() {
    func size(_ bytes: [UInt8]) -> [Double]? {
      ImageHeader.size(bytes).map { [$0.width, $0.height] }
    }
    #expect(size(Self.png(60, 40)) == [60, 40])
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 100, 0, 200]
    #expect(size(jpeg + [3, 0, 0]) == [200, 100])
    #expect(size(Array("GIF89a".utf8) + [10, 0, 20, 0]) == [10, 20])
    #expect(size(Array("%PDF-1.4\n/MediaBox [0 0 24 32.5]".utf8)) == [24, 32.5])
    #expect(size(Array("<svg width=\"24px\" height='16'>".utf8)) == [24, 16])
    #expect(size(Array("<svg width=\"100%\" viewBox=\"0 0 48 24\">".utf8)) == [48, 24])
    #expect(size(Array("no image".utf8)) == nil && size([]) == nil)
  }

  @Test("No prefix of an image traps")
  func everyPrefix() {
    let images = [
      Self.png(1, 2), [0xFF, 0xD8, 0xFF, 0xE0, 0, 2, 0xFF, 0xC2, 0, 9, 8, 0, 1, 0, 1],
      Array("%PDF /MediaBox [ 0 0 1 1 ]".utf8), Array("<svg viewBox=\"0 0 1 1\">".utf8),
      [0, 0, 0, 0] + Array("ftypheic ispe".utf8) + [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1],
    ]
    for image in images {
      for end in 0...image.count { _ = ImageHeader.size(Array(image[..<end])) }
    }
  }

  private static func contents(_ text: String) -> AssetContents {
    AssetContents(SourceFile(name: "Contents.json", text: text), .standard)
  }

  @Test("Of an image set, the light image for an iPhone with the most pixels comes first")
  func imageSet() {
    let images = Self.contents(
      """
      { "images": [
        { "idiom": "universal", "scale": "1x", "filename": "a.png" },
        { "idiom": "universal", "scale": "3x", "filename": "a3.png" },
        { "idiom": "universal", "scale": "2x" },
        { "idiom": "ipad", "scale": "3x", "filename": "pad.png" },
        { "idiom": "universal", "scale": "3x", "filename": "dark.png",
          "appearances": [{ "appearance": "luminosity", "value": "dark" }] }
      ] }
      """
    ).images
    #expect(images.map(\.file) == ["a3.png", "a.png", "pad.png", "dark.png"])
    #expect(images.first?.scale == 3)
  }

  // MARK: - Colors

  @Test("A color has the same components in every notation, and its dark value")
  func colors() {
    func set(_ components: String, _ more: String = "") -> ColorAsset? {
      Self.contents(
        "{ \"colors\": [{ \"idiom\": \"universal\", \"color\": { \"components\": { \(components) } } }\(more)] }"
      ).color
    }
    let orange = ColorAsset.Value.components(red: 1, green: 0.502, blue: 0, opacity: 1)
    #expect(
      set(#""red": "1.000", "green": "0.502", "blue": "0.000", "alpha": "1.000""#)?.light == orange)
    #expect(
      set(#""red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "1.000""#)?.light == orange)
    #expect(set(#""red": "255", "green": "128", "blue": "0""#)?.light == orange)
    #expect(
      set(#""white": "0.5", "alpha": "0.25""#)?.light
        == .components(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.25))
    // Unlike a component of 1, an opacity of 1 is not 1 of 255.
    #expect(set(#""red": "255", "green": "128", "blue": "0", "alpha": "1""#)?.light == orange)
    let dark = set(
      #""white": "1.0""#,
      """
      , { "appearances": [{ "appearance": "luminosity", "value": "dark" }], "idiom": "universal",
          "color": { "platform": "ios", "reference": "systemBlueColor" } }
      """)
    #expect(dark?.dark == .system("systemBlue"))
    #expect(set("\"red\": \"1.0\"") == nil)
  }

  @Test("A catalog that isn't JSON has a problem at its place")
  func noJSON() {
    let contents = Self.contents("{ \"colors\": [ }")
    #expect(contents.color == nil && contents.images.isEmpty && !contents.isNamespace)
    #expect(contents.problem?.id == "resource-file" && contents.problem?.range?.start == 14)
  }

  @Test(
    "Xcode's constants for names",
    arguments: [
      ("logo", "Image", "logo"), ("brand-logo", "Image", "brandLogo"), ("Logo", "Image", "logo"),
      ("BackgroundColor", "Color", "background"), ("URL icon", "Image", "urlIcon"),
      ("FAQ", "Image", "faq"), ("Icons/star_fill", "Image", "Icons.star_fill"),
      ("2x", "Image", "_2x"), ("Color", "Color", "color"), ("AppIcon", "Image", "appIcon"),
    ])
  func constants(_ name: String, _ kind: String, _ constant: String) {
    #expect(AssetName.constant(for: name, dropping: kind) == constant)
  }

  // MARK: - Texts

  private static func table(_ catalog: String, _ languages: [String] = []) -> StringTable {
    var table = StringTable()
    let source = SourceFile(name: "Localizable.xcstrings", text: catalog)
    table.add(catalog: JSONReader.read(source), languages: languages)
    return table
  }

  @Test("A string catalog has the text of a language, or that of its own language")
  func catalog() {
    let catalog = """
      { "sourceLanguage": "en", "strings": {
        "title": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "Title" } },
          "de": { "stringUnit": { "state": "translated", "value": "Titel" } } } },
        "more": { "localizations": { "en": { "stringUnit": { "value": "More" } } } },
        "own": {} } }
      """
    #expect(Self.table(catalog).text(key: "title").map(StringTable.pieces) == [.text("Title")])
    #expect(
      Self.table(catalog, ["de"]).text(key: "title").map(StringTable.pieces) == [.text("Titel")])
    #expect(
      Self.table(catalog, ["de"]).text(key: "more").map(StringTable.pieces) == [.text("More")])
    #expect(Self.table(catalog).text(key: "own").map(StringTable.pieces) == nil)
  }

  @Test("Plurals are those of many, and substitutions are put in")
  func plurals() {
    let catalog = """
      { "sourceLanguage": "en", "strings": {
        "n %lld": { "localizations": { "en": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%lld post" } },
          "other": { "stringUnit": { "value": "%lld posts" } } } } } } },
        "s %lld": { "localizations": { "en": {
          "stringUnit": { "value": "%#@c@ left" },
          "substitutions": { "c": { "variations": { "plural": {
            "other": { "stringUnit": { "value": "%arg things" } } } } } } } } } } }
      """
    let table = Self.table(catalog)
    #expect(table.text(key: "n %@").map(StringTable.pieces) == [.argument(0), .text(" posts")])
    #expect(
      table.text(key: "s %@").map(StringTable.pieces) == [.argument(0), .text(" things left")])
  }

  @Test("Placeholders have any type, may be numbered, and %% is a sign")
  func placeholders() throws {
    var table = StringTable()
    table.add(try PropertyList.read(Array(#""%@ of %.1f" = "%2$@: %1$@ (100%%)";"#.utf8)))
    #expect(
      table.text(key: "%@ of %@").map(StringTable.pieces)
        == [.argument(1), .text(": "), .argument(0), .text(" (100%)")])
    #expect(StringTable.pieces(of: "50% off") == [.text("50% off")])
    #expect(StringTable.pieces(of: "") == [.text("")])
  }

  @Test("A .stringsdict has the text of many")
  func stringsDictionary() throws {
    var table = StringTable()
    table.add(
      try PropertyList.read(
        Array(
          """
          <plist><dict><key>%d files</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@n@ here</string>
          <key>n</key><dict><key>one</key><string>a file</string>
          <key>other</key><string>%d files</string></dict></dict></dict></plist>
          """.utf8)))
    #expect(
      table.text(key: "%@ files").map(StringTable.pieces) == [.argument(0), .text(" files here")])
  }
}
