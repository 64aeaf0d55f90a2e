// swift-format-ignore-file
// The declarations of SwiftUI that listings use, without bodies: what the compiler needs to hold a listing against
// Apple's signatures on a system that has no SwiftUI. Views and modifiers of the registry are in Calls.swift, which is
// written from the table of calls (docs/project/contributing.md, Listings); what they are made of is here, by hand.
@_exported import Foundation
// The macro `@Observable` and its protocol are part of the toolchain, and SwiftUI exports them.
@_exported import Observation

func declaration() -> Never { fatalError() }

// MARK: - CoreGraphics

#if !canImport(CoreGraphics)
  public struct CGVector: Equatable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat
    public init(dx: CGFloat, dy: CGFloat) { declaration() }
    public static let zero = CGVector(dx: 0, dy: 0)
  }

  public struct CGAffineTransform: Equatable, Sendable {
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) { declaration() }
    public init(rotationAngle: CGFloat) { declaration() }
    public init(scaleX: CGFloat, y: CGFloat) { declaration() }
    public init(translationX: CGFloat, y: CGFloat) { declaration() }
    public static let identity = CGAffineTransform(rotationAngle: 0)
  }

  extension CGPoint {
    public func applying(_ t: CGAffineTransform) -> CGPoint { declaration() }
  }
  extension CGSize {
    public func applying(_ t: CGAffineTransform) -> CGSize { declaration() }
  }
  extension CGRect {
    public func applying(_ t: CGAffineTransform) -> CGRect { declaration() }
  }
#endif

// MARK: - Views

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View { public var body: Never { declaration() } }
extension Optional: View where Wrapped: View { public var body: Never { declaration() } }

public struct TupleView<T>: View {
  nonisolated init() { declaration() }
  public var body: Never { declaration() }
}

public struct _ConditionalContent<T, F>: View where T: View, F: View {
  nonisolated init() { declaration() }
  public var body: Never { declaration() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { declaration() }
  public static func buildBlock() -> EmptyView { declaration() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { declaration() }
  public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  where repeat each Content: View { declaration() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { declaration() }
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> { declaration() }
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> { declaration() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { declaration() }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  nonisolated init() { declaration() }
  public var body: Never { declaration() }
}

public struct ModifiedContent<Content, Modifier> {
  nonisolated init() { declaration() }
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { declaration() }
}

extension View {
  nonisolated public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> { declaration() }
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
}
public protocol DynamicViewContent: View {}
extension ForEach: DynamicViewContent where Content: View {}
extension ForEach: View where Content: View { public var body: Never { declaration() } }
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { declaration() }
}
extension ForEach where Content: View {
  nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) { declaration() }
  nonisolated public init<C>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable { declaration() }
}
extension ForEach where Content: View {
  nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID { declaration() }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) { declaration() }
}

// MARK: - State

public protocol DynamicProperty {}

@propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) { declaration() }
  public init(initialValue value: Value) { declaration() }
  public var wrappedValue: Value {
    get { declaration() }
    nonmutating set { declaration() }
  }
  public var projectedValue: Binding<Value> { declaration() }
}
extension State where Value: ExpressibleByNilLiteral {
  public init() { declaration() }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { declaration() }
  public static func constant(_ value: Value) -> Binding<Value> { declaration() }
  public init(projectedValue: Binding<Value>) { declaration() }
  public init<V>(_ base: Binding<V>) where Value == V? { declaration() }
  public init?(_ base: Binding<Value?>) { declaration() }
  public var wrappedValue: Value {
    get { declaration() }
    nonmutating set { declaration() }
  }
  public var projectedValue: Binding<Value> { declaration() }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { declaration() }
}
extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { declaration() }
}
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Index { declaration() }
  public var endIndex: Index { declaration() }
  public var indices: Value.Indices { declaration() }
  public func index(after i: Index) -> Index { declaration() }
  public subscript(position: Index) -> Binding<Value.Element> { declaration() }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Index) -> Index { declaration() }
}
extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

// MARK: - Objects

@MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { declaration() }
  public var wrappedValue: ObjectType { declaration() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { declaration() }
}

@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { declaration() }
  }
  nonisolated public init(initialValue: ObjectType) { declaration() }
  nonisolated public init(wrappedValue: ObjectType) { declaration() }
  public var wrappedValue: ObjectType
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { declaration() }
}

@MainActor @preconcurrency @propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { declaration() }
  }
  nonisolated public init() { declaration() }
  public var wrappedValue: ObjectType { declaration() }
  public var projectedValue: EnvironmentObject<ObjectType>.Wrapper { declaration() }
}

@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { declaration() }
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { declaration() }
}
extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> { declaration() }
}
extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { declaration() }
  public init(_ wrappedValue: Value) { declaration() }
  public init(projectedValue: Bindable<Value>) { declaration() }
}

extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { declaration() }
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? { declaration() }
}
extension View {
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { self }
}

// MARK: - Environment

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

public struct ContainerValues {
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { declaration() }
    set { declaration() }
  }
}

public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

public struct EnvironmentValues {
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { declaration() }
    set { declaration() }
  }
  public var accessibilityDifferentiateWithoutColor: Bool { declaration() }
  public var accessibilityReduceMotion: Bool { declaration() }
  public var accessibilityReduceTransparency: Bool { declaration() }
  public var colorScheme: ColorScheme
  public var colorSchemeContrast: ColorSchemeContrast { declaration() }
  public var controlSize: ControlSize
  public var dismiss: DismissAction { declaration() }
  public var defaultMinListHeaderHeight: CGFloat?
  public var defaultMinListRowHeight: CGFloat
  public var displayScale: CGFloat
  public var editMode: Binding<EditMode>?
  public var dynamicTypeSize: DynamicTypeSize
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var verticalSizeClass: UserInterfaceSizeClass?
  public var isEnabled: Bool
  public var isPresented: Bool { declaration() }
  public var layoutDirection: LayoutDirection
  public var legibilityWeight: LegibilityWeight?
  public var locale: Locale
  public var openURL: OpenURLAction
  public var pixelLength: CGFloat { declaration() }
  public var refresh: RefreshAction? { declaration() }
  public var scenePhase: ScenePhase
}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { declaration() }
  public var wrappedValue: Value { declaration() }
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum EditMode: Sendable { case inactive, transient, active }
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
@MainActor @preconcurrency public struct DismissAction {
  public func callAsFunction() { declaration() }
}
@MainActor @preconcurrency public struct OpenURLAction {
  public func callAsFunction(_ url: URL) { declaration() }
}
public struct RefreshAction: Sendable {
  public func callAsFunction() async { declaration() }
}

// MARK: - Preferences

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}
extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

public struct Anchor<Value> {
  public struct Source {}
}
extension Anchor: Equatable where Value: Equatable {
  public static func == (lhs: Anchor<Value>, rhs: Anchor<Value>) -> Bool { declaration() }
}
extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { declaration() }
}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source {
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] { declaration() }
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? { declaration() }
}
extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { declaration() }
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { declaration() }
}
extension Anchor.Source where Value == CGPoint {
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { declaration() }
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source { declaration() }
  public static var topLeading: Anchor<CGPoint>.Source { declaration() }
  public static var top: Anchor<CGPoint>.Source { declaration() }
  public static var topTrailing: Anchor<CGPoint>.Source { declaration() }
  public static var leading: Anchor<CGPoint>.Source { declaration() }
  public static var center: Anchor<CGPoint>.Source { declaration() }
  public static var trailing: Anchor<CGPoint>.Source { declaration() }
  public static var bottomLeading: Anchor<CGPoint>.Source { declaration() }
  public static var bottom: Anchor<CGPoint>.Source { declaration() }
  public static var bottomTrailing: Anchor<CGPoint>.Source { declaration() }
}

