/** Sports in Spanish. */
import type { SportKey } from '../../catalogue/sport_ids.ts'

export const sports: Readonly<Record<SportKey, string>> = {
  soccer: 'Fútbol',
  basketball: 'Baloncesto',
  tennis: 'Tenis',
  volleyball: 'Voleibol',
  handball: 'Balonmano',
  iceHockey: 'Hockey sobre hielo',
  baseball: 'Béisbol',
  tableTennis: 'Tenis de mesa',
  motorSport: 'Automovilismo',
  bikes: 'Motociclismo',
  esports: 'eSports',
  horseRacing: 'Carreras de caballos',
  greyhounds: 'Galgos',
}
