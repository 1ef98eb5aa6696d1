/** Russian texts of the contact form, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  contact: {
    lead: 'Мы ответим вам по почте.',
    name: 'Имя',
    email: 'Эл. почта',
    subject: 'Тема',
    text: 'Сообщение',
    send: 'Отправить сообщение',
    sending: 'Отправляем',
    sentTitle: 'Сообщение отправлено',
    sentLead: 'Мы ответим на {{email}}.',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
