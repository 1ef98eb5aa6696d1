/** The terms of a deal as staff type them. */
import { PRODUCTS, type Product } from '@grandstand/shared-types/accounts/user_types'
import {
  isSoundDeal,
  MOST_CLAWBACK_DAYS,
  paysCpa,
  paysShare,
  type DealCost,
  type DealKind,
  type DealTerms,
  type TierMode,
} from '@grandstand/shared-types/affiliates/deal'
import { parseMoney } from '@grandstand/shared-types/money/parse_money'
import { WHOLE_RATE, type NegativePeriods } from '@grandstand/shared-types/statements/commission'
import type { AffiliateDealBody } from '@grandstand/shared-types/wire/affiliates/affiliates'

export interface TypedTier {
  fromText: string
  /** Percent, with two decimals at most. */
  rateText: string
}

export interface TypedDeal {
  /** `2026-11-22`, or empty. */
  fromDay: string
  kind: DealKind
  tiers: TypedTier[]
  tierMode: TierMode
  costs: DealCost[]
  /** All of them stand for products of later days, too. */
  products: Product[]
  feeText: string
  negative: NegativePeriods
  capText: string
  cpaText: string
  depositText: string
  stakesText: string
  daysText: string
  subText: string
  secondSubText: string
}

export const NO_DEAL: TypedDeal = {
  fromDay: '',
  kind: 'revenueShare',
  tiers: [{ fromText: '0', rateText: '' }],
  tierMode: 'whole',
  costs: ['bonuses', 'chargebacks'],
  products: [...PRODUCTS],
  feeText: '0',
  negative: 'carry',
  capText: '',
  cpaText: '',
  depositText: '0',
  stakesText: '0',
  daysText: '30',
  subText: '0',
  secondSubText: '0',
}

/** The deal in the form; null while something is missing or unreadable. */
export function dealOf(typed: TypedDeal, locale: string): AffiliateDealBody | null {
  const terms = termsOf(typed, locale)
  return terms && typed.fromDay !== '' ? { fromDay: typed.fromDay, ...terms } : null
}

/** The terms in the form, whatever their day; null as with `dealOf`. What the kind does not use counts as 0. */
export function termsOf(typed: TypedDeal, locale: string): DealTerms | null {
  const { kind, tierMode, costs, negative } = typed
  const amount = (text: string) => parseMoney(text, locale) ?? NaN
  const isShare = paysShare({ kind })
  const isCpa = paysCpa({ kind })
  const deal: DealTerms = {
    ...{ kind, tierMode, costs, negative },
    tiers: isShare
      ? typed.tiers.map(({ fromText, rateText }) => ({
          fromMinor: amount(fromText),
          // read as money, since a percent has two decimals, too
          rate: amount(rateText),
        }))
      : [],
    products: isShare && typed.products.length < PRODUCTS.length ? typed.products : null,
    feeRate: isShare ? amount(typed.feeText) : 0,
    carryCapMinor: negative === 'cap' ? amount(typed.capText) : null,
    cpaMinor: isCpa ? amount(typed.cpaText) : 0,
    leastDepositMinor: isCpa ? amount(typed.depositText) : 0,
    leastStakesMinor: isCpa ? amount(typed.stakesText) : 0,
    clawbackDays: isCpa ? Number(typed.daysText || NaN) : 0,
    subRate: amount(typed.subText),
    secondSubRate: amount(typed.secondSubText),
  }
  const isAny = deal.products === null || deal.products.length > 0
  return isAny && isReadable(deal) && isSoundDeal(deal) ? deal : null
}

function isReadable({ tiers, feeRate, clawbackDays, ...deal }: DealTerms): boolean {
  const rates = [feeRate, deal.subRate, deal.secondSubRate, ...tiers.map(({ rate }) => rate)]
  const amounts = [
    deal.cpaMinor,
    deal.leastDepositMinor,
    deal.leastStakesMinor,
    deal.carryCapMinor ?? 0,
    ...tiers.map(({ fromMinor }) => fromMinor),
  ]
  return (
    rates.every((rate) => rate >= 0 && rate <= WHOLE_RATE) &&
    amounts.every((minor) => minor >= 0) &&
    Number.isInteger(clawbackDays) &&
    clawbackDays >= 0 &&
    clawbackDays <= MOST_CLAWBACK_DAYS
  )
}
