/// How far an image that comes from somewhere else has come.
public enum AsyncImagePhase: Sendable {
    /// It is not there yet.
    case empty
    /// It is there.
    case success(Image)
    /// It cannot be had.
    case failure(any Error)

    /// The image, once it is there.
    public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
    }

    /// Why there is no image.
    public var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
    }
}
