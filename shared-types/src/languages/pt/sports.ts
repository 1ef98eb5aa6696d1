/** Sports in Portuguese. */
import type { SportKey } from '../../catalogue/sport_ids.ts'

export const sports: Readonly<Record<SportKey, string>> = {
  soccer: 'Futebol',
  basketball: 'Basquetebol',
  tennis: 'Ténis',
  volleyball: 'Voleibol',
  handball: 'Andebol',
  iceHockey: 'Hóquei no gelo',
  baseball: 'Basebol',
  tableTennis: 'Ténis de mesa',
  motorSport: 'Automobilismo',
  bikes: 'Motociclismo',
  esports: 'Esports',
  horseRacing: 'Corridas de cavalos',
  greyhounds: 'Corridas de galgos',
}
