/** Parts of a match in Dutch, in names of market types. */
import { PLAIN, type PartName } from '../../markets/names/parts.ts'

export const parts: Readonly<Record<string, PartName>> = {
  match: PLAIN,
  matchWithOvertime: { ...PLAIN, behind: '(incl. verlenging)' },
  matchWithExtraInnings: { ...PLAIN, behind: '(incl. extra innings)' },
  matchWithShootout: { ...PLAIN, behind: '(incl. verlenging en strafschoppen)' },
  firstHalf: { name: 'Eerste helft', shortName: '1H' },
  secondHalf: { name: 'Tweede helft', shortName: '2H' },
  secondHalfWithOvertime: { name: 'Tweede helft', shortName: '2H', behind: '(incl. verlenging)' },
  overtime: { name: 'Verlenging', shortName: 'Verl' },
  shootout: { name: 'Strafschoppenserie', shortName: 'Pen' },
  period: { name: 'Periode {periodnr}', shortName: 'P{periodnr}' },
  quarter: { name: 'Kwart {quarternr}', shortName: 'K{quarternr}' },
  set: { name: 'Set {setnr}', shortName: 'S{setnr}' },
  game: { name: 'Game {gamenr}', shortName: 'G{gamenr}' },
  inning: { name: 'Inning {inningnr}', shortName: 'I{inningnr}' },
  map: { name: 'Map {mapnr}', shortName: 'M{mapnr}' },
  firstFive: { name: 'Innings 1 t/m 5', shortName: 'I1-5' },
  innings: { name: 'Innings {from} t/m {to}', shortName: 'I{from}-{to}' },
  minutes: { name: 'Minuten {from} t/m {to}', shortName: "{from}-{to}'" },
}
