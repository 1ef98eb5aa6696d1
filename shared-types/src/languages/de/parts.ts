/** Parts of a match in German, in names of market types. */
import { PLAIN, type PartName } from '../../markets/names/parts.ts'

export const parts: Readonly<Record<string, PartName>> = {
  match: PLAIN,
  matchWithOvertime: { ...PLAIN, behind: '(inkl. Verlängerung)' },
  matchWithExtraInnings: { ...PLAIN, behind: '(inkl. Extra-Innings)' },
  matchWithShootout: { ...PLAIN, behind: '(inkl. Verlängerung und Penaltyschießen)' },
  firstHalf: { name: '1. Halbzeit –', shortName: '1. HZ' },
  secondHalf: { name: '2. Halbzeit –', shortName: '2. HZ' },
  secondHalfWithOvertime: {
    name: '2. Halbzeit –',
    shortName: '2. HZ',
    behind: '(inkl. Verlängerung)',
  },
  overtime: { name: 'Verlängerung –', shortName: 'Verl.' },
  shootout: { name: 'Elfmeterschießen –', shortName: 'Elfm.' },
  period: { name: '{periodnr}. Drittel –', shortName: '{periodnr}. D' },
  quarter: { name: '{quarternr}. Viertel –', shortName: '{quarternr}. V' },
  set: { name: '{setnr}. Satz –', shortName: '{setnr}. S' },
  game: { name: '{gamenr}. Satz –', shortName: '{gamenr}. S' },
  inning: { name: '{inningnr}. Inning –', shortName: '{inningnr}. I' },
  map: { name: 'Map {mapnr} –', shortName: 'M{mapnr}' },
  firstFive: { name: 'Innings 1 bis 5 –', shortName: 'I1–5' },
  innings: { name: 'Innings {from} bis {to} –', shortName: 'I{from}–{to}' },
  minutes: { name: 'Minute {from} bis {to} –', shortName: "{from}-{to}'" },
}
