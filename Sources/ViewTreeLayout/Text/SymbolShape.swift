/// The shape of a symbol without a measured size, to which its size is fitted
/// (docs/explanation/text.md, Symbols).
enum SymbolShape {
  /// A mark without an outline, such as `plus`.
  case mark
  /// A single stroke or dots, such as `minus`.
  case flat
  /// A chevron that points up or down.
  case turnedChevron
  /// Lines of a list or a text.
  case lines
  /// A symbol that is wider than tall, such as `envelope`.
  case wide
  /// A symbol that is much wider than tall, such as `battery.100`.
  case veryWide
  /// A symbol that is taller than wide, such as `trash`.
  case tall
  /// A symbol that is much taller than wide, such as `iphone`.
  case narrow
  /// A symbol in a circle or a square, and other symbols that fill a square.
  case square

  /// The size of a symbol whose shape isn't known, in em.
  static let usualSize = (width: 1.2, height: 1.17)

  /// Width and height in em.
  ///
  /// Measured symbols give the widths and heights: the height of a mark is that of
  /// `chevron.right`, a turned chevron is `chevron.right` on its side, a wide symbol is as large as
  /// `wifi`. The others are estimates.
  var size: (width: Double, height: Double) {
    switch self {
    case .mark: (16.5 / 17, 16.5 / 17)
    case .flat: (16.5 / 17, 4.0 / 17)
    case .turnedChevron: (16.5 / 17, 12.5 / 17)
    case .lines: (1.2, 14.5 / 17)
    case .wide: (22.5 / 17, 16.0 / 17)
    case .veryWide: (27.0 / 17, 14.0 / 17)
    case .tall: (16.5 / 17, 20.5 / 17)
    case .narrow: (12.5 / 17, 20.5 / 17)
    case .square: Self.usualSize
    }
  }

