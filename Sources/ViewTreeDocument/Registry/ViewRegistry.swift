/// All views that documents can name.
public typealias ViewRegistry = Registry<ViewDefinition>

extension ViewRegistry {
  /// The views of SwiftUI that viewtree knows.
  public static let standard = ViewRegistry(
    ViewDefinition.shapes + ViewDefinition.fillings + single)

  /// Those that have a file each.
  private static let single: [ViewDefinition] = [
    .anyLayout,
    .anyView,
    .box,
    .button,
    .circle,
    .datePicker,
    .divider,
    .emptyView,
    .form,
    .geometryReader,
    .grid,
    .gridRow,
    .group,
    .hStack,
    .hStackLayout,
    .image,
    .label,
    .lazyHGrid,
    .lazyHStack,
    .lazyVGrid,
    .lazyVStack,
    .link,
    .list,
    .menu,
    .navigationLink,
    .navigationSplitView,
    .navigationStack,
    .navigationView,
    .picker,
    .progressView,
    .scrollView,
    .section,
    .secureField,
    .slider,
    .spacer,
    .stepper,
    .tab,
    .tabView,
    .text,
    .textEditor,
    .textField,
    .toggle,
    .toolbarItem,
    .toolbarItemGroup,
    .toolbarSpacer,
    .viewThatFits,
    .vStack,
    .vStackLayout,
    .zStack,
    .zStackLayout,
  ]
}
