import ViewTreeNumbers
import ViewTreeScript

/// The modifiers with actions that a pass has built, in the order of the tree.
struct ActionSites {
  /// An `onChange` with the value that it watches, or an `onGeometryChange`, whose value is known
  /// after layout.
  struct Watch {
    let site: ID<ClosureSite>
    let value: Value?
    let isInitial: Bool
  }

  /// A `task` with its id, if it has one.
  struct Task {
    let site: ID<ClosureSite>
    let id: Value?
  }

  /// An `onReceive`: the name of its publisher, or the interval of its timer in seconds.
  struct Receiver {
    let site: ID<ClosureSite>
    let publisher: String
    let interval: Double?
  }

  var watches: [Watch] = []
  var disappearances: [ID<ClosureSite>] = []
  var tasks: [Task] = []
  var receivers: [Receiver] = []
}
