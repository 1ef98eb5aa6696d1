/**
 * The slip as coupons: one for each selection on the single tab, otherwise one for all. `evaluate` checks each, as on
 * the server.
 */
import { evaluate } from '@grandstand/shared-types/coupons/evaluation/evaluate'
import { isAtStart } from '@grandstand/shared-types/coupons/evaluation/starting_price'
import { isEachWay } from '@grandstand/shared-types/coupons/evaluation/each_way'
import type { CouponType } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { LuckyTerms } from '@grandstand/shared-types/coupons/model/lucky_terms'
import type {
  EvaluateContext,
  Evaluation,
  Violation,
} from '@grandstand/shared-types/coupons/evaluation/slip'
import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import { totalOddsText } from '@grandstand/shared-types/money/total_odds'
import type { Balances } from '@grandstand/shared-types/wire/money/ledger'
import type { PlaceCouponBody } from '@grandstand/shared-types/wire/betting/coupon_actions'
import type { GrantView } from '@grandstand/shared-types/wire/bonuses/grants'
import type { Boosts, SlipBoost } from '../../boosts/index.ts'
import { bonusPays, type BonusPart, type StakedCoupon } from './bonusPays.ts'
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
  /** The odds boost that the coupon uses. */
  boost: SlipBoost | null
}

export interface SlipPreview {
  coupons: PlannedCoupon[]
  /** Violations by outcome id. */
  ofItem: ReadonlyMap<number, Violation[]>
  /** Violations of the coupon as a whole, each key once. */
  ofSlip: Violation[]
  ok: boolean
  /** True when moved prices and terms, which the player may accept, are the only violations. */
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
  /** Whether any selection is at the starting price, so that nobody knows what the slip can pay. */
  isAtStart: boolean
  maxPayoutMinor: number
  uncappedPayoutMinor: number
  /** Running bonuses of the player, and what each pays of the stakes. */
  bonuses: BonusPart[]
  /** The free bet that pays the stake of the coupon. */
  freeBet: GrantView | undefined
  bonusMinor: number
  bonusPercent: number
  /** The terms of a Lucky coupon; null for any other. */
  lucky: LuckyTerms | null
  /** What odds boosts add; part of `maxPayoutMinor`. */
  boostMinor: number
  /** Prices of odds boosts by outcome id. */
  boostedMilli: ReadonlyMap<number, number>
  /** Why a boosted selection gets no boost: a highest stake, or the coupon's shape. */
  boostFault: { stakeMinor: number } | 'coupon' | null
  /** For one coupon of the whole slip; 0 for several singles. */
  totalOddsMilli: number
  isTotalOddsCapped: boolean
}

/** Funds for a stake, in minor units: the pockets without bonus, and the credit limit (rules 1.5). */
export function spendableMinor(balances: Balances): number {
  const { balance, creditCard, paykasa, creditLimit } = balances
  return Math.max(0, balance + creditLimit) + creditCard + paykasa
}

/** The player's bonuses, the free bet that the player chose, and the boosts that run. */
export interface OwnBonuses {
  boosts?: Boosts | null
  grants: readonly GrantView[]
  chosen: GrantView | undefined
}
const NO_BONUSES: OwnBonuses = { grants: [], chosen: undefined }

