/** English texts of the contact form, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  contact: {
    lead: 'We answer by email.',
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    text: 'Message',
    send: 'Send message',
    sending: 'Sending',
    sentTitle: 'Your message was sent',
    sentLead: 'We will answer to {{email}}.',
  },
} satisfies TextsLike<typeof turkish, 'en'>
