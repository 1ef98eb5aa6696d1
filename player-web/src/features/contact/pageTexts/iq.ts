/** Kurdish texts of the contact form, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  contact: {
    lead: 'بە ئیمەیڵ وەڵامتان دەدەینەوە.',
    name: 'ناو',
    email: 'ئیمەیڵ',
    subject: 'بابەت',
    text: 'نامە',
    send: 'ناردنی نامە',
    sending: 'دەنێردرێت',
    sentTitle: 'نامەکەتان نێردرا',
    sentLead: 'وەڵام بۆ {{email}} دەنێرین.',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
