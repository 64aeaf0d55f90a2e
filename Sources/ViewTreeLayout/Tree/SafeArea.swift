/// The window's rectangle and its safe area.
struct SafeArea: BitwiseCopyable {
  var outer: Rect
  var inner: Rect
}
