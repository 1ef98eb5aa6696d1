/** Sports in Turkish. */
import type { SportKey } from '../../catalogue/sport_ids.ts'

export const sports: Readonly<Record<SportKey, string>> = {
  soccer: 'Futbol',
  basketball: 'Basketbol',
  tennis: 'Tenis',
  volleyball: 'Voleybol',
  handball: 'Hentbol',
  iceHockey: 'Buz Hokeyi',
  baseball: 'Beyzbol',
  tableTennis: 'Masa Tenisi',
  motorSport: 'Motor Sporları',
  bikes: 'Motosiklet',
  esports: 'E-Spor',
  horseRacing: 'At Yarışı',
  greyhounds: 'Tazı Yarışı',
}
