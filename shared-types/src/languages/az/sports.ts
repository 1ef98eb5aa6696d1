/** Sports in Azerbaijani. */
import type { SportKey } from '../../catalogue/sport_ids.ts'

export const sports: Readonly<Record<SportKey, string>> = {
  soccer: 'Futbol',
  basketball: 'Basketbol',
  tennis: 'Tennis',
  volleyball: 'Voleybol',
  handball: 'Həndbol',
  iceHockey: 'Buz hokkeyi',
  baseball: 'Beysbol',
  tableTennis: 'Stolüstü tennis',
  motorSport: 'Avtoidman',
  bikes: 'Motoidman',
  esports: 'Kiberidman',
  horseRacing: 'At yarışı',
  greyhounds: 'Tazı yarışı',
}
