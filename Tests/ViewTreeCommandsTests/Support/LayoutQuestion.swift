/// A question about the size of a view, with the lines of the answer.
struct LayoutQuestion: CustomStringConvertible, Sendable {
  let title: String
  let body: String
  let view: String
  /// Lines of the reasons, without their indentation.
  let lines: [String]

  var description: String { title }

  static let all = [
    LayoutQuestion(
      title: "A spacer in a scroll view gets what is left of the scroll view's height by a minimum",
      body: """
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 40)
            Spacer().id("it")
            Color.blue.frame(height: 60)
          }
        }
        """, view: "it",
      lines: [
        "height 8: its ideal height; ScrollView (line 8) proposes no height",
        // 480 - 40 - 60.
        "with .frame(minHeight: 480), the height of ScrollView (line 8), on VStack (line 9): 380",
      ]),
    LayoutQuestion(
      title: "A spacer in a row of fixed size is as wide as the row allows without that",
      body: """
        HStack(spacing: 0) {
          Color.red.frame(width: 40)
          Spacer().id("it")
        }
        .fixedSize(horizontal: true, vertical: false)
        """, view: "it",
      lines: [
        "width 8: its ideal width; .fixedSize(horizontal: true, vertical: false) of HStack (line 12) proposes no width",
        // 320 - 40.
        "without .fixedSize(horizontal: true, vertical: false) of HStack (line 12): 280, which fits",
      ]),
    LayoutQuestion(
      title: "A list in a scroll view takes the height of a frame",
      body: "ScrollView { List { Text(\"a\") }.id(\"it\") }", view: "it",
      lines: [
        "height 10: its ideal height; ScrollView (line 8) proposes no height",
        "with .frame(height: 300): 300",
      ]),
    LayoutQuestion(
      title: "A row of two rigid views fits if one of them may shrink",
      body: """
        HStack(spacing: 10) {
          Color.red.frame(width: 170)
          Color.blue.frame(width: 170)
        }
        .id("it")
        """, view: "it",
      lines: [
        "width 350: needs 170 Color (line 9) + 170 Color (line 10) + 10 gaps, has 320 from the window; Color (line 9) 170 and Color (line 10) 170 don't shrink",
        "with .frame(maxWidth: 170) instead of .frame(width: 170) of Color (line 10): 320, which fits",
      ]),
    LayoutQuestion(
      title: "A column of equal views names them once, and scrolls",
      body: """
        VStack(spacing: 10) {
          ForEach(0..<5) { _ in Color.red.frame(height: 100) }
        }
        .id("it")
        """, view: "it",
      lines: [
        "height 540: needs 5 x 100 Color (line 9) + 40 gaps, has 480 from the window; 5 x Color (line 9) of 100 each don't shrink",
        "in a ScrollView: 480, and the rest scrolls",
      ]),
    LayoutQuestion(
      title: "A text of fixed size wraps without that",
      // 40 characters of 8.5 points.
      body: "Text(\"abcdefghi abcdefghi abcdefghi abcdefghij\").fixedSize().id(\"it\")", view: "it",
      lines: [
        "width 340: its text on one line; .fixedSize() (line 8) proposes no width",
        "without .fixedSize() (line 8): 170 wide, 2 lines",
      ]),
    LayoutQuestion(
      title: "A row is as high as the window because of a divider",
      body: """
        HStack(spacing: 0) {
          Color.red.frame(width: 40, height: 40)
          Divider()
        }
        .id("it")
        """, view: "it",
      lines: ["height 480: the height that the window offers; Divider (line 10) takes it"]),
    LayoutQuestion(
      title: "A row is as wide as the window because of a spacer",
      body: """
        HStack(spacing: 0) {
          Color.red.frame(width: 40, height: 40)
          Spacer()
        }
        .id("it")
        """, view: "it",
      lines: ["width 320: the width that the window offers; Spacer (line 10) takes it"]),
    LayoutQuestion(
      title: "A text is as wide as the window because of its own frame",
      body: "Text(\"abcd\").frame(maxWidth: .infinity).id(\"it\")", view: "it",
      lines: [
        "width 320: the width that the window offers; .frame(maxWidth: .infinity) (line 8) takes it"
      ]),
    LayoutQuestion(
      title: "A text is under the tab bar because of ignoresSafeArea",
      body: """
        TabView {
          VStack {
            Spacer()
            Text("abcd").frame(height: 30).id("it")
          }
          .ignoresSafeArea()
          .tabItem { Text("Home") }
        }
        """, view: "it",
      lines: [
        "height 30: set by .frame(height: 30) (line 11)",
        "under the tab bar: without .ignoresSafeArea() of VStack (line 13), it isn't",
      ]),
    LayoutQuestion(
      title: "Cards of equal height are as high as the highest",
      body: """
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 30).frame(maxHeight: .infinity).id("it")
          Color.blue.frame(width: 10, height: 80).frame(maxHeight: .infinity)
        }
        .fixedSize(horizontal: false, vertical: true)
        """, view: "it",
      lines: [
        "height 80: HStack (line 8) offers its own height, 80: set by .frame(width: 10, height: 80) of Color (line 10); .fixedSize(horizontal: false, vertical: true) of HStack (line 12) proposes no height; .frame(maxHeight: .infinity) (line 9) takes it"
      ]),
    LayoutQuestion(
      title: "Content is wider than the window because of a picture that fills it",
      body: """
        ZStack {
          Rectangle().aspectRatio(1, contentMode: .fill)
          Color.red.frame(maxWidth: .infinity, maxHeight: 20).id("it")
        }
        """, view: "it",
      lines: [
        "width 480: ZStack (line 8) offers its own width, 480: .aspectRatio(1, contentMode: .fill) of Rectangle (line 9) fills 320x480 with 1:1, without it 320; .frame(maxWidth: .infinity, maxHeight: 20) (line 10) takes it",
        "with .frame(minWidth: 0, maxWidth: .infinity) on Rectangle (line 9): 320, which fits",
      ]),
    LayoutQuestion(
      title: "The property of a model names the action that set it and its pass",
      body:
        "VStack { Color.red.frame(width: model.size, height: 5).id(\"it\") }.onAppear { model.grow() }",
      view: "it",
      lines: [
        "width 70: set by .frame(width: model.size, height: 5) (line 8), width is state variable model.size, now 70 by onAppear in VStack in pass 1"
      ]),
    LayoutQuestion(
      title: "A measured width names the pass and the view that it comes from",
      body: """
        VStack(spacing: 0) {
          Color.red.frame(width: width, height: 5).id("it")
          Text("abcd").background(
            GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
        }
        .onPreferenceChange(Width.self) { width = $0 }
        """, view: "it",
      lines: [
        "width 34: set by .frame(width: width, height: 5) (line 9), width is state variable width, now 34, set by onPreferenceChange of VStack (line 13) in pass 1, from Text \"abcd\""
      ]),
  ]
}
