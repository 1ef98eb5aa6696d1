/** Persian texts of signing in. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  signIn: {
    title: 'ورود',
    lead: 'برای ثبت و دیدن شرط‌ها وارد شوید.',
    username: 'نام کاربری',
    password: 'رمز عبور',
    showPassword: 'نمایش رمز عبور',
    hidePassword: 'پنهان کردن رمز عبور',
    submit: 'ورود',
    sending: 'در حال ورود',
    forgot: 'رمز عبور را فراموش کرده‌اید؟',
    noAccount: 'هنوز حساب ندارید؟',
    resend: 'ارسال دوباره ایمیل فعال‌سازی',
    resent: 'ایمیل در راه است.',
    returns: 'استفادهٔ دوباره از حساب',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
