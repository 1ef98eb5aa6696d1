/** Sports in Croatian. */
import type { SportKey } from '../../catalogue/sport_ids.ts'

export const sports: Readonly<Record<SportKey, string>> = {
  soccer: 'Nogomet',
  basketball: 'Košarka',
  tennis: 'Tenis',
  volleyball: 'Odbojka',
  handball: 'Rukomet',
  iceHockey: 'Hokej na ledu',
  baseball: 'Bejzbol',
  tableTennis: 'Stolni tenis',
  motorSport: 'Automoto',
  bikes: 'Motociklizam',
  esports: 'Esport',
  horseRacing: 'Konjske utrke',
  greyhounds: 'Utrke hrtova',
}
