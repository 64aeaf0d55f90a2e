extension LayoutQuestion {
  /// Questions whose answers are in a container, a sibling or another modifier.
  static let ofContainers = [
    LayoutQuestion(
      title: "The size that an overlay gets includes the padding of its view",
      body: """
        Text("abcd")
          .padding(.horizontal, 20)
          .overlay(Color.red.id("it"))
        """, view: "it",
      lines: [
        // 4 x 8.5 = 34.
        "width 74: .overlay(Color.red.id(\"it\")) of Text \"abcd\" (line 10) offers its own width, 74 = 34 + 40: 34 its text on one line; .padding(.horizontal, 20) of Text \"abcd\" (line 9) adds 40"
      ]),
    LayoutQuestion(
      title: "A circle is as wide as its height allows",
      body: "Circle().id(\"it\").frame(height: 50)", view: "it",
      lines: [
        "width 50: follows the height, 50, that .frame(height: 50) (line 8) offers: with 60, it is 60 wide"
      ]),
    LayoutQuestion(
      title: "A stack whose children are aligned to guides reaches from one child to another",
      body: """
        ZStack(alignment: .topLeading) {
          Color.blue.frame(width: 100, height: 100)
          Color.red.frame(width: 20, height: 20).alignmentGuide(.leading) { _ in -90 }
        }
        .id("it")
        """, view: "it",
      lines: [
        // 90 + 20.
        "width 110: from the left edge of Color (line 9) to the right edge of Color (line 10)"
      ]),
    LayoutQuestion(
      title: "A lazy grid is as high as its rows",
      body: """
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<5) { _ in Color.red.frame(height: 120) }
        }
        .id("it")
        """, view: "it",
      lines: [
        // 3 rows, 2 gaps of 8.
        "height 376: rows 3 x 120 Color (line 9) + 16 gaps"
      ]),
    LayoutQuestion(
      title: "A sheet is as high as its detents say",
      body: """
        Color.white.sheet(isPresented: .constant(true)) {
          Color.red.id("it").presentationDetents([.height(240), .large])
        }
        """, view: "it",
      lines: [
        "height 240: the height that .presentationDetents([.height(240), .large]) (line 9) offers"
      ]),
    LayoutQuestion(
      title: "A neighbor with a layout priority is the reason for a truncated text",
      body: """
        HStack(spacing: 0) {
          Text("A title of 30 characters, long").lineLimit(1).layoutPriority(1)
          Text("12:45 PM").lineLimit(1).id("it")
        }
        """, view: "it",
      lines: [
        // 320 - 30 x 8.5.
        "width 51: truncated: needs 68 on one line, has 65: HStack (line 8) offers 320 - 255 Text \"A title of 30 character…\" (line 9) with .layoutPriority(1); .lineLimit(1) (line 10) allows 1 line"
      ]),
    LayoutQuestion(
      title: "A frame with a minimum has its minimum around smaller content",
      body: "VStack { Text(\"aaaa bbbb cccc dddd\").frame(minHeight: 60).id(\"it\") }", view: "it",
      lines: [
        "height 60: the minimum of .frame(minHeight: 60) (line 8)"
      ]),
    LayoutQuestion(
      title: "A spacer has its minimum length",
      body: """
        HStack(spacing: 0) {
          Spacer(minLength: 300).id("it")
          Text("Some text without space")
        }
        """, view: "it", lines: ["width 300: its minimum width"]),
    LayoutQuestion(
      title: "Of many neighbors, the largest is named",
      body: """
        HStack(spacing: 0) {
          Color.red.frame(width: 10)
          Color.green.frame(width: 100)
          Color.blue.frame(width: 20)
          Color.gray.frame(width: 30)
          Text("Words for 160 points").lineLimit(1).id("it")
        }
        """, view: "it",
      lines: [
        "width 153: truncated: needs 170 on one line, has 160: HStack (line 8) offers 320 - 160 for 4 others (the widest: 100 Color (line 10)); .lineLimit(1) (line 13) allows 1 line"
      ]),
  ]
}
