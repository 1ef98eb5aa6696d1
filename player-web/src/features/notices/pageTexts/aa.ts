/** Arabic texts of the page of notifications, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  noticePage: {
    readAll: 'تحديد الكل كمقروء',
    empty: 'ليست لديك إشعارات',
    emptyHint: 'تظهر هنا الرسائل الموجهة إليك والتغييرات على حسابك.',
    error: 'تعذر تحميل إشعاراتك',
    system: {
      creditSent: { title: 'رصيد مستلم', text: 'أُضيف {{amount}} إلى رصيدك.' },
      creditTaken: { title: 'رصيد مسحوب', text: 'سُحب {{amount}} من رصيدك.' },
      accountEdited: {
        title: 'تم تعديل حسابك',
        text: 'تغيرت بياناتك أو صلاحياتك أو حدودك. راسل الدعم إن لم تطلب ذلك.',
      },
      excluded: {
        title: 'حسابك مغلق أمام اللعب',
        text: 'لا يمكنك الرهان حتى انتهاء المدة. التفاصيل في صفحة «لعب أكثر أمانًا».',
      },
      withdrawalOrdered: {
        title: 'تم استلام طلب السحب',
        text: 'حُجز {{amount}} لسحبك. إن لم تكن أنت من طلب ذلك، فغيّر كلمة المرور فورًا وراسل الدعم.',
      },
      withdrawalPaid: { title: 'تم دفع السحب', text: 'دُفع لك {{amount}}.' },
      withdrawalRefused: {
        title: 'لم يُدفع السحب',
        text: 'عاد {{amount}} إلى رصيدك. تجد السبب مع السحب في صفحة معاملاتك.',
      },
      bonusGiven: {
        title: 'حصلت على مكافأة',
        text: 'لديك مكافأة بقيمة {{amount}}. تجد شروطها وما لعبته منها في صفحة المكافآت.',
      },
      bonusRefused: {
        title: 'لم تتم الموافقة على طلب المكافأة',
        text: 'تجد السبب مع طلبك في صفحة المكافآت.',
      },
      bonusConverted: {
        title: 'تحوّلت المكافأة إلى رصيد',
        text: 'انتقل {{amount}} من مكافأتك إلى رصيدك.',
      },
      bonusExpired: {
        title: 'انتهت مدة المكافأة',
        text: 'انتهت مكافأتك البالغة {{amount}} وسُحب ما تبقى منها.',
      },
      bonusCancelled: {
        title: 'أُلغيت المكافأة',
        text: 'سُحبت مكافأتك البالغة {{amount}}. يمكن للدعم أن يخبرك بالسبب.',
      },
    },
  },
} satisfies TextsLike<typeof turkish, 'aa'>