public struct GeometryProxy {
  public var size: CGSize { declaration() }
  public subscript<T>(anchor: Anchor<T>) -> T { declaration() }
  public var safeAreaInsets: EdgeInsets { declaration() }
  @_disfavoredOverload public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { declaration() }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { declaration() }
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { declaration() }
}

public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)
}
public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public var coordinateSpace: CoordinateSpace { declaration() }
}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { declaration() }
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { declaration() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { declaration() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { declaration() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { declaration() }
}

public struct PopoverAttachmentAnchor {
  public static func rect(_ rect: Anchor<CGRect>.Source) -> PopoverAttachmentAnchor { declaration() }
  public static func point(_ point: UnitPoint) -> PopoverAttachmentAnchor { declaration() }
}

// MARK: - Layout

public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { declaration() }
    public static let horizontal = Axis.Set(rawValue: 1)
    public static let vertical = Axis.Set(rawValue: 2)
  }
}
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { declaration() }
    public init(_ e: Edge) { declaration() }
    public static let top = Edge.Set(rawValue: 1)
    public static let leading = Edge.Set(rawValue: 2)
    public static let bottom = Edge.Set(rawValue: 4)
    public static let trailing = Edge.Set(rawValue: 8)
    public static let all = Edge.Set(rawValue: 15)
    public static let horizontal = Edge.Set(rawValue: 10)
    public static let vertical = Edge.Set(rawValue: 5)
  }
}
public enum HorizontalEdge: Int8, CaseIterable, Sendable { case leading, trailing }
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top, bottom
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all = Set(rawValue: 3)
  }
}

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { declaration() }
  public init() { declaration() }
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init() { declaration() }
  public init(x: CGFloat, y: CGFloat) { declaration() }
  public static let zero = UnitPoint()
  public static let center = UnitPoint()
  public static let leading = UnitPoint()
  public static let trailing = UnitPoint()
  public static let top = UnitPoint()
  public static let bottom = UnitPoint()
  public static let topLeading = UnitPoint()
  public static let topTrailing = UnitPoint()
  public static let bottomLeading = UnitPoint()
  public static let bottomTrailing = UnitPoint()
}

public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double
  public var degrees: Double {
    get { declaration() }
    set { declaration() }
  }
  public init() { declaration() }
  public init(radians: Double) { declaration() }
  public init(degrees: Double) { declaration() }
  public static func radians(_ radians: Double) -> Angle { declaration() }
  public static func degrees(_ degrees: Double) -> Angle { declaration() }
  public static var zero: Angle { declaration() }
  public static func < (lhs: Angle, rhs: Angle) -> Bool { declaration() }
}

public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
public struct HorizontalAlignment: Equatable, Sendable {
  public init(_ id: any AlignmentID.Type) { declaration() }
  public static let leading = HorizontalAlignment(Guide.self)
  public static let center = HorizontalAlignment(Guide.self)
  public static let trailing = HorizontalAlignment(Guide.self)
}
public struct VerticalAlignment: Equatable, Sendable {
  public init(_ id: any AlignmentID.Type) { declaration() }
  public static let top = VerticalAlignment(Guide.self)
  public static let center = VerticalAlignment(Guide.self)
  public static let bottom = VerticalAlignment(Guide.self)
  public static let firstTextBaseline = VerticalAlignment(Guide.self)
  public static let lastTextBaseline = VerticalAlignment(Guide.self)
}
enum Guide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { declaration() }
}
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { declaration() }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .center, vertical: .center)
  public static let trailing = Alignment(horizontal: .center, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .center)
  public static let bottom = Alignment(horizontal: .center, vertical: .center)
  public static let topLeading = Alignment(horizontal: .center, vertical: .center)
  public static let topTrailing = Alignment(horizontal: .center, vertical: .center)
  public static let bottomLeading = Alignment(horizontal: .center, vertical: .center)
  public static let bottomTrailing = Alignment(horizontal: .center, vertical: .center)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .center, vertical: .center)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .center)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .center, vertical: .center)
  public static let leadingLastTextBaseline = Alignment(horizontal: .center, vertical: .center)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .center)
  public static let trailingLastTextBaseline = Alignment(horizontal: .center, vertical: .center)
}

public struct ViewDimensions: Equatable {
  public var width: CGFloat { declaration() }
  public var height: CGFloat { declaration() }
  public subscript(guide: HorizontalAlignment) -> CGFloat { declaration() }
  public subscript(guide: VerticalAlignment) -> CGFloat { declaration() }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { declaration() }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { declaration() }
}

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public init(width: CGFloat?, height: CGFloat?) { declaration() }
  public init(_ size: CGSize) { declaration() }
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize { declaration() }
}

public protocol Animatable {}

public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
  func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat?
  func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat?
}
extension Layout where Cache == () {
  public func makeCache(subviews: Subviews) {}
}
extension Layout {
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { declaration() }
  public func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat? { nil }
  public func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat? { nil }
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { _LayoutContent() }
}
struct _LayoutContent: View {
  nonisolated init() {}
  var body: Never { declaration() }
}
public struct HStackLayout: Layout {
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { declaration() }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize { declaration() }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) { declaration() }
}
public struct VStackLayout: Layout {
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { declaration() }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize { declaration() }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) { declaration() }
}
public struct ZStackLayout: Layout {
  nonisolated public init(alignment: Alignment = .center) { declaration() }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize { declaration() }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) { declaration() }
}
public struct GridLayout: Layout {
  nonisolated public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) { declaration() }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize { declaration() }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) { declaration() }
}
public struct AnyLayout: Layout {
  nonisolated public init<L: Layout>(_ layout: L) { declaration() }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize { declaration() }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) { declaration() }
}
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<LayoutSubviews>
  public var layoutDirection: LayoutDirection
  public var startIndex: Int { declaration() }
  public var endIndex: Int { declaration() }
  public subscript(index: Int) -> LayoutSubview { declaration() }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { declaration() }
}
public struct LayoutSubview: Equatable, Sendable {
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { declaration() }
  public var priority: Double { declaration() }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { declaration() }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { declaration() }
  public var spacing: ViewSpacing { declaration() }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) { declaration() }
}
public struct ViewSpacing: Sendable {
  public static let zero = ViewSpacing()
  public init() { declaration() }
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { declaration() }
}
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) { declaration() }
}
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { declaration() }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { declaration() }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}
public struct ContentMarginPlacement: Sendable {
  init() { declaration() }
  public static let automatic = ContentMarginPlacement()
  public static let scrollContent = ContentMarginPlacement()
  public static let scrollIndicators = ContentMarginPlacement()
}
public struct ScrollAnchorRole: Hashable, Sendable {
  init() { declaration() }
  public static let initialOffset = ScrollAnchorRole()
  public static let sizeChanges = ScrollAnchorRole()
  public static let alignment = ScrollAnchorRole()
}
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { declaration() }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}
@propertyWrapper public struct Namespace {
  public struct ID: Hashable, Sendable {}
  public init() { declaration() }
  public var wrappedValue: Namespace.ID { declaration() }
}
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint { declaration() }
  public var contentSize: CGSize { declaration() }
  public var contentInsets: EdgeInsets { declaration() }
  public var containerSize: CGSize { declaration() }
  public var visibleRect: CGRect { declaration() }
  public var bounds: CGRect { declaration() }
}
public protocol ScrollTargetBehavior {}
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { declaration() }
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { declaration() }
}
public struct ScrollTransitionConfiguration: Sendable {
  init() { declaration() }
  public static let interactive = ScrollTransitionConfiguration()
  public static let animated = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()
}
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { declaration() }
  public var value: Double { declaration() }
}
public protocol VisualEffect: Sendable {}
public struct EmptyVisualEffect: VisualEffect {}
extension VisualEffect {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { EmptyVisualEffect() }
  public func offset(_ offset: CGSize) -> some VisualEffect { EmptyVisualEffect() }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { EmptyVisualEffect() }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { EmptyVisualEffect() }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { EmptyVisualEffect() }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { EmptyVisualEffect() }
  public func opacity(_ opacity: Double) -> some VisualEffect { EmptyVisualEffect() }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { EmptyVisualEffect() }
  public func brightness(_ amount: Double) -> some VisualEffect { EmptyVisualEffect() }
  public func contrast(_ amount: Double) -> some VisualEffect { EmptyVisualEffect() }
  public func grayscale(_ amount: Double) -> some VisualEffect { EmptyVisualEffect() }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { EmptyVisualEffect() }
  public func saturation(_ amount: Double) -> some VisualEffect { EmptyVisualEffect() }
}
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

