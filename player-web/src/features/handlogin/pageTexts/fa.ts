/** Persian texts of hand login, which load with its pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  handLogin: {
    title: 'ورود به گیشه',
    noKeys: 'این صفحه نمی‌تواند برای دستگاه کلید بسازد. آن را با https باز کنید.',
    enrolHint: 'این دستگاه هنوز ثبت نشده است. شناسه و کدی را که کارکنان داده‌اند وارد کنید.',
    machineId: 'شناسه دستگاه',
    code: 'کد',
    enrol: 'ثبت دستگاه',
    username: 'نام کاربری',
    cashier: 'صندوقدار',
    byHand: 'ورود با پین',
    byPassword: 'ورود اپراتور با رمز عبور',
    pin: 'پین',
    password: 'رمز عبور',
    signIn: 'ورود',
    again: 'ثبت دوباره دستگاه',
    newPinHint: 'شش رقم که در این دستگاه جای رمز عبور را می‌گیرد.',
    newPin: 'پین جدید',
    setPin: 'ذخیره پین',
    pinSet: 'پین ذخیره شد.',
    toDesk: 'به گیشه',
    errors: {
      machineRequired: 'این دستگاه برای این گیشه ثبت نشده است.',
      machineCodeWrong: 'کد اشتباه، استفاده‌شده یا خیلی قدیمی است.',
      pinLocked: 'پین قفل است. با رمز عبور وارد شوید.',
      wrongUserorPass: 'پین یا رمز عبور اشتباه است.',
      validationFailed: 'رمز عبور یا مقدار واردشده اشتباه است.',
    },
  },
} satisfies TextsLike<typeof turkish, 'fa'>
