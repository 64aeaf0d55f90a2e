import ViewTreeInspector

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The pictures of a server: SVG files in a separate folder, and images of them.
final class ContextPictures {
  /// The maximum size of an image in an answer, in bytes.
  private static let greatestImage = 1 << 20

  private let base: String
  private let console: Console
  /// The folder. `nil` before the first picture.
  private var folder: String?

  /// `folder` is the folder's path, to which a number is added if it exists.
  init(folder: String, _ console: Console) {
    base = folder
    self.console = console
  }

  /// The path of a file for a name that the project may have chosen. `nil` if the folder can't be
  /// made.
  func path(for name: String, _ ending: String) -> String? {
    guard let folder = folder ?? made() else { return nil }
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    return "\(folder)/\(String(letters.suffix(160))).\(ending)"
  }

  /// Creates a folder that only this user can read, and that didn't exist before.
  private func made() -> String? {
    let parent = FileSystem.folder(of: base)
    try? FileSystem.makeFolder(parent)
    for number in 0..<1_000 {
      let path = number == 0 ? base : "\(base)-\(number)"
      if mkdir(path, 0o700) == 0 {
        folder = path
        return path
      }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  // MARK: - Images

  /// Renders an SVG file. `nil` if no renderer is on the machine.
  func image(of svg: String) -> (path: String, bytes: [UInt8])? {
    let image = String(svg.dropLast(3)) + "png"
    try? FileSystem.removeIfThere(image)
    let searchPath = console.variable("PATH")
    let environment = ["PATH=\(searchPath ?? "")", "HOME=\(folder ?? "/")", "LC_ALL=C"]
    if let program = OtherProgram(["rsvg-convert"], searchPath: searchPath) {
      _ = program.output(["--output", image, svg], environment: environment)
    } else if let program = OtherProgram(["resvg"], searchPath: searchPath) {
      _ = program.output([svg, image], environment: environment)
    } else if let program = OtherProgram(
      ["chromium", "chromium-browser", "google-chrome"], searchPath: searchPath)
    {
      _ = program.output(Self.browserArguments(svg, image, folder), environment: environment)
    }
    guard let bytes = try? FileSystem.read(image, atMost: Self.greatestImage + 1),
      bytes.count <= Self.greatestImage, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
    else { return nil }
    return (image, bytes)
  }

  private static func browserArguments(
    _ svg: String, _ image: String, _ folder: String?
  ) -> [String] {
    let size = size(of: svg)
    var arguments = [
      "--headless", "--disable-gpu", "--disable-extensions", "--disable-sync", "--no-first-run",
      "--hide-scrollbars", "--user-data-dir=\(folder ?? "")/browser",
      "--window-size=\(size.width),\(size.height)", "--screenshot=\(image)",
    ]
    // Chromium's sandbox doesn't work for the superuser, the usual user in containers.
    if getuid() == 0 { arguments.append("--no-sandbox") }
    return arguments + ["file://" + svg]
  }

  /// The size of an SVG file, in whole points, from the attributes of its first tag.
  private static func size(of svg: String) -> (width: Int, height: Int) {
    let bytes = (try? FileSystem.read(svg, atMost: 1_024)) ?? []
    let tag = String(decoding: bytes, as: UTF8.self)
    func number(_ name: String) -> Int {
      let attribute = tag.split(separator: " ").first { $0.hasPrefix("\(name)=\"") }
      let digits = attribute?.dropFirst(name.count + 2).prefix { $0.isASCII && $0.isNumber }
      return (digits.flatMap { Int($0) } ?? 800) + 1
    }
    return (number("width"), number("height"))
  }
}
