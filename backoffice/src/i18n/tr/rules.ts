/** Names of settlement rules, of the scores that they read, and of facts. */
import type { FactField } from '@grandstand/shared-types/markets/model/fact_field'
import type { MarketType } from '@grandstand/shared-types/markets/model/market_type'
import { rules as RULE_NAMES } from '@grandstand/shared-types/languages/tr/rules'

const specifierKind: Record<MarketType['specifierKind'], string> = {
  none: 'Çizgisiz',
  total: 'Toplam çizgisi (2.5)',
  handicap: 'Handikap çizgisi (-0.75)',
  scoreHandicap: 'Skor olarak avans (0:1)',
  totalAndHandicap: 'Toplam ve handikap',
  currentScore: 'O anki skor (1:0)',
}
const factField: Record<FactField, string> = {
  fullTime: 'Maç sonu',
  halfTime: 'İlk yarı',
  periods: 'Bölümler',
  goals: 'Goller (sırayla)',
  corners: 'Kornerler',
  cornerOrder: 'Kornerler (sırayla)',
  yellowCards: 'Sarı kartlar',
  redCards: 'Kırmızı kartlar',
  bookingOrder: 'Kartlar (sırayla)',
  statistics: 'Bölüm istatistikleri',
  tieBreaks: 'Tie-break sayıları',
  races: 'Sayıya ilk ulaşan',
  winner: 'Kazanan ya da tur atlayan',
  laps: 'Tamamlanan tur',
  finishers: 'Bitiren sayısı',
  notPlayed: 'Oynamayan oyuncular',
}
/** By basis; `period:2` and the like are put together. */
const basis = {
  regular: 'Normal süre',
  withOvertime: 'Uzatma dahil',
  firstHalf: 'İlk yarı',
  secondHalf: 'İkinci yarı',
  secondHalfWithOvertime: 'İkinci yarı ve uzatma',
  overtime: 'Uzatma',
  shootout: 'Penaltı atışları',
  sets: 'Setler',
  points: 'Toplam sayı ya da oyun',
  period: 'Bölüm',
  periodsWon: 'Kazanılan bölümler',
  bestPeriod: 'En iyi bölüm',
  bestHalf: 'En iyi yarı',
  highestPeriod: 'En sayılı bölüm',
  firstFive: 'İlk beş devre',
  innings: 'Devreler',
  minutes: 'Dakika aralığı',
  rest: 'Kalan süre',
  firstHalfRest: 'İlk yarının kalanı',
  extraPointSets: 'Uzayan setler',
  anySetToNil: 'Sıfırla biten set',
  tieBreak: 'Tie-break',
  kills: 'Öldürme',
  corners: 'Kornerler',
  cornersFirstHalf: 'İlk yarı kornerleri',
  cornersSecondHalf: 'İkinci yarı kornerleri',
  bookings: 'Kartlar (sarı 1, kırmızı 2)',
  bookingsFirstHalf: 'İlk yarı kartları',
  redCards: 'Kırmızı kartlar',
  redCardsFirstHalf: 'İlk yarı kırmızı kartları',
  finishers: 'Bitirenler',
}

/** Codes inside facts. */
const factWord = {
  home: 'ev sahibi',
  away: 'deplasman',
  ot: 'uzatma',
  pen: 'penaltılar',
  penalty: 'penaltı',
  own: 'kendi kalesine',
  corners: 'korner',
  yellowCards: 'sarı kart',
  redCards: 'kırmızı kart',
  kills: 'öldürme',
}

export const ruleTexts = { factWord, rule: RULE_NAMES, specifierKind, factField, basis }
