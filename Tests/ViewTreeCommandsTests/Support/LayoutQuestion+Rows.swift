extension LayoutQuestion {
  /// Questions whose answers are in the columns of a grid, or in the insets of a list.
  static let ofRows = [
    LayoutQuestion(
      title: "A column that had to shrink names the columns before it, and the width that it needs",
      body: """
        Grid(horizontalSpacing: 10) {
          GridRow { Text("abcd"); Text("abcdefghi abcdefghi abcdefghi abcdefghij").id("it") }
        }
        """, view: "it",
      lines: [
        // 4 x 8.5 = 34, 34 + 10 + 340 = 384.
        "width 170: wrapped into 2 lines: needs 340 on one line, has 276: column 2 of Grid (line 8) offers 320 - 10 gaps - 34 Text \"abcd\" (line 9); if the grid is 384 wide, it is 340 wide"
      ]),
    LayoutQuestion(
      title: "Columns that wait for their cells share the width",
      body: """
        Grid(horizontalSpacing: 10) {
          GridRow {
            Text("abcdefghi abcdefghi").id("it")
            Text("abcdefghi abcdefghi abcdefghi")
          }
        }
        """, view: "it",
      lines: [
        // (320 - 10) / 2.
        "width 85: wrapped into 2 lines: needs 161.5 on one line, has 155: column 1 of Grid (line 8) offers (320 - 10 gaps) / 2; if the grid is 418 wide, it is 161.5 wide"
      ]),
    LayoutQuestion(
      title: "A row of a list names the margins and the insets",
      body: "List { Text(\"abcdefghi abcdefghi abcdefghi abcdefghij\").id(\"it\") }",
      view: "it",
      lines: [
        "width 170: wrapped into 2 lines: needs 340 on one line, has 256: List (line 8) offers 320 - 2 x 16 margin - 2 x 16 insets"
      ]),
    LayoutQuestion(
      title: "A form doesn't have the truncation of its rows",
      body:
        "Form { Text(\"abcdefghi abcdefghi abcdefghi abcdefghij\").lineLimit(1) }.id(\"it\")",
      view: "it",
      lines: [
        "width 320: the width that the window offers",
        "height 480: the height that the window offers",
      ]),
  ]

  /// Questions about bars.
  static let ofBars = [
    LayoutQuestion(
      title: "A bar item has the width of its title, whatever its toolbar proposes",
      body: "NavigationStack { Text(\"a\").toolbar { Button(\"Add\") {}.id(\"it\") } }",
      view: "it",
      lines: ["width 25.5: its title on one line"]),
    LayoutQuestion(
      title: "The bar of a screen is subtracted from its height",
      body: "NavigationStack { Color.red.navigationTitle(\"A\").id(\"it\") }", view: "it",
      lines: [
        // A large title.
        "height 384: NavigationStack (line 8) offers 480 - 96 for its bars"
      ]),
  ]

  /// Questions whose answers change with the state.
  static let ofStates = [
    LayoutQuestion(
      title: "A length is given for another case of an enum",
      body: "Color.red.frame(width: mode == .long ? 200 : 100, height: 10).id(\"it\")", view: "it",
      lines: [
        "width 100: set by .frame(width: mode == .long ? 200 : 100, height: 10) (line 8), width is 'mode == .long ? 200 : 100' of state variable mode, now .short; if mode is .long, it is 200 wide"
      ]),
    LayoutQuestion(
      title: "A length is given for an empty string",
      body: "Color.red.frame(width: title.isEmpty ? 20 : 80, height: 10).id(\"it\")", view: "it",
      lines: [
        "width 80: set by .frame(width: title.isEmpty ? 20 : 80, height: 10) (line 8), width is 'title.isEmpty ? 20 : 80' of state variable title, now \"ab\"; if title is \"\", it is 20 wide"
      ]),
    LayoutQuestion(
      title: "A length is given for a value of an optional",
      body: "Color.red.frame(width: 10, height: note == nil ? 30 : 60).id(\"it\")", view: "it",
      lines: [
        "height 30: set by .frame(width: 10, height: note == nil ? 30 : 60) (line 8), height is 'note == nil ? 30 : 60' of state variable note, now nil; if note is 1, it is 60 high"
      ]),
    LayoutQuestion(
      title: "A length is given for a loop with one element fewer",
      body: """
        VStack(spacing: 0) { ForEach(names, id: \\.self) { _ in Color.red.frame(height: 20) } }
        .id("it")
        """, view: "it",
      lines: ["height 60: 3 x 20 Color (line 8); if names is [\"a\", \"b\"], it is 40 high"]),
    LayoutQuestion(
      title: "A length is given for another case of a switch inside",
      body: """
        VStack(spacing: 0) {
          switch mode {
          case .short: Color.red.frame(width: 20, height: 20)
          case .long: Color.red.frame(width: 20, height: 50)
          }
        }
        .id("it")
        """, view: "it",
      lines: [
        "height 20: set by .frame(width: 20, height: 20) of Color (line 10); if mode is .long, it is 50 high"
      ]),
  ]
}
