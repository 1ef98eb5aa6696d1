/** Parts of a match in Russian, in names of market types. */
import { PLAIN, type PartName } from '../../markets/names/parts.ts'

export const parts: Readonly<Record<string, PartName>> = {
  match: PLAIN,
  matchWithOvertime: { ...PLAIN, behind: '(с учётом ОТ)' },
  matchWithExtraInnings: { ...PLAIN, behind: '(с учётом доп. иннингов)' },
  matchWithShootout: { ...PLAIN, behind: '(с учётом ОТ и буллитов)' },
  firstHalf: { name: '1-й тайм:', shortName: '1Т' },
  secondHalf: { name: '2-й тайм:', shortName: '2Т' },
  secondHalfWithOvertime: { name: '2-й тайм:', shortName: '2Т', behind: '(с учётом ОТ)' },
  overtime: { name: 'Доп. время:', shortName: 'ДВ' },
  shootout: { name: 'Серия пенальти:', shortName: 'Пен' },
  period: { name: '{periodnr}-й период:', shortName: '{periodnr}П' },
  quarter: { name: '{quarternr}-я четверть:', shortName: '{quarternr}Ч' },
  set: { name: '{setnr}-й сет:', shortName: '{setnr}С' },
  game: { name: '{gamenr}-й сет:', shortName: '{gamenr}С' },
  inning: { name: '{inningnr}-й иннинг:', shortName: '{inningnr}И' },
  map: { name: 'Карта {mapnr}:', shortName: 'К{mapnr}' },
  firstFive: { name: 'Иннинги 1–5:', shortName: 'И1–5' },
  innings: { name: 'Иннинги {from}–{to}:', shortName: 'И{from}–{to}' },
  minutes: { name: 'Минуты {from}–{to}:', shortName: "{from}-{to}'" },
}