// MARK: - Text and fonts

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) { declaration() }
  public init(stringLiteral value: String) { declaration() }
  public init(stringInterpolation: StringInterpolation) { declaration() }
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) { declaration() }
    public mutating func appendLiteral(_ literal: String) { declaration() }
    public mutating func appendInterpolation(_ string: String) { declaration() }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { declaration() }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) { declaration() }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String { declaration() }
    public mutating func appendInterpolation(_ text: Text) { declaration() }
    public mutating func appendInterpolation(_ image: Image) { declaration() }
  }
}
public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

public struct Text: View, Equatable {
  nonisolated public init(verbatim content: String) { declaration() }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) { declaration() }
  nonisolated public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) { declaration() }
  public var body: Never { declaration() }
  nonisolated public static func + (lhs: Text, rhs: Text) -> Text { declaration() }
  nonisolated public func font(_ font: Font?) -> Text { declaration() }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { declaration() }
  nonisolated public func foregroundColor(_ color: Color?) -> Text { declaration() }
  nonisolated public func bold() -> Text { declaration() }
  nonisolated public func italic() -> Text { declaration() }
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { declaration() }
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { declaration() }
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { declaration() }
  nonisolated public func monospacedDigit() -> Text { declaration() }
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { declaration() }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public struct Scale: Hashable, Sendable {
    public static let `default` = Scale()
    public static let secondary = Scale()
  }
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Sendable {
      public static let solid = Pattern()
      public static let dot = Pattern()
      public static let dash = Pattern()
      public static let dashDot = Pattern()
      public static let dashDotDot = Pattern()
    }
  }
}
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

public struct Font: Hashable, Sendable {
  init() { declaration() }
  public static let largeTitle = Font()
  public static let title = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static let caption2 = Font()
  public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font { declaration() }
  public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font { declaration() }
  public static func custom(_ name: String, size: CGFloat) -> Font { declaration() }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font { declaration() }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { declaration() }
  public func italic() -> Font { declaration() }
  public func bold() -> Font { declaration() }
  public func weight(_ weight: Font.Weight) -> Font { declaration() }
  public func monospacedDigit() -> Font { declaration() }
  public func monospaced() -> Font { declaration() }
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }
  public struct Width: Hashable, Sendable {
    public static let compressed = Width()
    public static let condensed = Width()
    public static let standard = Width()
    public static let expanded = Width()
  }
}

// MARK: - Shapes and styles

public protocol ShapeStyle: Sendable {}

public struct Path: Equatable, Sendable {
  public init() { declaration() }
  public init(_ rect: CGRect) { declaration() }
  public init(ellipseIn rect: CGRect) { declaration() }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { declaration() }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { declaration() }
  public init(_ callback: (inout Path) -> Void) { declaration() }
  public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity) { declaration() }
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity) { declaration() }
  public mutating func move(to end: CGPoint) { declaration() }
  public mutating func addLine(to end: CGPoint) { declaration() }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { declaration() }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { declaration() }
  public mutating func addRect(_ rect: CGRect) { declaration() }
  public mutating func addEllipse(in rect: CGRect) { declaration() }
  public mutating func addLines(_ lines: [CGPoint]) { declaration() }
  public mutating func closeSubpath() { declaration() }
}
extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { declaration() }
}

public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
}
extension Shape {
  public var body: Never { declaration() }
}
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}
public struct _Inset<Base: Shape>: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path { declaration() }
  nonisolated public func inset(by amount: CGFloat) -> _Inset<Base> { declaration() }
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }
public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) { declaration() }
}
public enum CGLineCap: Sendable { case butt, round, square }
public enum CGLineJoin: Sendable { case miter, round, bevel }
public struct StrokeStyle: Equatable, Sendable {
  public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0) { declaration() }
}
public struct Gradient: ShapeStyle, Equatable {
  public init(colors: [Color]) { declaration() }
}
extension Shape where Self == Circle { public static var circle: Circle { declaration() } }
extension Shape where Self == Rectangle { public static var rect: Rectangle { declaration() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { declaration() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { declaration() } }
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { declaration() }
}

extension Color {
  nonisolated public static let red = Color(white: 0)
  nonisolated public static let orange = Color(white: 0)
  nonisolated public static let yellow = Color(white: 0)
  nonisolated public static let green = Color(white: 0)
  nonisolated public static let mint = Color(white: 0)
  nonisolated public static let teal = Color(white: 0)
  nonisolated public static let cyan = Color(white: 0)
  nonisolated public static let blue = Color(white: 0)
  nonisolated public static let indigo = Color(white: 0)
  nonisolated public static let purple = Color(white: 0)
  nonisolated public static let pink = Color(white: 0)
  nonisolated public static let brown = Color(white: 0)
  nonisolated public static let white = Color(white: 0)
  nonisolated public static let gray = Color(white: 0)
  nonisolated public static let black = Color(white: 0)
  nonisolated public static let clear = Color(white: 0)
  nonisolated public static let primary = Color(white: 0)
  nonisolated public static let secondary = Color(white: 0)
  nonisolated public static let accentColor = Color(white: 0)
  nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) { declaration() }
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { declaration() }
  nonisolated public func opacity(_ opacity: Double) -> Color { declaration() }
}
extension ShapeStyle where Self == Color {
  public static var red: Color { declaration() }
  public static var orange: Color { declaration() }
  public static var yellow: Color { declaration() }
  public static var green: Color { declaration() }
  public static var mint: Color { declaration() }
  public static var teal: Color { declaration() }
  public static var cyan: Color { declaration() }
  public static var blue: Color { declaration() }
  public static var indigo: Color { declaration() }
  public static var purple: Color { declaration() }
  public static var pink: Color { declaration() }
  public static var brown: Color { declaration() }
  public static var white: Color { declaration() }
  public static var gray: Color { declaration() }
  public static var black: Color { declaration() }
  public static var clear: Color { declaration() }
}
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { declaration() }
  public static var secondary: HierarchicalShapeStyle { declaration() }
  public static var tertiary: HierarchicalShapeStyle { declaration() }
  public static var quaternary: HierarchicalShapeStyle { declaration() }
}
public struct Material: ShapeStyle {}
extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { declaration() }
  public static var thinMaterial: Material { declaration() }
  public static var ultraThinMaterial: Material { declaration() }
  public static var thickMaterial: Material { declaration() }
  public static var bar: Material { declaration() }
}
public struct TintShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { declaration() }
}
extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}

