/** Parts of a match in Azerbaijani, in names of market types. */
import { PLAIN, type PartName } from '../../markets/names/parts.ts'

export const parts: Readonly<Record<string, PartName>> = {
  match: PLAIN,
  matchWithOvertime: { ...PLAIN, behind: '(əlavə vaxt daxil)' },
  matchWithExtraInnings: { ...PLAIN, behind: '(əlavə inninqlər daxil)' },
  matchWithShootout: { ...PLAIN, behind: '(əlavə vaxt və penaltilər daxil)' },
  firstHalf: { name: '1-ci hissə –', shortName: '1H' },
  secondHalf: { name: '2-ci hissə –', shortName: '2H' },
  secondHalfWithOvertime: { name: '2-ci hissə –', shortName: '2H', behind: '(əlavə vaxt daxil)' },
  overtime: { name: 'Əlavə vaxt –', shortName: 'ƏV' },
  shootout: { name: 'Penaltilər seriyası –', shortName: 'Pen' },
  period: { name: 'Period {periodnr} –', shortName: 'P{periodnr}' },
  quarter: { name: 'Rüb {quarternr} –', shortName: 'R{quarternr}' },
  set: { name: 'Set {setnr} –', shortName: 'S{setnr}' },
  game: { name: 'Geym {gamenr} –', shortName: 'G{gamenr}' },
  inning: { name: 'İnninq {inningnr} –', shortName: 'İ{inningnr}' },
  map: { name: 'Xəritə {mapnr} –', shortName: 'X{mapnr}' },
  firstFive: { name: 'İnninq 1–5 –', shortName: 'İ1-5' },
  innings: { name: 'İnninq {from}–{to} –', shortName: 'İ{from}-{to}' },
  minutes: { name: 'Dəqiqə {from}–{to} –', shortName: "{from}-{to}'" },
}
