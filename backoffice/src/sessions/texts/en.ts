/** Texts of sessions. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  sessions: {
    own: 'My sessions',
    current: 'This session',
    begun: 'Signed in',
    lastUsed: 'Last used',
    unknownDevice: 'Unknown device',
    none: 'No open session.',
    end: 'Sign out',
    endOf: '%{device}: sign out',
    endAll: 'Sign out everywhere',
    ended: 'All sessions ended',
    endOwnTitle: 'Sign out on every device?',
    endOwnContent: 'All your sessions end, this one too, and you sign in again.',
    endUserTitle: 'Sign %{name} out everywhere?',
    endUserContent: 'All open sessions end at once. The person can sign in again.',
  },
}

export default texts
