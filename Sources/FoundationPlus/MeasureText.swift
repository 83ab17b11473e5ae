import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// Numbers with a unit in the words of a language, from the Unicode data that Foundation carries.
enum MeasureText {
    enum Width: String {
        case full = "unit-width-full-name"
        case short = "unit-width-short"
        case narrow = "unit-width-narrow"
    }

    /// `value` in `unit`, one of CLDR's such as `length-meter`; nil where Foundation has no such data.
    /// `precision` is a part of a number skeleton, `usage` one of CLDR's usages, which picks the locale's unit.
    static func string(
        _ value: Double, unit: String, width: Width, locale: Locale, precision: String = ".###", usage: String? = nil
    ) -> String? {
        guard let functions else { return nil }
        let usagePart = usage.map { " usage/\($0)" } ?? ""
        // A usage brings its own rounding.
        let rounding = usage == nil ? " " + precision : ""
        let skeleton = "measure-unit/\(unit) \(width.rawValue)\(usagePart)\(rounding)"
        return functions.format(value, skeleton: skeleton, locale: locale.identifier)
    }

    private static let functions = Functions()

    /// The C functions of the ICU inside Foundation.
    private struct Functions: Sendable {
        private typealias Open =
            @convention(c) (
                UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, UnsafeMutablePointer<Int32>
            ) -> OpaquePointer?
        private typealias OpenResult = @convention(c) (UnsafeMutablePointer<Int32>) -> OpaquePointer?
        private typealias Format =
            @convention(c) (
                OpaquePointer, Double, OpaquePointer, UnsafeMutablePointer<Int32>
            ) -> Void
        private typealias ToString =
            @convention(c) (
                OpaquePointer, UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
            ) -> Int32
        private typealias Close = @convention(c) (OpaquePointer) -> Void

        private let open: Open
        private let openResult: OpenResult
        private let format: Format
        private let toString: ToString
        private let close: Close
        private let closeResult: Close

        init?() {
            func find<T>(_ name: String, _ type: T.Type) -> T? {
                dlsym(nil, "swift_unumf_" + name).map { unsafeBitCast($0, to: type) }
            }
            guard let open = find("openForSkeletonAndLocale", Open.self),
                let openResult = find("openResult", OpenResult.self),
                let format = find("formatDouble", Format.self),
                let toString = find("resultToString", ToString.self), let close = find("close", Close.self),
                let closeResult = find("closeResult", Close.self)
            else { return nil }
            self.open = open
            self.openResult = openResult
            self.format = format
            self.toString = toString
            self.close = close
            self.closeResult = closeResult
        }

        func format(_ value: Double, skeleton: String, locale: String) -> String? {
            var status: Int32 = 0
            let units = Array(skeleton.utf16)
            guard let formatter = open(units, Int32(units.count), locale, &status), status <= 0 else { return nil }
            defer { close(formatter) }
            guard let result = openResult(&status), status <= 0 else { return nil }
            defer { closeResult(result) }
            format(formatter, value, result, &status)
            var letters = [UInt16](repeating: 0, count: 256)
            let length = toString(result, &letters, Int32(letters.count), &status)
            guard status <= 0, length >= 0, length <= letters.count else { return nil }
            return String(decoding: letters.prefix(Int(length)), as: UTF16.self)
        }
    }
}

extension MeasureText {
    /// The same, with the number as `number` writes it.
    static func string(
        _ value: Double, unit: String, width: Width, locale: Locale, replacing number: (Double) -> String
    ) -> String? {
        guard let text = string(value, unit: unit, width: width, locale: locale) else { return nil }
        // What is there already of the number is what the same skeleton makes of it.
        let known = value.formatted(FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0...3)))
        guard let place = text.range(of: known) else { return nil }
        return text.replacingCharacters(in: place, with: number(value))
    }
}
