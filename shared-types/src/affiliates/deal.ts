/** Terms of deals with affiliates (rules 16.4). Amounts in minor units of the affiliate's currency. */
import type { Product } from '../accounts/user_types.ts'
import type { NegativePeriods } from '../statements/commission.ts'

/** A share of the net revenue of referred players, an amount once for each player (CPA), or both. */
export const DEAL_KINDS = ['revenueShare', 'cpa', 'hybrid'] as const
export type DealKind = (typeof DEAL_KINDS)[number]

/** The rate of the reached tier counts for the whole net revenue, or each tier's rate for its own slice (ladder). */
export const TIER_MODES = ['whole', 'ladder'] as const
export type TierMode = (typeof TIER_MODES)[number]

/** Costs that a deal may take off the revenue. */
export const DEAL_COSTS = ['bonuses', 'chargebacks'] as const
export type DealCost = (typeof DEAL_COSTS)[number]

export const MOST_TIERS = 10
export const MOST_CLAWBACK_DAYS = 365

export interface DealTier {
  /** The net revenue of a period from which the tier counts; the first tier begins at 0. */
  fromMinor: number
  /** Hundredths of a percent, 0 to `WHOLE_RATE`. */
  rate: number
}

export interface DealTerms {
  kind: DealKind
  /** In rising order; not read where `kind` is `cpa`. */
  tiers: readonly DealTier[]
  tierMode: TierMode
  costs: readonly DealCost[]
  /** The products whose revenue is shared; null for all. Not read where `kind` is `cpa`. */
  products: readonly Product[] | null
  /** Share of a revenue above 0 that the house keeps for fees and tax, hundredths of a percent. */
  feeRate: number
  /** What happens to a negative share of revenue. */
  negative: NegativePeriods
  /** The most of a negative share that is carried, at least 0; null unless `negative` is `cap`. */
  carryCapMinor: number | null
  /** Paid once for each player; not read where `kind` is `revenueShare`. */
  cpaMinor: number
  /** The first deposit, and the stakes so far, from which a player counts for CPA. */
  leastDepositMinor: number
  leastStakesMinor: number
  /** CPA is taken back when a deposit is returned so many days after it was counted. */
  clawbackDays: number
  /** Share of what affiliates directly below earn, hundredths of a percent. */
  subRate: number
  /** The same of what affiliates two below earn: those whom affiliates directly below brought. */
  secondSubRate: number
}

/** What older deals and programs do not name. */
type Later = 'products' | 'secondSubRate'

/** Terms of which some may be missing. */
export type SentTerms = Omit<DealTerms, Later> & { [Name in Later]?: DealTerms[Name] | undefined }

/** The terms with what is missing: all products, and nothing from two below. */
export const wholeTerms = <T extends SentTerms>(sent: T) => ({
  ...sent,
  products: sent.products ?? null,
  secondSubRate: sent.secondSubRate ?? 0,
})

export const paysShare = ({ kind }: Pick<DealTerms, 'kind'>): boolean => kind !== 'cpa'
export const paysCpa = ({ kind }: Pick<DealTerms, 'kind'>): boolean => kind !== 'revenueShare'

/** Whether the terms fit each other: tiers rise from 0, a cap stands where it is read, and something is paid. */
export function isSoundDeal(terms: DealTerms): boolean {
  const { tiers, negative, carryCapMinor, cpaMinor } = terms
  if ((negative === 'cap') !== (carryCapMinor !== null)) return false
  if (paysCpa(terms) && cpaMinor <= 0) return false
  if (!paysShare(terms)) return true
  return (
    tiers.every(({ fromMinor }, index) => {
      const before = tiers[index - 1]
      return before ? fromMinor > before.fromMinor : fromMinor === 0
    }) && tiers.length > 0
  )
}
