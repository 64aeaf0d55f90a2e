/// What is asked for every view and modifier: names, and what definitions are in short.
struct DefinitionTables {
  let views = ViewRegistry.standard.table
  let modifiers = ModifierRegistry.standard.table
  let viewForms = ViewRegistry.standard.forms
  let modifierForms = ModifierRegistry.standard.forms
}
