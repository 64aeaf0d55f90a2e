/// The vocabulary of generated text.
enum Words {
  /// Words of menus and settings.
  static let plain = [
    "about", "address", "album", "amount", "answer", "app", "article", "author", "backup",
    "battery",
    "bookmark", "brightness", "browser", "budget", "channel", "chart", "city", "code", "color",
    "comment", "currency", "date", "download", "draft", "due", "event", "feedback", "feed", "font",
    "friend", "gallery", "group", "height", "history", "hour", "icon", "inbox", "journal",
    "keyboard",
    "label", "layer", "list", "map", "meeting", "minute", "model", "music", "name", "news", "offer",
    "page", "people", "phone", "place", "playlist", "price", "question", "recipe", "route",
    "search",
    "shelf", "shop", "sleep", "station", "status", "street", "subject", "table", "task", "ticket",
    "title", "today", "topic", "travel", "trip", "value", "video", "week", "width", "year",
  ]

  /// Endings of some strings: quotes, accents, wide characters, and a backslash (doubled, because
  /// the strings are Swift literals).
  static let endings = [" \"new\"", " \u{2014} na\u{EF}ve", " \\\\ old", " \u{6771}\u{4EAC}"]
}
