extension PreferenceCase {
  /// The cases: folding, modifiers, slots, readers and whole examples.
  static let all = folds + modifiers + slots + readers + examples

  private static let folds = [
    PreferenceCase("no-writer-installs-no-action", [], "", skips: ["VStack no-slot"]),
    PreferenceCase("one-writer-calls-no-reduce", ["[a]"], "a action"),
    PreferenceCase("two-writers-call-reduce-once", ["[a,b]"], "a R1(b) action"),
    PreferenceCase(
      "four-writers-call-reduce-three-times", ["[d]"], "a R1(b) R2(c) R3(d) action"),
    PreferenceCase("silent-child-is-absent", ["[a,c]"], "a R1(c) action"),
    PreferenceCase(
      "stacks-fold-before-their-parent", ["[a,b,c,d]"], "a R1(b) R2(c R3(d)) action"),
    PreferenceCase(
      "unasked-next-value-runs-nothing", ["[a]"], "a R1() action",
      skips: ["b nextValue-not-called by VStack"]),
    PreferenceCase(
      "unasked-next-value-skips-a-whole-stack", ["outer [a]"], "a R1() R2() outer",
      skips: [
        "b nextValue-not-called by VStack/VStack[0]", "c nextValue-not-called by VStack",
        "d nextValue-not-called by VStack",
      ]),
    PreferenceCase("next-value-asked-twice-runs-once", ["[a,b,b]"], "a R1(b) action"),
    PreferenceCase(
      "prepending-keeps-the-order-of-closures", ["[c,b,a]"], "a R1(b) R2(c) action"),
    PreferenceCase(
      "group-folds-as-one-operand", ["[a,b,c,d]"], "a R1(b R2(c)) R3(d) action"),
    PreferenceCase("dynamic-group-is-flattened", ["[a,b,c,d]"], "a R1(b) R2(c) R3(d) action"),
  ]

  private static let modifiers = [
    // Both writers are modifiers of `x`: that the outer one ran, the value shows.
    PreferenceCase(
      "outer-of-two-writers-wins", ["[outer]"], "x action", skips: ["x overridden by x"]),
    PreferenceCase(
      "writer-hides-its-content", ["[p]"], "p action",
      skips: ["a overridden by p", "b overridden by p"]),
    PreferenceCase("transformer-starts-from-the-default", ["[t]"], "t action"),
    PreferenceCase("transformer-adds-to-the-folded-value", ["[a,b,t]"], "a R1(b) t action"),
    PreferenceCase("inner-transformer-runs-first", ["[a,t1,t2]"], "a t1 t2 action"),
    PreferenceCase(
      "writer-hides-a-transformer", ["[p]"], "p action",
      skips: ["a overridden by p", "t overridden by p"]),
    PreferenceCase(
      "closures-do-not-run-without-a-reader", [], "", skips: ["a unread-key", "b unread-key"]),
    PreferenceCase(
      "reader-below-a-writer-reads-what-is-below", ["[a]"], "a action", skips: ["p unread-key"]),
    PreferenceCase(
      "writer-on-a-group-writes-for-each-view", ["[p,p]"], "p R1(p') action"),
    PreferenceCase("empty-view-writes-nothing", ["[b]"], "b action"),
    PreferenceCase("keys-are-independent", ["[l]", "[p]"], "x:L action:L x:P action:P"),
  ]

