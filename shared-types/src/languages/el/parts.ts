/** Parts of a match in Greek, in names of market types. */
import { PLAIN, type PartName } from '../../markets/names/parts.ts'

export const parts: Readonly<Record<string, PartName>> = {
  match: PLAIN,
  matchWithOvertime: { ...PLAIN, behind: '(με παράταση)' },
  matchWithExtraInnings: { ...PLAIN, behind: '(με έξτρα ίνινγκ)' },
  matchWithShootout: { ...PLAIN, behind: '(με παράταση και πέναλτι)' },
  firstHalf: { name: '1ο ημίχρονο', shortName: '1ο Ημ' },
  secondHalf: { name: '2ο ημίχρονο', shortName: '2ο Ημ' },
  secondHalfWithOvertime: { name: '2ο ημίχρονο', shortName: '2ο Ημ', behind: '(με παράταση)' },
  overtime: { name: 'Παράταση', shortName: 'Παρ' },
  shootout: { name: 'Διαδικασία πέναλτι', shortName: 'Πεν' },
  period: { name: '{periodnr}η περίοδος', shortName: 'Π{periodnr}' },
  quarter: { name: '{quarternr}ο δεκάλεπτο', shortName: 'Δ{quarternr}' },
  set: { name: '{setnr}ο σετ', shortName: 'Σ{setnr}' },
  game: { name: '{gamenr}ο σετ', shortName: 'Σ{gamenr}' },
  inning: { name: '{inningnr}ο ίνινγκ', shortName: 'Ι{inningnr}' },
  map: { name: '{mapnr}ος χάρτης', shortName: 'Χ{mapnr}' },
  firstFive: { name: 'Ίνινγκ 1 έως 5', shortName: 'Ι1-5' },
  innings: { name: 'Ίνινγκ {from} έως {to}', shortName: 'Ι{from}-{to}' },
  minutes: { name: 'Λεπτά {from} έως {to}', shortName: "{from}-{to}'" },
}
