/** A header that says that nobody has touched the page for a while: such a request does not keep the session. */
export const UNATTENDED_HEADER = 'x-unattended'
