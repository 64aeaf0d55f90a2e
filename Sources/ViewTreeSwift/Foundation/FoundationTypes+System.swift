// swift-format-ignore-file

extension FoundationTypes {
  /// Declarations of the app, its settings, and errors.
  static let system = #"""
    struct Locale: Hashable, Sendable {
      struct Currency: Hashable, Sendable { var identifier = "USD"; init(_ identifier: String) { self.identifier = identifier } }
      struct Region: Hashable, Sendable { var identifier = "US" }
      struct LanguageCode: Hashable, Sendable { var identifier = "en" }
      struct Language: Hashable, Sendable { var languageCode: LanguageCode? { LanguageCode() } }
      var identifier = "en_US"
      init() {}
      init(identifier: String) { self.identifier = identifier }
      static var current: Locale { Locale() }
      static var autoupdatingCurrent: Locale { Locale() }
      static var preferredLanguages: [String] { ["en"] }
      var currency: Currency? { Currency("USD") }
      var currencyCode: String? { "USD" }
      var currencySymbol: String? { "$" }
      var region: Region? { Region() }
      var regionCode: String? { "US" }
      var language: Language { Language() }
      var languageCode: String? { "en" }
      var decimalSeparator: String? { "." }
      var groupingSeparator: String? { "," }
      var usesMetricSystem: Bool { false }
    }
    class Bundle {
      static let main = Bundle()
      static let module = Bundle()
      init() {}
      init(for type: Any) {}
      var bundleIdentifier: String? { "com.example.app" }
      var infoDictionary: [String: Any]? { ["CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundleName": "App", "CFBundleDisplayName": "App"] }
      var localizedInfoDictionary: [String: Any]? { infoDictionary }
      var preferredLocalizations: [String] { ["en"] }
      func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }
      func localizedString(forKey key: String, value: String?, table: String?) -> String { value ?? key }
    }
    class ProcessInfo {
      static let processInfo = ProcessInfo()
      init() {}
      var environment: [String: String] { ["XCODE_RUNNING_FOR_PREVIEWS": "1"] }
      var arguments: [String] { [] }
      var processName: String { "App" }
      var isLowPowerModeEnabled: Bool { false }
      var isiOSAppOnMac: Bool { false }
      var isMacCatalystApp: Bool { false }
      var operatingSystemVersionString: String { "Version 18.0" }
    }
    enum TimelineCadence: Int, Comparable {
      case live, seconds, minutes
      static func < (first: TimelineCadence, second: TimelineCadence) -> Bool { first.rawValue < second.rawValue }
    }
    enum UIUserInterfaceIdiom: Hashable { case unspecified, phone, pad, tv, carPlay, mac, vision }
    enum UIDeviceOrientation: Hashable {
      case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
      var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
      var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
      var isFlat: Bool { self == .faceUp || self == .faceDown }
      var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
    }
    class UIDevice {
      static let current = UIDevice()
      init() {}
      var size: CGSize { WINDOW_SIZE }
      var userInterfaceIdiom: UIUserInterfaceIdiom { min(size.width, size.height) < 600 ? .phone : .pad }
      var orientation: UIDeviceOrientation { size.width > size.height ? .landscapeLeft : .portrait }
      var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
      var localizedModel: String { model }
      var name: String { model }
      var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
      var systemVersion: String { "18.0" }
      var isBatteryMonitoringEnabled = false
      var batteryLevel: Float { -1 }
      var isGeneratingDeviceOrientationNotifications: Bool { false }
      func beginGeneratingDeviceOrientationNotifications() {}
      func endGeneratingDeviceOrientationNotifications() {}
      func setValue(_ value: Any?, forKey key: String) {}
    }
    class UserDefaults {
      static let standard = UserDefaults()
      init() {}
      init?(suiteName: String?) {}
      func bool(forKey key: String) -> Bool { false }
      func integer(forKey key: String) -> Int { 0 }
      func double(forKey key: String) -> Double { 0 }
      func float(forKey key: String) -> Double { 0 }
      func string(forKey key: String) -> String? { nil }
      func stringArray(forKey key: String) -> [String]? { nil }
      func object(forKey key: String) -> Any? { nil }
      func value(forKey key: String) -> Any? { nil }
      func array(forKey key: String) -> [Any]? { nil }
      func dictionary(forKey key: String) -> [String: Any]? { nil }
      func set(_ value: Any?, forKey key: String) {}
      func setValue(_ value: Any?, forKey key: String) {}
      func removeObject(forKey key: String) {}
      func register(defaults: [String: Any]) {}
      func synchronize() -> Bool { true }
    }
    struct URLError: Error, Hashable {
      enum Code: Hashable { case unknown, cancelled, badURL, timedOut, unsupportedURL, cannotFindHost, cannotConnectToHost, networkConnectionLost, dnsLookupFailed, httpTooManyRedirects, resourceUnavailable, notConnectedToInternet, redirectToNonExistentLocation, badServerResponse, userCancelledAuthentication, userAuthenticationRequired, zeroByteResource, cannotDecodeRawData, cannotDecodeContentData, cannotParseResponse, dataNotAllowed, secureConnectionFailed, fileDoesNotExist, noPermissionsToReadFile }
      var code: Code
      init(_ code: Code) { self.code = code }
      static let badURL = Code.badURL
      static let timedOut = Code.timedOut
      static let cancelled = Code.cancelled
      static let notConnectedToInternet = Code.notConnectedToInternet
      static let badServerResponse = Code.badServerResponse
      var localizedDescription: String {
        switch code {
        case .notConnectedToInternet: "The Internet connection appears to be offline."
        case .timedOut: "The request timed out."
        case .networkConnectionLost: "The network connection was lost."
        case .cannotFindHost: "A server with the specified hostname could not be found."
        case .cannotConnectToHost: "Could not connect to the server."
        case .cancelled: "cancelled"
        case .badURL: "bad URL"
        case .unsupportedURL: "unsupported URL"
        case .cannotParseResponse: "cannot parse response"
        default: "The operation couldn’t be completed."
        }
      }
    }
    class NSError: Error {
      let domain: String
      let code: Int
      let userInfo: [String: Any]
      init(domain: String, code: Int, userInfo: [String: Any]? = nil) { self.domain = domain; self.code = code; self.userInfo = userInfo ?? [:] }
      var localizedDescription: String { userInfo["NSLocalizedDescription"] as? String ?? "The operation couldn’t be completed. (\(domain) error \(code).)" }
    }
    enum Result<Success, Failure> {
      case success(Success)
      case failure(Failure)
      func get() throws -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        }
      }
      func map<T>(_ transform: (Success) -> T) -> Result<T, Failure> {
        switch self {
        case .success(let value): return .success(transform(value))
        case .failure(let error): return .failure(error)
        }
      }
    }
    """#
}
