/** Names of settlement rules, of the scores that they read, and of facts. */
import type { FactField } from '@grandstand/shared-types/markets/model/fact_field'
import type { MarketType } from '@grandstand/shared-types/markets/model/market_type'
import { rules as RULE_NAMES } from '@grandstand/shared-types/languages/tr/rules'

const specifierKind: Record<MarketType['specifierKind'], string> = {
  none: 'Baremsiz',
  total: 'Alt/Üst baremi (2.5)',
  handicap: 'Handikap baremi (-0.75)',
  scoreHandicap: 'Skor avansı (0:1)',
  totalAndHandicap: 'Alt/Üst ve handikap baremi',
  currentScore: 'O andaki skor (1:0)',
  runnerPair: 'İki yarışçı (3-7)',
  runnerGroup: 'Yarışçı grubu (3-7-12)',
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
  cameOn: 'Sonradan giren oyuncular',
  race: 'Bitiş sırası',
  field: 'Koşudaki yarışçılar',
}
/** By basis; `period:2` and the like are put together. */
const basis = {
  regular: 'Normal süre',
  withOvertime: 'Uzatmalar dahil',
  firstHalf: 'İlk yarı',
  secondHalf: 'İkinci yarı',
  secondHalfWithOvertime: 'İkinci yarı, uzatmalar dahil',
  overtime: 'Uzatma',
  shootout: 'Penaltı atışları',
  sets: 'Setler',
  points: 'Toplam sayı ya da oyun',
  period: 'Bölüm',
  periodsWon: 'Kazanılan bölümler',
  bestPeriod: 'En iyi bölüm',
  bestHalf: 'En iyi yarı',
  highestPeriod: 'En skorlu bölüm',
  firstFive: 'İlk beş devre',
  innings: 'Devreler',
  minutes: 'Dakika aralığı',
  rest: 'Maçın kalanı',
  firstHalfRest: 'İlk yarının kalanı',
  extraPointSets: 'Uzayan setler',
  anySetToNil: 'Sıfırla biten set',
  tieBreak: 'Tie-break',
  kills: 'Öldürme',
  corners: 'Kornerler',
  cornersFirstHalf: 'Kornerler, ilk yarı',
  cornersSecondHalf: 'Kornerler, ikinci yarı',
  bookings: 'Kart puanı (sarı 1, kırmızı 2)',
  bookingsFirstHalf: 'Kart puanı, ilk yarı',
  redCards: 'Kırmızı kartlar',
  redCardsFirstHalf: 'Kırmızı kartlar, ilk yarı',
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