extension Image {
  public enum Scale: Hashable, Sendable { case small, medium, large }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
}
public struct GraphicsContext {}
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { declaration() }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}
public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
}
public struct SymbolVariants: Hashable, Sendable {
  public static let none = SymbolVariants()
  public static let circle = SymbolVariants()
  public static let square = SymbolVariants()
  public static let rectangle = SymbolVariants()
  public static let fill = SymbolVariants()
  public static let slash = SymbolVariants()
}

// MARK: - Controls

public struct ScrollPosition: Equatable, Sendable {
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { declaration() }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) { declaration() }
}

public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
  public static let close = ButtonRole()
  public static let confirm = ButtonRole()
}
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { declaration() }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}
public struct NavigationPath {
  public init() { declaration() }
}
public struct NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
public struct ScrollIndicatorVisibility {
  public static var automatic: ScrollIndicatorVisibility { declaration() }
  public static var visible: ScrollIndicatorVisibility { declaration() }
  public static var hidden: ScrollIndicatorVisibility { declaration() }
  public static var never: ScrollIndicatorVisibility { declaration() }
}
public struct SubmitLabel: Sendable {
  public static var done: SubmitLabel { declaration() }
  public static var go: SubmitLabel { declaration() }
  public static var send: SubmitLabel { declaration() }
  public static var join: SubmitLabel { declaration() }
  public static var route: SubmitLabel { declaration() }
  public static var search: SubmitLabel { declaration() }
  public static var `return`: SubmitLabel { declaration() }
  public static var next: SubmitLabel { declaration() }
  public static var `continue`: SubmitLabel { declaration() }
}
public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { declaration() }
  public static var words: TextInputAutocapitalization { declaration() }
  public static var sentences: TextInputAutocapitalization { declaration() }
  public static var characters: TextInputAutocapitalization { declaration() }
}
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}
public struct UITextContentType: Hashable, Sendable {
  public static let name = UITextContentType()
  public static let givenName = UITextContentType()
  public static let familyName = UITextContentType()
  public static let emailAddress = UITextContentType()
  public static let password = UITextContentType()
  public static let newPassword = UITextContentType()
  public static let username = UITextContentType()
  public static let telephoneNumber = UITextContentType()
  public static let oneTimeCode = UITextContentType()
}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}
public struct DefaultButtonStyle: PrimitiveButtonStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
public struct PlainButtonStyle: PrimitiveButtonStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
public struct BorderlessButtonStyle: PrimitiveButtonStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
public struct BorderedButtonStyle: PrimitiveButtonStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: Self { .init() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { .init() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { .init() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { .init() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle { public static var borderedProminent: Self { .init() } }

@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}
public struct _TextFieldStyleLabel: View { public var body: Never { declaration() } }
public struct DefaultTextFieldStyle: TextFieldStyle { nonisolated public init() {}; public func _body(configuration: TextField<_Label>) -> Never { declaration() } }
public struct PlainTextFieldStyle: TextFieldStyle { nonisolated public init() {}; public func _body(configuration: TextField<_Label>) -> Never { declaration() } }
public struct RoundedBorderTextFieldStyle: TextFieldStyle { nonisolated public init() {}; public func _body(configuration: TextField<_Label>) -> Never { declaration() } }
extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { .init() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { .init() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { .init() } }

public protocol PickerStyle {}
public struct DefaultPickerStyle: PickerStyle { public init() {} }
public struct MenuPickerStyle: PickerStyle { public init() {} }
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
public struct WheelPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { .init() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { .init() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { .init() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { .init() } }

public protocol DatePickerStyle {}
public struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { .init() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { .init() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { .init() } }

@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ProgressViewStyleConfiguration
}
public struct LinearProgressViewStyle: ProgressViewStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
public struct CircularProgressViewStyle: ProgressViewStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: Self { .init() } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { .init() } }

@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabelStyleConfiguration
}
public struct DefaultLabelStyle: LabelStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
public struct TitleAndIconLabelStyle: LabelStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
public struct TitleOnlyLabelStyle: LabelStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
public struct IconOnlyLabelStyle: LabelStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: Self { .init() } }
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: Self { .init() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { .init() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { .init() } }

public protocol ListStyle {}
public struct DefaultListStyle: ListStyle { public init() {} }
public struct InsetGroupedListStyle: ListStyle { public init() {} }
public struct GroupedListStyle: ListStyle { public init() {} }
public struct PlainListStyle: ListStyle { public init() {} }
public struct InsetListStyle: ListStyle { public init() {} }
public struct SidebarListStyle: ListStyle { public init() {} }
extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { .init() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { .init() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { .init() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { .init() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { .init() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { .init() } }

public protocol NavigationViewStyle {}
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle { init() {} }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { .init() } }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { .init() } }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { .init() } }

public protocol TabViewStyle {}
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
public struct PageTabViewStyle: TabViewStyle { public init() {} }
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }
public struct GroupedTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { .init() } }
extension TabViewStyle where Self == PageTabViewStyle { public static var page: Self { .init() } }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle { public static var sidebarAdaptable: Self { .init() } }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { .init() } }
extension TabViewStyle where Self == GroupedTabViewStyle { public static var grouped: Self { .init() } }
public struct TabRole: Hashable, Sendable { public static let search = TabRole() }
public protocol NavigationSplitViewStyle {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle { public static var automatic: Self { .init() } }
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle { public static var balanced: Self { .init() } }
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle { public static var prominentDetail: Self { .init() } }
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  public static let automatic = NavigationSplitViewVisibility()
  public static let all = NavigationSplitViewVisibility()
  public static let doubleColumn = NavigationSplitViewVisibility()
  public static let detailOnly = NavigationSplitViewVisibility()
}
public struct NavigationSplitViewColumn: Hashable, Sendable {
  public static let sidebar = NavigationSplitViewColumn()
  public static let content = NavigationSplitViewColumn()
  public static let detail = NavigationSplitViewColumn()
}
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
}
public struct ToolbarRole: Sendable {
  public static let automatic = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let editor = ToolbarRole()
  public static let navigationStack = ToolbarRole()
}
public struct ScenePadding: Equatable, Sendable {
  public static let minimum = ScenePadding()
  public static let navigationBar = ScenePadding()
}
public struct ToolbarPlacement: Sendable {
  public static let automatic = ToolbarPlacement()
  public static let navigationBar = ToolbarPlacement()
  public static let tabBar = ToolbarPlacement()
  public static let bottomBar = ToolbarPlacement()
  public static let windowToolbar = ToolbarPlacement()
}
public struct ToolbarTitleDisplayMode: Sendable {
  public static let automatic = ToolbarTitleDisplayMode()
  public static let inline = ToolbarTitleDisplayMode()
  public static let large = ToolbarTitleDisplayMode()
  public static let inlineLarge = ToolbarTitleDisplayMode()
}
public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let navigation = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let secondaryAction = ToolbarItemPlacement()
  public static let status = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let destructiveAction = ToolbarItemPlacement()
  public static let navigationBarLeading = ToolbarItemPlacement()
  public static let navigationBarTrailing = ToolbarItemPlacement()
  public static let topBarLeading = ToolbarItemPlacement()
  public static let topBarTrailing = ToolbarItemPlacement()
  public static let topBarPinnedTrailing = ToolbarItemPlacement()
  public static let bottomBar = ToolbarItemPlacement()
  public static let keyboard = ToolbarItemPlacement()
  public static let title = ToolbarItemPlacement()
  public static let subtitle = ToolbarItemPlacement()
  public static let largeTitle = ToolbarItemPlacement()
  public static let largeSubtitle = ToolbarItemPlacement()
  public static let bottomOrnament = ToolbarItemPlacement()
}
public enum SpacerSizing: Sendable { case flexible, fixed }

