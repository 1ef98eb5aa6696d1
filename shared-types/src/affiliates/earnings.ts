/** The figures of an affiliate's statement (rules 16.5 to 16.7). Pure functions. Amounts in minor units. */
import { payableOf } from '../statements/carried_commission.ts'
import { paysShare, type DealTerms } from './deal.ts'
import { addRevenue, NO_REVENUE, type Revenue } from './referral.ts'
import { rated, revenueShareOf } from './revenue_share.ts'

/** What one referred player adds. */
export interface PlayerEarnings {
  counted: Revenue
  cpaChangeMinor: number
}

export interface OwnEarnings extends Revenue {
  feeMinor: number
  netMinor: number
  shareMinor: number
  /** Players for whom CPA is paid by this statement, and for what; what is taken back, at most 0. */
  cpaCount: number
  cpaMinor: number
  clawbackMinor: number
}

/** What an affiliate earns by the own players. Without a deal everything but the revenue is 0. */
export function ownEarnings(
  terms: DealTerms | null,
  players: readonly PlayerEarnings[]
): OwnEarnings {
  const revenue = players.reduce((sum, { counted }) => addRevenue(sum, counted), NO_REVENUE)
  const changes = players.map(({ cpaChangeMinor }) => cpaChangeMinor)
  const paid = changes.filter((change) => change > 0)
  return {
    ...revenue,
    ...shareOf(terms, revenue),
    cpaCount: paid.length,
    cpaMinor: sumOf(paid),
    clawbackMinor: sumOf(changes.filter((change) => change < 0)),
  }
}

function shareOf(
  terms: DealTerms | null,
  revenue: Revenue
): Pick<OwnEarnings, 'feeMinor' | 'netMinor' | 'shareMinor'> {
  const gross = revenue.grossMinor + revenue.correctionsMinor
  if (!terms) return { feeMinor: 0, netMinor: gross, shareMinor: 0 }
  const feeMinor = rated(Math.max(0, gross), terms.feeRate)
  const costs = terms.costs.map((cost) => revenue[`${cost}Minor`])
  const netMinor = gross - feeMinor - sumOf(costs)
  const shareMinor = paysShare(terms) ? revenueShareOf(netMinor, terms.tiers, terms.tierMode) : 0
  return { feeMinor, netMinor, shareMinor }
}

export interface Balances {
  /** Negative share of revenue, at most 0: carried from the period before, and into the next. */
  carriedMinor: number
  /** What the affiliate owes besides, at most 0: never forgotten. */
  owedMinor: number
}

/** What a statement pays besides the share of its own period. */
export interface Besides {
  /** Parts of what affiliates below earned in the period. */
  subMinor: number
  /** What earlier periods pay more or less since they were told again (rules 16.8). */
  retoldMinor: number
  /** Corrections by staff. */
  adjustmentsMinor: number
}

export interface Paying {
  earnedMinor: number
  carryMinor: number
  debtMinor: number
  /** At least 0. */
  payableMinor: number
}

/**
 * What a statement pays. The deal's rule for negative periods binds the share of revenue alone: CPA taken back, earlier periods told
 * again and corrections of staff are owed until later periods make them up.
 */
export function payingOf(
  terms: DealTerms | null,
  own: Pick<OwnEarnings, 'shareMinor' | 'cpaMinor' | 'clawbackMinor'>,
  { subMinor, retoldMinor, adjustmentsMinor }: Besides,
  before: Balances
): Paying {
  const { paidMinor, carryMinor } = paidShare(terms, own.shareMinor, before.carriedMinor)
  const besides = own.cpaMinor + own.clawbackMinor + subMinor + retoldMinor + adjustmentsMinor
  const total = paidMinor + besides + before.owedMinor
  return {
    earnedMinor: own.shareMinor + besides,
    carryMinor,
    debtMinor: Math.min(0, total),
    payableMinor: Math.max(0, total),
  }
}

/** The part of a period's share that is paid, at least 0, and the negative one that is carried on. */
export function paidShare(
  terms: DealTerms | null,
  shareMinor: number,
  carriedMinor: number
): { paidMinor: number; carryMinor: number } {
  const { payableMinor, carryMinor } = payableOf(
    shareMinor,
    carriedMinor,
    terms ?? { negative: 'carry', carryCapMinor: null }
  )
  return { paidMinor: payableMinor, carryMinor }
}

/** What counts for the affiliates above. */
export const earnedByPlayers = ({
  shareMinor,
  cpaMinor,
  clawbackMinor,
}: Pick<OwnEarnings, 'shareMinor' | 'cpaMinor' | 'clawbackMinor'>): number =>
  shareMinor + cpaMinor + clawbackMinor

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0)
