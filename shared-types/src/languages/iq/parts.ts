/** Parts of a match in Kurdish Sorani, in names of market types. */
import { PLAIN, type PartName } from '../../markets/names/parts.ts'

export const parts: Readonly<Record<string, PartName>> = {
  match: PLAIN,
  matchWithOvertime: { ...PLAIN, behind: '(لەگەڵ کاتی زیادە)' },
  matchWithExtraInnings: { ...PLAIN, behind: '(لەگەڵ ئینینگی زیادە)' },
  matchWithShootout: { ...PLAIN, behind: '(لەگەڵ کاتی زیادە و پێناڵتی)' },
  firstHalf: { name: 'نیوەی یەکەم –', shortName: 'ن1' },
  secondHalf: { name: 'نیوەی دووەم –', shortName: 'ن2' },
  secondHalfWithOvertime: { name: 'نیوەی دووەم –', shortName: 'ن2', behind: '(لەگەڵ کاتی زیادە)' },
  overtime: { name: 'کاتی زیادە –', shortName: 'زیادە' },
  shootout: { name: 'لێدانی پێناڵتی –', shortName: 'پێناڵتی' },
  period: { name: 'قۆناغی {periodnr} –', shortName: 'ق{periodnr}' },
  quarter: { name: 'چارەکی {quarternr} –', shortName: 'چ{quarternr}' },
  set: { name: 'سێتی {setnr} –', shortName: 'س{setnr}' },
  game: { name: 'گەیمی {gamenr} –', shortName: 'گ{gamenr}' },
  inning: { name: 'ئینینگی {inningnr} –', shortName: 'ئ{inningnr}' },
  map: { name: 'نەخشەی {mapnr} –', shortName: 'نە{mapnr}' },
  firstFive: { name: 'ئینینگی 1 بۆ 5 –', shortName: 'ئ1-5' },
  innings: { name: 'ئینینگی {from} بۆ {to} –', shortName: 'ئ{from}-{to}' },
  minutes: { name: 'خولەکی {from} بۆ {to} –', shortName: "{from}-{to}'" },
}
