/** Arabic texts of tickets. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  ticket: {
    title: 'فحص التذكرة',
    label: 'رقم التذكرة',
    placeholder: 'رقم التذكرة',
    check: 'فحص',
    hint: 'الرقم في أعلى التذكرة، والرمز أسفل الباركود.',
    missing: 'لا توجد تذكرة بهذا الرقم',
    missingHint: 'تحقق من الرقم وحاول مجددًا.',
    error: 'تعذر فحص التذكرة',
    win: 'هذه التذكرة رابحة',
    genuine: 'رمز هذه الورقة أصلي.',
    forged: 'رمز التذكرة هذا غير أصلي',
    forgedHint: 'تحقق من الرمز الذي أدخلته. إن كان صحيحًا فالتذكرة مزورة.',
    validUntil: 'صالحة حتى',
    expired: 'منتهية الصلاحية',
    refusal: {
      copy: 'لا يُدفع شيء على هذه الورقة: إنها نسخة.',
      printCancelled: 'لا يُدفع شيء على هذه الورقة: أُلغيت طباعتها.',
      void: 'لا يُدفع شيء على هذه التذكرة: أُلغي الرهان ورُد مبلغه.',
      sold: 'لا يُدفع شيء على هذه التذكرة: بيع الرهان.',
      paid: 'لا يُدفع شيء على هذه التذكرة: دُفعت من قبل.',
      expired: 'لا يُدفع شيء على هذه التذكرة: انتهت صلاحيتها.',
    },
  },
} satisfies TextsLike<typeof turkish, 'aa'>
