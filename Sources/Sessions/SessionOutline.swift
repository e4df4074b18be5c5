/// How a session stands: all of it that can be read without what was found out from its document.
///
/// Equal outlines of a completed session mean that everything about it is as it was.
package struct SessionOutline: Hashable, Sendable {
    /// The session, without its analysis and the numbers of its jobs.
    package var session: Session
    /// Another one after every change of what was found out.
    package var revision: Int

    package init(session: Session, revision: Int) {
        self.session = session
        self.revision = revision
    }
}
