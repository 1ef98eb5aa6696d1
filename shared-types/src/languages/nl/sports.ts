/** Sports in Dutch. */
import type { SportKey } from '../../catalogue/sport_ids.ts'

export const sports: Readonly<Record<SportKey, string>> = {
  soccer: 'Voetbal',
  basketball: 'Basketbal',
  tennis: 'Tennis',
  volleyball: 'Volleybal',
  handball: 'Handbal',
  iceHockey: 'IJshockey',
  baseball: 'Honkbal',
  tableTennis: 'Tafeltennis',
  motorSport: 'Autosport',
  bikes: 'Motorsport',
  esports: 'Esports',
  horseRacing: 'Paardenraces',
  greyhounds: 'Windhondenraces',
}
