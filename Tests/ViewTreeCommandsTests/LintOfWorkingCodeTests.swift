import Testing

@testable import ViewTreeCommands

@Suite("Lints of screens that work")
struct LintOfWorkingCodeTests {
  private let folder = TemporaryFolder()

  private func lint(_ body: String, _ declarations: String = "") -> String {
    let path = folder.file(
      "Screen.swift",
      """
      import SwiftUI
      \(declarations)
      struct Screen: View {
        @State private var title = ""
        @State private var isShown = false
        var body: some View {
      \(body)
        }
      }
      #Preview { Screen() }
      """)
    return CommandRun(["lint", "--allow", "unused-state", path]).output
  }

  @Test(
    "A picture that fills the screen behind its content is no finding",
    arguments: [
      """
      VStack { Text("Explore") }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { Image(systemName: "photo").resizable().scaledToFill().ignoresSafeArea() }
      """,
      """
      ZStack {
        Image(systemName: "photo").resizable().scaledToFill()
          .frame(minWidth: 0, maxWidth: .infinity).ignoresSafeArea()
        Text("Hi")
      }
      """,
      """
      GeometryReader { geo in
        Image(systemName: "photo").resizable().aspectRatio(contentMode: .fill)
          .frame(width: geo.size.width, height: geo.size.height).edgesIgnoringSafeArea(.all)
      }
      """,
    ])
  func pictures(body: String) { #expect(lint(body) == "no problems\n") }

  @Test("A picture that makes its stack wider than the window is a finding")
  func widePicture() {
    let body = #"ZStack { Image(systemName: "photo").resizable().scaledToFill(); Text("Hi") }"#
    #expect(lint(body).contains("[outside-window]"))
  }

  @Test("The other pages of a carousel are no cut texts")
  func carousel() {
    let body = """
      GeometryReader { geo in
        HStack(spacing: 0) {
          ForEach(0..<3) { i in Text("Page \\(i)").frame(width: geo.size.width) }
        }
        .frame(width: geo.size.width, alignment: .leading)
        .offset(x: 0)
      }
      .frame(height: 200)
      .clipped()
      """
    #expect(lint(body) == "no problems\n")
  }

  @Test("A text next to its frame is told by its position, and a larger text by its size")
  func cutTexts() {
    let below = lint(
      """
      VStack(spacing: 0) {
        Color.red.frame(height: 50)
        Text("Below").font(.system(size: 10))
      }
      .frame(width: 100, height: 50, alignment: .top)
      """)
    // The frame is in the middle of 844 points: 397 to 447.
    #expect(below.contains("it is at 180.25 447 "), "\(below)")
    #expect(below.contains("and the frame at 145 397 100x50 [text-cut]"), "\(below)")
    let large = lint(#"Text("Title").frame(height: 10)"#)
    #expect(large.contains("larger than its enclosing frame of "), "\(large)")
  }

  // MARK: - Keys

  private static let key = """
    struct K: PreferenceKey {
      static let defaultValue = ""
      static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
    }
    """

  @Test("The last value of a key with one writer isn't lost")
  func singleWriter() {
    let writer = #"Text("a").preference(key: K.self, value: "a")"#
    let reader = ".onPreferenceChange(K.self) { title = $0 }"
    #expect(lint("VStack { \(writer) }\(reader)", Self.key) == "no problems\n")
    let several = lint("VStack { \(writer); \(writer) }\(reader)", Self.key)
    #expect(several.contains("[reducer-drops-value]"))
  }

  @Test("The help for a key that a sheet writes names the sheet, also inside a component")
  func sheets() {
    let card = """
      struct Card: View {
        var body: some View { Text("a").preference(key: K.self, value: "a") }
      }
      """
    for (content, isShown) in [
      (#"Text("a").preference(key: K.self, value: "a")"#, "$isShown"),
      ("Card()", ".constant(true)"),
    ] {
      let found = lint(
        """
        Text(title)
          .onPreferenceChange(K.self) { title = $0 }
          .sheet(isPresented: \(isShown)) { \(content) }
        """, Self.key + (content == "Card()" ? "\n" + card : ""))
      #expect(!found.contains("put it on a view") && !found.contains("put the reader on a view"))
      #expect(found.contains("a sheet passes no preferences to the view that presents it"))
    }
  }

  @Test("A key that the destination of a link writes is no dead key")
  func destinations() {
    let body = """
      NavigationStack {
        List { NavigationLink("Detail") { Text("a").preference(key: K.self, value: "a") } }
      }
      .onPreferenceChange(K.self) { title = $0 }
      """
    #expect(lint(body, Self.key) == "no problems\n")
  }

  // MARK: - Changes that help

  @Test("A change that splits a price into two lines is no fix")
  func price() {
    let body = """
      HStack(spacing: 0) {
        Color.red.frame(width: 340, height: 20)
        Text("$299.00").font(.title).fixedSize()
      }
      """
    let found = lint(body)
    #expect(found.contains("[children-dont-fit]"))
    #expect(!found.contains("remove the fixedSize"), "\(found)")
  }

  @Test(
    "A text in a column of fixed height gets its lines by a layout priority, at the cost of the next"
  )
  func column() {
    let path = folder.file(
      "Column.swift",
      """
      /* viewtree
      window: { width: 100, height: 100 }
      metrics: cells
      */
      import SwiftUI
      struct Column: View {
        var body: some View {
          VStack(spacing: 0) {
            Text("aaaaaaaa bbbbbbbb").id("it")
            Text("cccccccc dddddddd eeeeeeee")
          }
          .frame(height: 65)
        }
      }
      """)
    let lines = CommandRun(["explain", path, "it"]).outputLines
    #expect(
      lines.contains {
        $0.hasPrefix("  with .layoutPriority(1): ") && $0.hasSuffix(" shows less")
      }, "\(lines)")
  }
}
