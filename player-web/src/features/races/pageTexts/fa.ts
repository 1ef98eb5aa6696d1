/** Persian texts of race cards, and of the strip of races that come next. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  races: {
    next: 'مسابقه‌های بعدی',
    card: 'برنامهٔ مسابقه',
    inMinutes: '{{minutes}} دقیقهٔ دیگر',
    toOff: 'تا شروع',
    offAt: 'شروع در {{time}}',
    isOff: 'مسابقه شروع شده است',
    finished: 'ترتیب پایان',
    notRun: 'مسابقه حساب نشد. مبلغ شرط‌ها برمی‌گردد.',
    handicap: 'مسابقهٔ هندیکپ',
    runners: 'شرکت‌کنندگان: {{total}}',
    winOnly: 'فقط برنده',
    number: 'شماره',
    runner: 'شرکت‌کننده',
    draw: 'جایگاه شروع',
    grid: 'جایگاه شروع',
    trap: 'دریچه',
    form: 'آخرین مسابقه‌ها',
    weight: 'وزن',
    kg: '{{kg}} کیلو',
    age: 'سن',
    people: 'سوارکار و مربی',
    byNumber: 'بر اساس شماره',
    byPrice: 'بر اساس ضریب',
    byFinish: 'بر اساس پایان',
    coupled: 'هم‌اصطبل: {{numbers}}',
    takes: 'از سود شرط‌های پیش از این {{percent}}% کم می‌شود',
    returns: 'مبلغ شرط روی این شرکت‌کننده برمی‌گردد',
    position: 'مقام',
    odds: 'ضریب',
    closed: 'بسته',
    cardError: 'برنامهٔ مسابقه بارگذاری نشد',
    status: {
      nonRunner: 'شرکت نمی‌کند',
      withdrawn: 'انصرافی',
      disqualified: 'محروم',
      reserve: 'ذخیره',
    },
    outcome: {
      unplaced: 'بدون مقام',
      didNotFinish: 'به پایان نرسید',
    },
  },
} satisfies TextsLike<typeof turkish, 'fa'>
