/** Sports in Greek. */
import type { SportKey } from '../../catalogue/sport_ids.ts'

export const sports: Readonly<Record<SportKey, string>> = {
  soccer: 'Ποδόσφαιρο',
  basketball: 'Μπάσκετ',
  tennis: 'Τένις',
  volleyball: 'Βόλεϊ',
  handball: 'Χάντμπολ',
  iceHockey: 'Χόκεϊ επί πάγου',
  baseball: 'Μπέιζμπολ',
  tableTennis: 'Πινγκ πονγκ',
  motorSport: 'Μηχανοκίνητα',
  bikes: 'Μοτοσικλέτα',
  esports: 'Esports',
  horseRacing: 'Ιπποδρομίες',
  greyhounds: 'Κυνοδρομίες',
}
