/** French texts of the contact form, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  contact: {
    lead: 'Nous vous répondons par e-mail.',
    name: 'Nom',
    email: 'E-mail',
    subject: 'Objet',
    text: 'Votre message',
    send: 'Envoyer le message',
    sending: 'Envoi',
    sentTitle: 'Votre message est envoyé',
    sentLead: 'Nous répondrons à {{email}}.',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
