import Testing

@testable import ViewTreeCommands

@Suite("viewtree check for devices and text sizes")
struct CheckMatrixTests {
  private static let document =
    #"{ "viewtree": 1, "root": { "view": "Text", "text": "A title" } }"#
  private static let matrix = [
    "--devices", "iPhone SE 3,iPad10", "--dynamic-type", "large,accessibility3",
  ]
  private static let variants = [
    "a@iPad-10-accessibility3.inspect.txt", "a@iPad-10-large.inspect.txt",
    "a@iPhone-SE-3-accessibility3.inspect.txt", "a@iPhone-SE-3-large.inspect.txt",
  ]

  @Test("Each combination has a golden file, and later checks need no option")
  func combinations() {
    let folder = TemporaryFolder()
    let file = folder.file("a.json", Self.document)
    let missing = CommandRun(["check"] + Self.matrix + [file])
    #expect(missing.status == .no && missing.output.contains("4 missing"))
    #expect(
      missing.output.contains(
        "to accept: viewtree check --update --devices 'iPhone SE 3,iPad 10' --dynamic-type large,accessibility3 \(file)"
      ))
    #expect(CommandRun(["check", "--update"] + Self.matrix + [file]).status == .fine)
    #expect(folder.names == ["a.json"] + Self.variants)
    #expect(folder.text(Self.variants[3])?.contains("375x667") == true)
    let all = CommandRun(["check", file])
    #expect(all.status == .fine && all.output.hasPrefix("4 equal"))
    for name in ["iPad10", "ipad-10", "iPad 10"] {
      #expect(CommandRun(["check", "--devices", name, file]).output.hasPrefix("2 equal"))
    }
    let one = CommandRun(["check", "--devices", "iPad10", "--dynamic-type", "large", file])
    #expect(one.output.hasPrefix("1 equal"))
    #expect(CommandRun(["check", "--dynamic-type", "large", file]).output.hasPrefix("2 equal"))
  }

  @Test("One device, a color scheme and locales are parts of the matrix, in this order")
  func appearance() {
    let folder = TemporaryFolder()
    let file = folder.file("a.json", Self.document)
    let words = ["--locale", "de_DE,ar", "--color-scheme", "dark", "--device", "iPhone17"]
    #expect(CommandRun(["check", "--update"] + words + [file]).status == .fine)
    #expect(
      folder.names == [
        "a.json", "a@iPhone-17-dark-ar.inspect.txt", "a@iPhone-17-dark-de_DE.inspect.txt",
      ])
    #expect(
      folder.text("a@iPhone-17-dark-ar.inspect.txt")?.contains(
        "inspect --device \"iPhone 17\" --color-scheme dark --locale ar") == true)
    #expect(CommandRun(["check", "--locale", "ar", file]).output.hasPrefix("1 equal"))
    #expect(CommandRun(["check", "--color-scheme", "light", file]).output.contains("1 missing"))
    #expect(CommandRun(["check", file]).output.hasPrefix("2 equal"))
    // A locale is a part of a file's name.
    let bad = CommandRun(["check", "--locale", "../de", file])
    #expect(bad.status == .unusable && bad.error.contains("'../de'"))
    let both = CommandRun(["check", "--device", "iPad", "--devices", "iPad", file])
    #expect(both.status == .unusable)
  }

  @Test("If the document lists its golden files, the options choose among them")
  func listed() {
    let folder = TemporaryFolder()
    let list = #"["inspect", "@pad order --window iPad10"]"#
    let file = folder.file(
      "a.json", Self.document.replacing("\"root\"", with: "\"checks\": \(list), \"root\""))
    #expect(CommandRun(["check", "--update", "--devices", "iPad10", file]).status == .fine)
    #expect(folder.names == ["a.json", "a@pad.order.txt"])
    let other = CommandRun(["check", "--devices", "iPad10,iPhone SE 3", file])
    #expect(other.status == .unusable && other.output.contains("1 equal, 1 unusable"))
    #expect(
      other.output.contains(
        #"don't list it; add "@iPhone-SE-3 inspect --device \"iPhone SE 3\"" to them"#)
        || other.output.contains("@iPhone-SE-3 inspect --device"))
  }

  @Test("A word that is no device is an error of --devices, also of lint and draw")
  func noDevice() {
    for words in [["check"], ["lint"], ["draw", "--picture", "screen"]] {
      let run = CommandRun(words + ["--devices", "../x", "a.json"])
      #expect(
        run.status == .unusable
          && run.error.contains("'--devices' cannot be '../x'; write it like iPhone16"))
    }
    let one = CommandRun(["inspect", "--device", "../x", "a.json"])
    #expect(one.error.contains("'--device' cannot be '../x'; write it like iPhone16"))
  }

  @Test("Unknown devices and sizes are errors before anything is written")
  func unknown() {
    let folder = TemporaryFolder()
    let file = folder.file("a.json", Self.document)
    for (words, message) in [
      (["--devices", "iPad10,iPhon16"], "there is no device 'iPhon16'; did you mean"),
      (["--devices", ","], "'--devices' cannot be ','"),
      (["--dynamic-type", "huge"], "'--dynamic-type' cannot be 'huge'"),
      (["--merge", "--devices", "iPad10"], "'--merge' and '--devices' exclude each other"),
    ] {
      let run = CommandRun(["check", "--update"] + words + [file])
      let merge = CommandRun(["check"] + words + [file])
      #expect(run.status == .unusable && (run.error + merge.error).contains(message))
    }
    #expect(folder.names == ["a.json"])
  }
}

@Suite("Previews that no golden file is of")
struct OtherPreviewTests {
  @Test("A named file's golden files are of its first preview, and check says so")
  func note() {
    let folder = TemporaryFolder()
    let file = folder.file(
      "A.swift",
      "#Preview(\"One\") { Text(\"1\") }\n#Preview(\"Two\") { Text(\"2\") }\n")
    _ = CommandRun(["check", "--update", file])
    let run = CommandRun(["check", file])
    #expect(run.status == .fine)
    #expect(
      run.error.contains(
        "note: the golden files of '\(file)' use its first preview; for the others, run: viewtree check --update '\(file)#Two'"
      ))
    _ = CommandRun(["check", "--update", "\(file)#Two"])
    #expect(CommandRun(["check", folder.path]).error.isEmpty)
  }
}