/** `stakeMinor` is the whole stake of a coupon; for singles, the stake of each. */
export function previewOf(
  slip: SlipState,
  stakeMinor: number,
  context: EvaluateContext,
  { grants, chosen, boosts = null }: OwnBonuses = NO_BONUSES
): SlipPreview {
  const isSplit = slip.kind === 'single' && slip.items.length > 1
  const parts = isSplit ? slip.items.map((item) => [item]) : [slip.items]
  const isFree = !isSplit && chosen?.hasToken === true && chosen.grantedMinor === stakeMinor
  const freeBet = isFree ? chosen : undefined
  const used: number[] = []
  let boostFault: SlipPreview['boostFault'] = null
  const coupons = parts.map((items): PlannedCoupon => {
    const body = bodyOf(slip, items, stakeMinor, freeBet?.id)
    // the funds are checked once for all coupons together
    const evaluation = evaluate(body, { ...context, fundsMinor: null })
    const quotes = items.map(({ outcomeId }) => context.quote(outcomeId))
    const { limits } = context
    const isNeverBoosted = isEachWay(items) || isAtStart(items)
    const found = freeBet
      ? null
      : (boosts?.forCoupon({ evaluation, quotes, limits, used, isNeverBoosted }) ?? null)
    if (found === null || found === 'coupon' || !('boostId' in found)) {
      boostFault ??= found
      return { body, items, evaluation, boost: null }
    }
    const { boostId } = found
    used.push(boostId)
    return { body: { ...body, boostId }, items, evaluation, boost: found }
  })
  const boostMinor = coupons.reduce((total, { boost }) => total + (boost?.extraMinor ?? 0), 0)
  const sum = (of: (evaluation: Evaluation) => number) =>
    coupons.reduce((total, { evaluation }) => total + of(evaluation), 0)
  const totalStakeMinor = sum((evaluation) => evaluation.totalStakeMinor)

  const { ofItem, ofSlip } = collect(coupons)
  const bonuses = freeBet ? [] : bonusPays(grants, coupons.map(stakedOf(context)))
  const ofBonuses = bonuses.reduce((total, { paidMinor }) => total + paidMinor, 0)
  const funds = context.fundsMinor === null || freeBet ? null : context.fundsMinor + ofBonuses
  if (funds !== null && slip.items.length > 0 && totalStakeMinor > funds) {
    ofSlip.push({ key: 'insufficientCredit', params: [totalStakeMinor, funds] })
  }
  // the house gives no stake away at a price that nobody knows
  if (freeBet && isAtStart(slip.items)) ofSlip.push({ key: 'bonusNotOpen', params: [] })
  const freeMinor = freeBet?.grantedMinor ?? 0
  const all = [...ofSlip, ...[...ofItem.values()].flat()]
  const first = coupons.length === 1 ? coupons[0]?.evaluation : undefined
  return {
    coupons,
    ofItem,
    ofSlip,
    ok: all.length === 0,
    onlyPricesChanged: all.length > 0 && all.every(isChange),
    changedCount: all.filter(isChange).length,
    closedIds: [...ofItem]
      .filter(([, violations]) => violations.some(({ key }) => CLOSED_FOR_GOOD.has(key)))
      .map(([outcomeId]) => outcomeId),
    totalStakeMinor,
    type: first?.type ?? null,
    stakePerLineMinor: first?.stakePerLineMinor ?? 0,
    oddsMilli: coupons.flatMap(({ evaluation }) => evaluation.oddsMilli),
    lineCount: sum((evaluation) => evaluation.lineCount),
    isAtStart: isAtStart(slip.items),
    // a free bet is paid without its stake
    maxPayoutMinor: sum((evaluation) => evaluation.maxPayoutMinor) - freeMinor + boostMinor,
    uncappedPayoutMinor:
      sum((evaluation) => evaluation.uncappedPayoutMinor) - freeMinor + boostMinor,
    bonuses,
    freeBet,
    bonusMinor: sum((evaluation) => evaluation.bonusMinor),
    bonusPercent: first?.bonusPercent ?? 0,
    lucky: first?.lucky ?? null,
    boostMinor,
    boostedMilli: boostedPrices(coupons),
    boostFault,
    totalOddsMilli: first?.totalOddsMilli ?? 0,
    isTotalOddsCapped: first?.isTotalOddsCapped ?? false,
  }
}

/** A price or terms that moved since the player saw them. */
const isChange = ({ key }: Violation): boolean =>
  key === 'rateChanged' || key === 'placeTermsChanged'

/** The total odds of one coupon as text. */
export const totalOddsOf = ({ totalOddsMilli, oddsMilli, totalStakeMinor }: SlipPreview): string =>
  totalOddsText({ totalOddsMilli, oddsMilli, stakeMinor: totalStakeMinor })

const boostedPrices = (coupons: readonly PlannedCoupon[]): ReadonlyMap<number, number> =>
  new Map(
    coupons.flatMap(({ items, boost }) =>
      items.flatMap(({ outcomeId }, position): [number, number][] => {
        const odds = boost?.boostedMilli[position] ?? null
        return odds === null ? [] : [[outcomeId, odds]]
      })
    )
  )

/** A coupon with a selection in play is of the product `live`. */
const stakedOf =
  ({ quote }: EvaluateContext) =>
  ({ items, evaluation }: PlannedCoupon): StakedCoupon => ({
    product: items.some(({ outcomeId }) => isInPlay(quote(outcomeId)?.matchStatus ?? ''))
      ? 'live'
      : 'sport',
    selections: evaluation.oddsMilli.map((oddsMilli, index) => ({
      oddsMilli,
      marketTypeId: items[index]?.marketTypeId ?? 0,
    })),
    stakeMinor: evaluation.totalStakeMinor,
  })

function bodyOf(
  slip: SlipState,
  items: readonly SlipItem[],
  stakeMinor: number,
  freeBetId: number | undefined
): PlaceCouponBody {
  const { kind, oddsChange, bankerMatchIds } = slip
  const isSystem = kind === 'system'
  return {
    kind,
    selections: items.map(({ outcomeId, oddsMilli, matchId, eachWay, atStartingPrice }) => ({
      outcomeId,
      oddsMilli,
      ...(eachWay && { eachWay }),
      ...(atStartingPrice && { atStartingPrice }),
      ...(isSystem && bankerMatchIds.includes(matchId) && { isBanker: true }),
    })),
    totalStakeMinor: stakeMinor,
    ...(isSystem && { sizes: planSystem(slip).sizes }),
    oddsChange,
    ...(freeBetId !== undefined && { freeBetId }),
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
