/** Greek texts of the contact form, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  contact: {
    lead: 'Σας απαντάμε με email.',
    name: 'Όνομα',
    email: 'Email',
    subject: 'Θέμα',
    text: 'Μήνυμα',
    send: 'Αποστολή μηνύματος',
    sending: 'Αποστολή',
    sentTitle: 'Το μήνυμά σας στάλθηκε',
    sentLead: 'Θα απαντήσουμε στο {{email}}.',
  },
} satisfies TextsLike<typeof turkish, 'el'>
