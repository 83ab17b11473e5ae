import Foundation

/// CLDR's cardinal plural rules for the languages that desktops are commonly used in.
package enum PluralRules {
    /// The form that `language` (a code such as `de`) uses for a number; languages not listed have English's two.
    package static func category(for operands: PluralOperands, language: String) -> PluralCategory {
        families[language, default: .oneIsOneInteger].category(operands)
    }

    fileprivate enum Family {
        case none, oneIsOneInteger, oneIsOne, zeroOrOne, french, spanish, italian, portuguese, eastSlavic, polish
        case westSlavic, southSlavic, slovene, lithuanian, latvian, romanian, arabic, hebrew, irish, welsh, breton
        case danish, icelandic, macedonian, filipino, maltese, scottishGaelic
    }

    private static let families: [String: Family] = {
        let table: [(Family, String)] = [
            (.none, "id ja ko lo ms my th vi yo yue zh jv su bo dz ig km sah to wo"),
            (.oneIsOneInteger, "de en et fi fy gl ia io ji lij nl sc sv sw ur yi ast"),
            (
                .oneIsOne,
                "af an az bg ce chr ckb el eo eu fo fur gsw ha hu ka kk kl ks ku ky lb ml mn mr nb ne nn no or os pap "
                    + "ps rm sd so sq ta te tk tr ug uz xh"
            ),
            (.zeroOrOne, "am as bn fa gu hi kn zu pa ti ak ln mg wa"),
            (.french, "fr ff hy kab"), (.spanish, "es"), (.italian, "it ca"), (.portuguese, "pt"),
            (.eastSlavic, "ru uk be"), (.polish, "pl"), (.westSlavic, "cs sk"), (.southSlavic, "hr sr bs sh"),
            (.slovene, "sl hsb dsb"), (.lithuanian, "lt"), (.latvian, "lv"), (.romanian, "ro mo"), (.arabic, "ar"),
            (.hebrew, "he iw"), (.irish, "ga"), (.welsh, "cy"), (.breton, "br"), (.danish, "da"), (.icelandic, "is"),
            (.macedonian, "mk"), (.filipino, "fil tl"), (.maltese, "mt"), (.scottishGaelic, "gd"),
        ]
        var families: [String: Family] = [:]
        for (family, languages) in table {
            for language in languages.split(separator: " ") { families[String(language)] = family }
        }
        return families
    }()
}

extension PluralRules.Family {
    fileprivate func category(_ o: PluralOperands) -> PluralCategory {
        switch self {
        case .none: .other
        case .oneIsOneInteger: o.i == 1 && o.v == 0 ? .one : .other
        case .oneIsOne: o.n == 1 ? .one : .other
        case .zeroOrOne: o.i == 0 || o.n == 1 ? .one : .other
        case .french: o.i <= 1 ? .one : millions(o)
        case .portuguese: o.i <= 1 ? .one : millions(o)
        case .spanish: o.n == 1 ? .one : millions(o)
        case .italian: o.i == 1 && o.v == 0 ? .one : millions(o)
        case .danish: o.n == 1 || (o.f != 0 && o.i <= 1) ? .one : .other
        case .eastSlavic, .polish, .westSlavic, .southSlavic, .slovene, .lithuanian, .latvian, .romanian, .macedonian:
            balticOrSlavic(o)
        case .arabic, .hebrew, .irish, .welsh, .breton, .icelandic, .filipino, .maltese, .scottishGaelic: others(o)
        }
    }

    private func millions(_ o: PluralOperands) -> PluralCategory {
        o.i != 0 && o.i % 1_000_000 == 0 && o.v == 0 ? .many : .other
    }

