/**
 * Header of a request that no person caused: a timer sent it, or nobody uses the page. Such a request does not prolong
 * the session.
 */
export const UNATTENDED_HEADER = 'x-unattended'
