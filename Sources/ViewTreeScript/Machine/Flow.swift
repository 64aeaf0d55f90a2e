/// The way in which a statement ended.
enum Flow {
  case next, returned, broke, continued, fellThrough
}
