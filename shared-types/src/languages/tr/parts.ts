/** Parts of a match in Turkish, in names of market types. */
import { PLAIN, type PartName } from '../../markets/names/parts.ts'

export const parts: Readonly<Record<string, PartName>> = {
  match: PLAIN,
  matchWithOvertime: { ...PLAIN, behind: '(Uzatmalar Dahil)' },
  matchWithExtraInnings: { ...PLAIN, behind: '(Ek Devreler Dahil)' },
  matchWithShootout: { ...PLAIN, behind: '(Uzatma ve Penaltılar Dahil)' },
  firstHalf: { name: 'İlk Yarı', shortName: 'İY' },
  secondHalf: { name: 'İkinci Yarı', shortName: '2Y' },
  secondHalfWithOvertime: { name: 'İkinci Yarı', shortName: '2Y', behind: '(Uzatmalar Dahil)' },
  overtime: { name: 'Uzatma', shortName: 'Uz' },
  shootout: { name: 'Penaltı Atışları', shortName: 'Pen' },
  period: { name: '{periodnr}. Periyot', shortName: '{periodnr}P' },
  quarter: { name: '{quarternr}. Çeyrek', shortName: '{quarternr}Ç' },
  set: { name: '{setnr}. Set', shortName: '{setnr}S' },
  game: { name: '{gamenr}. Set', shortName: '{gamenr}S' },
  inning: { name: '{inningnr}. Devre', shortName: '{inningnr}D' },
  map: { name: '{mapnr}. Harita', shortName: '{mapnr}H' },
  firstFive: { name: 'İlk 5 Devre', shortName: 'İ5D' },
  innings: { name: '{from}-{to}. Devreler', shortName: '{from}-{to}D' },
  minutes: { name: '{from}-{to}. Dakikalar', shortName: "{from}-{to}'" },
}
