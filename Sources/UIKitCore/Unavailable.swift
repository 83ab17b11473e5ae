// What UIKit has and no desktop of this kind does. The message says what to use.

@available(
    *, unavailable,
    message: "Use toolbarBackground(_:for:), tint(_:) and navigation modifiers: the bars are those of the desktop."
)
public class UINavigationBar {}

@available(*, unavailable, message: "Use toolbarBackground(_:for:) and tint(_:): the bars are those of the desktop.")
public class UITabBar {}

@available(*, unavailable, message: "Use toolbarBackground(_:for:): the bars are those of the desktop.")
public class UIToolbar {}

@available(*, unavailable, message: "Use listStyle(_:), scrollContentBackground(_:) and listRowBackground(_:).")
public class UITableView {}

@available(*, unavailable, message: "Use listRowBackground(_:).")
public class UITableViewCell {}

@available(*, unavailable, message: "Use scrollContentBackground(_:).")
public class UICollectionView {}

@available(*, unavailable, message: "Use scrollContentBackground(_:) on the TextEditor.")
public class UITextView {}

@available(*, unavailable, message: "Use scrollBounceBehavior(_:) and scrollDismissesKeyboard(_:).")
public class UIScrollView {}

@available(*, unavailable, message: "Use tint(_:) on the Picker.")
public class UISegmentedControl {}

@available(*, unavailable, message: "Use indexViewStyle(_:) and tint(_:).")
public class UIPageControl {}

@available(*, unavailable, message: "Use tint(_:) on the Slider.")
public class UISlider {}

@available(*, unavailable, message: "Use tint(_:) on the Toggle.")
public class UISwitch {}

@available(*, unavailable, message: "Use tint(_:) on the Stepper.")
public class UIStepper {}

@available(*, unavailable, message: "Use searchable(text:).")
public class UISearchBar {}

@available(*, unavailable, message: "Use refreshable(action:) and tint(_:).")
public class UIRefreshControl {}

@available(*, unavailable, message: "Use toolbar(content:).")
public class UIBarButtonItem {}

@available(*, unavailable, message: "Use datePickerStyle(_:).")
public class UIDatePicker {}

@available(*, unavailable, message: "Use pickerStyle(_:).")
public class UIPickerView {}

@available(*, unavailable, message: "Use buttonStyle(_:).")
public class UIButton {}

@available(*, unavailable, message: "Use Text.")
public class UILabel {}

@available(*, unavailable, message: "Use TextField and its modifiers.")
public class UITextField {}

@available(*, unavailable, message: "Use ProgressView.")
public class UIActivityIndicatorView {}

@available(*, unavailable, message: "There are no UIKit views here: build it of SwiftUI views.")
public class UIView {}

@available(*, unavailable, message: "There are no UIKit views here: build it of SwiftUI views.")
public class UIViewController {}

@available(*, unavailable, message: "Use NavigationStack.")
public class UINavigationController {}

@available(*, unavailable, message: "Use TabView.")
public class UITabBarController {}

@available(*, unavailable, message: "Use ShareLink.")
public class UIActivityViewController {}

@available(*, unavailable, message: "Use fileImporter(isPresented:allowedContentTypes:onCompletion:).")
public class UIImagePickerController {}

@available(*, unavailable, message: "Use alert(_:isPresented:actions:).")
public class UIAlertController {}

@available(*, unavailable, message: "The windows are those of the app's scenes.")
public class UIWindow {}

@available(*, unavailable, message: "The windows are those of the app's scenes.")
public class UIWindowScene {}

@available(*, unavailable, message: "Use a Material as a background.")
public class UIVisualEffectView {}
