/** Arabic texts of signing in. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  signIn: {
    title: 'تسجيل الدخول',
    lead: 'سجّل الدخول لوضع الرهانات ومتابعتها.',
    username: 'اسم المستخدم',
    password: 'كلمة المرور',
    showPassword: 'إظهار كلمة المرور',
    hidePassword: 'إخفاء كلمة المرور',
    submit: 'تسجيل الدخول',
    sending: 'جارٍ تسجيل الدخول',
    forgot: 'نسيت كلمة المرور؟',
    noAccount: 'ليس لديك حساب؟',
    resend: 'إعادة إرسال رسالة التفعيل',
    resent: 'الرسالة في الطريق إليك.',
    returns: 'استخدام الحساب من جديد',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
