/** Parts of a match in Chinese, in names of market types. */
import { PLAIN, type PartName } from '../../markets/names/parts.ts'

export const parts: Readonly<Record<string, PartName>> = {
  match: PLAIN,
  matchWithOvertime: { ...PLAIN, behind: '（含加时）' },
  matchWithExtraInnings: { ...PLAIN, behind: '（含延长局）' },
  matchWithShootout: { ...PLAIN, behind: '（含加时和点球）' },
  firstHalf: { name: '上半场', shortName: '上半' },
  secondHalf: { name: '下半场', shortName: '下半' },
  secondHalfWithOvertime: { name: '下半场', shortName: '下半', behind: '（含加时）' },
  overtime: { name: '加时', shortName: '加时' },
  shootout: { name: '点球大战', shortName: '点球' },
  period: { name: '第{periodnr}节', shortName: '节{periodnr}' },
  quarter: { name: '第{quarternr}节', shortName: '节{quarternr}' },
  set: { name: '第{setnr}盘', shortName: '盘{setnr}' },
  game: { name: '第{gamenr}局', shortName: '局{gamenr}' },
  inning: { name: '第{inningnr}局', shortName: '局{inningnr}' },
  map: { name: '地图{mapnr}', shortName: '图{mapnr}' },
  firstFive: { name: '第1至5局', shortName: '局1-5' },
  innings: { name: '第{from}至{to}局', shortName: '局{from}-{to}' },
  minutes: { name: '第{from}至{to}分钟', shortName: "{from}-{to}'" },
}
