/** Persian texts of passwords, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwords: {
    forgotLead:
      'نام کاربری یا ایمیل خود را وارد کنید. لینک انتخاب رمز عبور جدید را برایتان می‌فرستیم.',
    name: 'نام کاربری یا ایمیل',
    send: 'ارسال لینک',
    sending: 'در حال ارسال',
    sentTitle: 'ایمیل خود را ببینید',
    sentLead: 'اگر چنین حسابی باشد، ایمیل در راه است. لینک 60 دقیقه معتبر است.',
    sentMissing: 'نرسید؟ پوشه هرزنامه را ببینید. اگر حساب شما ایمیل ندارد به پشتیبانی پیام دهید.',
    current: 'رمز عبور فعلی',
    password: 'رمز عبور جدید',
    repeat: 'تکرار رمز عبور جدید',
    hint: 'طول {{min}}–{{max}} و متفاوت با نام کاربری.',
    save: 'ذخیره رمز عبور',
    saving: 'در حال ذخیره',
    resetDone: 'رمز عبور جدید شما ثبت شد',
    resetLead: 'از همه دستگاه‌ها خارج شدید. با رمز عبور جدید وارد شوید.',
    signIn: 'ورود',
    changed: 'رمز عبور شما تغییر کرد',
    changedLead: 'از دستگاه‌های دیگر خارج شدید.',
    toHome: 'بازگشت به خانه',
    over: 'این لینک قبلاً استفاده شده یا مهلت آن تمام شده است',
    askAgain: 'درخواست لینک جدید',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
