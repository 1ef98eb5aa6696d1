/** The bonus offers of the demo's brand. */
import type { SentBonus } from '#bonuses/validators/bonuses'

export type DemoOfferName = 'welcome' | 'freeBet' | 'derbyCode'

type DemoOffer = Pick<SentBonus, 'category' | 'titles' | 'texts' | 'terms'>

const TERMS: DemoOffer['terms'] = {
  pocket: 'bonus',
  currency: 'TRY',
  percentMilli: 0,
  amountMinor: 0,
  highestMinor: 0,
  leastBaseMinor: 0,
  periodDays: 0,
  multiplierMilli: 0,
  highestConvertedMinor: 0,
  leastOddsMilli: 0,
  leastSelections: 0,
  largestStakeMinor: 0,
  counts: { sport: 100_000, live: 100_000, slot: 50_000, virtual: 50_000, casino: 10_000 },
  lobbies: [],
  games: [],
  marketTypes: [],
  validDays: 30,
  confirmedBy: 'rule',
  isOneUse: true,
  stacking: 'wait',
  countries: [],
  branches: [],
}

export const DEMO_OFFERS: Readonly<Record<DemoOfferName, DemoOffer>> = {
  welcome: {
    category: 'deposit',
    titles: {
      tr: 'İlk yatırıma %100 bonus',
      en: '100% on your first deposit',
      de: '100 % auf die erste Einzahlung',
    },
    texts: {
      tr: 'İlk yatırdığınız kadar da biz ekleriz, en çok 1.000 ₺.\n\nBonusun 5 katını 30 gün içinde oynayın, kazandıklarınız nakde dönsün.',
      en: 'We add as much as you deposit first, ₺1,000 at most.\n\nPlay the bonus five times within 30 days, and what it won becomes cash.',
      de: 'Auf Ihre erste Einzahlung legen wir denselben Betrag drauf, höchstens 1.000 ₺.\n\nSpielen Sie den Bonus in 30 Tagen fünfmal, dann wird der Gewinn zu Bargeld.',
    },
    terms: {
      ...TERMS,
      percentMilli: 100_000,
      highestMinor: 100_000,
      leastBaseMinor: 20_000,
      multiplierMilli: 5_000,
      highestConvertedMinor: 500_000,
      leastOddsMilli: 1_200,
      largestStakeMinor: 50_000,
      // a double chance loses seldom
      marketTypes: [{ marketTypeId: 10, percentMilli: 50_000 }],
    },
  },
  freeBet: {
    category: 'freeBet',
    titles: {
      tr: 'Haftanın ücretsiz bahsi',
      en: 'Free bet of the week',
      de: 'Gratiswette der Woche',
    },
    texts: {
      tr: 'Her hafta 50 ₺ değerinde bir kupon bizden.\n\nBaşvurunuzu gün içinde onaylarız.',
      en: 'Every week a coupon of ₺50 is on us.\n\nWe answer your request within the day.',
      de: 'Jede Woche ein Wettschein über 50 ₺ auf unsere Kosten.\n\nWir beantworten Ihre Anfrage noch am selben Tag.',
    },
    terms: {
      ...TERMS,
      amountMinor: 5_000,
      leastOddsMilli: 1_300,
      counts: { sport: 100_000, live: 100_000 },
      validDays: 7,
      confirmedBy: 'staff',
      isOneUse: false,
    },
  },
  derbyCode: {
    category: 'promoCode',
    titles: {
      tr: 'Derbi haftası: 100 ₺ bonus',
      en: 'Derby week: ₺100 bonus',
      de: 'Derbywoche: 100 ₺ Bonus',
    },
    texts: {
      tr: 'Kodunuzu girin, 100 ₺ bonus hemen hesabınızda.',
      en: 'Enter your code, and ₺100 of bonus is yours at once.',
      de: 'Code eingeben, und 100 ₺ Bonus sind sofort da.',
    },
    terms: {
      ...TERMS,
      amountMinor: 10_000,
      multiplierMilli: 2_000,
      highestConvertedMinor: 50_000,
      validDays: 14,
    },
  },
}
