/// The window's rectangle and the part of it that nothing covers.
struct SafeArea: BitwiseCopyable {
  var outer: Rect
  var inner: Rect
}
