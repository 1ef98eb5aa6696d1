/** Countries of the catalogue in Greek. */
import type { CountryKey } from '../../catalogue/countries.ts'

export const countries: Readonly<Record<CountryKey, string>> = {
  TR: 'Τουρκία',
  ENG: 'Αγγλία',
  ES: 'Ισπανία',
  DE: 'Γερμανία',
  IT: 'Ιταλία',
  FR: 'Γαλλία',
  NL: 'Ολλανδία',
  PT: 'Πορτογαλία',
  BE: 'Βέλγιο',
  GR: 'Ελλάδα',
  SCO: 'Σκωτία',
  DK: 'Δανία',
  SE: 'Σουηδία',
  FI: 'Φινλανδία',
  PL: 'Πολωνία',
  CZ: 'Τσεχία',
  US: 'ΗΠΑ',
  BR: 'Βραζιλία',
  JP: 'Ιαπωνία',
  KR: 'Νότια Κορέα',
  INT: 'Διεθνή',
}
