/** Parts of a match in Arabic, in names of market types. */
import { PLAIN, type PartName } from '../../markets/names/parts.ts'

export const parts: Readonly<Record<string, PartName>> = {
  match: PLAIN,
  matchWithOvertime: { ...PLAIN, behind: '(مع الوقت الإضافي)' },
  matchWithExtraInnings: { ...PLAIN, behind: '(مع الأدوار الإضافية)' },
  matchWithShootout: { ...PLAIN, behind: '(مع الوقت الإضافي وركلات الترجيح)' },
  firstHalf: { name: 'الشوط الأول –', shortName: 'ش1' },
  secondHalf: { name: 'الشوط الثاني –', shortName: 'ش2' },
  secondHalfWithOvertime: { name: 'الشوط الثاني –', shortName: 'ش2', behind: '(مع الوقت الإضافي)' },
  overtime: { name: 'الوقت الإضافي –', shortName: 'إضافي' },
  shootout: { name: 'ركلات الترجيح –', shortName: 'ترجيح' },
  period: { name: 'الفترة {periodnr} –', shortName: 'ف{periodnr}' },
  quarter: { name: 'الربع {quarternr} –', shortName: 'ر{quarternr}' },
  set: { name: 'المجموعة {setnr} –', shortName: 'م{setnr}' },
  game: { name: 'الشوط {gamenr} –', shortName: 'ش{gamenr}' },
  inning: { name: 'الدور {inningnr} –', shortName: 'د{inningnr}' },
  map: { name: 'الخريطة {mapnr} –', shortName: 'خ{mapnr}' },
  firstFive: { name: 'الأدوار 1 إلى 5 –', shortName: 'د1-5' },
  innings: { name: 'الأدوار {from} إلى {to} –', shortName: 'د{from}-{to}' },
  minutes: { name: 'الدقائق {from} إلى {to} –', shortName: "{from}-{to}'" },
}
