import ViewTreeInspector
import ViewTreeScript

/// The final value of a state variable: the document's, or that of a component, after the name of
/// the instance.
package struct StateRow: ReportRow {
  package var name = ReportText.none
  package var value = RowValue.none

  package init() {}

  init(name: String, value: Value) {
    self.name = .string(name)
    self.value = .recorded(value, whole: false)
  }

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(Field("name", "", after: " = ", .identity).required, &name)
    fields.field(Field("value", "", .detail).required, &value)
  }
}

extension Section<StateRow> {
  /// The state variables, after a step those that have other values than before.
  static var state: Section {
    Section(name: "state", title: "State", key: "state", shape: .members, storage: \.state) {
      $0.stateRows()
    }
  }
}

extension ReportScope {
  fileprivate func stateRows() -> RowList<StateRow> {
    let known = before.map {
      Dictionary($0.state.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    }
    return RowList(inspection.state.indices) { [self] place in
      let (name, value) = inspection.state[place]
      if let old = known?[name], ValueLikeness.areAlike(old, value) { return nil }
      return StateRow(name: name, value: value)
    }
  }
}
