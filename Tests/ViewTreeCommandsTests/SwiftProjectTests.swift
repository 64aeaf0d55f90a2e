import Foundation
import Testing

@testable import ViewTreeCommands

/// Swift files of packages and Xcode projects.
@Suite("Swift files of a project")
struct SwiftProjectTests {
  private let folder = TemporaryFolder()

  @discardableResult
  private func write(_ name: String, _ text: String) -> String {
    write(name, Array(text.utf8))
  }

  @discardableResult
  private func write(_ name: String, _ bytes: [UInt8]) -> String {
    let path = folder.path + "/" + name
    try? FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    return folder.file(name, bytes)
  }

  private static func view(_ name: String, _ body: String) -> String {
    "import SwiftUI\nstruct \(name): View { var body: some View { \(body) } }\n"
  }

  /// A package with a target that imports another one, a test target, and files in no target.
  private func writePackage() {
    write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [
        .target(name: "Shop", dependencies: ["Parts"], exclude: ["Old"]), .target(name: "Parts"),
        .target(name: "Other"), .testTarget(name: "ShopTests", dependencies: ["Shop"]),
      ])
      """)
    write("Sources/Shop/Card.swift", "import Parts\n" + Self.view("Card", "Row(); Price()"))
    write("Sources/Shop/Row.swift", Self.view("Row", "Text(\"row\")"))
    write("Sources/Shop/Old/Row.swift", Self.view("Row", "Text(\"old\")"))
    write("Sources/Parts/Price.swift", Self.view("Price", "Text(\"price\")"))
    write("Sources/Other/Price.swift", Self.view("Price", "Text(\"other\")"))
    write("Tests/ShopTests/Row.swift", Self.view("Row", "Text(\"test\")"))
    write("Scripts/Alone.swift", Self.view("Alone", "Row()"))
  }

  // MARK: - Packages

  @Test("A file is read with its target and the targets that it imports, and with nothing else")
  func package() {
    writePackage()
    let text = ["inspect", "--format", "text"]
    let run = CommandRun(text + [folder.path + "/Sources/Shop/Card.swift"])
    #expect(run.status == .fine && run.error.isEmpty, "\(run.error)")
    #expect(run.output.contains("\"row\"") && run.output.contains("\"price\""))
    let root = CommandRun(text + [folder.path, "--root", "Card"])
    #expect(root.status == .fine && root.error.isEmpty, "\(root.error)")
    #expect(root.outputLines.dropFirst(2) == run.outputLines.dropFirst(2))
  }

  @Test(
    "Several files are read with the target of the root, or of the first that has one")
  func severalFiles() {
    writePackage()
    write("Sources/Shop/Preview.swift", "import SwiftUI\n#Preview { Text(\"preview\") }\n")
    let text = ["inspect", "--format", "text", folder.path + "/Scripts/Alone.swift"]
    let run = CommandRun(text + [folder.path + "/Sources/Shop/Card.swift", "--root", "Card"])
    #expect(run.status == .fine && run.error.isEmpty, "\(run.error)")
    #expect(run.output.contains("\"row\"") && run.output.contains("\"price\""))
    let own = CommandRun(text + [folder.path + "/Sources/Shop/Preview.swift"])
    #expect(own.output.contains("Text \"preview\""), "\(own.error)")
    let card = folder.path + "/Sources/Shop/Card.swift"
    let other = CommandRun([
      "inspect", "--format", "text", folder.path + "/Sources/Shop/Row.swift", card,
    ])
    #expect(other.output.contains("\"price\"") && !other.output.contains("\"preview\""))
    let price = folder.path + "/Sources/Parts/Price.swift"
    let imported = CommandRun(["inspect", "--format", "text", "--root", "Card", price, card])
    #expect(imported.output.contains("\"row\""), "\(imported.error)")
    let lines = CommandRun(["inspect", "--explain-project", text[3], card])
    #expect(lines.output.contains("Row.swift"), "\(lines.output)")
  }

  @Test("Names of two targets are those of the own target, the imported one, or the named one")
  func sameNames() {
    write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [
        .target(name: "App", dependencies: ["Kit", "Other"]), .target(name: "Kit"),
        .target(name: "Other"),
      ])
      """)
    let chip = "public struct Chip: View { public init() {}; public var body: some View"
    let card = "extension View { func card() -> some View { padding("
    write(
      "Sources/App/Screen.swift",
      "import Kit\n"
        + Self.view("Screen", "Header(); Kit.Header(); Part(); Text(\"text\").card(); Row()")
        + Self.view("Header", "Text(\"own header\")") + "\(card)3) } }\n")
    write("Sources/App/Row.swift", "import Other\n" + Self.view("Row", "Chip(); Header()"))
    write(
      "Sources/Kit/Kit.swift",
      Self.view("Header", "Text(\"kit header\")") + "\(chip) { Text(\"kit chip\") } }\n"
        + "public struct Part: View { public var body: some View { Header().card() } }\n"
        + "\(card)7) } }\n")
    write(
      "Sources/Other/Chip.swift", "import SwiftUI\n\(chip) { Text(\"other chip\") } }\n")
    let run = CommandRun(["inspect", "--format", "text", folder.path, "--root", "Screen"])
    #expect(run.status == .fine && run.error.isEmpty, "\(run.error)")
    let texts = run.output.split(separator: "\"").enumerated()
      .compactMap { $0.offset % 2 == 1 ? $0.element : nil }
    #expect(
      texts == ["own header", "kit header", "kit header", "text", "other chip", "own header"])
    #expect(run.output.contains("Header") && !run.output.contains("\u{2D0}"))
    let kit = CommandRun(["inspect", "--format", "text", folder.path, "--root", "Kit.Header"])
    #expect(kit.status == .fine && kit.output.contains("\"kit header\""), "\(kit.error)")
  }

  @Test("A file in no target is read alone, as in a folder without a project")
  func alone() {
    writePackage()
    let run = CommandRun(["inspect", folder.path + "/Scripts/Alone.swift"])
    #expect(run.error.contains("viewtree does not know the view 'Row'"), "\(run.error)")
    #expect(run.error.components(separatedBy: "warning:").count == 2)
  }

  @Test("The default root is a view of the file, never of another one")
  func ownRoot() {
    writePackage()
    write("Sources/Shop/ContentView.swift", Self.view("ContentView", "Card()"))
    write(
      "Sources/Shop/App.swift",
      "import SwiftUI\n@main struct ShopApp: App { var body: some Scene { WindowGroup { Card() } } }\n"
    )
    write("Sources/Shop/Preview.swift", "import SwiftUI\n#Preview { Row() }\n")
    write("Sources/Shop/Model.swift", "struct Model {}\n")
    let row = CommandRun(["inspect", folder.path + "/Sources/Shop/Row.swift"])
    #expect(row.status == .fine && row.output.contains("\nText \"row\""), "\(row.error)")
    let app = CommandRun(["inspect", folder.path + "/Sources/Shop/App.swift"])
    #expect(app.output.contains("\"price\""), "\(app.error)")
    let model = CommandRun(["inspect", folder.path + "/Sources/Shop/Model.swift"])
    #expect(model.status == .unusable && model.error.contains("no view to show"))
  }

  @Test("What is broken elsewhere in the target doesn't matter")
  func broken() {
    writePackage()
    write("Sources/Shop/Broken.swift", "struct Broken: View { var body")
    write("Sources/Shop/Data.swift", [0, 1, 2])
    let run = CommandRun(["inspect", folder.path + "/Sources/Shop/Card.swift"])
    #expect(run.status == .fine && run.error.isEmpty, "\(run.error)")
  }

  @Test("A broken manifest is one warning with its place, and the folder of the file is read")
  func brokenManifest() {
    writePackage()
    write("Package.swift", "import PackageDescription\nlet package = Package(targets: [\n")
    let run = CommandRun(["inspect", folder.path + "/Sources/Shop/Row.swift"])
    #expect(run.status == .fine && run.output.contains("\"row\""))
    #expect(run.error.contains("/Package.swift:2:"), "\(run.error)")
    #expect(run.error.contains("this project file is ignored"))
  }

  @Test("A broken or wrong manifest loses no folder of sources, and is one line with its place")
  func wrongManifests() {
    for (targets, message) in [
      (
        ".target(name: \"Shop\", dependencies: [\"Parts\"]",
        "3:10: warning: a part of this project file"
      ),
      (
        ".target(name: \"Shop\", dependencies: [\"Parts\"]), .target(name: \"Part\")])",
        "3:40: warning: 'Shop' depends on 'Parts', but there is no such target"
      ),
      (
        ".target(name: \"Shop\"), .target(name: \"Parts\", path: \"Sources/Partz\")])",
        "3:55: warning: the folder 'Sources/Partz' of the target 'Parts' does not exist"
      ),
      (".target(name: \"Shop\"), made(\"Parts\")])", ""),
    ] {
      writePackage()
      write(
        "Package.swift",
        "import PackageDescription\nlet package = Package(targets: [\n  \(targets)\n")
      let run = CommandRun(["inspect", folder.path + "/Sources/Shop/Card.swift"])
      #expect(run.output.contains("\"price\"") && run.status == .fine, "\(targets): \(run.error)")
      let isTold = message.isEmpty ? run.error.isEmpty : run.error.contains(message)
      #expect(isTold, "\(run.error)")
    }
  }

  @Test("Without a project, the files of the repository or next to the file are read")
  func looseFiles() {
    write("Views/Row.swift", Self.view("Row", "Text(Pet.name); Nearby()"))
    write("Views/Nearby.swift", Self.view("Nearby", "Text(\"near\")"))
    write("Models/Pet.swift", "enum Pet { static let name = \"Rex\" }\n")
    // A second declaration elsewhere gives way to the file's own.
    write("Models/Row.swift", Self.view("Row", "Text(\"model\")"))
    let path = folder.path + "/Views/Row.swift"
    let alone = CommandRun(["inspect", path])
    #expect(alone.output.contains("\"near\"") && !alone.output.contains("\"Rex\""))
    write(".git/HEAD", "")
    let run = CommandRun(["inspect", path])
    #expect(run.output.contains("\"Rex\"") && run.output.contains("\"near\""), "\(run.error)")
    #expect(run.status == .fine && !run.output.contains("\"model\""))
  }

  @Test("A screen of a folder is read with its own target, whatever other targets declare")
  func screensOfTargets() {
    writePackage()
    for target in ["Shop", "Other"] {
      write(
        "Sources/\(target)/Screen.swift",
        Self.view("Screen", "Text(\"\(target)\"); Price()") + "#Preview { Screen() }\n")
    }
    write("Sources/Shop/Price.swift", Self.view("Price", "Text(\"shop\")"))
    let run = CommandRun(["inspect", folder.path])
    #expect(run.outputLines.count { $0.contains("3 views, 100 % known") } == 2, "\(run.output)")
    #expect(run.status == .fine && run.error.isEmpty, "\(run.error)")
    let other = CommandRun(["inspect", folder.path + "/Sources/Other/Screen.swift#Screen"])
    #expect(other.output.contains("\"other\"") && !other.output.contains("\"shop\""))
    // With one screen in the target, the folder is its document.
    let chosen = CommandRun(["inspect", "--target", "Other", folder.path])
    #expect(chosen.output.contains("Sources/Other/Screen.swift#Screen  390x844"))
    #expect(chosen.output.contains("\"other\""), "\(chosen.output)")
  }

  @Test("A view in two targets is reported with both, and --target chooses")
  func severalTargets() {
    writePackage()
    let run = CommandRun(["inspect", folder.path, "--root", "Price"])
    #expect(run.error.contains("'Price' is in 2 targets: Other, Parts [several-targets]"))
    #expect(run.status == .fine && run.output.contains("\"other\""))
    let chosen = CommandRun(["inspect", folder.path, "--root", "Price", "--target", "Parts"])
    #expect(chosen.error.isEmpty && chosen.output.contains("\"price\""), "\(chosen.error)")
    let unknown = CommandRun(["inspect", folder.path, "--root", "Price", "--target", "Part"])
    #expect(unknown.status == .unusable && unknown.error.contains("did you mean 'Parts'?"))
    // Tests count only if nothing else has the view.
    let row = CommandRun(["inspect", folder.path, "--root", "Row"])
    #expect(row.error.isEmpty && row.output.contains("\"row\""), "\(row.error)")
    write("Tests/ShopTests/Probe.swift", Self.view("Probe", "Row()"))
    let probe = CommandRun(["inspect", folder.path, "--root", "Probe"])
    #expect(probe.output.contains("\"test\""), "\(probe.error)")
  }

  @Test("--explain-project lists the target, its files, and the other targets")
  func explained() {
    writePackage()
    let path = folder.path + "/Sources/Shop/Card.swift"
    let resolved = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
    let run = CommandRun(["inspect", "--explain-project", path])
    #expect(
      run.output.replacing(resolved, with: "/x") == """
        Project files
          /x/Package.swift

        Target
          Shop  library  /x/Package.swift

        Imported targets
          Parts  library  /x/Package.swift

        Swift files (3)
          /x/Sources/Shop/Card.swift
          /x/Sources/Shop/Row.swift
          /x/Sources/Parts/Price.swift

        Other targets (2)
          Other  library  /x/Package.swift
          ShopTests  test  /x/Package.swift

        """)
  }

  @Test("Local packages that packages and Xcode projects use are part of the project")
  func localPackages() {
    write(
      "App/Package.swift",
      """
      import PackageDescription
      let package = Package(name: "App", dependencies: [.package(path: "../Kit")],
        targets: [.target(name: "App", dependencies: [.product(name: "Kit", package: "Kit")])])
      """)
    write(
      "Kit/Package.swift",
      "import PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\", path: \"Code\")])\n"
    )
    write("App/Sources/App/Screen.swift", "import Kit\n" + Self.view("Screen", "Chip()"))
    write("Kit/Code/Chip.swift", Self.view("Chip", "Text(\"chip\")"))
    let run = CommandRun(["inspect", folder.path + "/App/Sources/App/Screen.swift"])
    #expect(run.error.isEmpty && run.output.contains("\"chip\""), "\(run.error)")
  }

  @Test("An Xcode project has the files of its target, and its folders without exceptions")
  func xcode() {
    write(
      "Shop.xcodeproj/project.pbxproj",
      """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T, V); };
        G = { isa = PBXGroup; children = (S, W); sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Shop; exceptions = (E); sourceTree = "<group>"; };
        W = { isa = PBXFileSystemSynchronizedRootGroup; path = TV; sourceTree = "<group>"; };
        E = { target = T; membershipExceptions = (Old.swift); };
        T = { isa = PBXNativeTarget; name = Shop; fileSystemSynchronizedGroups = (S);
          productType = "com.apple.product-type.application"; };
        V = { isa = PBXNativeTarget; name = TV; fileSystemSynchronizedGroups = (W); buildConfigurationList = L;
          productType = "com.apple.product-type.application"; };
        L = { buildConfigurations = (C); }; C = { buildSettings = { SDKROOT = appletvos; }; };
      }; }
      """)
    write("Shop/Screen.swift", Self.view("Screen", "Row()"))
    write("Shop/Row.swift", Self.view("Row", "Text(\"new\")"))
    write("Shop/Old.swift", Self.view("Row", "Text(\"old\")"))
    write("TV/Screen.swift", Self.view("Screen", "Text(\"tv\")"))
    let file = folder.path + "/Shop/Screen.swift"
    // Without a root, the folder is the app: its target's files, and no others.
    for words in [[file], [folder.path, "--root", "Screen"], [folder.path]] {
      let run = CommandRun(["inspect"] + words)
      #expect(run.error.isEmpty && run.output.contains("\"new\""), "\(run.error)")
    }
  }

  @Test("A target without a folder has no files of other targets")
  func missingFolder() {
    write(
      "Package.swift",
      """
      import PackageDescription
      let package = Package(name: "A", targets: [.target(name: "B"), .target(name: "C"), .executableTarget(name: "Missing")])
      """)
    for name in ["B", "C"] { write("Sources/\(name)/V.swift", Self.view("V", "Text(\"\(name)\")")) }
    let run = CommandRun(["inspect", folder.path, "--root", "V"])
    #expect(run.error.contains("'V' is in 2 targets: B, C"), "\(run.error)")
    let missing = CommandRun(["inspect", folder.path, "--root", "V", "--target", "Missing"])
    #expect(missing.status == .unusable && missing.error.contains("there is no target 'Missing'"))
  }

  @Test("A binary Swift file in a folder is a warning, and the others are read")
  func binaryFile() {
    write("V.swift", Self.view("V", "Text(\"a\")"))
    write("W.swift", [0xFF, 0xFE, 0x41, 0x00])
    let run = CommandRun(["inspect", folder.path, "--root", "V"])
    #expect(run.status == .fine && run.output.contains("Text \"a\""), "\(run.error)")
    #expect(run.error.contains("W.swift: warning: this file is ignored, because it is binary data"))
  }

  // MARK: - Resources

  private static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height]
  }

  private func writeCatalog(in place: String) {
    let assets = place + "/Assets.xcassets/"
    write(
      assets + "brand-logo.imageset/Contents.json",
      "{ \"images\": [{ \"idiom\": \"universal\", \"scale\": \"2x\", \"filename\": \"logo.png\" }] }"
    )
    write(assets + "brand-logo.imageset/logo.png", Self.png(120, 80))
    write(
      assets + "Tint.colorset/Contents.json",
      """
      { "colors": [{ "idiom": "universal", "color": { "components":
        { "red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "1.000" } } }] }
      """)
    write(
      place + "/Localizable.xcstrings",
      """
      { "sourceLanguage": "en", "strings": {
        "settings.title": { "localizations": {
          "en": { "stringUnit": { "value": "Settings" } },
          "de": { "stringUnit": { "value": "Einstellungen" } } } },
        "items %lld": { "localizations": { "en": { "stringUnit": { "value": "%lld \\"things\\"" } } } } } }
      """)
  }

  @Test("A color set with a dark color has it in a dark screen")
  func darkColors() {
    write(
      "Screen.swift",
      Self.view("Screen", "Color(\"Night\"); Text(\"a\").foregroundStyle(.night)"))
    write(
      "Assets.xcassets/Night.colorset/Contents.json",
      """
      { "colors": [
        { "idiom": "universal", "color": { "components": { "white": "1.000", "alpha": "1" } } },
        { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
          "color": { "components": { "red": "0", "green": "255", "blue": "0", "alpha": "1" } } }] }
      """)
    func greens(_ scheme: String) -> Int {
      let drawn = CommandRun(
        ["draw", folder.path + "/Screen.swift", "--picture", "screen", "--color-scheme", scheme])
      return drawn.output.components(separatedBy: "rgb(0,255,0)").count - 1
    }
    #expect(greens("dark") == 2)
    #expect(greens("light") == 0)
  }

  @Test("Images have the size of the catalog, by name and by Xcode's constant")
  func images() {
    write(
      "Screen.swift",
      Self.view(
        "Screen",
        "Image(\"brand-logo\"); Image(.brandLogo); Image(decorative: \"brand-logo\"); Image(uiImage: UIImage(named: \"brand-logo\")!)"
      ))
    writeCatalog(in: ".")
    let run = CommandRun(["inspect", folder.path + "/Screen.swift"])
    #expect(run.output.components(separatedBy: "60x40").count == 5, "\(run.output)\(run.error)")
    #expect(run.output.contains("Image \"brand-logo\""))
  }

  @Test("Colors of the catalog have their components, in views and in expressions")
  func colors() {
    write(
      "Screen.swift",
      Self.view(
        "Screen",
        "Color(\"Tint\"); Color(.tint); Text(\"a\").foregroundStyle(.tint); Text(\"b\").foregroundColor(Color(\"Tint\"))"
      ))
    writeCatalog(in: ".")
    let run = CommandRun(["format", "--to", "json", folder.path + "/Screen.swift"])
    #expect(
      run.output.components(separatedBy: "\"red\": 1, \"green\": 0.5, \"blue\": 0").count == 3,
      "\(run.output)")
    #expect(
      run.output.components(separatedBy: "Color(red: 1, green: 0.5, blue: 0)").count == 3,
      "\(run.output)")
  }

  @Test("Texts are those of the catalog, in its language or in another one")
  func texts() {
    write(
      "Screen.swift",
      """
      import SwiftUI
      struct Row: View { let title: LocalizedStringKey; var body: some View { Text(title) } }
      struct Screen: View {
        let count = 3
        var body: some View {
          Text("settings.title")
          Text(verbatim: "settings.title")
          Text("items \\(count)")
          Text(String(localized: "settings.title"))
          Row(title: "settings.title")
          Button("settings.title") {}
        }
      }
      """)
    writeCatalog(in: ".")
    let path = folder.path + "/Screen.swift"
    let run = CommandRun(["inspect", "--only", "views", path])
    #expect(run.output.components(separatedBy: "\"Settings\"").count == 5, "\(run.output)")
    #expect(run.output.contains("Text \"settings.title\"") && run.output.contains("3 \"things\""))
    let german = CommandRun(["inspect", "--only", "views", "--locale", "de-AT", path])
    #expect(german.output.components(separatedBy: "\"Einstellungen\"").count == 5)
  }

  @Test("Tables in the folders of languages are read, those of the language first")
  func tables() {
    write(
      "Package.swift",
      "import PackageDescription\nlet package = Package(name: \"A\", targets: [.target(name: \"A\", path: \"Code\")])\n"
    )
    write("Code/Screen.swift", Self.view("Screen", "Text(\"title\")"))
    write("Code/en.lproj/Localizable.strings", "\"title\" = \"Title\";\n")
    write("Code/de.lproj/Localizable.strings", "\"title\" = \"Titel\";\n")
    let path = folder.path + "/Code/Screen.swift"
    #expect(CommandRun(["inspect", path]).output.contains("Text \"Title\""))
    #expect(CommandRun(["inspect", path, "--locale", "de"]).output.contains("Text \"Titel\""))
  }

  @Test("A file in no project has the tables in the folders of languages next to it")
  func tablesNextToFile() {
    write("Screen.swift", Self.view("Screen", "Text(\"title\")"))
    write("en.lproj/Localizable.strings", "\"title\" = \"Title\";\n")
    write("de.lproj/Localizable.strings", "\"title\" = \"Titel\";\n")
    let path = folder.path + "/Screen.swift"
    #expect(CommandRun(["inspect", path]).output.contains("Text \"Title\""))
    #expect(CommandRun(["inspect", path, "--locale", "de"]).output.contains("Text \"Titel\""))
  }

  @Test("Each literal whose type is a key has its text, and so have keys in variables")
  func keys() {
    write("en.lproj/Localizable.strings", "\"hi\" = \"Hello\";\n\"to\" = \"To %@\";\n")
    write(
      "Screen.swift",
      """
      import SwiftUI
      enum Texts { static let hi: LocalizedStringKey = "hi"; static let resource: LocalizedStringResource = "hi" }
      enum Kind: String {
        case hi
        var key: LocalizedStringKey { switch self { case .hi: return "hi" } }
        var raw: LocalizedStringKey { LocalizedStringKey(rawValue) }
        var text: String { NSLocalizedString(rawValue, comment: "") }
        var made: LocalizedStringResource { .init(stringLiteral: rawValue) }
      }
      struct Option { var title: LocalizedStringKey }
      extension String { var localized: String { NSLocalizedString(self, comment: "") } }
      struct Row: View { let title: LocalizedStringKey; var body: some View { Text(title) } }
      struct Screen: View {
        let isOn = true
        let name: String? = nil
        var body: some View {
          let local: LocalizedStringKey = isOn ? "hi" : "x"
          Text(isOn ? "hi" : "x"); Button(isOn ? "hi" : "x") {}; Row(title: isOn ? "hi" : "x")
          Text(local); Text(Texts.hi); Text(Texts.resource); Text(Option(title: "hi").title)
          Text(Kind.hi.key); Text(Kind.hi.raw); Text(Kind.hi.text); Text(Kind.hi.made)
          Text("hi".localized); Text(.init("hi")); Text(String(format: NSLocalizedString("to", comment: ""), "me"))
          Text(name ?? "hi"); Text(verbatim: "hi"); Text(String(localized: "no", defaultValue: "Default"))
        }
      }
      """)
    let run = CommandRun(["inspect", "--only", "views", folder.path + "/Screen.swift"])
    #expect(run.error.isEmpty, "\(run.error)")
    let counts = ["Hello", "To me", "hi", "Default"].map {
      run.output.components(separatedBy: "\"\($0)\"").count - 1
    }
    #expect(counts == [13, 1, 2, 1], "\(run.output)")
  }

  @Test("An image with a computed name has the size that the catalog has for it")
  func computedImages() {
    for (name, width) in [("small-icon", 10), ("large-icon", 30), ("other", 50)] {
      let folder = "Assets.xcassets/\(name).imageset/"
      write(folder + "Contents.json", "{ \"images\": [{ \"filename\": \"a.png\" }] }")
      write(folder + "a.png", Self.png(UInt8(width), 20))
    }
    write(
      "Screen.swift",
      "let names = [\"other\", \"none\"]\nlet kind = \"large\"\n"
        + Self.view("Screen", "Image(\"\\(kind)-icon\"); Image(names[0]); Image(names[1])"))
    let run = CommandRun(["inspect", "--format", "text", folder.path + "/Screen.swift"])
    #expect(run.error.isEmpty, "\(run.error)")
    let sizes = run.outputLines.filter { $0.contains("Image") }
    #expect(sizes.count == 3 && sizes[0].contains("30x20") && sizes[1].contains("50x20"))
    #expect(sizes.last?.contains("24x24") ?? false, "\(run.output)")
  }

  @Test("Images that can't be read for the same reason are one warning with their number")
  func manyBrokenImages() {
    let names = ["a", "b", "c", "d", "e"]
    write(
      "Screen.swift",
      Self.view("Screen", names.map { "Image(\"\($0)\")" }.joined(separator: "; ")))
    for name in names {
      write(
        "Assets.xcassets/\(name).imageset/Contents.json",
        "{ \"images\": [{ \"filename\": \"\(name).png\" }] }")
    }
    let path = folder.path + "/Screen.swift"
    let run = CommandRun(["inspect", path])
    #expect(run.error.components(separatedBy: "[resource-file]").count == 2, "\(run.error)")
    #expect(run.error.contains("the file can't be opened (5 files)"))
    let all = CommandRun(["inspect", "--holes", "all", path])
    #expect(all.error.components(separatedBy: "[resource-file]").count == 6, "\(all.error)")
  }

  @Test("A broken resource is one line with its place, and the rest is shown")
  func brokenResources() {
    write("Screen.swift", Self.view("Screen", "Image(\"brand-logo\"); Text(\"settings.title\")"))
    writeCatalog(in: ".")
    write("Localizable.xcstrings", "{ \"strings\": [ }")
    write("Assets.xcassets/brand-logo.imageset/logo.png", "no image")
    let run = CommandRun(["inspect", folder.path + "/Screen.swift"])
    #expect(run.status == .fine && run.output.contains("Text \"settings.title\""))
    #expect(run.error.components(separatedBy: "[resource-file]").count == 3, "\(run.error)")
    #expect(run.error.contains("Localizable.xcstrings:1:16: warning: this resource is ignored"))
    #expect(run.error.contains("logo.png: warning: this resource is ignored: it is not a PNG"))
    #expect(run.error.contains("help: images of it are 24 points wide and high"))
    #expect(run.output.contains("Image \"brand-logo\"") && run.output.contains("  24x24"))
    #expect(!run.error.contains("no asset catalog has the image"))
  }
}
