import { slipStakesIn, type SlipStakes } from '@grandstand/shared-types/coupons/limits/site_stakes'
import type { EvaluateContext } from '@grandstand/shared-types/coupons/evaluation/slip'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import type { GrantView } from '@grandstand/shared-types/wire/bonuses/grants'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { boostsAtom } from '../../boosts/index.ts'
import { grantsQuery } from '../../bonuses/index.ts'
import { freeBetAtom } from '../state/freeBet.ts'
import { previewOf, spendableMinor, type OwnBonuses, type SlipPreview } from './preview.ts'
import { splitSlip, type SplitSlip } from '../state/inactive.ts'
import { serverNow } from '../../../api/serverClock.ts'
import type { SlipState } from '../state/slipTypes.ts'
import { minStakeOf, totalStakeOf } from '../state/stake.ts'
import { useCouponLimits } from '../quotes/useCouponLimits.ts'
import { useSlipQuotes } from '../quotes/useSlipQuotes.ts'

export interface LiveSlip {
  /** Null while limits or prices are unknown. */
  preview: SlipPreview | null
  /** The slip without inactive selections, as it is evaluated and sent. */
  active: SlipState
  /** The violation of each inactive selection, by outcome id. */
  inactive: SplitSlip['inactive']
  /** The whole stake of a coupon; for singles, the stake of each. */
  stakeMinor: number
  currency: string
  me: Me | null | undefined
  /** Default stake and amounts to choose from, in that currency. */
  stakes: SlipStakes
  limits: CouponLimits | undefined
  /** Free bets of the player that wait to be used. */
  freeBets: readonly GrantView[]
}

const NO_STAKES: SlipStakes = { defaultStakeMinor: 0, couponAmountsMinor: [] }
const NONE: SplitSlip['inactive'] = new Map()
const VISITOR_PRODUCTS = { sport: 1, live: 1 } as const

/** The slip, evaluated again with every change of the slip, a price or the balance. */
export function useSlipPreview(slip: SlipState): LiveSlip {
  const { limits, me, settings } = useCouponLimits()
  const { book, isReady } = useSlipQuotes(slip.items, me?.currency)
  const own = useOwnBonuses(me, slip)
  const boosts = useAtomValue(boostsAtom)
  const currency = me?.currency ?? settings?.currency ?? 'TRY'
  const stakes = useMemo(
    () => (settings ? slipStakesIn(settings, currency) : NO_STAKES),
    [settings, currency]
  )

  const { preview, stakeMinor, active, inactive } = useMemo(() => {
    const stakeOf = (counted: SlipState) =>
      totalStakeOf(counted, {
        perLineMinor: stakes.defaultStakeMinor,
        minTotalMinor: limits ? minStakeOf(counted, limits) : 0,
      })
    if (!limits || !isReady) {
      return { preview: null, stakeMinor: stakeOf(slip), active: slip, inactive: NONE }
    }
    const context: EvaluateContext = {
      nowMs: serverNow(),
      quote: book.quote,
      limits,
      products: me?.products ?? VISITOR_PRODUCTS,
      // a desk is paid in cash, so its funds are not checked
      fundsMinor: me?.type === 'player' ? spendableMinor(me.balances) : null,
      // only the server can count the same coupons
      sameCouponCount: 0,
    }
    const split = splitSlip(slip, context)
    const stake = stakeOf(split.active)
    const preview = previewOf(split.active, stake, context, { ...own, boosts })
    return { preview, stakeMinor: stake, ...split }
  }, [slip, stakes, limits, me, isReady, book, own, boosts])

  return {
    preview,
    active,
    inactive,
    stakeMinor,
    currency,
    me,
    stakes,
    limits,
    freeBets: own.grants.filter(({ hasToken }) => hasToken),
  }
}

const NO_GRANTS: readonly GrantView[] = []

/** The player's bonuses, once the slip has a selection. */
function useOwnBonuses(me: Me | null | undefined, slip: SlipState): OwnBonuses {
  const { language } = useTranslation().i18n
  const freeBetId = useAtomValue(freeBetAtom)
  const enabled = me?.type === 'player' && slip.items.length > 0
  const grants = useQuery({ ...grantsQuery(language), enabled }).data ?? NO_GRANTS
  return useMemo(
    () => ({ grants, chosen: grants.find(({ id }) => id === freeBetId) }),
    [grants, freeBetId]
  )
}
