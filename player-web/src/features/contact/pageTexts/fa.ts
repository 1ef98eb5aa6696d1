/** Persian texts of the contact form, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  contact: {
    lead: 'با ایمیل به شما پاسخ می‌دهیم.',
    name: 'نام',
    email: 'ایمیل',
    subject: 'موضوع',
    text: 'پیام',
    send: 'ارسال پیام',
    sending: 'در حال ارسال',
    sentTitle: 'پیام شما فرستاده شد',
    sentLead: 'به {{email}} پاسخ می‌دهیم.',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
