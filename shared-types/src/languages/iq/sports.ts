/** Sports in Kurdish Sorani. */
import type { SportKey } from '../../catalogue/sport_ids.ts'

export const sports: Readonly<Record<SportKey, string>> = {
  soccer: 'تۆپی پێ',
  basketball: 'باسکە',
  tennis: 'تێنس',
  volleyball: 'تۆپی بالە',
  handball: 'تۆپی دەست',
  iceHockey: 'هۆکی سەر سەهۆڵ',
  baseball: 'بەیسبۆڵ',
  tableTennis: 'تێنسی سەر مێز',
  motorSport: 'پێشبڕکێی ئۆتۆمبێل',
  bikes: 'پێشبڕکێی ماتۆڕ',
  esports: 'وەرزشی ئەلیکترۆنی',
  horseRacing: 'پێشبڕکێی ئەسپ',
  greyhounds: 'پێشبڕکێی سەگی تاژی',
}
