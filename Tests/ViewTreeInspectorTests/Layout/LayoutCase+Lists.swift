extension LayoutCase {
  /// The documents of lists and bars whose distances were measured.
  static let lists: [LayoutCase] = [
    // 35 above, three rows of 44, 20 below.
    LayoutCase(
      "three-rows-are-187-high", in: "lists",
      [
        "list": [0, 0, 390, 187],
        "a": [32, 46, 40, 22],
        "b": [32, 96, 40, 10],
        "c": [32, 134, 326, 22],
      ]),
    LayoutCase(
      "plain-rows-begin-at-the-top", in: "lists",
      [
        "a": [16, 11, 40, 30],
        "b": [16, 63, 268, 30],
        "c": [2, 110, 294, 30],
      ]),
    // 17, the header of 16, 6, two rows of 44, 8, the footer of 12, 8, 17.667.
    LayoutCase(
      "header-and-footer-stand-around-the-rows", in: "lists",
      [
        "header": [32, 17, 30, 16],
        "a": [32, 56, 40, 10],
        "b": [32, 100, 40, 10],
        "footer": [32, 135, 30, 12],
        "c": [32, 189 + 2 / 3.0, 40, 10],
        "d": [32, 269, 40, 10],
        "e": [32, 369 + 1 / 3.0, 40, 10],
      ]),
    // The arrow of 7 ends 16.667 from the edge of the cell, which is 16 from that of the list.
    LayoutCase(
      "navigation-link-fills-its-row", in: "lists",
      [
        "link": [32, 46, 236, 22],
        "label": [32, 46, 300 - 32 - 2 / 3.0 - 7 - 8 - 32, 22],
        "next": [32, 90, 10, 22],
      ]),
    // 10, the header of 16, 10, the row of 38.5 and 15 on both sides, 8, the footer of 12; 35, a row of 20.333 and 15 on
    // both sides, 27.5, the header of 16, 10, a row of 44.
    LayoutCase(
      "rows-of-ios-26", in: "lists",
      [
        "header": [32, 10, 30, 16],
        "a": [32, 51, 40, 38.5],
        "footer": [32, 112.5, 30, 12],
        "next": [32, 237 + 1 / 3.0, 30, 16],
        "b": [32, 280 + 1 / 3.0, 40, 10],
      ]),
    LayoutCase(
      "header-in-a-lazy-grid-has-a-line", in: "lists",
      [
        "header": [0, 0, 100, 10],
        "a": [13, 10, 20, 20],
        "b": [67, 10, 20, 20],
        "c": [13, 30, 20, 20],
        "footer": [40, 50, 20, 10],
        "d": [13, 60, 20, 40],
      ]),
    // 62 are kept clear, the bar has 106, and nothing is above the first row.
    LayoutCase(
      "bars-of-ios-26", in: "bars",
      [
        "list": [0, 168, 402, 672],
        "row": [32, 183, 40, 30],
      ]),
    LayoutCase("small-title", in: "bars", ["content": [0, 91, 390, 719]]),
    LayoutCase("small-title-of-ios-26", in: "bars", ["content": [0, 116, 402, 724]]),
    LayoutCase("search-below-the-title", in: "bars", ["content": [0, 195, 390, 615]]),
    LayoutCase("large-title-with-a-notch", in: "bars", ["content": [0, 143, 390, 667]]),
    LayoutCase(
      "large-title-with-an-island", in: "bars", ["content": [0, 149 + 2 / 3.0, 393, nil]]),
    LayoutCase(
      "large-title-with-a-deeper-island", in: "bars", ["content": [0, 152 + 1 / 3.0, 402, nil]]),
    LayoutCase("tabs-show-the-selection", in: "bars", ["first": [0, 47, 390, 844 - 47 - 83]]),
  ]
}
