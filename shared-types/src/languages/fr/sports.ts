/** Sports in French. */
import type { SportKey } from '../../catalogue/sport_ids.ts'

export const sports: Readonly<Record<SportKey, string>> = {
  soccer: 'Football',
  basketball: 'Basket-ball',
  tennis: 'Tennis',
  volleyball: 'Volley-ball',
  handball: 'Handball',
  iceHockey: 'Hockey sur glace',
  baseball: 'Baseball',
  tableTennis: 'Tennis de table',
  motorSport: 'Sports mécaniques',
  bikes: 'Moto',
  esports: 'E-sport',
  horseRacing: 'Hippisme',
  greyhounds: 'Lévriers',
}