public protocol FormStyle {}
public struct AutomaticFormStyle: FormStyle { public init() {} }
public struct GroupedFormStyle: FormStyle { public init() {} }
public struct ColumnsFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { .init() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { .init() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { .init() } }

public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
public enum Prominence: Sendable { case standard, increased }
public struct ListSectionSpacing: Sendable {
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()
}

@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ToggleStyleConfiguration
}
public struct DefaultToggleStyle: ToggleStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
public struct SwitchToggleStyle: ToggleStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
public struct ButtonToggleStyle: ToggleStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { .init() } }
extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { .init() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { .init() } }

public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability { public init() {} }
public struct DisabledTextSelectability: TextSelectability { public init() {} }
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { .init() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { .init() } }

// MARK: - Motion and gestures

public struct Animation: Equatable, Sendable {
  public static let `default` = Animation.linear
  public static var linear: Animation { declaration() }
  public static var easeIn: Animation { declaration() }
  public static var easeOut: Animation { declaration() }
  public static var easeInOut: Animation { declaration() }
  public static var spring: Animation { declaration() }
  public static func linear(duration: TimeInterval) -> Animation { declaration() }
  public static func easeIn(duration: TimeInterval) -> Animation { declaration() }
  public static func easeOut(duration: TimeInterval) -> Animation { declaration() }
  public static func easeInOut(duration: TimeInterval) -> Animation { declaration() }
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation { declaration() }
  public func delay(_ delay: TimeInterval) -> Animation { declaration() }
  public func speed(_ speed: Double) -> Animation { declaration() }
  public func repeatForever(autoreverses: Bool = true) -> Animation { declaration() }
}
public struct AnimationCompletionCriteria: Hashable, Sendable {
  public static let logicallyComplete = AnimationCompletionCriteria()
  public static let removed = AnimationCompletionCriteria()
}
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { declaration() }
public func withAnimation<Result>(_ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result { declaration() }

public struct AnyTransition {
  public static let opacity = AnyTransition.identity
  public static var identity: AnyTransition { declaration() }
  public static var slide: AnyTransition { declaration() }
  public static var scale: AnyTransition { declaration() }
  public static func move(edge: Edge) -> AnyTransition { declaration() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { declaration() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { declaration() }
  public func combined(with other: AnyTransition) -> AnyTransition { declaration() }
  public func animation(_ animation: Animation?) -> AnyTransition { declaration() }
}

@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
}
public struct TapGesture: Gesture {
  public typealias Value = ()
  nonisolated public init(count: Int = 1) { declaration() }
}
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  nonisolated public init(minimumDuration: Double = 0.5) { declaration() }
}
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize { declaration() }
  }
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) { declaration() }
}
extension Gesture {
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
}
extension Gesture where Value: Equatable {
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
}

// MARK: - Accessibility

public struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTraits
  public init() { declaration() }
  public static let isButton = AccessibilityTraits()
  public static let isHeader = AccessibilityTraits()
  public static let isSelected = AccessibilityTraits()
  public static let isLink = AccessibilityTraits()
  public static let isSearchField = AccessibilityTraits()
  public static let isImage = AccessibilityTraits()
  public static let playsSound = AccessibilityTraits()
  public static let isKeyboardKey = AccessibilityTraits()
  public static let isStaticText = AccessibilityTraits()
  public static let isSummaryElement = AccessibilityTraits()
  public static let updatesFrequently = AccessibilityTraits()
  public static let startsMediaSession = AccessibilityTraits()
  public static let allowsDirectInteraction = AccessibilityTraits()
  public static let causesPageTurn = AccessibilityTraits()
  public static let isModal = AccessibilityTraits()
  public static let isToggle = AccessibilityTraits()
  public static let isTabBar = AccessibilityTraits()
  public func contains(_ member: AccessibilityTraits) -> Bool { declaration() }
  @discardableResult public mutating func insert(_ newMember: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) { declaration() }
  @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { declaration() }
  @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? { declaration() }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { declaration() }
  public mutating func formUnion(_ other: AccessibilityTraits) { declaration() }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { declaration() }
  public mutating func formIntersection(_ other: AccessibilityTraits) { declaration() }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { declaration() }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { declaration() }
}
public struct AccessibilityActionKind: Equatable, Sendable {
  init() { declaration() }
  public static let `default` = AccessibilityActionKind()
  public static let escape = AccessibilityActionKind()
  public static let magicTap = AccessibilityActionKind()
  public static let delete = AccessibilityActionKind()
  public static let showMenu = AccessibilityActionKind()
  public init(named name: Text) { declaration() }
}
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
public struct AccessibilityChildBehavior: Hashable, Sendable {
  init() { declaration() }
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
public struct AccessibilityTextContentType: Sendable {
  init() { declaration() }
  public static let plain = AccessibilityTextContentType()
  public static let console = AccessibilityTextContentType()
  public static let fileSystem = AccessibilityTextContentType()
  public static let messaging = AccessibilityTextContentType()
  public static let narrative = AccessibilityTextContentType()
  public static let sourceCode = AccessibilityTextContentType()
  public static let spreadsheet = AccessibilityTextContentType()
  public static let wordProcessing = AccessibilityTextContentType()
}
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper public struct Binding {
    init(_ unused: Void) { declaration() }
    public var wrappedValue: Value {
      get { declaration() }
      nonmutating set { declaration() }
    }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { declaration() }
  }
  public init() where Value == Bool { declaration() }
  public init<T: Hashable>() where Value == T? { declaration() }
  public var wrappedValue: Value {
    get { declaration() }
    nonmutating set { declaration() }
  }
  public var projectedValue: AccessibilityFocusState<Value>.Binding { declaration() }
}

// MARK: - Focus, keys and pointers

@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper public struct Binding {
    init(_ unused: Void) { declaration() }
    public var wrappedValue: Value {
      get { declaration() }
      nonmutating set { declaration() }
    }
    public var projectedValue: FocusState<Value>.Binding { declaration() }
  }
  public init() where Value == Bool { declaration() }
  public init<T: Hashable>() where Value == T? { declaration() }
  public var wrappedValue: Value {
    get { declaration() }
    nonmutating set { declaration() }
  }
  public var projectedValue: FocusState<Value>.Binding { declaration() }
}
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { declaration() }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static var automatic: FocusInteractions { declaration() }
}
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  public init(_ character: Character) { declaration() }
  public init(extendedGraphemeClusterLiteral: Character) { declaration() }
  public static let upArrow = KeyEquivalent(" ")
  public static let downArrow = KeyEquivalent(" ")
  public static let leftArrow = KeyEquivalent(" ")
  public static let rightArrow = KeyEquivalent(" ")
  public static let escape = KeyEquivalent(" ")
  public static let delete = KeyEquivalent(" ")
  public static let deleteForward = KeyEquivalent(" ")
  public static let home = KeyEquivalent(" ")
  public static let end = KeyEquivalent(" ")
  public static let pageUp = KeyEquivalent(" ")
  public static let pageDown = KeyEquivalent(" ")
  public static let clear = KeyEquivalent(" ")
  public static let tab = KeyEquivalent(" ")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent(" ")
}
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { declaration() }
  public static let none = GestureMask([])
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { declaration() }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all = EventModifiers(rawValue: 63)
}
public struct KeyboardShortcut: Hashable, Sendable {
  public static let defaultAction = KeyboardShortcut(.return)
  public static let cancelAction = KeyboardShortcut(.escape)
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { declaration() }
}
public struct KeyPress: Sendable {
  public enum Result: Hashable, Sendable { case handled, ignored }
}
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
public struct HoverEffect: Sendable {
  init() { declaration() }
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}
public enum MoveCommandDirection: Sendable { case up, down, left, right }
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { declaration() }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

