/** Sports in English. */
import type { SportKey } from '../../catalogue/sport_ids.ts'

export const sports: Readonly<Record<SportKey, string>> = {
  soccer: 'Soccer',
  basketball: 'Basketball',
  tennis: 'Tennis',
  volleyball: 'Volleyball',
  handball: 'Handball',
  iceHockey: 'Ice Hockey',
  baseball: 'Baseball',
  tableTennis: 'Table Tennis',
  motorSport: 'Motor Sport',
  bikes: 'Bikes',
  esports: 'Esports',
}
