/// What a shape is filled or a text is written with: a colour, a gradient, a material.
///
/// A style of your own says in `resolve(in:)` which other style it is in an environment.
public protocol ShapeStyle: Sendable {
    /// The style that this one becomes; `Never` for the built-in ones.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one is in the given environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    func _paint(in environment: EnvironmentValues) -> _StylePaint
}

extension ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        resolve(in: environment)._paint(in: environment)
    }

    /// What to draw with in the given environment.
    package func paint(in environment: EnvironmentValues) -> ResolvedPaint {
        _paint(in: environment).paint
    }
}

extension ShapeStyle where Resolved == Never {
    /// Built in: what is painted depends on the environment.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is a built-in style and resolves to no other one.")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never

    public func _paint(in environment: EnvironmentValues) -> _StylePaint {
        switch self {}
    }
}

/// A resolved style, in a form that public requirements can name.
public struct _StylePaint {
    package let paint: ResolvedPaint

    package init(_ paint: ResolvedPaint) {
        self.paint = paint
    }
}
