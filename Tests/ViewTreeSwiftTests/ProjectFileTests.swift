import Testing
import ViewTreeSyntax

@testable import ViewTreeSwift

/// Project files, read as data.
@Suite("Package.swift and project.pbxproj")
struct ProjectFileTests {
  private static func manifest(_ text: String) -> PackageManifest {
    PackageManifest(SourceFile(name: "Package.swift", text: "import PackageDescription\n" + text))
  }

  // MARK: - Package.swift

  @Test("Targets have their kinds, paths, sources, excludes, resources and dependencies")
  func targets() throws {
    let manifest = Self.manifest(
      """
      let package = Package(
        name: "Shop",
        dependencies: [.package(path: "../Core"), .package(url: "https://a.b/c", from: "1.0.0")],
        targets: [
          .target(
            name: "Shop", dependencies: ["Parts", .product(name: "Core", package: "Core")],
            path: "Code", exclude: ["Old"], sources: ["A", "B.swift"],
            resources: [.process("Media"), .copy("data.json")],
            swiftSettings: [.swiftLanguageMode(.v6)]),
          .executableTarget(name: "tool"),
          .testTarget(name: "ShopTests", dependencies: ["Shop"]),
          .binaryTarget(name: "Library", path: "Library.xcframework"),
        ])
      """)
    #expect(manifest.problem == nil && manifest.name == "Shop")
    #expect(manifest.localPackages == ["../Core"])
    #expect(manifest.targets.map(\.name) == ["Shop", "tool", "ShopTests"])
    #expect(manifest.targets.map(\.kind) == [.library, .executable, .test])
    let shop = try #require(manifest.targets.first)
    #expect(shop.path == "Code" && shop.exclude == ["Old"] && shop.sources == ["A", "B.swift"])
    #expect(shop.resources == ["Media", "data.json"] && shop.dependencies == ["Parts", "Core"])
    #expect(manifest.targets[1].path == nil && manifest.targets[1].sources == nil)
  }

  @Test("Variables, concatenation, interpolation and later additions are followed")
  func variables() {
    let manifest = Self.manifest(
      """
      let root = "Code"
      let name = root + "Kit"
      let shared: [Target] = [.target(name: name, path: "\\(root)/Kit")]
      let unknown = files.map { $0 }
      let package = Package(name: name, targets: shared + [.target(name: "Other")] + unknown)
      package.targets += [.target(name: "Third")]
      package.targets.append(.target(name: "Fourth"))
      package.targets.append(contentsOf: [.target(name: "Fifth")])
      package.dependencies.append(.package(path: "Local"))
      """)
    #expect(manifest.targets.map(\.name) == ["CodeKit", "Other", "Third", "Fourth", "Fifth"])
    #expect(manifest.targets.first?.path == "Code/Kit")
    #expect(manifest.localPackages == ["Local"])
  }

  @Test("A variable that names itself has no value")
  func endless() {
    let manifest = Self.manifest(
      "let a = b + a\nlet b = a\nlet package = Package(name: a, targets: [.target(name: b)])")
    #expect(manifest.targets.isEmpty && manifest.problem == nil)
  }

  @Test("Variables that double one another end soon")
  func doubling() {
    let lines = (1...30).map { "let v\($0) = v\($0 - 1) + v\($0 - 1)" }.joined(separator: "\n")
    let manifest = Self.manifest(
      "let v0 = [1]\n\(lines)\nlet package = Package(name: \"A\", targets: v30)")
    #expect(manifest.targets.isEmpty && manifest.problem == nil)
  }

