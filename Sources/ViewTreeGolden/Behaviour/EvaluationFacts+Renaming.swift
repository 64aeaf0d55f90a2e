import ViewTreeReport

/// Other names for components and preference keys.
extension EvaluationFacts {
  /// Gives views the new names of their components.
  mutating func renameComponents(_ names: [String: String]) {
    for index in views.indices {
      if let name = names[views[index].name] { views[index].name = name }
      if let around = views[index].components.string {
        views[index].components = .string(Identifiers.replaced(in: around, names))
      }
    }
    for index in absences.indices {
      if let name = names[absences[index].component] { absences[index].component = name }
    }
    for index in components.indices {
      if let name = names[components[index].name] { components[index].name = name }
    }
  }

  /// Gives the rows of preference keys the keys' new names.
  mutating func renameKeys(_ names: [String: String]) {
    func rename(_ key: inout String) { key = names[key] ?? key }
    for index in readings.indices { rename(&readings[index].key) }
    for index in order.indices { rename(&order[index].key) }
    for index in skipped.indices { rename(&skipped[index].key) }
    for index in absences.indices { rename(&absences[index].key) }
    for index in values.indices { rename(&values[index].key) }
    for index in keys.indices { rename(&keys[index].key) }
    for index in views.indices where !views[index].values.read.isEmpty {
      views[index].values = RowList(
        views[index].values.read.map { row in
          var row = row
          rename(&row.key)
          return row
        })
    }
  }

  /// Replaces names in the sentences of the report.
  mutating func renameWords(_ names: [String: String]) {
    func rename(_ text: inout ReportText) {
      if let words = text.string { text = .string(Identifiers.replaced(in: words, names)) }
    }
    for index in remarks.indices { rename(&remarks[index].message) }
    for index in actions.indices { rename(&actions[index].subject) }
    for index in skipped.indices { rename(&skipped[index].words) }
    for index in absences.indices { rename(&absences[index].words) }
    for index in order.indices { rename(&order[index].causeWords) }
    for index in findings.indices { rename(&findings[index].message) }
    for index in entries.indices {
      entries[index].section = Identifiers.replaced(in: entries[index].section, names)
      entries[index].subject = Identifiers.replaced(in: entries[index].subject, names)
      entries[index].value = Identifiers.replaced(in: entries[index].value, names)
    }
  }
}
