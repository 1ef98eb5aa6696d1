/** Parts of a match in Portuguese, in names of market types. */
import { PLAIN, type PartName } from '../../markets/names/parts.ts'

export const parts: Readonly<Record<string, PartName>> = {
  match: PLAIN,
  matchWithOvertime: { ...PLAIN, behind: '(incl. prolongamento)' },
  matchWithExtraInnings: { ...PLAIN, behind: '(incl. entradas extra)' },
  matchWithShootout: { ...PLAIN, behind: '(incl. prolongamento e penáltis)' },
  firstHalf: { name: '1.ª parte', shortName: '1ªP' },
  secondHalf: { name: '2.ª parte', shortName: '2ªP' },
  secondHalfWithOvertime: { name: '2.ª parte', shortName: '2ªP', behind: '(incl. prolongamento)' },
  overtime: { name: 'Prolongamento', shortName: 'Prol' },
  shootout: { name: 'Desempate por penáltis', shortName: 'Pen' },
  period: { name: '{periodnr}.º período', shortName: 'P{periodnr}' },
  quarter: { name: '{quarternr}.º quarto', shortName: 'Q{quarternr}' },
  set: { name: '{setnr}.º set', shortName: 'S{setnr}' },
  game: { name: '{gamenr}.º set', shortName: 'S{gamenr}' },
  inning: { name: '{inningnr}.ª entrada', shortName: 'E{inningnr}' },
  map: { name: 'Mapa {mapnr}', shortName: 'M{mapnr}' },
  firstFive: { name: 'Entradas 1 a 5', shortName: 'E1-5' },
  innings: { name: 'Entradas {from} a {to}', shortName: 'E{from}-{to}' },
  minutes: { name: 'Minutos {from} a {to}', shortName: "{from}-{to}'" },
}