  @Test("A broken manifest has one problem at its place, and a file without a package, too")
  func brokenManifest() throws {
    let broken = Self.manifest("let package = Package(name: \"A\", targets: [")
    let problem = try #require(broken.problem)
    #expect(problem.id == "project-file" && problem.severity == .warning)
    #expect(problem.range != nil && broken.targets.isEmpty)
    let none = Self.manifest("let a = 1")
    #expect(
      none.problem?.message == "a part of this project file is ignored: Package(…) is missing")
  }

  // MARK: - Property lists

  @Test("A property list has texts, lists, objects and comments")
  func propertyList() throws {
    let list = try PropertyList.read(
      Array(
        """
        // !$*UTF8*$!
        { /* first */ name = "a \\"b\\" \\U00e9\\n"; list = (1, two.swift, "x y", );
          object = { isa = PBXGroup; data = <0f 1e>; }; }
        """.utf8))
    #expect(list["name"]?.text == "a \"b\" é\n")
    #expect(list["list"]?.texts == ["1", "two.swift", "x y"])
    #expect(list["object"]?["isa"]?.text == "PBXGroup")
    #expect(list.members.map(\.key) == ["list", "name", "object"])
  }

  @Test("A table of strings has no braces, and may be UTF-16")
  func strings() throws {
    let text = "/* Title */\n\"title\" = \"Überschrift\";\nplain = \"b\";\n"
    let list = try PropertyList.read(Array(text.utf8))
    #expect(list["title"]?.text == "Überschrift" && list["plain"]?.text == "b")
    let wide: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try PropertyList.read(wide) == list)
  }

  @Test("A property list in XML is the same")
  func xml() throws {
    let list = try PropertyList.read(
      Array(
        """
        <?xml version="1.0"?><!DOCTYPE plist><!-- > -->
        <plist version="1.0"><dict><key>a</key><string>x &amp; &#65;</string>
        <key>b</key><array><integer>1</integer><true/><dict/></array></dict></plist>
        """.utf8))
    #expect(list["a"]?.text == "x & A")
    #expect(list["b"]?.elements == [.text("1"), .text("true"), .object([:])])
  }

  @Test(
    "A broken property list says what is missing, and where",
    arguments: [
      ("{ a = 1 }", "expected ';'", 8), ("{ a = (1", "'(' is not closed", 6),
      ("{ a = \"x", "a text is not closed", 6), ("{ a = ; }", "expected a value", 6),
      ("/* x", "'/*' is not closed", 0), ("{} 1", "expected the end of the file", 3),
      ("<plist><dict><string>", "expected <key>", 13),
    ])
  func brokenList(_ text: String, _ words: String, _ place: Int) {
    #expect {
      try PropertyList.read(Array(text.utf8))
    } throws: { error in
      guard let problem = error as? PropertyList.Problem else { return false }
      let message = Diagnostic.projectFile(problem.reason, at: nil).message
      return message == "this project file is ignored: \(words)"
        && problem.range.lowerBound == place
    }
  }

  @Test("Nothing in a property list traps, and depth is limited")
  func everyPrefix() {
    let text = Array("{ a = (1, \"b\\U12\", <0f>); /* c */ d = { e = f; }; }".utf8)
    for end in 0...text.count { _ = try? PropertyList.read(Array(text[..<end])) }
    let xml = Array("<plist><dict><key>a</key><string>x&#6;</string></dict></plist>".utf8)
    for end in 0...xml.count { _ = try? PropertyList.read(Array(xml[..<end])) }
    #expect(throws: PropertyList.Problem.self) {
      try PropertyList.read(Array(repeating: UInt8(ascii: "("), count: 100_000))
    }
  }

  // MARK: - project.pbxproj

  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L0;
        packageReferences = (R); targets = (T1, T2, T3); };
      G = { isa = PBXGroup; children = (GA, S, W); sourceTree = "<group>"; };
      GA = { isa = PBXGroup; path = App; children = (F1, F2, V); sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = Media.xcassets; sourceTree = "<group>"; };
      F3 = { isa = PBXFileReference; path = de.lproj/L.strings; sourceTree = "<group>"; };
      V = { isa = PBXVariantGroup; children = (F3); name = L.strings; sourceTree = "<group>"; };
      W = { isa = PBXFileReference; path = Packages/Kit; lastKnownFileType = wrapper; sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = Code; exceptions = (E1, E2); sourceTree = "<group>"; };
      E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = (Old.swift); };
      E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; membershipExceptions = (Shared.swift); };
      R = { isa = XCLocalSwiftPackageReference; relativePath = ../Core; };
      B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
      B3 = { isa = PBXBuildFile; fileRef = V; };
      PS = { isa = PBXSourcesBuildPhase; files = (B1); };
      PR = { isa = PBXResourcesBuildPhase; files = (B2, B3); };
      T1 = { isa = PBXNativeTarget; name = "My App"; buildConfigurationList = L1; buildPhases = (PS, PR);
        fileSystemSynchronizedGroups = (S); productType = "com.apple.product-type.application"; };
      T2 = { isa = PBXNativeTarget; name = Widget; buildConfigurationList = L0; buildPhases = ();
        productType = "com.apple.product-type.app-extension"; };
      T3 = { isa = PBXNativeTarget; name = Tests; buildPhases = (PS);
        productType = "com.apple.product-type.bundle.unit-test"; };
      L0 = { buildConfigurations = (C0); }; L1 = { buildConfigurations = (C1); };
      C0 = { buildSettings = { SDKROOT = iphoneos; }; };
      C1 = { buildSettings = { SUPPORTED_PLATFORMS = "appletvos appletvsimulator"; PRODUCT_NAME = "$(TARGET_NAME)"; }; };
    }; }
    """

  @Test("Targets have the files of their phases, folders with exceptions, and platforms")
  func xcode() throws {
    let project = XcodeProject(SourceFile(name: "project.pbxproj", text: Self.project))
    #expect(project.problem == nil && project.targets.map(\.name) == ["My App", "Widget", "Tests"])
    #expect(project.targets.map(\.kind) == [.application, .extension, .test])
    let app = try #require(project.targets.first)
    #expect(app.module == "My_App" && app.platforms == ["appletvos"])
    #expect(app.files == ["App/Main.swift"])
    #expect(app.resources == ["App/Media.xcassets", "App/de.lproj/L.strings"])
    #expect(app.folders.map(\.path) == ["Code"] && app.folders.map(\.exclude) == [["Old.swift"]])
    // An exception of a target that doesn't own the folder adds the file.
    #expect(project.targets[1].files == ["Code/Shared.swift"])
    #expect(project.targets[1].platforms == ["iphoneos"])
    #expect(project.localPackages == ["../Core", "Packages/Kit"])
  }

  @Test("A broken project has one problem at its place")
  func brokenProject() {
    let broken = XcodeProject(
      SourceFile(name: "project.pbxproj", text: String(Self.project.dropLast(3))))
    #expect(broken.problem?.message.hasSuffix("expected ';'") == true || broken.problem != nil)
    let other = XcodeProject(SourceFile(name: "project.pbxproj", text: "{ a = b; }"))
    #expect(other.problem?.message == "this project file is ignored: rootObject is missing")
    #expect(broken.targets.isEmpty && other.targets.isEmpty)
  }
}
