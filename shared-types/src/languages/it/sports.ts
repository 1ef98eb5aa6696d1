/** Sports in Italian. */
import type { SportKey } from '../../catalogue/sport_ids.ts'

export const sports: Readonly<Record<SportKey, string>> = {
  soccer: 'Calcio',
  basketball: 'Basket',
  tennis: 'Tennis',
  volleyball: 'Pallavolo',
  handball: 'Pallamano',
  iceHockey: 'Hockey su ghiaccio',
  baseball: 'Baseball',
  tableTennis: 'Ping pong',
  motorSport: 'Automobilismo',
  bikes: 'Motociclismo',
  esports: 'eSports',
  horseRacing: 'Ippica',
  greyhounds: 'Corse dei levrieri',
}
