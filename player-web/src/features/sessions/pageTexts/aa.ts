/** Arabic texts of the page of one's own sessions, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sessions: {
    lead: 'حسابك مفتوح على هذه الأجهزة. سجّل الخروج من الأجهزة التي لا تعرفها وغيّر كلمة مرورك.',
    error: 'تعذر تحميل الأجهزة',
    device: '{{browser}} على {{system}}',
    unknownDevice: 'جهاز غير معروف',
    thisDevice: 'هذا الجهاز',
    address: 'العنوان',
    begun: 'تسجيل الدخول',
    lastUsed: 'آخر استخدام',
    nowhereElse: 'لست مسجل الدخول على أي جهاز آخر.',
    endOne: 'تسجيل الخروج: {{device}}',
    endAll: 'تسجيل الخروج من كل الأجهزة',
    endAllQuestion: 'سيُسجّل خروجك من كل جهاز، بما فيها هذا الجهاز.',
    stay: 'البقاء مسجلًا',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
