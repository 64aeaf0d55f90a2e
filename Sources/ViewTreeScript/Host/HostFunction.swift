/// The functions that the host carries out, by the words that they are called with.
enum HostFunction: String, CaseIterable {
  case print, debugPrint, dump, withAnimation
  case async = "DispatchQueue.main.async"
  case asyncAfter = "DispatchQueue.main.asyncAfter"
  case globalAsync = "DispatchQueue.global().async"
  case task = "Task"
  case detached = "Task.detached"
  case sleep = "Task.sleep"
  case yield = "Task.yield"
  case isCancelled = "Task.isCancelled"
  case run = "MainActor.run"
  case assumeIsolated = "MainActor.assumeIsolated"

  /// The types whose functions these are.
  static let owners: Set = ["DispatchQueue", "Task", "MainActor"]

  /// The last words of the functions of a type.
  static func members(of type: String) -> [String] {
    allCases.map(\.rawValue).filter { $0.hasPrefix(type + ".") }
      .compactMap { $0.split(separator: ".").last.map(String.init) }
  }

  /// The labels in each way to call the function; `nil` where any number of values may stand.
  var signatures: [String]? {
    switch self {
    case .print, .debugPrint: nil
    case .dump: ["_"]
    case .withAnimation: ["_", "_,_", "_,completion", "_,_,completion"]
    case .async, .globalAsync: ["_", "execute", "qos,_", "qos,execute"]
    case .asyncAfter: ["deadline,_", "deadline,execute", "deadline,qos,_"]
    case .task, .detached: ["_", "priority,_", "operation", "priority,operation"]
    case .sleep: ["nanoseconds", "for", "until", "until,clock", "for,tolerance"]
    case .yield, .isCancelled: [""]
    case .run, .assumeIsolated: ["_", "body"]
    }
  }

  /// Whether the first argument is a time, with units such as `.seconds(1)`.
  var takesTime: Bool { self == .asyncAfter || self == .sleep }

  /// Whether what the call is given runs when the present update is over, or the call waits for that.
  var runsLater: Bool {
    switch self {
    case .async, .asyncAfter, .globalAsync, .task, .detached, .sleep, .yield: true
    case .print, .debugPrint, .dump, .withAnimation, .isCancelled, .run, .assumeIsolated: false
    }
  }
}
