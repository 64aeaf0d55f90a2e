import ViewTreeDocument
import ViewTreeScript

/// The modifiers whose actions run because of what an update found.
extension Pass {
  /// Notes a modifier with an action, whose arguments were evaluated.
  func noteAction(_ meaning: ModifierDefinition.Meaning, _ site: UInt32) {
    switch meaning {
    case .onAppear: appearances.append(site)
    case .onDisappear: actionSites.disappearances.append(site)
    case .onChange:
      actionSites.watches.append(
        ActionSites.Watch(
          site: site, value: givenValue(0) ?? .none,
          isInitial: context.arguments.bool(1) ?? false))
    case .task:
      actionSites.tasks.append(ActionSites.Task(site: site, id: givenValue(0)))
    case .onReceive:
      actionSites.receivers.append(
        ActionSites.Receiver(
          site: site, publisher: context.withText(0) { String(decoding: $0, as: UTF8.self) },
          interval: context.arguments.number(1)))
    default: break
    }
  }

  private func givenValue(_ place: Int) -> Value? {
    if case .value(let value) = context.arguments[place] { return value }
    return nil
  }

  /// Keeps the places at which a script has just assigned to state, for the warning.
  @inline(__always)
  func noteModifications(by script: UInt32) {
    if machine.writes.places.isEmpty { return }
    for place in machine.writes.takePlaces() { modifications.append((script, place)) }
  }
}
