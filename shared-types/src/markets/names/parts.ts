/** The name of a part of the match in front of a subject, and the words in brackets behind it. */
export interface PartName {
  /** In front, such as `İlk Yarı`. */
  name: string
  shortName: string
  /** Behind, such as `(Uzatmalar Dahil)`. */
  behind?: string
}

const PLAIN: PartName = { name: '', shortName: '' }

export const PART_NAMES_TR: Readonly<Record<string, PartName>> = {
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

export const PART_NAMES_EN: Readonly<Record<string, PartName>> = {
  match: PLAIN,
  matchWithOvertime: { ...PLAIN, behind: '(incl. overtime)' },
  matchWithExtraInnings: { ...PLAIN, behind: '(incl. extra innings)' },
  matchWithShootout: { ...PLAIN, behind: '(incl. overtime and penalties)' },
  firstHalf: { name: 'First half', shortName: '1H' },
  secondHalf: { name: 'Second half', shortName: '2H' },
  secondHalfWithOvertime: { name: 'Second half', shortName: '2H', behind: '(incl. overtime)' },
  overtime: { name: 'Overtime', shortName: 'OT' },
  shootout: { name: 'Penalty shoot-out', shortName: 'Pen' },
  period: { name: 'Period {periodnr}', shortName: 'P{periodnr}' },
  quarter: { name: 'Quarter {quarternr}', shortName: 'Q{quarternr}' },
  set: { name: 'Set {setnr}', shortName: 'S{setnr}' },
  game: { name: 'Game {gamenr}', shortName: 'G{gamenr}' },
  inning: { name: 'Inning {inningnr}', shortName: 'I{inningnr}' },
  map: { name: 'Map {mapnr}', shortName: 'M{mapnr}' },
  firstFive: { name: 'Innings 1 to 5', shortName: 'I1-5' },
  innings: { name: 'Innings {from} to {to}', shortName: 'I{from}-{to}' },
  minutes: { name: 'Minutes {from} to {to}', shortName: "{from}-{to}'" },
}