    private func balticOrSlavic(_ o: PluralOperands) -> PluralCategory {
        let (last, lastTwo) = (o.i % 10, o.i % 100)
        let whole = o.v == 0
        let teens = 11...14 ~= lastTwo
        switch self {
        case .eastSlavic:
            guard whole else { return .other }
            return last == 1 && lastTwo != 11 ? .one : 2...4 ~= last && !teens ? .few : .many
        case .polish:
            guard whole else { return .other }
            return o.i == 1 ? .one : 2...4 ~= last && !teens ? .few : .many
        case .westSlavic:
            guard whole else { return .many }
            return o.i == 1 ? .one : 2...4 ~= o.i ? .few : .other
        case .southSlavic:
            let (digit, two) = whole ? (last, lastTwo) : (o.f % 10, o.f % 100)
            return digit == 1 && two != 11 ? .one : 2...4 ~= digit && !(12...14 ~= two) ? .few : .other
        case .slovene:
            guard whole else { return .few }
            return lastTwo == 1 ? .one : lastTwo == 2 ? .two : 3...4 ~= lastTwo ? .few : .other
        case .lithuanian:
            if o.f != 0 { return .many }
            let teen = 11...19 ~= lastTwo
            return last == 1 && !teen ? .one : 2...9 ~= last && !teen ? .few : .other
        case .latvian:
            if whole || o.f == 0 {
                if last == 0 || 11...19 ~= lastTwo { return .zero }
                return last == 1 ? .one : .other
            }
            return o.f % 10 == 1 && o.f % 100 != 11 ? .one : .other
        case .romanian:
            if o.i == 1 && whole { return .one }
            return !whole || o.n == 0 || (o.n != 1 && 1...19 ~= lastTwo) ? .few : .other
        default:
            let (digit, two) = whole ? (last, lastTwo) : (o.f % 10, o.f % 100)
            return digit == 1 && two != 11 ? .one : .other
        }
    }

    private func others(_ o: PluralOperands) -> PluralCategory {
        let whole = o.n == o.n.rounded(.towardZero)
        let (last, lastTwo) = (o.i % 10, o.i % 100)
        switch self {
        case .arabic:
            guard whole else { return .other }
            return o.i == 0
                ? .zero
                : o.i == 1
                    ? .one : o.i == 2 ? .two : 3...10 ~= lastTwo ? .few : 11...99 ~= lastTwo ? .many : .other
        case .hebrew:
            return (o.i == 1 && o.v == 0) || (o.i == 0 && o.v != 0) ? .one : o.i == 2 && o.v == 0 ? .two : .other
        case .irish:
            guard whole else { return .other }
            return o.i == 1 ? .one : o.i == 2 ? .two : 3...6 ~= o.i ? .few : 7...10 ~= o.i ? .many : .other
        case .welsh:
            guard whole else { return .other }
            return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][o.i, default: .other]
        case .breton:
            guard whole else { return .other }
            let special = [11, 71, 91].contains(lastTwo)
            if last == 1 && !special { return .one }
            if last == 2 && ![12, 72, 92].contains(lastTwo) { return .two }
            if [3, 4, 9].contains(last) && ![1, 7, 9].contains(lastTwo / 10) { return .few }
            return o.i != 0 && o.i % 1_000_000 == 0 ? .many : .other
        case .icelandic:
            return o.f == 0 && last == 1 && lastTwo != 11 || o.f % 10 == 1 && o.f % 100 != 11 ? .one : .other
        case .filipino:
            let digit = o.v == 0 ? last : o.f % 10
            return (o.v == 0 && 1...3 ~= o.i) || ![4, 6, 9].contains(digit) ? .one : .other
        case .maltese:
            guard whole else { return .other }
            if o.i == 1 { return .one }
            if o.i == 2 { return .two }
            return o.i == 0 || 3...10 ~= lastTwo ? .few : 11...19 ~= lastTwo ? .many : .other
        default:
            guard whole else { return .other }
            if o.i == 1 || o.i == 11 { return .one }
            if o.i == 2 || o.i == 12 { return .two }
            return 3...10 ~= o.i || 13...19 ~= o.i ? .few : .other
        }
    }
}
