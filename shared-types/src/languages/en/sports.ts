/** Sports in English. */
import type { SportKey } from '../../catalogue/sport_ids.ts'

export const sports: Readonly<Record<SportKey, string>> = {
  soccer: 'Football',
  basketball: 'Basketball',
  tennis: 'Tennis',
  volleyball: 'Volleyball',
  handball: 'Handball',
  iceHockey: 'Ice Hockey',
  baseball: 'Baseball',
  tableTennis: 'Table Tennis',
  motorSport: 'Motorsport',
  bikes: 'Motorcycling',
  esports: 'Esports',
  horseRacing: 'Horse racing',
  greyhounds: 'Greyhounds',
}
