import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A browser without a window, driven over two pipes: texts of JSON that end in a zero byte.
final class Browser {
  /// What went wrong between the test and the browser.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The program: what `VIEWTREE_BROWSER` names, or the first of the usual names on the path.
  static let program: String? = {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["VIEWTREE_BROWSER"], !named.isEmpty { return named }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    for name in ["chromium", "chromium-browser", "google-chrome"] {
      for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
      {
        return "\(folder)/\(name)"
      }
    }
    return nil
  }()

  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private let folder: URL
  private var received = Data()
  private var lastNumber = 0
  private var session: String?
  /// What the page said by itself, in order: the name and what belongs to it.
  private(set) var events: [(name: String, parameters: [String: Any])] = []

  init() throws {
    guard let program = Self.program else { throw Failure(description: "no browser") }
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("viewtree-browser-\(UUID().uuidString)")
    let arguments = [
      program, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
      "--disable-extensions",
      "--disable-background-networking", "--remote-debugging-pipe",
      "--user-data-dir=\(folder.path)",
      "--window-size=1600,1000", "about:blank",
    ]
    let (toChild, writes) = try Self.pipe()
    let (reads, fromChild) = try Self.pipe()
    (input, output) = (writes, reads)
    process = try Self.spawn(arguments, reading: toChild, writing: fromChild)
    close(toChild)
    close(fromChild)
    do {
      let target = try send("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
      let attached = try send("Target.attachToTarget", ["targetId": target, "flatten": true])
      session = attached["sessionId"] as? String
      for domain in ["Page", "Runtime", "Network", "Log", "DOM", "Accessibility"] {
        try send("\(domain).enable")
      }
    } catch {
      end()
      throw error
    }
  }

  /// Ends the process, after a while by force, and takes away what it left.
  func end() {
    session = nil
    _ = try? begin("Browser.close")
    close(input)
    var status: Int32 = 0
    var left = 100
    while waitpid(process, &status, WNOHANG) == 0 {
      left -= 1
      if left == 0 { kill(process, SIGKILL) }
      usleep(50_000)
    }
    close(output)
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: - Processes

  /// A pipe whose ends are above those that the child gets.
  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
      let made = Glibc.pipe(&ends)
    #elseif canImport(Musl)
      let made = Musl.pipe(&ends)
    #else
      let made = Darwin.pipe(&ends)
    #endif
    guard made == 0 else { throw Failure(description: "no pipe") }
    let high = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 20) }
    for end in ends { close(end) }
    return (high[0], high[1])
  }

  private static func spawn(
    _ arguments: [String], reading: Int32, writing: Int32
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, reading, 3)
    posix_spawn_file_actions_adddup2(&actions, writing, 4)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, arguments[0], &actions, nil, &words, environ)
    guard result == 0 else {
      throw Failure(description: "\(arguments[0]) did not start: \(result)")
    }
    return process
  }

  // MARK: - Messages

  /// Asks for something without waiting; the number that the answer will have.
  @discardableResult
  func begin(_ method: String, _ parameters: [String: Any] = [:]) throws -> Int {
    lastNumber += 1
    var message: [String: Any] = ["id": lastNumber, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    var data = try JSONSerialization.data(withJSONObject: message)
    data.append(0)
    try write(data)
    return lastNumber
  }

  /// Asks for something and waits for the answer.
  @discardableResult
  func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    let number = try begin(method, parameters)
    while true {
      let answer = try receive()
      guard answer["id"] as? Int == number else { continue }
      if let error = answer["error"] as? [String: Any] {
        throw Failure(description: "\(method): \(error["message"] ?? "")")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Waits until the page says something.
  @discardableResult
  func wait(for name: String) throws -> [String: Any] {
    while true {
      if let place = events.firstIndex(where: { $0.name == name }) {
        return events.remove(at: place).parameters
      }
      _ = try receive()
    }
  }

  private func write(_ data: Data) throws {
    var rest = [UInt8](data)[...]
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = rest.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
      #elseif canImport(Musl)
        let count = rest.withUnsafeBytes { Musl.write(input, $0.baseAddress, $0.count) }
      #else
        let count = rest.withUnsafeBytes { Darwin.write(input, $0.baseAddress, $0.count) }
      #endif
      guard count > 0 else { throw Failure(description: "the browser does not listen") }
      rest = rest.dropFirst(count)
    }
  }

  /// The next message, within 30 seconds; what the page says by itself is kept.
  private func receive() throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let text = received[received.startIndex..<end]
        received = Data(received[(end + 1)...])
        let message = try JSONSerialization.jsonObject(with: text) as? [String: Any] ?? [:]
        if let name = message["method"] as? String {
          events.append((name, message["params"] as? [String: Any] ?? [:]))
        }
        return message
      }
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 30_000) > 0 else {
        throw Failure(description: "the browser says nothing")
      }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(output, &bytes, bytes.count)
      guard count > 0 else { throw Failure(description: "the browser is gone") }
      received.append(contentsOf: bytes[..<count])
    }
  }
}

extension Browser {
  /// Opens a page and waits until it is there.
  func open(_ url: String) throws {
    events.removeAll()
    let result = try send("Page.navigate", ["url": url])
    if let error = result["errorText"] as? String { throw Failure(description: error) }
    try wait(for: "Page.loadEventFired")
  }

  /// The value of an expression in the page.
  func value(_ expression: String) throws -> Any? {
    let result = try send(
      "Runtime.evaluate", ["expression": expression, "returnByValue": true])
    if let problem = result["exceptionDetails"] as? [String: Any] {
      throw Failure(description: "\(expression): \(problem["exception"] ?? problem)")
    }
    return (result["result"] as? [String: Any])?["value"]
  }

  func text(_ expression: String) throws -> String { try value(expression) as? String ?? "" }
  func number(_ expression: String) throws -> Double {
    (try value(expression) as? NSNumber)?.doubleValue ?? .nan
  }

  /// Presses and releases a key.
  func press(_ key: String, _ modifiers: Int = 0) throws {
    var parameters: [String: Any] = ["key": key, "modifiers": modifiers]
    let codes = [
      "Enter": 13, "Escape": 27, "ArrowDown": 40, "ArrowUp": 38, "ArrowLeft": 37, "ArrowRight": 39,
      "Home": 36, "End": 35, "Tab": 9, " ": 32,
    ]
    parameters["windowsVirtualKeyCode"] = codes[key] ?? 0
    if key.count == 1 { parameters["text"] = key }
    if key == "Enter" { parameters["text"] = "\r" }
    parameters["type"] = "keyDown"
    try send("Input.dispatchKeyEvent", parameters)
    parameters["type"] = "keyUp"
    parameters["text"] = nil
    try send("Input.dispatchKeyEvent", parameters)
  }

  func type(_ text: String) throws { for key in text { try press(String(key)) } }
}
