/** Countries of the catalogue in Kurdish Sorani. */
import type { CountryKey } from '../../catalogue/countries.ts'

export const countries: Readonly<Record<CountryKey, string>> = {
  TR: 'تورکیا',
  ENG: 'ئینگلتەرا',
  ES: 'ئیسپانیا',
  DE: 'ئەڵمانیا',
  IT: 'ئیتاڵیا',
  FR: 'فەرەنسا',
  NL: 'هۆڵەندا',
  PT: 'پورتوگال',
  BE: 'بەلجیکا',
  GR: 'یۆنان',
  SCO: 'سکۆتلەندا',
  DK: 'دانیمارک',
  SE: 'سوید',
  FI: 'فینلاندا',
  PL: 'پۆڵەندا',
  CZ: 'چیک',
  US: 'ئەمریکا',
  BR: 'بەرازیل',
  JP: 'ژاپۆن',
  KR: 'کۆریای باشوور',
  INT: 'نێودەوڵەتی',
}