// MARK: - Presentations

public struct PresentationDetent: Hashable, Sendable {
  init() { declaration() }
  public static let medium = PresentationDetent()
  public static let large = PresentationDetent()
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { declaration() }
  public static func height(_ height: CGFloat) -> PresentationDetent { declaration() }
}
public struct PresentationAdaptation: Sendable {
  init() { declaration() }
  public static let automatic = PresentationAdaptation()
  public static let none = PresentationAdaptation()
  public static let popover = PresentationAdaptation()
  public static let sheet = PresentationAdaptation()
  public static let fullScreenCover = PresentationAdaptation()
}
public struct PresentationBackgroundInteraction: Sendable {
  init() { declaration() }
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()
  public static let disabled = PresentationBackgroundInteraction()
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { declaration() }
}
public struct PresentationContentInteraction: Equatable, Sendable {
  init() { declaration() }
  public static let automatic = PresentationContentInteraction()
  public static let resizes = PresentationContentInteraction()
  public static let scrolls = PresentationContentInteraction()
}
public protocol PresentationSizing {}
public struct AutomaticPresentationSizing: PresentationSizing { public init() {} }
public struct FittedPresentationSizing: PresentationSizing { public init() {} }
public struct FormPresentationSizing: PresentationSizing { public init() {} }
public struct PagePresentationSizing: PresentationSizing { public init() {} }
extension PresentationSizing where Self == AutomaticPresentationSizing { public static var automatic: Self { .init() } }
extension PresentationSizing where Self == FittedPresentationSizing { public static var fitted: Self { .init() } }
extension PresentationSizing where Self == FormPresentationSizing { public static var form: Self { .init() } }
extension PresentationSizing where Self == PagePresentationSizing { public static var page: Self { .init() } }
public struct ContainerBackgroundPlacement: Sendable {
  init() { declaration() }
  public static let navigation = ContainerBackgroundPlacement()
  public static let navigationSplitView = ContainerBackgroundPlacement()
  public static let tabView = ContainerBackgroundPlacement()
  public static let widget = ContainerBackgroundPlacement()
  public static let window = ContainerBackgroundPlacement()
}
public protocol NavigationTransition {}
public struct AutomaticNavigationTransition: NavigationTransition { public init() {} }
extension NavigationTransition where Self == AutomaticNavigationTransition { public static var automatic: Self { .init() } }
public struct ZoomNavigationTransition: NavigationTransition { init() {} }
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition { declaration() }
}

// MARK: - Materials, symbols and feedback

