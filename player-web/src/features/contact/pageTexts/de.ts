/** German texts of the contact form, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  contact: {
    lead: 'Wir antworten dir per E-Mail.',
    name: 'Name',
    email: 'E-Mail',
    subject: 'Betreff',
    text: 'Nachricht',
    send: 'Nachricht senden',
    sending: 'Wird gesendet',
    sentTitle: 'Deine Nachricht ist gesendet',
    sentLead: 'Wir antworten an {{email}}.',
  },
} satisfies TextsLike<typeof turkish, 'de'>
