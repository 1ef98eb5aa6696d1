/** Countries of the catalogue in Persian. */
import type { CountryKey } from '../../catalogue/countries.ts'

export const countries: Readonly<Record<CountryKey, string>> = {
  TR: 'ترکیه',
  ENG: 'انگلستان',
  ES: 'اسپانیا',
  DE: 'آلمان',
  IT: 'ایتالیا',
  FR: 'فرانسه',
  NL: 'هلند',
  PT: 'پرتغال',
  BE: 'بلژیک',
  GR: 'یونان',
  SCO: 'اسکاتلند',
  DK: 'دانمارک',
  SE: 'سوئد',
  FI: 'فنلاند',
  PL: 'لهستان',
  CZ: 'چک',
  US: 'آمریکا',
  BR: 'برزیل',
  JP: 'ژاپن',
  KR: 'کره جنوبی',
  INT: 'بین‌المللی',
}
