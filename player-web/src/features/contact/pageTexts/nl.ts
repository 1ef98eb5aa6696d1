/** Dutch texts of the contact form, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  contact: {
    lead: 'We antwoorden je per e-mail.',
    name: 'Naam',
    email: 'E-mail',
    subject: 'Onderwerp',
    text: 'Bericht',
    send: 'Bericht versturen',
    sending: 'Bezig met versturen',
    sentTitle: 'Je bericht is verstuurd',
    sentLead: 'We antwoorden naar {{email}}.',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
