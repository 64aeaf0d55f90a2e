/// The parts of a URL.
struct URLText {
  /// The whole URL.
  let text: String

  init(_ value: Value) {
    guard case .enumCase(let url) = value, case .string(let text)? = url.payload.first else {
      text = ""
      return
    }
    self.text = text
  }

  /// The part before the first colon, such as `https`.
  var scheme: String? {
    guard let end = text.firstIndex(of: ":") else { return nil }
    let scheme = text[..<end]
    return scheme.allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
      ? String(scheme) : nil
  }

  /// The text after the scheme and two slashes, without a query and a fragment. `nil` without them.
  private var withoutScheme: Substring? {
    guard let scheme, text.dropFirst(scheme.count).hasPrefix("://") else { return nil }
    return text.dropFirst(scheme.count + 3).prefix { $0 != "?" && $0 != "#" }
  }

  /// The name of the server, without user and port.
  var host: String? {
    guard let rest = withoutScheme else { return nil }
    let server = rest.prefix { $0 != "/" }.split(separator: "@").last ?? ""
    let host = server.prefix { $0 != ":" }
    return host.isEmpty ? nil : String(host)
  }

  /// The path, which starts with a slash after a server, without a slash at its end.
  var path: String {
    let whole = withoutScheme?.drop { $0 != "/" } ?? text.prefix { $0 != "?" && $0 != "#" }
    return whole.count > 1 && whole.hasSuffix("/") ? String(whole.dropLast()) : String(whole)
  }

  /// The last part of the path.
  var lastPathComponent: String {
    let path = path
    return path == "/" ? "/" : path.split(separator: "/").last.map { String($0) } ?? ""
  }

  /// The letters after the last dot of the last part of the path.
  var pathExtension: String {
    let name = lastPathComponent
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return String(name[name.index(after: dot)...])
  }
}
