/** Parts of a match in Persian, in names of market types. */
import { PLAIN, type PartName } from '../../markets/names/parts.ts'

export const parts: Readonly<Record<string, PartName>> = {
  match: PLAIN,
  matchWithOvertime: { ...PLAIN, behind: '(با وقت اضافه)' },
  matchWithExtraInnings: { ...PLAIN, behind: '(با اینینگ اضافه)' },
  matchWithShootout: { ...PLAIN, behind: '(با وقت اضافه و پنالتی)' },
  firstHalf: { name: 'نیمه اول –', shortName: 'ن1' },
  secondHalf: { name: 'نیمه دوم –', shortName: 'ن2' },
  secondHalfWithOvertime: { name: 'نیمه دوم –', shortName: 'ن2', behind: '(با وقت اضافه)' },
  overtime: { name: 'وقت اضافه –', shortName: 'اضافه' },
  shootout: { name: 'ضربات پنالتی –', shortName: 'پنالتی' },
  period: { name: 'پریود {periodnr} –', shortName: 'پ{periodnr}' },
  quarter: { name: 'کوارتر {quarternr} –', shortName: 'ک{quarternr}' },
  set: { name: 'ست {setnr} –', shortName: 'س{setnr}' },
  game: { name: 'گیم {gamenr} –', shortName: 'گ{gamenr}' },
  inning: { name: 'اینینگ {inningnr} –', shortName: 'ا{inningnr}' },
  map: { name: 'مپ {mapnr} –', shortName: 'م{mapnr}' },
  firstFive: { name: 'اینینگ‌های 1 تا 5 –', shortName: 'ا1-5' },
  innings: { name: 'اینینگ‌های {from} تا {to} –', shortName: 'ا{from}-{to}' },
  minutes: { name: 'دقیقه {from} تا {to} –', shortName: "{from}-{to}'" },
}
