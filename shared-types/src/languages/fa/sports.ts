/** Sports in Persian. */
import type { SportKey } from '../../catalogue/sport_ids.ts'

export const sports: Readonly<Record<SportKey, string>> = {
  soccer: 'فوتبال',
  basketball: 'بسکتبال',
  tennis: 'تنیس',
  volleyball: 'والیبال',
  handball: 'هندبال',
  iceHockey: 'هاکی روی یخ',
  baseball: 'بیسبال',
  tableTennis: 'تنیس روی میز',
  motorSport: 'اتومبیل‌رانی',
  bikes: 'موتورسواری',
  esports: 'ورزش‌های الکترونیک',
  horseRacing: 'اسب‌دوانی',
  greyhounds: 'مسابقه سگ‌های تازی',
}
