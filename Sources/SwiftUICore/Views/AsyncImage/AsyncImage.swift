import Foundation

/// A view that shows an image from an address, once it has come.
///
/// Files are read, other addresses are asked by URLSession with its cache. An image that was read lately is there at
/// once.
public struct AsyncImage<Content: View> {
    let url: URL?
    let scale: CGFloat
    let transaction: Transaction
    let content: (AsyncImagePhase) -> Content

    /// The image of an address, or a grey box while it is not there. The image has `scale` dots per point.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.url = url
        self.scale = scale
        transaction = Transaction()
        content = { $0.image ?? Image(loaded: nil, scale: 1) }
    }

    /// A view of the image of an address, and one for the time when it is not there.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.url = url
        self.scale = scale
        transaction = Transaction()
        self.content = { phase in
            phase.image.map { _ConditionalContent(.first(content($0))) }
                ?? _ConditionalContent(.second(placeholder()))
        }
    }

    /// A view of what has become of the image of an address. Changes of the phase run in `transaction`.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }
}

extension AsyncImage: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(AsyncImageNode(view, context))
    }
}

final class AsyncImageNode<Content: View>: TypedNode<AsyncImage<Content>> {
    private var child: TypedNode<Content>?
    private var phase = AsyncImagePhase.empty
    private var requested: Request?
    private var task: Task<Void, Never>?

    private struct Request: Equatable {
        let url: URL?
        let scale: CGFloat
    }

    override init(_ view: AsyncImage<Content>, _ context: _NodeContext) {
        super.init(view, context)
        request()
        child = Content._makeNode(runBody(), childContext()).node
    }

    override func viewDidChange() {
        request()
        evaluate()
    }

    override func evaluate() {
        flags.remove(.needsEvaluation)
        child?.update(to: runBody())
    }

    private func runBody() -> Content { tracking { view.content(phase) } }

    private func request() {
        let new = Request(url: view.url, scale: view.scale)
        guard new != requested else { return }
        requested = new
        task?.cancel()
        task = nil
        phase = .empty
        guard let url = view.url else { return }
        if let known = graph.images.remotePicture(url) {
            phase = .success(Image(loaded: known, scale: view.scale))
            return
        }
        task = Task { @MainActor [weak self] in
            do {
                let data = try await RemoteData.load(url)
                self?.finish(new, data)
            } catch {
                if !Task.isCancelled { self?.finish(new, .failure(error)) }
            }
        }
    }

    private func finish(_ request: Request, _ data: Data) {
        guard let url = request.url, let picture = graph.images.decode(data, from: url) else {
            return finish(request, .failure(RemoteData.Failure.notAnImage))
        }
        finish(request, .success(Image(loaded: picture, scale: request.scale)))
    }

    private func finish(_ request: Request, _ new: AsyncImagePhase) {
        guard isMounted, request == requested else { return }
        withTransaction(view.transaction) {
            phase = new
            graph.invalidate(self)
        }
    }

    override func forEachChild(_ visit: (ViewNode) -> Void) {
        if let child { visit(child) }
    }

    override func didUnmount() { task?.cancel() }

    override var debugName: String { "AsyncImage" }
}
