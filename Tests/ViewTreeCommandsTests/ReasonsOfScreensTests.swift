import Testing

@testable import ViewTreeCommands

@Suite("Reasons in screens of apps")
struct ReasonsOfScreensTests {
  private let folder = TemporaryFolder()

  private func run(_ command: String, _ body: String, _ words: [String] = []) -> [String] {
    let path = folder.file("Screen.swift", "import SwiftUI\n\(body)\n#Preview { Screen() }\n")
    return CommandRun([command, path] + words).outputLines
  }

  private static let model = """
    @Observable class Cart {
      var width: CGFloat = 90
      var cardWidth: CGFloat { width + 30 }
    }
    struct Card: View {
      @Environment(Cart.self) private var cart
      var body: some View { Color.red.frame(width: cart.cardWidth, height: 20) }
    }
    struct Screen: View {
      @State private var cart = Cart()
      var body: some View {
        VStack {
          Color.blue.frame(width: cart.cardWidth, height: 20)
          Color.green.frame(width: cart.width, height: 20)
          Card()
        }
        .environment(cart)
      }
    }
    """

  @Test("A computed property of a model is named with its value, also through the environment")
  func computed() {
    for view in ["Color[0]", "Color[2]"] {
      let width = run("explain", Self.model, [view]).first { $0.contains("  width 120: ") } ?? ""
      #expect(
        width.hasSuffix("width is 'cart.cardWidth', now 120, of state variable cart"), "\(width)")
    }
    let stored =
      run("explain", Self.model, ["Color[1]"]).first { $0.contains("  width 90: ") } ?? ""
    #expect(stored.hasSuffix("width is state variable cart.width, now 90"), "\(stored)")
  }

  @Test("An object of the environment leads to its state variable with environmentObject, too")
  func environmentObject() {
    let body = Self.model.replacing(
      "@Observable class Cart {", with: "class Cart: ObservableObject {"
    )
    .replacing("  var width", with: "  @Published var width")
    .replacing("@Environment(Cart.self) private", with: "@EnvironmentObject private")
    .replacing("@State private var cart", with: "@StateObject private var cart")
    .replacing(".environment(cart)", with: ".environmentObject(cart)")
    let width = run("explain", body, ["Color[2]"]).first { $0.contains("  width 120: ") } ?? ""
    #expect(width.hasSuffix("now 120, of state variable cart"), "\(width)")
  }

  private static func titled(_ modifiers: String) -> String {
    """
    struct Screen: View {
      var body: some View {
        NavigationStack {
          List { Text("One") }
            .navigationTitle("The complete history of all your orders")
            \(modifiers)
        }
      }
    }
    """
  }

  @Test("A large title that is wider than the window, and a small one between items, are truncated")
  func titles() {
    let large = run("lint", Self.titled("")).first ?? ""
    #expect(large.contains("Screen.swift:6:"), "\(large)")
    #expect(large.contains("is truncated: it needs about"), "\(large)")
    #expect(large.contains("the bar has 358 [text-truncated]"), "\(large)")
    // 390 points without 16 at the sides hold the 320 points of the small title.
    let small = ".navigationBarTitleDisplayMode(.inline)"
    #expect(run("lint", Self.titled(small)) == ["no problems"])
    let items = """
      \(small)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Cancel") {} }
        ToolbarItem(placement: .topBarTrailing) { Button("Done") {} }
      }
      """
    #expect(run("lint", Self.titled(items)).first?.contains("is truncated") == true)
  }

  @Test("The width of a label says that its title is truncated")
  func label() {
    let lines = run(
      "explain",
      """
      struct Screen: View {
        var body: some View {
          Label("Notifications and sounds of the application", systemImage: "bell").lineLimit(1)
            .frame(width: 200)
            .padding(1)
        }
      }
      """, ["Label"])
    #expect(lines.prefix(6).contains { $0.contains("its text is truncated") })
    let stack = run(
      "explain",
      """
      struct Screen: View {
        var body: some View {
          HStack {
            Label("Notifications and sounds of the application", systemImage: "bell").lineLimit(1)
            Text("Off")
          }
          .frame(width: 250)
        }
      }
      """, ["Label"])
    let width = stack.first { $0.hasPrefix("  width ") } ?? ""
    #expect(width.contains("; its text is truncated: needs "), "\(width)")
  }

  @Test("A modifier of a ForEach is of each view of the ForEach, not of a Group")
  func perView() {
    let lines = run(
      "lint",
      """
      struct K: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct Screen: View {
        @State private var sum = 0
        var body: some View {
          VStack { ForEach(0..<3) { Text("\\($0)"); Text("b") }.preference(key: K.self, value: 1) }
            .onPreferenceChange(K.self) { sum = $0 }
        }
      }
      """)
    #expect(lines.contains { $0.contains("each view of this 'ForEach', not once to the group") })
  }

  @Test("The content of a sheet that is higher than its detent doesn't fit")
  func sheet() {
    func lines(_ detent: String) -> [String] {
      run(
        "lint",
        """
        struct Screen: View {
          @State private var isShown = true
          var body: some View {
            Text("Shop").sheet(isPresented: $isShown) {
              VStack { ForEach(0..<12) { Text("Line \\($0)").padding(8) } }
                .presentationDetents([\(detent)])
            }
          }
        }
        """)
    }
    #expect(lines(".height(200)").first?.contains("this 'VStack' is") == true)
    #expect(lines(".large") == ["no problems"])
  }

  @Test("The ratio 16 / 9 of an aspect ratio is no integer")
  func ratio() {
    let lines = run(
      "inspect",
      """
      struct Screen: View {
        var body: some View {
          VStack {
            Color.red.aspectRatio(16 / 9, contentMode: .fit).frame(width: 160)
            Color.blue.aspectRatio(3 / 2, contentMode: .fill).frame(width: 120, height: 120)
          }
        }
      }
      """, ["--only", "views"])
    #expect(lines.contains { $0.contains("160x90 ") })
    #expect(lines.contains { $0.contains("180x120 ") })
  }

  @Test("A preference in a sheet doesn't reach the view that presents it, and the help says so")
  func preferenceOfSheet() {
    let lines = run(
      "lint",
      """
      struct K: PreferenceKey {
        static let defaultValue = ""
        static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
      }
      struct Screen: View {
        @State private var isShown = true
        @State private var title = ""
        var body: some View {
          Text(title)
            .sheet(isPresented: $isShown) { Text("a").preference(key: K.self, value: "a") }
            .onPreferenceChange(K.self) { title = $0 }
        }
      }
      """)
    #expect(lines.contains { $0.contains("a sheet passes no preferences to the view that") })
  }
}
