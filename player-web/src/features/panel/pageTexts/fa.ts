/** Persian texts of the account panel and the own profile, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panel: {
    tabs: 'بخش‌های حساب',
    tab: {
      balance: 'موجودی',
      profile: 'ویرایش پروفایل',
      bets: 'سابقه شرط‌ها',
      transactions: 'سابقه تراکنش‌ها',
    },
    figures: {
      balance: 'موجودی',
      creditCard: 'اعتبار کارت',
      paykasa: 'Paykasa',
      bonus: 'موجودی بونوس',
      returnableBonus: 'بونوس برگشتی',
      reloadBonus: 'بونوس شارژ مجدد',
      creditLimit: 'سقف اعتبار',
      withdrawable: 'قابل برداشت',
      transferable: 'قابل انتقال',
    },
    allBets: 'همه شرط‌های من',
    noBets: 'در این بازه شرطی نیست',
    betsError: 'شرط‌های شما بارگذاری نشد',
  },
  profile: {
    fixed: 'عضویت شما',
    fixedHint: 'برای تغییر این موارد به پشتیبانی پیام دهید.',
    username: 'نام کاربری',
    name: 'نام',
    email: 'ایمیل',
    phone: 'تلفن',
    birthDate: 'تاریخ تولد',
    identityNumber: 'شماره شناسایی',
    since: 'عضو از',
    none: 'ندارد',
    own: 'اطلاعات قابل تغییر',
    gender: 'جنسیت',
    genders: { f: 'زن', m: 'مرد' },
    countryCode: 'کشور',
    city: 'شهر',
    postCode: 'کد پستی',
    address: 'نشانی',
    autoPrint: 'چاپ شرط بلافاصله پس از ثبت',
    choose: 'انتخاب کنید',
    save: 'ذخیره',
    saving: 'در حال ذخیره',
    saved: 'اطلاعات شما ذخیره شد.',
    error: 'اطلاعات شما بارگذاری نشد',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
