/**
 * The slip as coupons: one for each selection on the single tab, otherwise one for all. `evaluate` checks each, as on
 * the server.
 */
import { evaluate } from '@grandstand/shared-types/coupons/evaluation/evaluate'
import type { CouponType } from '@grandstand/shared-types/coupons/model/coupon_words'
import type {
  EvaluateContext,
  Evaluation,
  Violation,
} from '@grandstand/shared-types/coupons/evaluation/slip'
import type { Balances } from '@grandstand/shared-types/wire/money/ledger'
import type { PlaceCouponBody } from '@grandstand/shared-types/wire/betting/coupon_actions'
import type { SlipItem, SlipState } from '../state/slipTypes.ts'
import { planSystem } from '../state/system.ts'

/** Violations that never end: the selection cannot be bet on again. */
const CLOSED_FOR_GOOD: ReadonlySet<string> = new Set([
  'matchStarted',
  'matchCancelled',
  'matchClosed',
])

interface PlannedCoupon {
  body: PlaceCouponBody
  items: readonly SlipItem[]
  evaluation: Evaluation
}

export interface SlipPreview {
  coupons: PlannedCoupon[]
  /** Violations by outcome id. */
  ofItem: ReadonlyMap<number, Violation[]>
  /** Violations of the coupon as a whole, each key once. */
  ofSlip: Violation[]
  ok: boolean
  /** True when moved prices, which the player may accept, are the only violations. */
  onlyPricesChanged: boolean
  changedCount: number
  closedIds: number[]
  totalStakeMinor: number
  /** Type of a coupon; null for several singles. */
  type: CouponType | null
  lineCount: number
  /** For one coupon; 0 for several singles. */
  stakePerLineMinor: number
  /** Prices used, in thousandths, in the order of the items. */
  oddsMilli: number[]
  maxPayoutMinor: number
  uncappedPayoutMinor: number
  bonusMinor: number
  bonusPercent: number
  /** For one coupon of the whole slip; 0 for several singles. */
  totalOddsMilli: number
  isTotalOddsCapped: boolean
}

/** Funds for a stake, in minor units: the pockets without bonus, and the credit limit (rules 1.5). */
export function spendableMinor(balances: Balances): number {
  const { balance, creditCard, paykasa, creditLimit } = balances
  return Math.max(0, balance + creditLimit) + creditCard + paykasa
}

/** `stakeMinor` is the whole stake of a coupon; for singles, the stake of each. */
export function previewOf(
  slip: SlipState,
  stakeMinor: number,
  context: EvaluateContext
): SlipPreview {
  const isSplit = slip.kind === 'single' && slip.items.length > 1
  const parts = isSplit ? slip.items.map((item) => [item]) : [slip.items]
  const coupons = parts.map((items): PlannedCoupon => {
    const body = bodyOf(slip, items, stakeMinor)
    // the funds are checked once for all coupons together
    return { body, items, evaluation: evaluate(body, { ...context, fundsMinor: null }) }
  })
  const sum = (of: (evaluation: Evaluation) => number) =>
    coupons.reduce((total, { evaluation }) => total + of(evaluation), 0)
  const totalStakeMinor = sum((evaluation) => evaluation.totalStakeMinor)

  const { ofItem, ofSlip } = collect(coupons)
  const funds = context.fundsMinor
  if (funds !== null && slip.items.length > 0 && totalStakeMinor > funds) {
    ofSlip.push({ key: 'insufficientCredit', params: [totalStakeMinor, funds] })
  }
  const all = [...ofSlip, ...[...ofItem.values()].flat()]
  const first = coupons.length === 1 ? coupons[0]?.evaluation : undefined
  return {
    coupons,
    ofItem,
    ofSlip,
    ok: all.length === 0,
    onlyPricesChanged: all.length > 0 && all.every(({ key }) => key === 'rateChanged'),
    changedCount: all.filter(({ key }) => key === 'rateChanged').length,
    closedIds: [...ofItem]
      .filter(([, violations]) => violations.some(({ key }) => CLOSED_FOR_GOOD.has(key)))
      .map(([outcomeId]) => outcomeId),
    totalStakeMinor,
    type: first?.type ?? null,
    stakePerLineMinor: first?.stakePerLineMinor ?? 0,
    oddsMilli: coupons.flatMap(({ evaluation }) => evaluation.oddsMilli),
    lineCount: sum((evaluation) => evaluation.lineCount),
    maxPayoutMinor: sum((evaluation) => evaluation.maxPayoutMinor),
    uncappedPayoutMinor: sum((evaluation) => evaluation.uncappedPayoutMinor),
    bonusMinor: sum((evaluation) => evaluation.bonusMinor),
    bonusPercent: first?.bonusPercent ?? 0,
    totalOddsMilli: first?.totalOddsMilli ?? 0,
    isTotalOddsCapped: first?.isTotalOddsCapped ?? false,
  }
}

function bodyOf(slip: SlipState, items: readonly SlipItem[], stakeMinor: number): PlaceCouponBody {
  const { kind, oddsChange, bankerMatchIds } = slip
  const isSystem = kind === 'system'
  return {
    kind,
    selections: items.map(({ outcomeId, oddsMilli, matchId }) => ({
      outcomeId,
      oddsMilli,
      ...(isSystem && bankerMatchIds.includes(matchId) && { isBanker: true }),
    })),
    totalStakeMinor: stakeMinor,
    ...(isSystem && { sizes: planSystem(slip).sizes }),
    oddsChange,
  }
}

function collect(coupons: readonly PlannedCoupon[]) {
  const ofItem = new Map<number, Violation[]>()
  const ofSlip: Violation[] = []
  for (const { items, evaluation } of coupons) {
    for (const violation of evaluation.violations) {
      const item =
        violation.selectionIndex === undefined ? undefined : items[violation.selectionIndex]
      if (item) ofItem.set(item.outcomeId, [...(ofItem.get(item.outcomeId) ?? []), violation])
      else if (!ofSlip.some(({ key }) => key === violation.key)) ofSlip.push(violation)
    }
  }
  return { ofItem, ofSlip }
}
