/** Arabic texts of the contact form, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  contact: {
    lead: 'نرد عليك بالبريد الإلكتروني.',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    subject: 'الموضوع',
    text: 'الرسالة',
    send: 'إرسال الرسالة',
    sending: 'جارٍ الإرسال',
    sentTitle: 'أُرسلت رسالتك',
    sentLead: 'سنرد على {{email}}.',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
