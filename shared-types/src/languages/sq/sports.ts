/** Sports in Albanian. */
import type { SportKey } from '../../catalogue/sport_ids.ts'

export const sports: Readonly<Record<SportKey, string>> = {
  soccer: 'Futboll',
  basketball: 'Basketboll',
  tennis: 'Tenis',
  volleyball: 'Volejboll',
  handball: 'Hendboll',
  iceHockey: 'Hokej mbi akull',
  baseball: 'Bejsboll',
  tableTennis: 'Pingpong',
  motorSport: 'Automobilizëm',
  bikes: 'Motoçiklizëm',
  esports: 'Esport',
  horseRacing: 'Gara me kuaj',
  greyhounds: 'Gara me zagarë',
}
