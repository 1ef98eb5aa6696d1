/** Sports in Arabic. */
import type { SportKey } from '../../catalogue/sport_ids.ts'

export const sports: Readonly<Record<SportKey, string>> = {
  soccer: 'كرة القدم',
  basketball: 'كرة السلة',
  tennis: 'التنس',
  volleyball: 'الكرة الطائرة',
  handball: 'كرة اليد',
  iceHockey: 'هوكي الجليد',
  baseball: 'البيسبول',
  tableTennis: 'تنس الطاولة',
  motorSport: 'سباق السيارات',
  bikes: 'سباق الدراجات النارية',
  esports: 'الرياضات الإلكترونية',
  horseRacing: 'سباق الخيل',
  greyhounds: 'سباق الكلاب السلوقية',
}
