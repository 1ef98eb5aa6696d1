/** English texts of the page of one's own sessions, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sessions: {
    lead: 'Your account is signed in on these devices. Sign out of devices that you do not know, and change your password.',
    error: 'The devices could not be loaded',
    device: '{{browser}} on {{system}}',
    unknownDevice: 'Unknown device',
    thisDevice: 'This device',
    address: 'Address',
    begun: 'Signed in',
    lastUsed: 'Last used',
    nowhereElse: 'You are not signed in on any other device.',
    endOne: 'Sign out: {{device}}',
    endAll: 'Sign out everywhere',
    endAllQuestion: 'You will be signed out on every device, including this one.',
    stay: 'Stay signed in',
  },
} satisfies TextsLike<typeof turkish, 'en'>
