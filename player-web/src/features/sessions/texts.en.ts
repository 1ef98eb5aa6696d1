/** English texts of the page of one's own sessions. */
import type { TextsLike } from '../../i18n/texts.ts'
import type turkish from './texts.tr.ts'

export default {
  sessions: {
    title: 'Signed-in devices',
    lead: 'Your account is signed in on these devices. Sign out of those that you do not know, and have your password changed.',
    error: 'The devices could not be loaded',
    device: '{{browser}} on {{system}}',
    unknownDevice: 'Unknown device',
    thisDevice: 'This device',
    address: 'Address',
    begun: 'Signed in',
    lastUsed: 'Last used',
    nowhereElse: 'You are signed in on no other device.',
    endOne: 'Sign out: {{device}}',
    endAll: 'Sign out everywhere',
    endAllQuestion: 'You are signed out on every device, on this one too.',
    stay: 'Stay signed in',
  },
} satisfies TextsLike<typeof turkish, 'en'>
