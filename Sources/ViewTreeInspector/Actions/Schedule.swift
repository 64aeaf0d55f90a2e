import ViewTreeNumbers

/// Scheduled work in order, and the clock. The clock starts at 0 and advances only when a step
/// waits.
struct Schedule {
  /// Seconds from the start.
  private(set) var now = 0.0
  /// Work to run after the update.
  private(set) var queue: [ScheduledWork] = []
  /// Work with a due time, sorted by time and then by insertion.
  private(set) var timed: [ScheduledWork] = []

  /// The work that hasn't run yet.
  var waiting: [ScheduledWork] { queue + timed }

  mutating func add(_ work: ScheduledWork) {
    guard work.due > now else { return queue.append(work) }
    timed.insert(work, at: place(after: work.due))
  }

  /// The position for work with a due time: after all work that is due by then.
  private func place(after due: Double) -> Int {
    var (low, high) = (0, timed.count)
    while low < high {
      let middle = (low + high) / 2
      if timed[middle].due > due { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Removes and returns the queued work. Work that it adds to the queue runs after the next
  /// update.
  mutating func takeQueue() -> [ScheduledWork] {
    defer { queue = [] }
    return queue
  }

  /// Advances the clock to the next due time, at most to `deadline`. Returns false if no work is
  /// due until then.
  mutating func advance(to deadline: Double) -> Bool {
    guard let next = timed.first, next.due <= deadline else {
      now = max(now, deadline)
      return false
    }
    now = max(now, next.due)
    let count = timed.prefix { $0.due <= now }.count
    queue += timed.prefix(count)
    timed.removeFirst(count)
    return true
  }

  /// Removes unwanted work.
  mutating func remove(where isUnwanted: (ScheduledWork) -> Bool) {
    queue.removeAll(where: isUnwanted)
    timed.removeAll(where: isUnwanted)
  }

  /// Removes and returns the work of a task, or returns `nil` if the task isn't scheduled.
  mutating func take(_ task: RunningTask) -> ScheduledWork? {
    if let place = queue.firstIndex(where: { $0.isOf(task) }) { return queue.remove(at: place) }
    if let place = timed.firstIndex(where: { $0.isOf(task) }) { return timed.remove(at: place) }
    return nil
  }

  /// Names the views of the latest pass.
  mutating func resolve(_ name: (ID<ViewRecord>) -> InspectedReference?) {
    for place in queue.indices { queue[place].view = queue[place].view.resolved(name) }
    for place in timed.indices { timed[place].view = timed[place].view.resolved(name) }
  }
}
