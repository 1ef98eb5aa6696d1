/** Italian texts of the contact form, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  contact: {
    lead: 'Ti rispondiamo via email.',
    name: 'Nome',
    email: 'Email',
    subject: 'Oggetto',
    text: 'Messaggio',
    send: 'Invia messaggio',
    sending: 'Invio in corso',
    sentTitle: 'Il tuo messaggio è stato inviato',
    sentLead: 'Risponderemo a {{email}}.',
  },
} satisfies TextsLike<typeof turkish, 'it'>