public struct Glass: Equatable, Sendable {
  init() { declaration() }
  public static let regular = Glass()
  public static let clear = Glass()
  public static let identity = Glass()
  public func interactive(_ isEnabled: Bool = true) -> Glass { declaration() }
  public func tint(_ color: Color?) -> Glass { declaration() }
}
public struct GlassEffectTransition: Sendable {
  init() { declaration() }
  public static let identity = GlassEffectTransition()
  public static let matchedGeometry = GlassEffectTransition()
  public static let materialize = GlassEffectTransition()
}
public struct ContentTransition: Equatable, Sendable {
  init() { declaration() }
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { declaration() }
  public static func numericText(value: Double) -> ContentTransition { declaration() }
}
public protocol SymbolEffect {}
public struct BounceSymbolEffect: SymbolEffect, Sendable { init() {} }
public struct PulseSymbolEffect: SymbolEffect, Sendable { init() {} }
public struct VariableColorSymbolEffect: SymbolEffect, Sendable { init() {} }
public struct ScaleSymbolEffect: SymbolEffect, Sendable { init() {} }
public struct AppearSymbolEffect: SymbolEffect, Sendable { init() {} }
public struct DisappearSymbolEffect: SymbolEffect, Sendable { init() {} }
public struct ReplaceSymbolEffect: SymbolEffect, Sendable { init() {} }
public struct WiggleSymbolEffect: SymbolEffect, Sendable { init() {} }
public struct BreatheSymbolEffect: SymbolEffect, Sendable { init() {} }
public struct RotateSymbolEffect: SymbolEffect, Sendable { init() {} }
extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { declaration() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { declaration() } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { declaration() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { declaration() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { declaration() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { declaration() } }
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { declaration() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { declaration() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { declaration() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { declaration() } }
public struct SymbolEffectOptions: Equatable, Sendable {
  init() { declaration() }
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func speed(_ speed: Double) -> SymbolEffectOptions { declaration() }
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { declaration() }
}
public struct SensoryFeedback: Equatable, Sendable {
  init() { declaration() }
  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let increase = SensoryFeedback()
  public static let decrease = SensoryFeedback()
  public static let start = SensoryFeedback()
  public static let stop = SensoryFeedback()
  public static let alignment = SensoryFeedback()
  public static let levelChange = SensoryFeedback()
  public static let impact = SensoryFeedback()
}
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { declaration() }
  public var error: (any Error)? { declaration() }
}
public struct Transaction {
  public init() { declaration() }
  public init(animation: Animation?) { declaration() }
  public var animation: Animation?
  public var disablesAnimations: Bool
  public var isContinuous: Bool
}
public protocol TimelineSchedule {}
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable { public init() { declaration() } }
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable { public init(from startDate: Date, by interval: TimeInterval) { declaration() } }
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable { public init(minimumInterval: Double? = nil, paused: Bool = false) { declaration() } }
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date { public init(_ dates: Entries) { declaration() } }
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule { public static var everyMinute: Self { declaration() } }
extension TimelineSchedule where Self == PeriodicTimelineSchedule { public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self { declaration() } }
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { declaration() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self { declaration() }
}
extension TimelineSchedule { public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date { declaration() } }
public struct TimelineViewDefaultContext {
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
  public var date: Date { declaration() }
  public var cadence: Cadence { declaration() }
}
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { declaration() }
}
public struct ScrollBounceBehavior: Sendable {
  init() { declaration() }
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}
public struct ScrollDismissesKeyboardMode: Sendable {
  init() { declaration() }
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}

// MARK: - Styles of containers and controls

public struct ButtonBorderShape: Equatable, Sendable {
  init() { declaration() }
  public static let automatic = ButtonBorderShape()
  public static let capsule = ButtonBorderShape()
  public static let roundedRectangle = ButtonBorderShape()
  public static let circle = ButtonBorderShape()
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { declaration() }
}
public struct ButtonRepeatBehavior: Hashable, Sendable {
  init() { declaration() }
  public static let automatic = ButtonRepeatBehavior()
  public static let enabled = ButtonRepeatBehavior()
  public static let disabled = ButtonRepeatBehavior()
}
public struct MenuActionDismissBehavior: Equatable, Sendable {
  init() { declaration() }
  public static let automatic = MenuActionDismissBehavior()
  public static let enabled = MenuActionDismissBehavior()
  public static let disabled = MenuActionDismissBehavior()
}
public struct MenuOrder: Hashable, Sendable {
  init() { declaration() }
  public static let automatic = MenuOrder()
  public static let priority = MenuOrder()
  public static let fixed = MenuOrder()
}
@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = MenuStyleConfiguration
}
public struct DefaultMenuStyle: MenuStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
public struct ButtonMenuStyle: MenuStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
public struct BorderedButtonMenuStyle: MenuStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
public struct BorderlessButtonMenuStyle: MenuStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
extension MenuStyle where Self == BorderedButtonMenuStyle { public static var borderedButton: Self { .init() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: Self { .init() } }
extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { .init() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { .init() } }
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GaugeStyleConfiguration
}
public struct DefaultGaugeStyle: GaugeStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
public struct LinearCapacityGaugeStyle: GaugeStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
public struct AccessoryLinearGaugeStyle: GaugeStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
public struct AccessoryCircularGaugeStyle: GaugeStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: Self { .init() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle { public static var linearCapacity: Self { .init() } }
extension GaugeStyle where Self == AccessoryLinearGaugeStyle { public static var accessoryLinear: Self { .init() } }
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle { public static var accessoryLinearCapacity: Self { .init() } }
extension GaugeStyle where Self == AccessoryCircularGaugeStyle { public static var accessoryCircular: Self { .init() } }
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle { public static var accessoryCircularCapacity: Self { .init() } }
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GroupBoxStyleConfiguration
}
public struct DefaultGroupBoxStyle: GroupBoxStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: Self { .init() } }
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ControlGroupStyleConfiguration
}
public struct AutomaticControlGroupStyle: ControlGroupStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
public struct NavigationControlGroupStyle: ControlGroupStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
public struct CompactMenuControlGroupStyle: ControlGroupStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
public struct MenuControlGroupStyle: ControlGroupStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
public struct PaletteControlGroupStyle: ControlGroupStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
extension ControlGroupStyle where Self == AutomaticControlGroupStyle { public static var automatic: Self { .init() } }
extension ControlGroupStyle where Self == NavigationControlGroupStyle { public static var navigation: Self { .init() } }
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle { public static var compactMenu: Self { .init() } }
extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: Self { .init() } }
extension ControlGroupStyle where Self == PaletteControlGroupStyle { public static var palette: Self { .init() } }
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle { public static var automatic: Self { .init() } }
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabeledContentStyleConfiguration
}
public struct AutomaticLabeledContentStyle: LabeledContentStyle { nonisolated public init() {}; public func makeBody(configuration: Configuration) -> Never { declaration() } }
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle { public static var automatic: Self { .init() } }
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = Never
  associatedtype TableColumnSortComparator = Never
}
extension TableColumn {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> { declaration() }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> { declaration() }
}
public struct TableColumnAlignment: Hashable, Sendable {
  public static var automatic: TableColumnAlignment { declaration() }
  public static var leading: TableColumnAlignment { declaration() }
  public static var center: TableColumnAlignment { declaration() }
  public static var trailing: TableColumnAlignment { declaration() }
}
extension TableColumnContent {
  public func alignment(_ alignment: TableColumnAlignment) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { self }
}
public struct _TableColumns<RowValue: Identifiable, Sort, T>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
}
public struct TableColumnForEach<Data, ID, RowValue: Identifiable, Sort, Content>: TableColumnContent
where Data: RandomAccessCollection, ID: Hashable, Content: TableColumnContent, Content.TableRowValue == RowValue {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element: Identifiable { declaration() }
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content) { declaration() }
}
@MainActor @resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> C where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { declaration() }
  @_disfavoredOverload public static func buildExpression<C: TableColumnContent>(_ column: C) -> C where C.TableRowValue == RowValue, C.TableColumnSortComparator == Never { declaration() }
  public static func buildBlock<C: TableColumnContent>(_ column: C) -> C where C.TableRowValue == RowValue { declaration() }
  public static func buildBlock<each C: TableColumnContent>(_ columns: repeat each C) -> _TableColumns<RowValue, Sort, (repeat each C)> { declaration() }
  public static func buildIf<C: TableColumnContent>(_ columns: C?) -> _TableColumns<RowValue, Sort, C?> where C.TableRowValue == RowValue { declaration() }
  public static func buildEither<T: TableColumnContent>(first: T) -> _TableColumns<RowValue, Sort, T> { declaration() }
  public static func buildEither<T: TableColumnContent>(second: T) -> _TableColumns<RowValue, Sort, T> { declaration() }
}
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> { associatedtype TableRowValue: Identifiable }
extension TableRow { public typealias TableRowValue = Value }
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable { public typealias TableRowValue = Data.Element }
public struct _TableRows<Value: Identifiable, T>: TableRowContent { public typealias TableRowValue = Value }
extension ForEach: TableRowContent where Content: TableRowContent { public typealias TableRowValue = Content.TableRowValue }
extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
  nonisolated public init<V: Identifiable>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content) where Content.TableRowValue == V { declaration() }
}
extension ForEach where Content: TableRowContent {
  nonisolated public init<V: Identifiable>(_ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content) where Content.TableRowValue == V { declaration() }
}
@MainActor @resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<C: TableRowContent>(_ row: C) -> C where C.TableRowValue == Value { declaration() }
  public static func buildBlock<C: TableRowContent>(_ row: C) -> C where C.TableRowValue == Value { declaration() }
  public static func buildBlock<each C: TableRowContent>(_ rows: repeat each C) -> _TableRows<Value, (repeat each C)> { declaration() }
  public static func buildIf<C: TableRowContent>(_ rows: C?) -> _TableRows<Value, C?> where C.TableRowValue == Value { declaration() }
  public static func buildEither<T: TableRowContent>(first: T) -> _TableRows<Value, T> { declaration() }
  public static func buildEither<T: TableRowContent>(second: T) -> _TableRows<Value, T> { declaration() }
}
public protocol TableStyle {}
public struct AutomaticTableStyle: TableStyle { public init() {} }
public struct InsetTableStyle: TableStyle { public init() {} }
extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { .init() } }
extension TableStyle where Self == InsetTableStyle { public static var inset: Self { .init() } }
public protocol TextEditorStyle {}
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: Self { .init() } }
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { .init() } }
public struct DefaultShareLinkLabel: View {
  public var body: Never { declaration() }
}

// MARK: - Styles of an app

