import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// How a week starts in a locale, as the C library has it.
package struct CLibraryWeek: Equatable, Sendable {
    /// 1 is Sunday.
    package let firstWeekday: Int
    /// How many days of a new year its first week has at least.
    package let minimumDays: Int

    /// Reads the week of the locale `posixName`; nil when it is not installed or has no region.
    package init?(posixName: String) {
        #if canImport(Glibc)
        // A locale object of its own, so that the process's locale stays as it is.
        guard !PosixLocaleName(posixName).isC, let object = newlocale(LC_TIME_MASK, posixName, nil) else { return nil }
        defer { freelocale(object) }
        // These values are single bytes behind the pointer, not text.
        guard let first = nl_langinfo_l(Self.firstWeekdayItem, object), let day = nl_langinfo_l(Self.dayItem, object),
            let origin = nl_langinfo_l(Self.originItem, object)
        else { return nil }
        // The day of the origin date (19971130, a Sunday, or 19971201, a Monday) is the locale's day number 1.
        let originDate = Int(bitPattern: origin)
        let startsOnMonday = originDate & 0xFFFF_FFFF == 19_971_201
        firstWeekday = (Int(first.pointee) - 1 + (startsOnMonday ? 1 : 0)) % 7 + 1
        minimumDays = min(max(Int(day.pointee), 1), 7)
        #else
        return nil
        #endif
    }

    #if canImport(Glibc)
    // glibc's langinfo.h: LC_TIME is category 2, and its enumerators have no Swift names.
    private static let originItem = nl_item((2 << 16) + 102)
    private static let dayItem = nl_item((2 << 16) + 103)
    private static let firstWeekdayItem = nl_item((2 << 16) + 104)
    #endif
}
