/** Arabic texts of the account panel and the own profile, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panel: {
    tabs: 'أقسام الحساب',
    tab: {
      balance: 'الرصيد',
      profile: 'تعديل الملف',
      bets: 'سجل الرهانات',
      transactions: 'سجل المعاملات',
    },
    figures: {
      balance: 'الرصيد',
      creditCard: 'رصيد البطاقات',
      paykasa: 'Paykasa',
      bonus: 'رصيد المكافآت',
      returnableBonus: 'مكافأة مستردة',
      reloadBonus: 'مكافأة إعادة الإيداع',
      creditLimit: 'حد الائتمان',
      withdrawable: 'القابل للسحب',
      transferable: 'القابل للتحويل',
    },
    allBets: 'كل رهاناتي',
    noBets: 'لا رهانات في هذه الفترة',
    betsError: 'تعذر تحميل رهاناتك',
  },
  profile: {
    fixed: 'عضويتك',
    fixedHint: 'راسل الدعم لتغيير هذه البيانات.',
    username: 'اسم المستخدم',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    birthDate: 'تاريخ الميلاد',
    identityNumber: 'رقم الهوية',
    since: 'عضو منذ',
    none: 'لا يوجد',
    own: 'بيانات يمكنك تغييرها',
    gender: 'الجنس',
    genders: { f: 'أنثى', m: 'ذكر' },
    countryCode: 'البلد',
    city: 'المدينة',
    postCode: 'الرمز البريدي',
    address: 'العنوان',
    autoPrint: 'طباعة الرهان فور وضعه',
    choose: 'اختر',
    save: 'حفظ',
    saving: 'جارٍ الحفظ',
    saved: 'حُفظت بياناتك.',
    error: 'تعذر تحميل بياناتك',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
