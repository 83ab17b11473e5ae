/// What the text of a field means.
///
/// Input methods are told of the meanings that they know: names, addresses of mail and of the web, telephone numbers and
/// codes of digits. The desktop has no store of such data to fill fields from.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A person's whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// The name prefix of a person or place.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// The given name of a person or place.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// The middle name of a person or place.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// The family name of a person or place.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// The name suffix of a person or place.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// The nickname of a person or place.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// The job title of a person or place.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The organization name of a person or place.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place.
    public static let location = UITextContentType(rawValue: "location")
    /// The full street address of a person or place.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The street address line 1 of a person or place.
    public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line1")
    /// The street address line 2 of a person or place.
    public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line2")
    /// The address city of a person or place.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// The address state of a person or place.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// The address city and state of a person or place.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// The sublocality of a person or place.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// The country name of a person or place.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The postal code of a person or place.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// The telephone number of a person or place.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// The email address of a person or place.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// An address of the web.
    public static let URL = UITextContentType(rawValue: "url")
    /// The credit card number of a person or place.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being made up.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is good once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")

    var purpose: TextInputTraits.Purpose? {
        switch self {
        case .emailAddress: .email
        case .telephoneNumber: .phone
        case .URL: .url
        case .oneTimeCode, .creditCardNumber: .digits
        case .name, .givenName, .middleName, .familyName, .nickname: .name
        default: nil
        }
    }
}

extension View {
    /// Tells input methods what the text of the fields in this view means; nil: nothing.
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textInputTraits.contentPurpose, textContentType?.purpose)
    }
}
