/** Parts of a match in Albanian, in names of market types. */
import { PLAIN, type PartName } from '../../markets/names/parts.ts'

export const parts: Readonly<Record<string, PartName>> = {
  match: PLAIN,
  matchWithOvertime: { ...PLAIN, behind: '(përfshirë shtesën)' },
  matchWithExtraInnings: { ...PLAIN, behind: '(përfshirë inning-et shtesë)' },
  matchWithShootout: { ...PLAIN, behind: '(përfshirë shtesën dhe penalltitë)' },
  firstHalf: { name: 'Pjesa e parë', shortName: '1P' },
  secondHalf: { name: 'Pjesa e dytë', shortName: '2P' },
  secondHalfWithOvertime: { name: 'Pjesa e dytë', shortName: '2P', behind: '(përfshirë shtesën)' },
  overtime: { name: 'Koha shtesë', shortName: 'KSH' },
  shootout: { name: 'Seria e penalltive', shortName: 'Pen' },
  period: { name: 'Periudha {periodnr}', shortName: 'Per{periodnr}' },
  quarter: { name: 'Çereku {quarternr}', shortName: 'Ç{quarternr}' },
  set: { name: 'Seti {setnr}', shortName: 'S{setnr}' },
  game: { name: 'Seti {gamenr}', shortName: 'S{gamenr}' },
  inning: { name: 'Inning {inningnr}', shortName: 'I{inningnr}' },
  map: { name: 'Harta {mapnr}', shortName: 'H{mapnr}' },
  firstFive: { name: 'Inning 1 deri 5', shortName: 'I1-5' },
  innings: { name: 'Inning {from} deri {to}', shortName: 'I{from}-{to}' },
  minutes: { name: 'Minutat {from} deri {to}', shortName: "{from}-{to}'" },
}
