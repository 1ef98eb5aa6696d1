/** Parts of a match in English, in names of market types. */
import { PLAIN, type PartName } from '../../markets/names/parts.ts'

export const parts: Readonly<Record<string, PartName>> = {
  match: PLAIN,
  matchWithOvertime: { ...PLAIN, behind: '(incl. overtime)' },
  matchWithExtraInnings: { ...PLAIN, behind: '(incl. extra innings)' },
  matchWithShootout: { ...PLAIN, behind: '(incl. overtime and penalties)' },
  firstHalf: { name: 'First half', shortName: '1H' },
  secondHalf: { name: 'Second half', shortName: '2H' },
  secondHalfWithOvertime: { name: 'Second half', shortName: '2H', behind: '(incl. overtime)' },
  overtime: { name: 'Overtime', shortName: 'OT' },
  shootout: { name: 'Penalty shoot-out', shortName: 'Pen' },
  period: { name: '{!periodnr} period', shortName: 'P{periodnr}' },
  quarter: { name: '{!quarternr} quarter', shortName: 'Q{quarternr}' },
  set: { name: 'Set {setnr}', shortName: 'S{setnr}' },
  game: { name: 'Game {gamenr}', shortName: 'G{gamenr}' },
  inning: { name: '{!inningnr} inning', shortName: 'I{inningnr}' },
  map: { name: 'Map {mapnr}', shortName: 'M{mapnr}' },
  firstFive: { name: 'Innings 1 to 5', shortName: 'I1-5' },
  innings: { name: 'Innings {from} to {to}', shortName: 'I{from}-{to}' },
  minutes: { name: 'Minutes {from} to {to}', shortName: "{from}-{to}'" },
}
