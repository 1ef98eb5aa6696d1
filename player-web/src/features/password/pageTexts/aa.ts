/** Arabic texts of passwords, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwords: {
    forgotLead: 'أدخل اسم المستخدم أو البريد الإلكتروني. سنرسل إليك رابطًا لاختيار كلمة مرور جديدة.',
    name: 'اسم المستخدم أو البريد',
    send: 'إرسال الرابط',
    sending: 'جارٍ الإرسال',
    sentTitle: 'تحقق من بريدك',
    sentLead: 'إن وُجد حساب كهذا فالرسالة في الطريق. الرابط صالح لمدة 60 دقيقة.',
    sentMissing: 'لم تصل؟ انظر في البريد المزعج. إن لم يكن لحسابك بريد فراسل الدعم.',
    current: 'كلمة المرور الحالية',
    password: 'كلمة المرور الجديدة',
    repeat: 'تكرار كلمة المرور الجديدة',
    hint: 'الطول {{min}}–{{max}}، ومختلفة عن اسم المستخدم.',
    save: 'حفظ كلمة المرور',
    saving: 'جارٍ الحفظ',
    resetDone: 'حُفظت كلمة مرورك الجديدة',
    resetLead: 'سُجّل خروجك من جميع الأجهزة. سجّل الدخول بكلمة المرور الجديدة.',
    signIn: 'تسجيل الدخول',
    changed: 'تم تغيير كلمة مرورك',
    changedLead: 'سُجّل خروجك من أجهزتك الأخرى.',
    toHome: 'العودة إلى الرئيسية',
    over: 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته',
    askAgain: 'طلب رابط جديد',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
