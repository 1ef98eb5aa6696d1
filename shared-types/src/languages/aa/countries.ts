/** Countries of the catalogue in Arabic. */
import type { CountryKey } from '../../catalogue/countries.ts'

export const countries: Readonly<Record<CountryKey, string>> = {
  TR: 'تركيا',
  ENG: 'إنجلترا',
  ES: 'إسبانيا',
  DE: 'ألمانيا',
  IT: 'إيطاليا',
  FR: 'فرنسا',
  NL: 'هولندا',
  PT: 'البرتغال',
  BE: 'بلجيكا',
  GR: 'اليونان',
  SCO: 'اسكتلندا',
  DK: 'الدنمارك',
  SE: 'السويد',
  FI: 'فنلندا',
  PL: 'بولندا',
  CZ: 'التشيك',
  US: 'الولايات المتحدة',
  BR: 'البرازيل',
  JP: 'اليابان',
  KR: 'كوريا الجنوبية',
  INT: 'دولي',
}
