extension LayoutCase {
  /// The documents of lists and bars whose distances were measured.
  static let lists: [LayoutCase] = [
    // 35 above, three rows of 44.
    LayoutCase(
      "rows-are-at-least-44-high", in: "lists",
      [
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
    // 10, the header of 16, 10, the row of 38.5 and 15 on both sides, 8, the footer's slot of 18, 23.5; a row of 52, 27.5,
    // the header of 16, 10, a row of 52.
    LayoutCase(
      "rows-of-ios-26", in: "lists",
      [
        "header": [32, 10, 30, 16],
        "a": [32, 51, 40, 38.5],
        "footer": [32, 112.5, 30, 12],
        "next": [32, 233.5, 30, 16],
        "b": [32, 280.5, 40, 10],
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
    LayoutCase(
      "controls-in-rows-are-as-high-as-their-labels", in: "lists",
      [
        "toggle": [32, 51, 236, 20], "stepper": [32, 103, 236, 20],
        "picker": [32, 159, 236, 12], "one": [245, 159, 10, 12], "field": [32, 206, 236, 22],
        "secret": [32, 258, 236, 22], "labeled": [32, 310, 236, 30],
        "picker label": [32, 310, 40, 30], "chosen": [245, 319, 10, 12],
      ]),
    LayoutCase(
      "environment-sets-the-least-height-of-rows", in: "lists",
      [
        "a": [32, 70, 10, 20], "b": [32, 160, 10, 20], "header": [182, 27, 10, 10],
        "c": [182, 64, 10, 22],
      ]),
    LayoutCase(
      "footers-of-ios-26-have-a-slot", in: "lists",
      [
        "a": [32, 50, 10, 22], "first": [32, 95, 10, 10], "b": [32, 151.5, 10, 22],
        "second": [32, 196.5, 10, 18], "header": [32, 230.5, 10, 10], "c": [32, 265.5, 10, 22],
      ]),
    LayoutCase(
      "sections-are-as-far-apart-as-they-say", in: "lists",
      [
        "a": [32, 50, 10, 22], "b": [32, 142, 10, 22], "header": [32, 229, 10, 16],
        "c": [32, 270, 10, 22],
      ]),
    LayoutCase(
      "icons-overflow-their-rows", in: "lists",
      [
        "label": [32, 51, 90, 20], "icon": [24, 41, 40, 40], "title": [72, 51, 50, 20],
        "next": [32, 102, 10, 22],
      ]),
    LayoutCase(
      "rows-make-room-in-edit-mode", in: "lists",
      [
        "deletable": [72, 46, 196, 22], "movable": [32, 90, 193, 22], "fixed": [32, 134, 236, 22],
        "plain": [32, 178, 236, 22],
      ]),
    LayoutCase(
      "list-without-a-height-collapses", in: "lists",
      ["inner": [32, 52, 236, 10], "b": [32, 90, 10, 22]]),
    LayoutCase(
      "no-bar-without-a-title-on-ios-26", in: "bars",
      ["bare": [20, 140, 10, 20], "titled": [70, 167, 10, 20]]),
    LayoutCase(
      "search-and-tabs-at-the-bottom-on-ios-26", in: "bars",
      ["search": [0, 54, 30, 170], "tab": [30, 0, 30, 217], "page": [60, 0, 30, 300]]),
    LayoutCase(
      "toolbar-items-have-places", in: "bars",
      [
        "cancel": [16, 17, 20, 10], "second": [52, 17, 20, 10], "principal": [140, 17, 20, 10],
        "automatic": [228, 17, 20, 10], "done": [264, 17, 20, 10], "left": [16, 173, 20, 10],
        "right": [264, 173, 20, 10],
      ]),
    LayoutCase("sheet-of-ios-26-is-large", in: "popover", ["sheet": [0, 31, 375, 636]]),
    LayoutCase("sheet-of-ios-26-is-medium", in: "popover", ["sheet": [6, 310, 363, 351]]),
  ]
}
