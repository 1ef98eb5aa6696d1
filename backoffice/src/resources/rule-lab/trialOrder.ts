/** The form of a trial, and the order that it sends. Pure functions. */
import type { BonusCategory } from '@grandstand/shared-types/bonuses/categories'
import { PLAIN_TERMS, type CommissionTerms } from '@grandstand/shared-types/statements/commission'
import { formatAmount } from '@grandstand/shared-types/money/format'
import {
  BET_LIMIT_SETS,
  type BetLimits,
  type BetLimitScope,
} from '@grandstand/shared-types/coupons/limits/bet_limits'
import {
  LIMIT_AMOUNTS,
  LIMIT_SET_FIGURES,
  type LimitAmounts,
} from '@grandstand/shared-types/coupons/limits/limit_set'
import { CURRENCY_CODES, type CurrencyCode } from '@grandstand/shared-types/money/currencies'
import {
  TRIED_LIMITS,
  type NewTrial,
  type RulesOfToday,
  type TriedLimitFigures,
  type TriedRule,
} from '@grandstand/shared-types/wire/betting/rule_lab'
import { ANY_DAY, type TypedTerms } from '../commission-plans/terms.ts'
import { NEW_TERMS, termsOf, type TypedTerms as TypedBonus } from '../bonuses/termsValues.ts'
import { numbersOf, type OpenedWith } from '../tried-rules/openedWith.ts'

const USUAL_DAYS = 30

/** Stands for an offer of a bonus that is not there yet. */
export const NEW_OFFER = 0

/** An offer of a bonus, with terms as they are typed. */
export interface OfferForm {
  offerId: number
  category: BonusCategory
  terms: TypedBonus
}

/** The limits of one dealer or player. */
export interface UserLimitsForm {
  dealerId?: number | null
  playerId?: number | null
  limits: TriedLimitFigures
}

/** The limit on one subject; a field that was emptied holds null. */
export interface BetLimitForm {
  scope: BetLimitScope
  scopeId?: number | null
  currency: CurrencyCode
  limits: BetLimits
}

type OfToday = 'bonus' | 'limits' | 'liveMargins' | 'sellMargin'

/** What the form holds, apart from the terms of a commission. */
export interface TrialForm extends Pick<RulesOfToday, OfToday>, OfferForm {
  userLimits: UserLimitsForm
  betLimits: BetLimitForm
  rule: TriedRule
  days: number
  dealerId?: number | null
}

/** The offer of today, or a new one. */
export function offerForm(offers: RulesOfToday['offers'], offerId: number): OfferForm {
  const { category, terms } = offers.find(({ id }) => id === offerId) ?? {
    category: 'deposit',
    terms: NEW_TERMS,
  }
  return { offerId, category, terms }
}

/** The rules of today, with the values of the other form in their place. */
export function formOf(
  { currency, offers, ...today }: RulesOfToday,
  opened: OpenedWith | null
): TrialForm {
  return {
    rule: opened?.rule ?? 'bonus',
    days: USUAL_DAYS,
    ...(opened?.bonusOffer
      ? { ...opened.bonusOffer, offerId: opened.bonusOffer.bonusId ?? NEW_OFFER }
      : offerForm(offers, offers[0]?.id ?? NEW_OFFER)),
    bonus: { ...today.bonus, ...opened?.bonus },
    limits: { ...today.limits, ...opened?.limits },
    userLimits: { limits: NO_FIGURES },
    betLimits: {
      scope: 'match',
      currency: CURRENCY_CODES.find((code) => code === currency) ?? 'TRY',
      limits: NO_LIMITS,
    },
    liveMargins: { ...today.liveMargins, ...opened?.liveMargins },
    sellMargin: { ...today.sellMargin, ...opened?.sellMargin },
  }
}

/** An order of the rule's own values; an emptied limit is none. */
export function orderOf(
  { rule, days, dealerId, offerId, category, terms, ...values }: TrialForm,
  commission: NewTrial['commission'] | null
): NewTrial {
  const order: NewTrial = { rule, days, ...(dealerId && { dealerId }) }
  switch (rule) {
    case 'bonus':
      return { ...order, bonus: values.bonus }
    case 'bonusOffer':
      return {
        ...order,
        bonusOffer: {
          ...(offerId !== NEW_OFFER && { bonusId: offerId }),
          category,
          terms: termsOf(terms, category),
        },
      }
    case 'limits':
      return { ...order, limits: withoutGaps(values.limits) }
    case 'userLimits': {
      const { dealerId: ofDealer, playerId, limits } = values.userLimits
      const userId = playerId ?? ofDealer
      return { ...order, ...(userId && { userLimits: { userId, limits: withoutGaps(limits) } }) }
    }
    case 'betLimits': {
      const { scope, scopeId, currency, limits } = values.betLimits
      const sent = { scope, currency, limits: sentLimits(limits) }
      return { ...order, ...(scopeId && { betLimits: { ...sent, scopeId } }) }
    }
    case 'liveMargins':
      return { ...order, liveMargins: values.liveMargins }
    case 'sellMargin':
      return { ...order, sellMargin: values.sellMargin }
    case 'commission':
      return { ...order, ...(commission && { commission }) }
  }
}

export const NO_LIMITS: BetLimits = {
  minStakeMinor: 0,
  maxStakeMinor: 0,
  maxPayoutMinor: 0,
  minSelections: 0,
}

export const NO_FIGURES: TriedLimitFigures = {
  ...NO_LIMITS,
  ...{ maxSelections: 0, maxMultiSelections: 0, maxMultiLines: 0, maxSystemSelections: 0 },
  ...{ minSelectionOddsMilli: 0, maxSelectionOddsMilli: 0 },
  ...{ minTotalOddsMilli: 0, maxTotalOddsMilli: 0 },
}

/** A field that was emptied holds no number. */
const withoutGaps = (limits: TriedLimitFigures): TriedLimitFigures => ({
  ...NO_FIGURES,
  ...numbersOf(limits, TRIED_LIMITS),
})

function sentLimits(limits: BetLimits): BetLimits {
  const sent: BetLimits = { ...NO_LIMITS, ...numbersOf(limits, LIMIT_SET_FIGURES) }
  for (const set of BET_LIMIT_SETS) {
    const own: LimitAmounts = numbersOf(limits[set], LIMIT_AMOUNTS)
    if (Object.keys(own).length > 0) sent[set] = own
  }
  return sent
}

/** Terms as they are sent, with those that were left out. */
export const wholeTerms = (
  terms: NonNullable<NewTrial['commission']>['terms']
): CommissionTerms => ({
  ...PLAIN_TERMS,
  ...terms,
  carryCapMinor: terms.carryCapMinor ?? null,
})

/** A plan's terms as the form types them. */
export const typedTermsOf = (terms: CommissionTerms, locale: string): TypedTerms => ({
  fromDay: ANY_DAY,
  basis: terms.basis,
  scope: terms.scope,
  negative: terms.negative,
  bands: typedBands(terms.bands, locale),
  turnover: terms.turnover,
  turnoverBands: typedBands(
    terms.turnoverBands.length > 0 ? terms.turnoverBands : terms.bands,
    locale
  ),
  costs: [...terms.costs],
  capText: terms.carryCapMinor === null ? '' : formatAmount(terms.carryCapMinor, locale),
})

const typedBands = (bands: CommissionTerms['bands'], locale: string) =>
  bands.map(({ fromSelections, rate }) => ({
    fromText: String(fromSelections),
    rateText: formatAmount(rate, locale),
  }))
