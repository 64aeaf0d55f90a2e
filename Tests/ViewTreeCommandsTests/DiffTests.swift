import Testing

@testable import ViewTreeCommands

@Suite("viewtree diff")
struct DiffTests {
  let folder = TemporaryFolder()

  /// A column of two colours, a writer of a key each, that a tap makes higher by 20.
  private let form = """
    { "viewtree": 1, "window": { "width": 300, "height": 200 },
      "preferenceKeys": { "Total": { "defaultValue": 0, "reduce": "value += nextValue()" } },
      "state": { "isTall": false },
      "root": { "view": "VStack", "id": "form", "spacing": 10, "children": [
        { "view": "Color", "id": "top", "modifiers": [
          { "frame": { "height": "isTall ? 60 : 40" } },
          { "preference": { "key": "Total", "value": 1 } },
          { "onTapGesture": "isTall.toggle()" } ] },
        { "view": "Color", "id": "low", "modifiers": [
          { "frame": { "height": 50 } },
          { "preference": { "key": "Total", "value": 2 } } ] } ],
        "modifiers": [ { "onPreferenceChange": { "key": "Total", "perform": "" } } ] } }

    """

  /// What a tall column is told as: 20 higher, so that it begins 10 above and ends 10 below.
  private let taller = [
    "VStack #form  resized from 300x100 to 300x120, moved by 0 -10",
    "Color #top  resized from 300x40 to 300x60, moved by 0 -10", "Color #low  moved by 0 10",
  ]

  private func diff(_ words: String..., input: String = "") -> CommandRun {
    CommandRun(["diff"] + words, input: input)
  }

  @Test(
    "Two documents: the changes, and a patch if asked for; the code says that there is a difference"
  )
  func documents() {
    let old = folder.file("old.json", form)
    let new = folder.file("new.json", form.replacing("60 : 40", with: "80 : 60"))
    let caused = ["new.json:6 frame height 40 -> 60  Color #top"] + taller
    #expect(diff(old, new).outputLines == caused)
    let run = diff(old, new, "--patch")
    #expect(run.status == .no && run.error.isEmpty)
    #expect(Array(run.outputLines.prefix(4)) == caused)
    #expect(run.output.contains("\n\n--- \(old)\n+++ \(new)\n@@ -1,9 +1,9 @@\n"))
    #expect(run.output.contains("\n-  Color #low  0 100  300x50\n+VStack #form  0 40  300x120\n"))
    #expect(diff(old, new, "--patch", "--format", "compact").outputLines == caused)
    // The two names are no difference.
    #expect(diff(old, folder.file("same.json", form)).output == "no difference\n")
    #expect(diff(old, old).status == .fine)
  }

