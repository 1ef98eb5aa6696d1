/** Azerbaijani texts of the contact form, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  contact: {
    lead: 'Sizə e-poçtla cavab veririk.',
    name: 'Ad',
    email: 'E-poçt',
    subject: 'Mövzu',
    text: 'Mesaj',
    send: 'Mesajı göndər',
    sending: 'Göndərilir',
    sentTitle: 'Mesajınız göndərildi',
    sentLead: 'Cavabı {{email}} ünvanına göndərəcəyik.',
  },
} satisfies TextsLike<typeof turkish, 'az'>
