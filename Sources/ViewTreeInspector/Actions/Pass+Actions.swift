import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript

/// Notes the modifiers whose actions depend on the result of an update.
extension Pass {
  /// Records a modifier with an action, whose arguments were evaluated.
  func noteAction(_ meaning: ModifierDefinition.Meaning, _ site: ID<ClosureSite>) {
    switch meaning {
    case .onAppear: appearances.append(site)
    case .onDisappear: actionSites.disappearances.append(site)
    case .onChange(let value, let initial, _):
      actionSites.watches.append(
        ActionSites.Watch(
          site: site, value: context[value] ?? Value.none, isInitial: context[initial] ?? false))
    case .onGeometryChange:
      actionSites.watches.append(ActionSites.Watch(site: site, value: nil, isInitial: true))
    case .task(let id, _):
      actionSites.tasks.append(ActionSites.Task(site: site, id: context[id]))
    case .onReceive(let publisher, let interval, _):
      actionSites.receivers.append(
        ActionSites.Receiver(
          site: site,
          publisher: context.withText(publisher) { String(decoding: $0, as: UTF8.self) },
          interval: context[interval]))
    default: break
    }
  }

  /// Records the source ranges at which a script has just assigned to state, for the warning.
  @inline(__always)
  func noteModifications(by script: ID<DocumentScript>) {
    if machine.writes.places.isEmpty { return }
    for place in machine.writes.takePlaces() { modifications.append((script, place)) }
  }
}
