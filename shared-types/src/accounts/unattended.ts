/** A header of a request that nobody asked for: a timer made it, or the page was left alone. It does not keep the session. */
export const UNATTENDED_HEADER = 'x-unattended'
