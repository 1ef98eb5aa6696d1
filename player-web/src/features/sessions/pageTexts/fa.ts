/** Persian texts of the page of one's own sessions, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sessions: {
    lead: 'حساب شما در این دستگاه‌ها باز است. از دستگاه‌های ناشناس خارج شوید و رمز عبور خود را عوض کنید.',
    error: 'دستگاه‌ها بارگذاری نشد',
    device: '{{browser}} روی {{system}}',
    unknownDevice: 'دستگاه ناشناس',
    thisDevice: 'این دستگاه',
    address: 'نشانی',
    begun: 'ورود',
    lastUsed: 'آخرین استفاده',
    nowhereElse: 'در دستگاه دیگری وارد نشده‌اید.',
    endOne: 'خروج: {{device}}',
    endAll: 'خروج از همه جا',
    endAllQuestion: 'از همه دستگاه‌ها، از جمله همین دستگاه، خارج می‌شوید.',
    stay: 'خارج نشدن',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
