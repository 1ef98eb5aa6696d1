/** Sports in German. */
import type { SportKey } from '../../catalogue/sport_ids.ts'

export const sports: Readonly<Record<SportKey, string>> = {
  soccer: 'Fußball',
  basketball: 'Basketball',
  tennis: 'Tennis',
  volleyball: 'Volleyball',
  handball: 'Handball',
  iceHockey: 'Eishockey',
  baseball: 'Baseball',
  tableTennis: 'Tischtennis',
  motorSport: 'Motorsport',
  bikes: 'Motorrad',
  esports: 'E-Sport',
  horseRacing: 'Pferderennen',
  greyhounds: 'Windhundrennen',
}
