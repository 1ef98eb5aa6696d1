/** Croatian texts of the contact form, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  contact: {
    lead: 'Odgovaramo e-poštom.',
    name: 'Ime',
    email: 'E-pošta',
    subject: 'Predmet',
    text: 'Poruka',
    send: 'Pošalji poruku',
    sending: 'Slanje',
    sentTitle: 'Vaša poruka je poslana',
    sentLead: 'Odgovorit ćemo na {{email}}.',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