  @Test(
    "A golden file that an older viewtree wrote is an error that names the command that rewrites it"
  )
  func older() {
    let path = folder.file("form.json", form)
    let report = CommandRun(["inspect", "--format", "text", path]).output
    let golden = folder.file("form.inspect.txt", "viewtree-golden 2: inspect\n\(report)")
    for words in [["diff"], ["draw", "--format", "html"]] {
      for files in [[golden, path], [path, golden]] {
        let run = CommandRun(words + files)
        #expect(run.status == .unusable && run.output.isEmpty)
        #expect(
          run.error.contains(
            "form.inspect.txt: an older version of viewtree wrote it (format 2, now 3)"))
      }
    }
    let update = CommandRun(["check", "--update", golden])
    #expect(update.status == .fine)
    #expect(diff(golden, path).status == .fine)
  }

  @Test("One document: without and with the options that change what it does")
  func options() {
    let path = folder.file("form.json", form)
    let set = diff(path, "--set", "isTall=true", "--diff", "behaviour")
    #expect(set.outputLines == taller + ["state isTall: false -> true"] && set.status == .no)
    let tap = diff(path, "--tap", "top", "--diff", "behaviour")
    #expect(tap.output == set.output && tap.status == .no)
    let window = diff(path, "--window", "300x220", "--diff", "behaviour")
    #expect(
      window.outputLines == [
        "window: 300x200 @2x -> 300x220 @2x", "VStack #form and the 2 views in it  moved by 0 10",
      ])
    #expect(diff(path, "--set", "isTall=false").output == "no difference\n")
  }

  @Test("A turned window and a scrolled view are changes, as are a size and a tap")
  func turnedAndScrolled() {
    let path = folder.file(
      "list.json",
      """
      { "viewtree": 1, "window": { "width": 50, "height": 60 }, "root": { "view": "ScrollView", "children": [
        { "view": "Color", "id": "tall", "modifiers": [{ "frame": { "height": 80 } }] }] } }
      """)
    let turned = diff(path, "--landscape", "--diff", "behaviour")
    #expect(turned.outputLines.first == "window: 50x60 @2x -> 60x50 @2x" && turned.status == .no)
    let scrolled = diff(path, "--scroll", "ScrollView=20", "--diff", "behaviour")
    #expect(scrolled.outputLines == ["Color #tall  moved by 0 -20"] && scrolled.status == .no)
  }

  @Test("A step is compared with what was before it")
  func steps() {
    let path = folder.file(
      "form.json",
      form.replacing(
        "\"root\"", with: "\"steps\": [{ \"tap\": \"top\" }, { \"tap\": \"top\" }], \"root\""))
    #expect(
      diff(path, "--step", "1", "--diff", "behaviour").outputLines
        == taller + ["state isTall: false -> true"])
    #expect(
      diff(path, "--step", "2", "--diff", "behaviour").outputLines.last
        == "state isTall: true -> false")
    let none = diff(path, "--step", "3")
    #expect(none.status == .unusable && none.error.contains("no step 3"))
  }

  @Test("A document and a golden file: the golden's command is run on the document")
  func golden() {
    let path = folder.file("form.json", form)
    let report = CommandRun(["inspect", "--format", "text", "--set", "isTall=true", path]).output
    let golden = folder.file(
      "form.inspect.txt", "viewtree-golden 3: inspect --set isTall=true\n" + report)
    #expect(diff(golden, path).output == "no difference\n")
    let other = folder.file("other.json", form.replacing("60 : 40", with: "80 : 40"))
    let run = diff(golden, other, "--diff", "behaviour")
    #expect(run.status == .no)
    #expect(
      run.outputLines.first == "VStack #form  resized from 300x120 to 300x140, moved by 0 -10")
    // The other way round.
    #expect(
      diff(other, golden, "--diff", "behaviour").outputLines.first
        == "VStack #form  resized from 300x140 to 300x120, moved by 0 10")
  }

  @Test("Reports are told from documents by what is in them, in text and in JSON")
  func reports() {
    let old = folder.file("old.json", form)
    let new = folder.file("new.json", form.replacing("60 : 40", with: "80 : 60"))
    for command in ["inspect", "order", "keys", "lint"] {
      for format in ["text", "json"] {
        let words = [command, "--format", format]
        let (left, right) = (CommandRun(words + [old]), CommandRun(words + [new]))
        let before = folder.file("before.out", left.output)
        let after = folder.file("after.out", right.output)
        let isSame = command != "inspect"
        let run = diff(before, after, "--diff", "behaviour")
        #expect(run.status == (isSame ? .fine : .no), "\(words)\n\(run.output)\(run.error)")
        // A report of another file is compared with the document that it is of.
        let made = diff(before, old)
        #expect(made.status == .fine, "\(words) \(made.output)\(made.error)")
        if !isSame { #expect(Array(run.outputLines.prefix(3)) == taller, "\(format)") }
      }
    }
  }

  @Test("Standard input is one of two files")
  func standardInput() {
    let path = folder.file("form.json", form)
    #expect(diff(path, "-", input: form).output == "no difference\n")
    #expect(diff("-", path, input: form).output == "no difference\n")
    #expect(diff("-", "--tap", "top", "--diff", "behaviour", input: form).status == .no)
    #expect(diff("-", "-", input: form).error.contains("only one of the two files"))
  }

  @Test("For programs a change has a stable name, and all of them are there")
  func json() throws {
    let path = folder.file("form.json", form)
    let run = diff(path, "--set", "isTall=true", "--format", "json")
    #expect(run.status == .no)
    #expect(
      run.output.contains(
        """
          "report": "inspect",
          "equal": false,
          "changes": [
            { "change": "moved-and-resized", "text": "\(taller[0])" },
            { "change": "moved-and-resized", "text": "\(taller[1])" },
            { "change": "moved", "text": "\(taller[2])" },
            { "change": "state", "text": "state isTall: false -> true" }
          ],
          "patch": "--- \(path)
        """))
    let equal = diff(path, path, "--format", "json")
    #expect(equal.output.contains("\"equal\": true,\n  \"changes\": [],\n  \"patch\": \"\"\n"))
  }

  @Test("How much is shown is chosen with --diff")
  func styles() {
    let path = folder.file("form.json", form)
    #expect(diff(path, "--tap", "top", "--diff", "none").output.isEmpty)
    #expect(diff(path, "--tap", "top", "--diff", "none").status == .no)
    #expect(diff(path, "--tap", "top", "--diff", "unified").output.hasPrefix("--- \(path)\n+++ "))
    #expect(!diff(path, "--tap", "top", "--diff", "behaviour").output.contains("@@"))
  }

  @Test("A report as text and one as JSON of the same evaluation have no difference")
  func forms() {
    let path = folder.file("form.json", form)
    for command in ["inspect", "order", "keys", "lint"] {
      let text = folder.file(
        "a.out", CommandRun([command, "--format", "text", path]).output)
      let json = folder.file("b.out", CommandRun([command, "--format", "json", path]).output)
      #expect(diff(text, json).output == "no difference\n", "\(command)")
      #expect(diff(json, text).output == "no difference\n", "\(command)")
    }
    let json = folder.file(
      "c.out", CommandRun(["inspect", "--set", "isTall=true", "--format", "json", path]).output)
    let text = folder.file("a.out", CommandRun(["inspect", "--format", "text", path]).output)
    let found = diff(text, json, "--diff", "behaviour").output
    #expect(found == (taller + ["state isTall: false -> true"]).joined(separator: "\n") + "\n")
  }

  @Test("What cannot be compared is said with a way out")
  func unusable() {
    let path = folder.file("form.json", form)
    let report = folder.file("a.out", CommandRun(["inspect", "--format", "text", path]).output)
    let order = folder.file("b.out", CommandRun(["order", "--format", "text", path]).output)
    let cases: [([String], String)] = [
      ([], "'diff' needs a FILE"), ([path], "needs a second FILE, or an option"),
      ([path, path, path], "is one file too many"), ([path, "none.json"], "there is no file"),
      ([report, report, "--set", "isTall=true"], "'--set' needs a document"),
      ([report, order], "a report of 'inspect' cannot be compared with a report of 'order'"),
      ([path, report, "--report", "keys"], "exclude each other"),
      ([path, folder.file("c.json", "{")], "error"),
    ]
    for (words, message) in cases {
      let run = CommandRun(["diff"] + words)
      #expect(run.status == .unusable && run.output.isEmpty, "\(words) \(run.output)")
      #expect(run.error.contains(message), "\(words) \(run.error)")
    }
  }
}
