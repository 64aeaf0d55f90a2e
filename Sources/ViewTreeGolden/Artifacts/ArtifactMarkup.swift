import ViewTreeNumbers
import ViewTreeSyntax

/// The common markup of all pages in a folder of artifacts. Pages have no script and load only
/// pictures from their folder, which their policy enforces. A stricter policy of a server only
/// removes the style.
struct ArtifactMarkup {
  private(set) var buffer = ByteBuffer(capacity: 1 << 13)

  /// A page up to its heading. `meta` is the name and the content of a `meta` element.
  init(title: String, meta: (name: StaticString, content: String)? = nil) {
    add(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>

      """)
    if let meta {
      add("<meta name=\"")
      buffer.append(meta.name)
      add("\" content=\"")
      text(meta.content)
      add("\"/>\n")
    }
    buffer.append("<meta http-equiv=\"Content-Security-Policy\" content=\"\(Self.policy)\"/>\n")
    add("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>")
    text(title)
    add(" · viewtree</title>\n<style>")
    buffer.append(Self.style)
    add("</style>\n</head>\n<body>\n")
  }

  /// Writes tags.
  mutating func add(_ tags: StaticString) { buffer.append(tags) }

  /// Writes any string as text.
  mutating func text(_ text: String) { buffer.append(markup: text) }

  /// Writes an element that contains only text.
  mutating func element(_ name: StaticString, _ text: String) {
    buffer.append(UInt8(ascii: "<"))
    buffer.append(name)
    buffer.append(UInt8(ascii: ">"))
    self.text(text)
    add("</")
    buffer.append(name)
    add(">")
  }

  /// Writes strings as a list.
  mutating func list(_ texts: some Sequence<String>) {
    add("<ul>\n")
    for text in texts {
      element("li", text)
      add("\n")
    }
    add("</ul>\n")
  }

  /// Writes a link to a file by its path from the page.
  mutating func link(to path: String, _ words: String) {
    beginLink(to: path)
    text(words)
    add("</a>")
  }

  /// Writes a picture that is its own file, as a link to the file.
  mutating func picture(_ path: String, saying words: String) {
    beginLink(to: path)
    add("<img src=\"")
    text(PercentEncoding.path(path))
    add("\" alt=\"")
    text(words)
    add("\"/></a>")
  }

  private mutating func beginLink(to path: String) {
    add("<a href=\"")
    text(PercentEncoding.path(path))
    add("\">")
  }

  /// Writes lines unchanged. Lines that a patch removes or adds are marked.
  mutating func lines(_ lines: [String], ofPatch isPatch: Bool = false) {
    add("<pre tabindex=\"0\">")
    for (number, line) in lines.enumerated() {
      if number > 0 { add("\n") }
      // The first two lines of a patch are the names of the files.
      switch number > 1 && isPatch ? line.utf8.first : nil {
      case UInt8(ascii: "-"): element("del", line)
      case UInt8(ascii: "+"): element("ins", line)
      default: text(line)
      }
    }
    add("</pre>\n")
  }

  /// The page.
  mutating func finished() -> [UInt8] {
    add("</body>\n</html>\n")
    return buffer.takeAll()
  }

  /// The content security policy: pictures from the same folder, and the page's own style.
  static let policy = [
    "default-src 'none'", "img-src 'self' file:",
    "style-src 'sha256-\(SHA256.base64(Array(style.utf8)))'", "base-uri 'none'",
    "form-action 'none'",
  ].joined(separator: "; ")

  /// The style of all pages.
  static let style = """
    :root{color-scheme:light dark;--paper:#fff;--card:#f6f7f9;--text:#1d2433;--faint:#5b6475;--line:#c8cdd6;\
    --red:#b3261e;--green:#1f6b2b;--blue:#2459b3}
    *{box-sizing:border-box}
    body{margin:0 auto;max-width:1500px;padding:16px;background:var(--paper);color:var(--text);\
    font:15px/1.5 Inter,system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif;overflow-wrap:anywhere}
    h1{font-size:20px;line-height:1.3;margin:0 0 4px}
    h2{font-size:15px;margin:26px 0 8px}
    p{margin:4px 0}
    a{color:var(--blue)}
    ul{margin:0;padding-left:22px}
    li{margin:3px 0}
    summary{margin:3px 0;padding-left:4px;color:var(--blue);cursor:pointer}
    .faint,figcaption,footer{color:var(--faint)}
    .bad{color:var(--red);font-weight:600}
    .pair{display:grid;gap:16px;grid-template-columns:repeat(auto-fit,minmax(min(100%,440px),1fr));align-items:start}
    .pair pre{font-size:11px}
    figure{margin:0;min-width:0}
    figcaption{margin-bottom:4px}
    img{display:block;max-width:100%;height:auto;border:1px solid var(--line);border-radius:8px;background:#fff}
    code,pre{font:13px/1.45 ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    pre{margin:0;padding:10px 12px;overflow:auto;overflow-wrap:normal;border:1px solid var(--line);border-radius:8px;\
    background:var(--card)}
    ins,del{text-decoration:none}
    ins{color:var(--green)}
    del{color:var(--red)}
    .failures{list-style:none;padding:0}
    .failures li{margin:0;padding:10px 0;border-top:1px solid var(--line)}
    footer{margin-top:26px;padding-top:8px;border-top:1px solid var(--line)}
    :focus-visible{outline:2px solid var(--blue);outline-offset:1px}
    @media screen and (prefers-color-scheme:dark){:root{--paper:#14171d;--card:#1e232c;--text:#e8eaf0;--faint:#a3acbd;\
    --line:#454d5c;--red:#ff8a80;--green:#8fd69a;--blue:#86b1ff}}
    @media print{:root{color-scheme:light}pre{white-space:pre-wrap;overflow-wrap:anywhere}figure{break-inside:avoid}}
    """
}
