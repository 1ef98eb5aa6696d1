/** Parts of a match in Serbian, in names of market types. */
import { PLAIN, type PartName } from '../../markets/names/parts.ts'

export const parts: Readonly<Record<string, PartName>> = {
  match: PLAIN,
  matchWithOvertime: { ...PLAIN, behind: '(са продужецима)' },
  matchWithExtraInnings: { ...PLAIN, behind: '(са додатним ининзима)' },
  matchWithShootout: { ...PLAIN, behind: '(са продужецима и пеналима)' },
  firstHalf: { name: '1. полувреме', shortName: '1. пол' },
  secondHalf: { name: '2. полувреме', shortName: '2. пол' },
  secondHalfWithOvertime: { name: '2. полувреме', shortName: '2. пол', behind: '(са продужецима)' },
  overtime: { name: 'Продужеци', shortName: 'Прод' },
  shootout: { name: 'Пенал-серија', shortName: 'Пен' },
  period: { name: '{periodnr}. период', shortName: 'П{periodnr}' },
  quarter: { name: '{quarternr}. четвртина', shortName: 'Ч{quarternr}' },
  set: { name: '{setnr}. сет', shortName: 'С{setnr}' },
  game: { name: '{gamenr}. сет', shortName: 'С{gamenr}' },
  inning: { name: '{inningnr}. ининг', shortName: 'И{inningnr}' },
  map: { name: '{mapnr}. мапа', shortName: 'М{mapnr}' },
  firstFive: { name: 'Ининзи 1 до 5', shortName: 'И1-5' },
  innings: { name: 'Ининзи {from} до {to}', shortName: 'И{from}-{to}' },
  minutes: { name: 'Минути {from} до {to}', shortName: "{from}-{to}'" },
}
