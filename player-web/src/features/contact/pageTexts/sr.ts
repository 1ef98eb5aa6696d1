/** Serbian texts of the contact form, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  contact: {
    lead: 'Одговарамо имејлом.',
    name: 'Име',
    email: 'Имејл',
    subject: 'Тема',
    text: 'Порука',
    send: 'Пошаљи поруку',
    sending: 'Слање',
    sentTitle: 'Ваша порука је послата',
    sentLead: 'Одговорићемо на {{email}}.',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