  private static let slots = [
    PreferenceCase("overlay-folds-after-its-view", ["[a,b]"], "a R1(b) action"),
    PreferenceCase("background-folds-before-its-view", ["[b,a]"], "b R1(a) action"),
    PreferenceCase("dynamic-overlay-gives-the-default", ["[]"], "a R1() action"),
    PreferenceCase("dynamic-background-seeds-with-the-default", ["[a]"], "R1(a) action"),
    PreferenceCase("static-overlay-without-a-writer-is-absent", ["[a]"], "a action"),
    PreferenceCase("false-condition-is-no-item", ["[a]"], "a action"),
    PreferenceCase("live-branch-without-a-writer-is-absent", ["[a]"], "a action"),
    PreferenceCase("dynamic-stack-without-a-writer-gives-the-default", ["[]"], "a R1() action"),
    PreferenceCase("loop-elements-are-items", ["[e0,e1,e2]"], "e0 R1(e1) R2(e2) action"),
    PreferenceCase("loop-over-nothing-gives-the-default", ["[]"], "action"),
    PreferenceCase(
      "static-neighbours-fold-first", ["[a,b,e0,e1,c,d]"],
      "a R1(b) R2(e0) R3(e1) R4(c R5(d)) action"),
    PreferenceCase(
      "each-view-of-an-element-is-an-operand", ["[a0,b0,a1,b1]"],
      "a0 R1(b0) R2(a1) R3(b1) action"),
    PreferenceCase("z-index-orders-the-fold", ["[b,a]"], "b R1(a) action"),
    PreferenceCase("z-index-makes-a-container-dynamic", ["[b,a]"], "b R1(a) action"),
    PreferenceCase("inner-z-index-counts", ["[b,a]"], "b R1(a) action"),
    PreferenceCase(
      "z-index-takes-a-view-out-of-its-run", ["[b,c,d,a]"], "b R1(c R2(d)) R3(a) action"),
    PreferenceCase("z-index-of-an-overlay-is-its-own", ["[a,b]"], "a R1(b) action"),
    PreferenceCase("identity-in-an-overlay-gives-the-default", ["[]"], "a R1() action"),
    PreferenceCase("layout-value-makes-a-container-dynamic", ["[]"], "a R1() action"),
    PreferenceCase("tag-makes-a-container-dynamic", ["[]"], "a R1() action"),
    PreferenceCase("trait-makes-silent-siblings-default", ["[]"], "a R1() action"),
    PreferenceCase("hidden-view-still-writes", ["[a,b]"], "a R1(b) action"),
    PreferenceCase("safe-area-inset-folds-after-its-view", ["[a,s]"], "a R1(s) action"),
    PreferenceCase(
      "view-that-fits-hands-on-the-chosen-value", ["[a]"], "a action",
      skips: ["b not-instantiated"]),
    PreferenceCase(
      "view-that-fits-without-a-writer-gives-the-default", ["[]"], "action",
      skips: ["a not-instantiated"]),
    PreferenceCase("view-that-fits-has-every-slot", ["[]"], "a R1() action"),
  ]

  private static let readers = [
    PreferenceCase(
      "inner-reader-shares-its-fold", ["inner [a,b]", "outer [a,b,c]"],
      "a R1(b) inner R2(c) outer"),
    PreferenceCase(
      "inner-reader-runs-what-the-outer-leaves-out", ["inner [b]", "outer [a]"],
      "b inner a R1() outer"),
    // The content is built before the reduce that merges it, so its closure runs inside that reduce.
    PreferenceCase(
      "overlay-reader-merges-its-content", ["[a,b]", "[a,b,s]"],
      "a R1(b) reader R2(s) action"),
    PreferenceCase(
      "background-reader-merges-its-content-first", ["[a,b]", "[s,a,b]"],
      "a R1(b) reader s R2() action"),
    PreferenceCase(
      "overlay-reader-without-alignment-merges-nothing", ["[a,b]", "[a,b]"],
      "a R1(b) action reader", skips: ["s unread-key"]),
    PreferenceCase(
      "overlay-reader-content-that-nobody-asks-for", ["[a,b]"], "a R1(b) reader",
      skips: ["s unread-key"]),
    PreferenceCase("overlay-reader-without-a-slot-gets-the-default", ["[]"], "reader"),
    PreferenceCase("reader-on-a-group-reads-each-view", ["[a]", "[b]"], "a action b action"),
    PreferenceCase("optional-key-without-default-is-nil", ["nil"], "reader"),
  ]

  private static let examples = [
    PreferenceCase("optional-anchor-with-one-writer", ["Anchor"], "a reader"),
    PreferenceCase(
      "twelve-months-fold-row-by-row", ["[m0,m1,m2,m3,m4,m5,m6,m7,m8,m9,m10,m11]"],
      "m0 R1(m1) R2(m2) R3(m3) R4(m4 R5(m5) R6(m6) R7(m7)) R8(m8 R9(m9) R10(m10) R11(m11)) reader"
    ),
    PreferenceCase(
      "form-folds-like-the-tree", ["[mini,title,f0,c0,f1,c1,f2,c2,f3,c3,form]"],
      "mini R1(title R2(f0 c0 R3(f1 c1) R4(f2 c2)) R5(f3 c3) form) reader"),
    PreferenceCase(
      "form-folds-like-the-tree", setting: ["twitter": "true"],
      ["[mini,title,f0,c0,f1,c1,f2,c2,f3,c3,f4,c4,form]"],
      "mini R1(title R2(f0 c0 R3(f1 c1) R4(f2 c2)) R5(f3 c3 R6(f4 c4)) form) reader"),
  ]
}
