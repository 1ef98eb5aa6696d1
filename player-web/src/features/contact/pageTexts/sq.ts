/** Albanian texts of the contact form, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  contact: {
    lead: 'Ju përgjigjemi me email.',
    name: 'Emri',
    email: 'Email',
    subject: 'Tema',
    text: 'Mesazhi',
    send: 'Dërgo mesazhin',
    sending: 'Duke dërguar',
    sentTitle: 'Mesazhi juaj u dërgua',
    sentLead: 'Do të përgjigjemi te {{email}}.',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