@MainActor @preconcurrency public struct PrimitiveButtonStyleConfiguration {
  public struct Label: View { public var body: Never { declaration() } }
  public let role: ButtonRole?
  public let label: Label
  public func trigger() { declaration() }
  nonisolated init() { declaration() }
}
@MainActor @preconcurrency public struct ButtonStyleConfiguration {
  public struct Label: View { public var body: Never { declaration() } }
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
  nonisolated init() { declaration() }
}
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}
@MainActor @preconcurrency public struct ToggleStyleConfiguration {
  public struct Label: View { public var body: Never { declaration() } }
  public let label: Label
  public let isMixed: Bool
  @Binding public var isOn: Bool
  nonisolated init() { declaration() }
}
@MainActor @preconcurrency public struct LabelStyleConfiguration {
  public struct Title: View { public var body: Never { declaration() } }
  public struct Icon: View { public var body: Never { declaration() } }
  public let title: Title
  public let icon: Icon
  nonisolated init() { declaration() }
}
@MainActor @preconcurrency public struct ProgressViewStyleConfiguration {
  public struct Label: View { public var body: Never { declaration() } }
  public struct CurrentValueLabel: View { public var body: Never { declaration() } }
  public let fractionCompleted: Double?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
  nonisolated init() { declaration() }
}
@MainActor @preconcurrency public struct GaugeStyleConfiguration {
  public struct Label: View { public var body: Never { declaration() } }
  public struct CurrentValueLabel: View { public var body: Never { declaration() } }
  public struct MinimumValueLabel: View { public var body: Never { declaration() } }
  public struct MaximumValueLabel: View { public var body: Never { declaration() } }
  public let value: Double
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?
  nonisolated init() { declaration() }
}
@MainActor @preconcurrency public struct GroupBoxStyleConfiguration {
  public struct Label: View { public var body: Never { declaration() } }
  public struct Content: View { public var body: Never { declaration() } }
  public let label: Label
  public let content: Content
  nonisolated init() { declaration() }
}
@MainActor @preconcurrency public struct LabeledContentStyleConfiguration {
  public struct Label: View { public var body: Never { declaration() } }
  public struct Content: View { public var body: Never { declaration() } }
  public let label: Label
  public let content: Content
  nonisolated init() { declaration() }
}
@MainActor @preconcurrency public struct DisclosureGroupStyleConfiguration {
  public struct Label: View { public var body: Never { declaration() } }
  public struct Content: View { public var body: Never { declaration() } }
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
  nonisolated init() { declaration() }
}
@MainActor @preconcurrency public struct ControlGroupStyleConfiguration {
  public struct Label: View { public var body: Never { declaration() } }
  public struct Content: View { public var body: Never { declaration() } }
  public let label: Label
  public let content: Content
  nonisolated init() { declaration() }
}
@MainActor @preconcurrency public struct MenuStyleConfiguration {
  public struct Label: View { public var body: Never { declaration() } }
  public struct Content: View { public var body: Never { declaration() } }
  nonisolated init() { declaration() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) { declaration() }
}
extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) { declaration() }
}
extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) { declaration() }
}
extension ProgressView where Label == ProgressViewStyleConfiguration.Label {
  public init(_ configuration: ProgressViewStyleConfiguration) { declaration() }
}
extension Gauge where Label == GaugeStyleConfiguration.Label {
  public init(_ configuration: GaugeStyleConfiguration) { declaration() }
}
extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  public init(_ configuration: GroupBoxStyleConfiguration) { declaration() }
}
extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  public init(_ configuration: LabeledContentStyleConfiguration) { declaration() }
}
extension DisclosureGroup where Label == DisclosureGroupStyleConfiguration.Label, Content == DisclosureGroupStyleConfiguration.Content {
  public init(_ configuration: DisclosureGroupStyleConfiguration) { declaration() }
}
extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  public init(_ configuration: ControlGroupStyleConfiguration) { declaration() }
}
extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  public init(_ configuration: MenuStyleConfiguration) { declaration() }
}

// MARK: - Previews

public protocol PreviewContext {}
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { declaration() }
  public init(stringLiteral value: String) { declaration() }
}
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
public struct InterfaceOrientation: Hashable, Sendable {
  init() { declaration() }
  public static let portrait = InterfaceOrientation()
  public static let portraitUpsideDown = InterfaceOrientation()
  public static let landscapeLeft = InterfaceOrientation()
  public static let landscapeRight = InterfaceOrientation()
}

// MARK: - Files, drags, photos and models, of frameworks beside SwiftUI

public protocol Transferable {}
extension String: Transferable {}
extension Data: Transferable {}
extension URL: Transferable {}
public protocol FileDocument {}
public struct UTType: Hashable, Sendable {
  init() { declaration() }
  public static let item = UTType()
  public static let content = UTType()
  public static let data = UTType()
  public static let text = UTType()
  public static let plainText = UTType()
  public static let json = UTType()
  public static let image = UTType()
  public static let png = UTType()
  public static let jpeg = UTType()
  public static let pdf = UTType()
  public static let movie = UTType()
  public static let audio = UTType()
  public static let url = UTType()
  public static let fileURL = UTType()
  public static let folder = UTType()
}
#if !canImport(ObjectiveC)
  open class NSItemProvider: NSObject {
    public override init() { declaration() }
  }
  open class NSUserActivity: NSObject {
    public init(activityType: String) { declaration() }
  }
#endif
public struct PhotosPickerItem: Hashable, Sendable {}
public struct PHPickerFilter: Hashable, Sendable {
  init() { declaration() }
  public static let images = PHPickerFilter()
  public static let videos = PHPickerFilter()
  public static let livePhotos = PHPickerFilter()
}
public protocol PersistentModel: AnyObject {}
public final class ModelContainer: Sendable {
  init() { declaration() }
}

// MARK: - Combine, which SwiftUI exports

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { declaration() }
}
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  public init() { declaration() }
  public func send() { declaration() }
}
@propertyWrapper public struct Published<Value> {
  public struct Publisher: SwiftUI.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
  }
  public init(wrappedValue: Value) { declaration() }
  public init(initialValue: Value) { declaration() }
  public var projectedValue: Published<Value>.Publisher { declaration() }
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { declaration() }
    set { declaration() }
  }
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { declaration() }
    set { declaration() }
  }
}
public protocol ConnectablePublisher: Publisher {}
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  public init() { declaration() }
  public func send(_ input: Output) { declaration() }
}
extension PassthroughSubject where Output == Void {
  public func send() { declaration() }
}
extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> { declaration() }
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> { declaration() }
}
public enum Publishers {
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
  }
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
  }
}
extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> { declaration() }
}
extension Timer {
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
  }
  public static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode) -> TimerPublisher { declaration() }
}

// MARK: - Looks of bars

public protocol IndexViewStyle {}
public struct PageIndexViewStyle: IndexViewStyle {
  public init() {}
public struct BackgroundDisplayMode: Sendable {
    init() { declaration() }
    public static let automatic = BackgroundDisplayMode()
    public static let interactive = BackgroundDisplayMode()
    public static let always = BackgroundDisplayMode()
    public static let never = BackgroundDisplayMode()
  }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { .init() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self { declaration() }
}
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  init() { declaration() }
  public static let automatic = ScrollEdgeEffectStyle()
  public static let hard = ScrollEdgeEffectStyle()
  public static let soft = ScrollEdgeEffectStyle()
}
public struct SearchPresentationToolbarBehavior: Sendable {
  init() { declaration() }
  public static let automatic = SearchPresentationToolbarBehavior()
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}
public struct SearchToolbarBehavior: Sendable {
  init() { declaration() }
  public static let automatic = SearchToolbarBehavior()
  public static let minimize = SearchToolbarBehavior()
}
public struct TabBarMinimizeBehavior: Sendable {
  init() { declaration() }
  public static let automatic = TabBarMinimizeBehavior()
  public static let never = TabBarMinimizeBehavior()
  public static let onScrollDown = TabBarMinimizeBehavior()
  public static let onScrollUp = TabBarMinimizeBehavior()
}
public struct TabSearchActivation: Sendable {
  init() { declaration() }
  public static let automatic = TabSearchActivation()
  public static let searchTabSelection = TabSearchActivation()
}
extension Image {
  public struct DynamicRange: Hashable, Sendable {
    init() { declaration() }
    public static let standard = DynamicRange()
    public static let constrainedHigh = DynamicRange()
    public static let high = DynamicRange()
  }
}
public enum UITextAutocapitalizationType { case none, words, sentences, allCharacters }
public enum DialogSeverity: Sendable { case automatic, critical, standard }
extension AttributedString {
  public struct LineHeight: Hashable, Sendable {
    init() { declaration() }
    public static let normal = LineHeight()
    public static let tight = LineHeight()
    public static let loose = LineHeight()
    public static let variable = LineHeight()
  }
}
public struct FocusedValues { init() { declaration() } }
public enum ScrollPhase: Equatable, Sendable { case idle, tracking, interacting, decelerating, animating }
public struct SpringLoadingBehavior: Hashable, Sendable {
  init() { declaration() }
  public static let automatic = SpringLoadingBehavior()
  public static let enabled = SpringLoadingBehavior()
  public static let disabled = SpringLoadingBehavior()
}
public protocol AccessibilityRotorContent {}
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public init(_ label: LocalizedStringKey, id: ID) { declaration() }
}
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  public static func buildBlock<E: AccessibilityRotorContent>(_ entry: E) -> E { entry }
}
