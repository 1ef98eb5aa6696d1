/** Parts of a match in Italian, in names of market types. */
import { PLAIN, type PartName } from '../../markets/names/parts.ts'

export const parts: Readonly<Record<string, PartName>> = {
  match: PLAIN,
  matchWithOvertime: { ...PLAIN, behind: '(suppl. inclusi)' },
  matchWithExtraInnings: { ...PLAIN, behind: '(extra inning inclusi)' },
  matchWithShootout: { ...PLAIN, behind: '(suppl. e rigori inclusi)' },
  firstHalf: { name: '1° tempo:', shortName: '1T' },
  secondHalf: { name: '2° tempo:', shortName: '2T' },
  secondHalfWithOvertime: { name: '2° tempo:', shortName: '2T', behind: '(suppl. inclusi)' },
  overtime: { name: 'Supplementari:', shortName: 'TS' },
  shootout: { name: 'Rigori:', shortName: 'Rig.' },
  period: { name: '{periodnr}° periodo:', shortName: '{periodnr}P' },
  quarter: { name: '{quarternr}° quarto:', shortName: '{quarternr}Q' },
  set: { name: '{setnr}° set:', shortName: '{setnr}S' },
  game: { name: '{gamenr}° set:', shortName: '{gamenr}S' },
  inning: { name: '{inningnr}° inning:', shortName: '{inningnr}I' },
  map: { name: 'Mappa {mapnr}:', shortName: 'M{mapnr}' },
  firstFive: { name: 'Inning 1-5:', shortName: 'I1-5' },
  innings: { name: 'Inning {from}-{to}:', shortName: 'I{from}-{to}' },
  minutes: { name: 'Minuti {from}-{to}:', shortName: "{from}-{to}'" },
}