  /// The shape of a symbol by its name without `fill`, or `nil` for an unknown one.
  ///
  /// The names are those that apps use most.
  init?(named name: String) {
    if name.hasSuffix(".circle") || name.hasSuffix(".square") {
      self = .square
      return
    }
    switch name {
    case "plus", "xmark", "checkmark", "multiply", "divide", "equal", "number", "percent",
      "asterisk", "pencil", "arrow.left", "arrow.right", "arrow.up", "arrow.down",
      "arrow.forward", "arrow.backward", "arrow.up.left", "arrow.up.right", "arrow.down.left",
      "arrow.down.right", "arrow.turn.up.left", "arrow.turn.up.right", "arrow.uturn.left",
      "arrow.uturn.right", "arrow.uturn.backward", "arrow.uturn.forward", "play", "stop",
      "pause", "bolt", "textformat", "curlybraces":
      self = .mark
    case "minus", "ellipsis", "circle.grid.3x1":
      self = .flat
    case "chevron.up", "chevron.down", "chevron.compact.up", "chevron.compact.down":
      self = .turnedChevron
    case "list.bullet", "list.dash", "list.number", "list.star", "list.triangle",
      "line.3.horizontal", "line.3.horizontal.decrease", "line.horizontal.3",
      "line.horizontal.3.decrease", "text.alignleft", "text.aligncenter", "text.alignright",
      "text.justify", "text.quote", "increase.indent", "decrease.indent", "slider.horizontal.3",
      "checklist", "music.note.list", "arrow.left.arrow.right", "backward", "forward",
      "backward.end", "forward.end", "chevron.left.forwardslash.chevron.right":
      self = .lines
    case "envelope", "envelope.open", "envelope.badge", "cloud", "cloud.rain", "cloud.sun",
      "cloud.moon", "cloud.bolt", "cloud.snow", "icloud", "icloud.and.arrow.up",
      "icloud.and.arrow.down", "icloud.slash", "car", "bus", "bicycle", "camera", "video",
      "video.slash", "eye", "eye.slash", "creditcard", "banknote", "tv", "display",
      "desktopcomputer", "laptopcomputer", "keyboard", "gamecontroller", "photo.on.rectangle",
      "rectangle", "rectangle.stack", "wifi.slash", "person.2", "person.3", "bed.double", "book",
      "map", "ticket", "folder", "folder.badge.plus", "tray", "tray.full", "archivebox",
      "newspaper", "printer", "waveform", "infinity", "eyeglasses", "dumbbell", "tag",
      "hare", "tortoise", "fish", "wind", "antenna.radiowaves.left.and.right",
      "speaker.wave.1", "speaker.wave.2", "speaker.wave.3", "speaker.slash", "hifispeaker",
      "sidebar.left", "sidebar.right", "rectangle.portrait.and.arrow.right", "key",
      "bubble.left.and.bubble.right", "point.3.connected.trianglepath.dotted", "sparkles.tv",
      "cart", "cart.badge.plus", "photo", "cup.and.saucer", "arrow.triangle.2.circlepath":
      self = .wide
    case "battery.0", "battery.25", "battery.50", "battery.75", "battery.100",
      "battery.100.bolt", "rectangle.3.group", "ruler":
      self = .veryWide
    case "trash", "trash.slash", "doc", "doc.text", "doc.on.doc", "doc.on.clipboard",
      "doc.plaintext", "doc.richtext", "clipboard", "list.clipboard", "note", "person",
      "person.badge.plus", "person.fill.checkmark", "bookmark", "bookmark.slash", "lock",
      "lock.open", "lock.shield", "mic", "mic.slash", "flame", "drop", "lightbulb", "bell",
      "bell.slash", "bell.badge", "flag", "pin", "pin.slash", "hand.thumbsup",
      "hand.thumbsdown", "hand.raised", "hand.tap", "square.and.arrow.up",
      "square.and.arrow.down", "music.note", "music.mic", "shield", "cross.vial", "leaf",
      "graduationcap", "ipad", "apps.ipad", "airpods", "applewatch", "homepod", "building",
      "building.2", "arrow.clockwise", "arrow.counterclockwise", "goforward", "gobackward",
      "arrow.up.arrow.down", "chevron.up.chevron.down", "figure.run", "figure.hiking",
      "applelogo", "paintbrush", "takeoutbag.and.cup.and.straw", "fork.knife", "cube",
      "shippingbox", "phone", "location", "stethoscope", "crown":
      self = .tall
    case "iphone", "iphone.gen3", "exclamationmark", "questionmark", "info", "mappin",
      "thermometer", "figure.walk", "figure.stand", "figure", "candybarphone", "textformat.123",
      "airpodsmax", "syringe", "flashlight.on",
      "flashlight.off", "waterbottle", "medical.thermometer":
      self = .narrow
    case "circle", "square", "globe", "clock", "timer", "stopwatch", "alarm", "calendar",
      "heart", "heart.slash", "magnifyingglass", "qrcode", "paperplane", "link", "paperclip",
      "scissors", "gift", "sun.max", "sun.min", "moon", "moon.stars", "sparkles", "wand.and.stars",
      "square.grid.2x2", "square.grid.3x3", "square.stack", "square.stack.3d.up",
      "square.on.square", "square.and.pencil", "chart.bar", "chart.pie",
      "chart.line.uptrend.xyaxis", "message", "bubble.left", "bubble.right", "at", "app",
      "app.badge", "faceid", "touchid", "headphones", "safari", "exclamationmark.triangle",
      "triangle", "hexagon", "seal", "checkmark.seal", "checkmark.shield", "umbrella", "airplane",
      "tram", "basketball", "soccerball", "trophy", "medal", "camera.macro", "bag", "basket",
      "handbag", "briefcase", "wrench", "hammer", "screwdriver", "wrench.and.screwdriver",
      "gearshape.2", "cpu", "network", "externaldrive", "internaldrive", "server.rack", "terminal",
      "function", "sum", "dollarsign", "eurosign", "translate", "character.bubble", "quote.bubble",
      "ellipsis.bubble", "plus.bubble", "plus.app", "plus.message", "crop", "rotate.right",
      "rotate.left", "viewfinder", "barcode", "tshirt", "pawprint", "dice", "puzzlepiece",
      "theatermasks", "paintpalette", "eyedropper", "rosette", "snowflake", "tornado":
      self = .square
    default:
      return nil
    }
  }
}
