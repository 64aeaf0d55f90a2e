extension LayoutQuestion {
  /// Two cards of equal height, of which the second one has two lines.
  private static let cards = """
    HStack(spacing: 0) {
      ForEach(["a", "a\\nb"], id: \\.self) { text in
        Text(text).padding(10).frame(maxHeight: .infinity)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    """

  /// Questions whose answers name what decides, proved by a trial.
  static let ofTrials = [
    LayoutQuestion(
      title: "An aspect ratio makes content shorter than the frame around it",
      body:
        "Color.red.aspectRatio(1, contentMode: .fit).frame(maxWidth: 300, maxHeight: 200).id(\"it\")",
      view: "it",
      lines: [
        "width 300: the maximum of .frame(maxWidth: 300, maxHeight: 200) (line 8); inside, .aspectRatio(1, contentMode: .fit) (line 8) fits 1:1 into 300x200: 200, without it 300"
      ]),
    LayoutQuestion(
      title: "An aspect ratio names the proposal that it scales",
      body: """
        ZStack { Color.red.aspectRatio(1, contentMode: .fit).id("it") }
        .frame(maxWidth: 300, maxHeight: 200)
        """, view: "it",
      lines: [
        "width 200: .aspectRatio(1, contentMode: .fit) (line 8) fits 1:1 into 300x200, without it 300"
      ]),
    LayoutQuestion(
      title: "A column of a grid names its widest cell",
      body: """
        Grid(horizontalSpacing: 10) {
          GridRow { Text("ab"); Text("x") }
          GridRow { Text("abcd"); Text("y") }
          GridRow { Color.red.frame(height: 10).gridCellUnsizedAxes(.horizontal).id("it"); Text("z") }
        }
        """, view: "it",
      lines: [
        // Four letters, and two without them.
        "width 34: column 1 of Grid (line 8) is as wide as Text \"abcd\" (line 10), without that 17"
      ]),
    LayoutQuestion(
      title: "A grid names the cells that set its columns",
      body: """
        Grid(horizontalSpacing: 10) {
          GridRow { Text("ab"); Text("abc") }
          GridRow { Text("abcd"); Text("y") }
        }
        .id("it")
        """, view: "it",
      lines: [
        "width 69.5: columns 34 Text \"abcd\" (line 10) + 25.5 Text \"abc\" (line 9) + 10 gaps"
      ]),
    LayoutQuestion(
      title: "A column of a lazy grid shares what fixed columns leave",
      body: """
        LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(0..<3) { _ in Color.red.frame(height: 10) }
        }
        .overlay { Text("x") }
        """, view: "Color[1]",
      lines: [
        "width 122: column 2 of LazyVGrid (line 8) offers (320 - 16 gaps - 60 in column 1) / 2"
      ]),
    LayoutQuestion(
      title: "The card that makes others as high as itself has its own height",
      body: cards, view: "Text[1]",
      lines: [
        "height 61 = 41 + 20: 41 2 lines; .fixedSize(horizontal: false, vertical: true) of HStack (line 13) proposes no height; .padding(10) (line 10) adds 20"
      ]),
    LayoutQuestion(
      title: "The other card names that card",
      body: cards, view: "Text[0]",
      lines: [
        "height 61: HStack (line 8) offers its own height, 61 = 41 + 20: 41 as high as Text \"a b\" (line 10), its highest child: 2 lines; .fixedSize(horizontal: false, vertical: true) of HStack (line 13) proposes no height; .padding(10) of Text \"a b\" (line 10) adds 20; .frame(maxHeight: .infinity) (line 10) takes it"
      ]),
    LayoutQuestion(
      title: "Paddings between a text and its stack are subtracted, and negative ones added",
      body: """
        HStack(spacing: 0) {
          Color.red.frame(width: 40)
          Text("abcdefghi abcdefghi abcdefghi abcdefghij").padding(20).padding(.horizontal, -10).id("it")
        }
        """, view: "it",
      lines: [
        // 320 - 40 + 20 - 40.
        "width 190 = 170 + 40 - 20: 170 wrapped into 2 lines: needs 340 on one line, has 260: HStack (line 8) offers 320 - 40 Color (line 9) + 20 - 40 padding; .padding(20) (line 10) adds 40; .padding(.horizontal, -10) (line 10) takes off 20"
      ]),
    LayoutQuestion(
      title: "Of equal views on one line, the one that decides has its index",
      body: """
        VStack(spacing: 0) {
          ForEach(0..<3) { index in Color.red.frame(width: CGFloat(50 + index * 10), height: 10) }
        }
        .id("it")
        """, view: "it",
      lines: [
        "width 70: set by .frame(width: CGFloat(50 + index * 10), height: 10) of Color[2] (line 9), width is 'CGFloat(50 + index * 10)': index is 2"
      ]),
    LayoutQuestion(
      title: "A broken word says what it needs",
      body: "Text(\"Kindergarten\").frame(width: 60).id(\"it\")", view: "it",
      lines: [
        // 12 letters.
        "height 41: 2 lines; 'Kindergarten' is broken into 'Kinderg' and 'arten': it needs 102, has 60"
      ]),
    LayoutQuestion(
      title: "A label says what its title needs",
      body:
        "VStack { Label(\"abcdefghi abcdefghi abcdefghi abcdefghij\", systemImage: \"star\").id(\"it\") }",
      view: "it",
      lines: [
        // 320 - 8 - 22.
        "width 200: 22 the icon of Label \"abcdefghi abcdefghi abc…\" (line 8) + 170 the title of Label \"abcdefghi abcdefghi abc…\" (line 8) + 8 gaps; its text is wrapped into 2 lines: needs 340 on one line, has 290: Label (line 8) offers 320 - 8 gaps - 22 the icon of Label \"abcdefghi abcdefghi abc…\" (line 8)"
      ]),
    LayoutQuestion(
      title: "A length is given for another value of a state variable",
      body: "Color.red.frame(width: width > 0 ? 200 : 100, height: 10).id(\"it\")", view: "it",
      lines: [
        "width 100: set by .frame(width: width > 0 ? 200 : 100, height: 10) (line 8), width is 'width > 0 ? 200 : 100' of state variable width, now 0; if width is 10, it is 200 wide"
      ]),
    LayoutQuestion(
      title: "A text that reserves lines names the modifier",
      body: "Text(\"a\").lineLimit(3, reservesSpace: true).id(\"it\")", view: "it",
      lines: [
        // 3 x 20.5.
        "height 61.5: 1 line; .lineLimit(3, reservesSpace: true) (line 8) reserves 3 lines"
      ]),
    LayoutQuestion(
      title: "A text without any space isn't wrapped",
      body: "HStack(spacing: 0) { Color.red.frame(width: 320); Text(\"abc\").id(\"it\") }",
      view: "it",
      lines: [
        "width 0: needs 25.5 on one line, has 0: HStack (line 8) offers 320 - 320 Color (line 8)"
      ]),
    LayoutQuestion(
      title: "A cell of a lazy grid that is as high as its row has its own height",
      body: """
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(0..<2) { _ in Color.red.aspectRatio(1, contentMode: .fit) }
        }
        """, view: "Color[0]",
      lines: [
        // (320 - 8) / 2.
        "width 156: column 1 of LazyVGrid (line 8) offers (320 - 8 gaps) / 2",
        "height 156: .aspectRatio(1, contentMode: .fit) (line 9) fits 1:1 into 156xnil",
      ]),
  ]
}
