/** Parts of a match in Croatian, in names of market types. */
import { PLAIN, type PartName } from '../../markets/names/parts.ts'

export const parts: Readonly<Record<string, PartName>> = {
  match: PLAIN,
  matchWithOvertime: { ...PLAIN, behind: '(s produžetkom)' },
  matchWithExtraInnings: { ...PLAIN, behind: '(s dodatnim iningima)' },
  matchWithShootout: { ...PLAIN, behind: '(s produžetkom i penalima)' },
  firstHalf: { name: '1. poluvrijeme', shortName: '1. pol' },
  secondHalf: { name: '2. poluvrijeme', shortName: '2. pol' },
  secondHalfWithOvertime: {
    name: '2. poluvrijeme',
    shortName: '2. pol',
    behind: '(s produžetkom)',
  },
  overtime: { name: 'Produžetak', shortName: 'Prod' },
  shootout: { name: 'Raspucavanje penala', shortName: 'Pen' },
  period: { name: '{periodnr}. period', shortName: 'P{periodnr}' },
  quarter: { name: '{quarternr}. četvrtina', shortName: 'Č{quarternr}' },
  set: { name: '{setnr}. set', shortName: 'S{setnr}' },
  game: { name: '{gamenr}. set', shortName: 'S{gamenr}' },
  inning: { name: '{inningnr}. ining', shortName: 'I{inningnr}' },
  map: { name: '{mapnr}. mapa', shortName: 'M{mapnr}' },
  firstFive: { name: 'Ininzi 1 do 5', shortName: 'I1-5' },
  innings: { name: 'Ininzi {from} do {to}', shortName: 'I{from}-{to}' },
  minutes: { name: 'Minute {from} do {to}', shortName: "{from}-{to}'" },
}
