extension LayoutCase {
  /// The cases: the numbers are those of the source that each document names.
  static let all: [LayoutCase] = [
    LayoutCase(
      "control-segments-are-as-wide-as-the-widest-title",
      [
        "wide": [50, 19, 100, 31], "a": [70, 29, 10, 11], "b": [110, 29, 30, 11],
        "narrow": [68, 50, 64, 31],
      ]),
    LayoutCase(
      "control-date-pickers-have-pills",
      ["date": [106.5, 47, 87, 26], "time": [119, 73, 62, 40], "both": [73, 113, 154, 40]]),
    LayoutCase(
      "control-slider-is-served-last", ["text": [0, 0, 60, 31], "slider": [68, 0, 232, 31]]),
    LayoutCase(
      "grid-widens-spans-after-their-group",
      [
        "forty": [0, 80, 40, 10], "color": [48, 80, 152, 10], "wide": [55, 90, 90, 10],
        "narrow": [55, 100, 90, 20], "b": [55, 110, 40, 10], "c": [114, 110, 20, 10],
      ]),
    LayoutCase(
      "grid-unsized-cell-keeps-its-column-open",
      ["grid": [35, 0, 138, 100], "unsized": [35, 0, 30, 90], "color": [73, 0, 100, 90]]),
    LayoutCase(
      "measured-spacer-is-an-ordinary-view",
      ["row": [122, 0, 56, 50], "spacer": [150, 0, 0, 50], "b": [158, 17, 20, 16]]),
    LayoutCase(
      "line-spacing-is-a-least-distance",
      ["one": [nil, nil, nil, 64.5], "six": [nil, nil, nil, 73], "plain": [nil, nil, nil, 63]]),
    LayoutCase(
      "raised-text-is-higher",
      [
        "line": [42.5, 11.5, 15, 20], "raised": [42.5, 11.5, 5, 17], "b": [47.5, 16.5, 5, 12],
        "lowered": [52.5, 16.5, 5, 15], "middle": [42.5, 31.5, 10, 17], "d": [47.5, 34, 5, 12],
      ]),
    LayoutCase(
      "text-shrinks-until-it-fits",
      ["fits": [10, 16, 80, 10], "cut": [30, 26, 40, 6], "secondary": [27, 32, 46, 12]]),
    LayoutCase(
      "symbols-have-their-own-size",
      [
        "star": [nil, nil, 22, 20], "gear": [nil, nil, 21.5, 20.5], "wifi": [nil, nil, 22.5, 16],
        "chevron": [nil, nil, 12.5, 16.5], "title": [nil, nil, 36, 33.5],
        "largeTitle": [nil, nil, 43.5, 40.5], "large": [nil, nil, 28, 27],
        "footnote": [nil, nil, 16.5, 16],
      ]),
    LayoutCase(
      "pinned-parts-of-a-grid",
      [
        "header1": [25, 0, 50, 20], "a": [30, -10, 40, 60], "footer1": [25, 50, 50, 10],
        "header2": [25, 60, 50, 20], "b": [30, 80, 40, 60], "footer2": [25, 90, 50, 10],
      ]),
    LayoutCase(
      "pinned-headers-stay-in-sight",
      [
        "first1": [25, 0, 50, 20], "second1": [25, 50, 50, 20], "first2": [25, 90, 50, 20],
        "second2": [25, 110, 50, 20],
      ]),
    LayoutCase(
      "hstack-serves-least-flexible-first",
      [
        "r": [-12.5, 0, 75, 100],
        "g": [62.5, 0, 100, 100],
        "stack.content": [-12.5, 0, 175, 100],
      ]),
    LayoutCase(
      "hstack-priority-reserves-minimums",
      [
        "a": [0, 0, 20, 100],
        "b": [20, 0, 220, 100],
        "c": [240, 0, 60, 100],
      ]),
    LayoutCase(
      "spacer-keeps-its-minimum",
      [
        "o": [-35, 0, 370, 20],
        "a": [-35, 0, 250, 20],
        "s1": [215, 10, 20, 0],
        "b": [235, 0, 100, 20],
        "s2": [0, 30, 130, 0],
        "c": [130, 20, 40, 20],
        "s3": [170, 30, 130, 0],
        "v": [150, 40, 0, 60],
      ]),
    LayoutCase(
      "flexible-frame-limits",
      [
        "a": [100, 90, 100, 20],
        "b": [50, 110, 200, 20],
        "c": [0, 130, 300, 20],
        "d": [75, 150, 150, 20],
        "e": [90, 170, 120, 20],
        "f": [50, 190, 200, 20],
      ]),
    LayoutCase(
      "divider-fills-the-cross-axis",
      [
        "h": [0, 20, 200, 1],
        "s": [79.5, 21, 41, 179],
        "v": [99.5, 21, 1, 179],
        "b": [79.5, 80.5, 20, 60],
        "c": [100.5, 80.5, 20, 60],
      ]),
    LayoutCase(
      "alignment-guides-line-up-a-column",
      [
        "s": [75, 66, 150, 68],
        "a": [75, 66, 100, 20],
        "b": [175, 90, 50, 20],
        "c": [160, 114, 30, 20],
      ]),
    LayoutCase(
      "position-takes-what-remains-of-a-column",
      [
        "s": [0, 0, 320, 80],
        "p": [0, 20, 320, 40],
        "above": [140.75, 0, 38.5, 16],
        "below": [141.75, 64, 36.5, 16],
      ]),
    LayoutCase(
      "position-takes-what-remains-of-a-row",
      [
        "p": [34, 0, 244, 50]
      ]),
    LayoutCase(
      "nested-stacks-share-flexible-space",
      [
        "row": [0, 0, 300, 130],
        "a": [10, 10, 190, 110],
        "b": [210, 10, 80, 110],
        "bot": [0, 140, 300, 60],
        "c": [0, 150, 40, 40],
        "d": [260, 150, 40, 40],
      ]),
    LayoutCase(
      "group-modifiers-apply-to-each-view",
      [
        "a.content": [5, 25, 50, 50],
        "b.content": [65, 25, 50, 50],
        "c": [120, 0, 180, 100],
      ]),
    LayoutCase(
      "circle-is-square-in-a-column",
      [
        "c": [5, 0, 50, 50],
        "r": [0, 50, 60, 50],
      ]),
    LayoutCase(
      "circle-is-square-in-a-row",
      [
        "c": [0, 0, 40, 40],
        "r": [40, 0, 110, 40],
        "q": [150, 0, 110, 40],
      ]),
    LayoutCase(
      "scroll-view-hugs-narrow-content",
      [
        "s": [90, 0, 120, 200],
        "a": [90, 0, 120, 500],
      ]),
    LayoutCase(
      "scroll-view-is-as-wide-as-wide-content",
      [
        "s": [-50, 0, 400, 200]
      ]),
    LayoutCase(
      "scroll-view-takes-what-remains",
      [
        "a": [30, 0, 40, 16],
        "s": [30, 16, 40, 168],
        "b": [30, 184, 40, 16],
      ]),
    LayoutCase(
      "safe-area-inset-keeps-the-default-spacing",
      [
        "c": [0, 0, 100, 162],
        "bar": [0, 170, 100, 30],
      ]),
    LayoutCase(
      "zstack-is-sized-by-the-highest-priority",
      [
        "z": [80, 80, 40, 40],
        "blue": [80, 50, 100, 100],
        "red": [80, 70, 60, 60],
        "green": [80, 80, 40, 40],
      ]),
    LayoutCase(
      "aspect-ratio-fits-a-colour",
      [
        "c": [0, 25, 100, 50]
      ]),
    LayoutCase(
      "aspect-ratio-leaves-a-rigid-view",
      [
        "c": [18, 0, 64, 40]
      ]),
    LayoutCase(
      "aspect-ratio-fits-a-resizable-image",
      [
        "c": [0, 37.5, 40, 25]
      ]),
    LayoutCase(
      "aspect-ratio-fills-with-a-resizable-image",
      [
        "c": [-28, 0, 96, 60]
      ]),
    LayoutCase(
      "aspect-ratio-fills-beyond-the-proposal",
      [
        "c": [0, -30, 30, 90]
      ]),
    LayoutCase(
      "fixed-size-of-a-colour-is-ten",
      [
        "c": [45, 45, 10, 10]
      ]),
    LayoutCase(
      "fixed-size-in-one-axis",
      [
        "c": [45, 35, 10, 30]
      ]),
    LayoutCase(
      "lazy-grid-fixed-and-adaptive-columns",
      [
        "c0": [0, 0, 70, 20],
        "c1": [78, 0, 57, 20],
        "c2": [143, 0, 57, 20],
      ]),
    LayoutCase(
      "lazy-grid-computes-columns-twice",
      [
        "g.content": [-17, 0, 334, 20],
        "c0": [-17, 0, 163, 20],
        "c1": [154, 0, 180, 20],
      ]),
    LayoutCase(
      "lazy-grid-shares-after-a-large-minimum",
      [
        "c0": [0, 0, 180, 20],
        "c1": [188, 0, 112, 20],
      ]),
    LayoutCase(
      "lazy-grid-adaptive-minimum-picks-the-count",
      [
        "c0": [0, 0, 53.6, 20],
        "c1": [61.6, 0, 53.6, 20],
        "c2": [123.2, 0, 53.6, 20],
        "c3": [184.8, 0, 53.6, 20],
        "c4": [246.4, 0, 53.6, 20],
      ]),
    LayoutCase(
      "lazy-grid-two-adaptive-items",
      [
        "c0": [0, 0, 69, 20],
        "c1": [77, 0, 69, 20],
        "c2": [154, 0, 43.333333, 20],
        "c3": [205.333333, 0, 43.333333, 20],
        "c4": [256.666667, 0, 43.333333, 20],
      ]),
    LayoutCase(
      "lazy-grid-column-may-be-zero-wide",
      [
        "c0": [-12, 0, 100, 20],
        "c1": [96, 0, 100, 20],
        "c2": [204, 0, 0, 20],
        "c3": [212, 0, 100, 20],
      ]),
    LayoutCase(
      "lazy-grid-adaptive-columns-with-spacing",
      [
        "c0": [0, 0, 52.5, 20],
        "c1": [62.5, 0, 52.5, 20],
        "c2": [125, 0, 52.5, 20],
        "c3": [187.5, 0, 52.5, 20],
      ]),
    LayoutCase(
      "lazy-grid-is-centred-when-narrower",
      [
        "c0": [11, 0, 60, 20],
        "c1": [79, 0, 102, 20],
        "c2": [189, 0, 80, 20],
        "c3": [11, 24, 60, 20],
      ]),
    LayoutCase(
      "zstack-proposes-its-own-size",
      [
        "z": [120, 140, 60, 20],
        "c": [120, 140, 60, 20],
      ]),
    LayoutCase(
      "fixed-size-row-stretches-its-divider",
      [
        "s": [111.5, 120, 77, 60],
        "d": [149.5, 120, 1, 60],
        "a": [111.5, 130, 30, 40],
      ]),
    LayoutCase(
      "equal-heights-with-vertical-fixed-size",
      [
        "row": [0, 0, 300, 60],
        "f": [30, 0, 240, 60],
        "rest": [0, 60, 300, 240],
      ]),
    LayoutCase(
      "empty-stack-takes-no-gap",
      [
        "s": [25, 50, 50, 100]
      ]),
    LayoutCase(
      "empty-view-is-no-child",
      [
        "s": [25, 46, 50, 108]
      ]),
    LayoutCase(
      "spacer-yields-to-a-colour",
      [
        "s": [0, 5, 8, 0],
        "c": [8, 0, 92, 10],
      ]),
    LayoutCase(
      "frame-resets-the-priority-of-a-spacer",
      [
        "s": [0, 0, 50, 10],
        "c": [50, 0, 50, 10],
      ]),
    LayoutCase(
      "overlay-badge-on-a-corner",
      [
        "base": [50, 50, 100, 100],
        "badge": [140, 40, 20, 20],
      ]),
    LayoutCase(
      "frame-forwards-an-explicit-guide",
      [
        "s": [50, 30, 100, 40],
        "b": [90, 50, 50, 20],
      ]),
    LayoutCase(
      "row-does-not-combine-leading-guides",
      [
        "s": [50, 30, 100, 40],
        "b": [50, 50, 100, 20],
      ]),
    LayoutCase(
      "column-contains-its-alignment-line",
      [
        "s": [70, 30, 60, 40],
        "a": [80, 30, 50, 20],
      ]),
    LayoutCase(
      "minimum-frame-lets-its-child-overflow",
      [
        "r": [90, 0, 20, 20],
        "r.content": [60, 0, 80, 20],
      ]),
    LayoutCase(
      "maximum-frame-grows-with-its-child",
      [
        "r": [-50, 0, 400, 20]
      ]),
    LayoutCase(
      "two-limits-ignore-the-child",
      [
        "r": [0, 0, 300, 20],
        "r.content": [-50, 0, 400, 20],
      ]),
    LayoutCase(
      "padding-hides-a-priority",
      [
        "a": [0, 0, 50, 20],
        "b": [50, 0, 50, 20],
      ]),
    LayoutCase(
      "negative-padding-enlarges-the-child",
      [
        "a": [0, 0, 100, 100],
        "a.content": [-10, -10, 120, 120],
      ]),
    LayoutCase(
      "padding-larger-than-the-proposal",
      [
        "a": [0, 0, 100, 100],
        "a.content": [50, 50, 0, 0],
      ]),
    LayoutCase(
      "aspect-ratio-fill-overflows-its-frame",
      [
        "a.content": [-50, 0, 200, 100]
      ]),
    LayoutCase(
      "aspect-ratio-is-not-applied-to-ideal-sizes",
      [
        "a": [45, 45, 10, 10]
      ]),
    LayoutCase(
      "limits-clamp-an-ideal-size",
      [
        "a": [100, 5, 100, 10]
      ]),
    LayoutCase(
      "ideal-width-of-a-frame",
      [
        "a": [125, 5, 50, 10]
      ]),
    LayoutCase(
      "larger-minimum-is-served-first",
      [
        "a": [0, 0, 50, 20],
        "b": [50, 0, 100, 20],
      ]),
    LayoutCase(
      "minimum-leaves-less-for-the-others",
      [
        "a": [0, 0, 200, 20],
        "b": [200, 0, 50, 20],
        "c": [250, 0, 50, 20],
      ]),
    LayoutCase(
      "infinite-frames-with-minimums",
      [
        "a": [0, 0, 20, 20],
        "b": [20, 0, 80, 20],
      ]),
    LayoutCase(
      "hstack-offers-a-text-its-share",
      ["l": [0, 0, 96, 60], "t": [96, 10.5, 48, 39], "r": [144, 0, 96, 60]]),
    LayoutCase(
      "lower-priority-may-get-nothing",
      [
        "a": [0, 0, 0, 20],
        "b": [0, 0, 100, 20],
      ]),
    LayoutCase(
      "lower-priority-keeps-its-minimum",
      [
        "a": [0, 0, 30, 20],
        "b": [30, 0, 70, 20],
      ]),
    LayoutCase(
      "overflow-is-centred",
      [
        "s": [-25, 0, 150, 10]
      ]),
    LayoutCase(
      "zstack-is-the-union-of-aligned-frames",
      [
        "z": [0, 0, 75, 50],
        "a": [25, 0, 50, 50],
        "b": [0, 0, 50, 50],
      ]),
    LayoutCase(
      "geometry-reader-fills-and-places-at-the-top-left",
      [
        "g": [0, 0, 100, 60],
        "c": [0, 0, 20, 20],
      ]),
    LayoutCase(
      "geometry-reader-is-ten-without-a-proposal",
      [
        "g": [45, 25, 10, 10]
      ]),
    LayoutCase(
      "view-that-fits-chooses-the-first-that-fits",
      [
        "b": [10, 15, 80, 20]
      ]),
    LayoutCase(
      "background-before-offset-moves",
      [
        "probe": [20, 0, 50, 50]
      ]),
    LayoutCase(
      "background-after-offset-stays",
      [
        "probe": [0, 0, 50, 50]
      ]),
    LayoutCase(
      "text-is-served-before-colours",
      [
        "l": [0, 0, 76, 60],
        "t": [76, 20, 88, 20],
        "r": [164, 0, 76, 60],
      ]),
    LayoutCase(
      "three-thirds-keep-fractions",
      [
        "a": [0, 0, 33.333333, 10],
        "b": [33.333333, 0, 33.333333, 10],
        "c": [66.666667, 0, 33.333333, 10],
      ]),
    LayoutCase(
      "rotation-changes-global-frames-only",
      [
        "a": [50, 0, 100, 100],
        "probe": [29.289322, -20.710678, 141.421356, 141.421356],
        "b": [150, 0, 100, 100],
      ]),
    LayoutCase(
      "scale-changes-global-frames-only",
      [
        "probe": [0, -50, 200, 200],
        "b": [150, 0, 100, 100],
      ]),
    LayoutCase(
      "lazy-row-grid-is-as-wide-as-its-columns",
      [
        "g": [0, 0, 132, 70],
        "c0": [0, 1, 40, 30],
        "c1": [0, 39, 40, 30],
        "c2": [46, 1, 40, 30],
        "c4": [92, 1, 40, 30],
      ]),
    LayoutCase(
      "lazy-columns-share-a-row-like-colours",
      [
        "c": [283, 0, 37, 100]
      ]),
    LayoutCase(
      "text-and-box-distances",
      [
        "t": [80, 0, 0, 20.333333],
        "c": [80, 30.976, 40, 10],
        "u": [80, 47.41, 0, 20.333333],
      ]),
    LayoutCase(
      "padding-resets-text-distances",
      [
        "t": [84, 43.666667, 32, 52.333333],
        "u": [84, 104, 32, 52.333333],
      ]),
    LayoutCase(
      "baseline-of-a-box-is-its-bottom",
      [
        "h": [45, 0, 10, 34.5],
        "t": [45, 14, 0, 20.5],
        "c": [45, 0, 10, 30],
      ]),
    LayoutCase(
      "first-baseline-of-a-column",
      [
        "a": [100, 28.5, 0, 20.5],
        "b": [100, 51, 0, 20.5],
        "c": [100, 28.5, 0, 20.5],
      ]),
    LayoutCase(
      "last-baseline-of-a-column",
      [
        "a": [100, 28.5, 0, 20.5],
        "c": [100, 51, 0, 20.5],
      ]),
    LayoutCase(
      "grid-shares-width-among-flexible-columns",
      [
        "x": [96, nil, 88, 20],
        "y": [0, nil, 88, 30],
        "z": [192, nil, 88, 30],
        "A": [39.5, nil, 9, 16],
        "E": [136, nil, 8, 16],
        "CCC": [222, nil, 28, 16],
      ]),
    LayoutCase(
      "grid-cells-span-and-align",
      [
        "a": [69, nil, 9, 16],
        "red": [86, nil, 60, 40],
        "ccc": [223, nil, 28, 16],
        "e": [312, nil, 8, 16],
        "d": [0, nil, 320, 4],
        "blue": [0, nil, 78, 20],
        "h": [86, nil, 10, 16],
      ]),
    LayoutCase(
      "text-grows-over-its-window-with-padding",
      [
        "t": [0.166667, 19.333333, 119.666667, 60.333333],
        "t.content": [20.166667, 39.333333, 79.666667, 20.333333],
      ]),
    LayoutCase(
      "text-is-centred-between-pixels",
      [
        "t": [160.166667, nil, 81.66666666666667, 20.3333]
      ]),
    LayoutCase(
      "text-is-centred-on-a-pixel",
      [
        "t": [160, nil, 82, 20.3333]
      ]),
    LayoutCase(
      "text-distance-after-a-padded-column",
      [
        "t": [201, 462.217, 0, 20.333333]
      ]),
    LayoutCase(
      "text-gives-up-lines-to-a-spacer",
      [
        "t": [0, 0, 200, 40],
        "x": [25, 40, 150, 16],
        "s": [100, 56, 0, 34],
        "b": [0, 90, 200, 40],
      ]),
    LayoutCase(
      "text-keeps-the-lines-that-fit",
      [
        "v": [0, 1, 200, 128],
        "x": [25, 41, 150, 48],
      ]),
    LayoutCase(
      "content-margins-stand-around-the-content",
      [
        "scroll": [70, 0, 160, 200],
        "content": [90, 20, 120, 60],
      ]),
    LayoutCase(
      "content-margins-of-some-edges",
      [
        "sides": [18, 0, 144, 200],
        "sidesContent": [30, 0, 120, 60],
        "top": [162, 0, 120, 200],
        "topContent": [162, 30, 120, 60],
      ]),
    LayoutCase(
      "default-scroll-anchor-places-content",
      [
        "bottomContent": [70, 140, 40, 60],
        "centerContent": [110, 70, 40, 60],
        "longContent": [150, -200, 40, 400],
        "alignedContent": [190, 0, 40, 400],
      ]),
    LayoutCase(
      "container-relative-frame-takes-parts",
      [
        "whole": [0, nil, 300, nil],
        "one": [105, nil, 90, nil],
        "two": [52.5, nil, 195, nil],
      ]),
    LayoutCase(
      "visual-effect-moves-by-the-own-size",
      [
        "moved": [90, 80, 40, 40],
        "moved.content": [110, 60, 80, 80],
        "beside": [130, 80, 40, 40],
        "visible.content": [170, 80, 40, 40],
      ]),
    LayoutCase(
      "any-layout-changes-its-arrangement",
      [
        "a": [25, 20, 40, 20],
        "b": [75, 20, 20, 20],
      ]),
    LayoutCase(
      "stack-of-one-child-has-its-priority",
      [
        "one": [0, 0, 300, 100],
        "two": [300, 0, 0, 100],
      ]),
    LayoutCase(
      "two-way-scroll-view-centres-smaller-content",
      [
        "small": [30, 80, 40, 40],
        "wide": [100, 80, 160, 40],
        "high": [230, 0, 40, 300],
      ]),
    LayoutCase(
      "spacer-keeps-its-distance-through-modifiers",
      [
        "a1": [115, nil, 20, 10],
        "b1": [165, nil, 20, 10],
        "a2": [103, nil, 20, 10],
        "b2": [177, nil, 20, 10],
        "a3": [109, nil, 20, 10],
        "b3": [171, nil, 20, 10],
        "a4": [115, nil, 20, 10],
        "b4": [165, nil, 20, 10],
      ]),
    LayoutCase(
      "negative-lengths-of-frames-count-as-nothing",
      [
        "fixed": [150, 20, 0, 20],
        "fixed.content": [150, 20, 40, 20],
        "least": [130, 40, 40, 20],
        "greatest": [150, 60, 0, 20],
        "greatest.content": [130, 60, 40, 20],
      ]),
    LayoutCase(
      "circle-leaves-out-what-is-not-proposed",
      [
        "circle": [0, 0, 100, 100]
      ]),
    LayoutCase(
      "lazy-grid-without-a-width-asks-its-first-row",
      [
        "grid": [0, 0, 88, 28],
        "a": [5, 0, 30, 10],
        "b": [43, 0, 50, 10],
        "c": [-25, 18, 90, 10],
      ]),
    LayoutCase(
      "layout-leaves-its-views-unplaced",
      [
        "filling": [0, 0, 200, 100],
        "rigid": [80, 40, 40, 20],
      ]),
    LayoutCase(
      "grid-serves-the-least-flexible-first",
      [
        "clamped": [0, 25, 44.667, 50],
        "fixed": [52.667, 0, 30, 100],
        "filling": [90.667, 0, 59.333, 100],
        "grid": [0, 0, 150, 100],
      ]),
    LayoutCase(
      "grid-keeps-nothing-for-lower-priorities",
      [
        "low": [0, 0, 0, 100],
        "high": [8, 0, 92, 100],
      ]),
    LayoutCase(
      "grid-serves-a-spacer-last",
      [
        "grid": [5, 10, 190, 80],
        "spacer": [5, 10, 142, 42],
        "a": [165, 21, 20, 20],
        "b": [71, 60, 10, 30],
        "c": [155, 70, 40, 10],
      ]),
    LayoutCase(
      "grid-widens-a-column-of-no-other-cell",
      [
        "grid": [0, 0, 100, 38],
        "a": [0, 5, 30, 10],
        "b": [38, 0, 20, 20],
        "wide": [0, 28, 100, 10],
      ]),
    LayoutCase(
      "grid-counts-columns-and-gaps",
      [
        "grid": [0, 0, 48, 28],
        "a": [0, 0, 20, 10],
        "b": [28, 0, 20, 10],
        "spacer": [0, 10, 48, 8],
        "c": [0, 18, 20, 10],
      ]),
    LayoutCase(
      "grid-marks-add-up-through-modifiers",
      [
        "grid": [0, 0, 82, 30],
        "wide": [42, 0, 22, 12],
        "e": [72, 1, 10, 10],
        "p4": [72, 20, 10, 10],
      ]),
    LayoutCase(
      "grid-cell-priority-passes-through-a-background",
      [
        "a": [0, 0, 92, 100],
        "b": [100, 0, 92, 100],
        "c": [200, 0, 46, 100],
        "d": [300, 45, 46, 10],
      ]),
    LayoutCase(
      "grid-edges-are-those-of-its-cells",
      [
        "before": [5, 40, 20, 20],
        "grid": [25, 5, 242, 90],
        "behind": [275, 40, 20, 20],
      ]),
    LayoutCase(
      "grid-row-on-a-baseline-lets-cells-stick-out",
      [
        "text": [0, 39.5, nil, 20.5],
        "box": [nil, -4.5, 10, 60],
        "grid": [0, 0, nil, 60],
      ]),
    LayoutCase(
      "grid-unsized-cell-gets-what-its-column-has",
      [
        "grid": [96, 31.75, 108, 36.5],
        "line": [96, 52.75, 40, 4],
        "rule": [96, 67.75, 108, 0.5],
      ]),
    LayoutCase(
      "text-sizes-blend-two-drawings",
      [
        "t17": [nil, nil, 85.5, nil],
        "bold17": [nil, nil, 92, nil],
        "t20": [nil, nil, 98, nil],
        "t22": [nil, nil, 106.5, nil],
        "t28": [nil, nil, 137, nil],
        "t34": [nil, nil, 162, nil],
        "bold34": [nil, nil, 175.5, nil],
      ]),
    LayoutCase(
      "two-lines-do-not-end-with-a-lone-word",
      [
        "moved.content": [nil, nil, 42.5, 41],
        "left.content": [nil, nil, 60, 41],
      ]),
    LayoutCase(
      "control-wheels-are-320-wide",
      [
        "picker": [-60, 42, 320, 216]
      ]),
    LayoutCase(
      "control-turning-wheel-has-its-label-below",
      [
        "text": [nil, nil, nil, 47.101],
        "label": [nil, nil, nil, 20.5],
        "boxed": [130, 104.55, 40, 38],
        "box": [130, 132.55, 40, 10],
      ]),
    LayoutCase(
      "control-sizes-pad-bordered-buttons",
      [
        "small": [30, nil, 40, 30], "text": [nil, nil, 35, 28], "in label": [nil, nil, 15, 18],
        "label": [nil, nil, 35, 28], "regular": [nil, nil, 44, 34], "large": [nil, nil, 60, 50],
        "toggle": [nil, nil, 60, 50], "wheel": [nil, nil, 37, 37],
      ]),
    LayoutCase(
      "controls-of-ios-26",
      [
        "button": [nil, nil, 64, 34],
        "toggle": [0, nil, 300, 30],
        "switch": [nil, nil, 66, 30],
        "slider": [0, nil, 300, 31],
        "stepper": [0, nil, 300, 32],
        "buttons": [nil, nil, 94, 32],
        "field": [0, nil, 300, 34],
        "segments": [0, nil, 300, 31],
        "bar": [0, nil, 300, 4],
        "wheel": [nil, nil, 20, 20],
        "menu": [nil, nil, 30, 10],
        "label2": [nil, nil, 68, 20],
      ]),
  ]
}
