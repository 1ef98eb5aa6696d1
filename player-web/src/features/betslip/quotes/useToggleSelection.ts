import { MAX_SELECTIONS } from '@grandstand/shared-types/coupons/limits/bounds'
import type {
  BoardMarket,
  BoardMatch,
  BoardOutcome,
} from '@grandstand/shared-types/wire/betting/book'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import { useStore } from 'jotai'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { oddsStore } from '../../../odds/store.ts'
import { afterPaint } from '../../../ui/afterPaint.ts'
import { useAnnounce } from '../../../ui/announce.tsx'
import { joinsPicks, toggleItem } from '../state/slipState.ts'
import { slipAtom } from '../state/slipAtoms.ts'
import { rememberQuote } from './quotes.ts'

export interface Pick {
  match: BoardMatch
  market: BoardMarket
  outcome: BoardOutcome
  /** The outcome as text, spoken when it is added. */
  name: string
  atStartingPrice?: true
}

/** Adds a price to the slip or removes it, under the player's limits as far as they are known. */
export function useToggleSelection(limits: CouponLimits | undefined): (pick: Pick) => void {
  const store = useStore()
  const { t } = useTranslation()
  const announce = useAnnounce()

  return useCallback(
    ({ match, market, outcome, name, atStartingPrice }: Pick) => {
      rememberQuote(match, market, outcome)
      const before = store.get(slipAtom)
      const maxSelections = limits?.maxSelections || MAX_SELECTIONS
      const item = {
        outcomeId: outcome.id,
        oddsMilli: oddsStore.get(outcome.id)?.oddsMilli ?? outcome.oddsMilli,
        outcomeKey: outcome.key,
        outcomeName: outcome.name,
        marketId: market.id,
        marketTypeId: market.typeId,
        specifier: market.specifier,
        matchId: match.id,
        sportId: match.sportId,
        home: match.home,
        away: match.away,
        isRace: match.isRace,
        startsAt: match.startsAt,
        minSelections: match.minSelections,
        ...(atStartingPrice && { atStartingPrice }),
      }
      const allowsMultiple = joinsPicks(before, limits)
      store.set(slipAtom, (slip) => toggleItem(slip, item, { maxSelections, allowsMultiple }))

      const after = store.get(slipAtom)
      const isIn = after.items.includes(item)
      // the text, with its plurals, can wait until the tap is painted
      afterPaint(() => {
        if (after === before) announce(t('slip.full', { count: maxSelections }))
        else announce(t(isIn ? 'slip.added' : 'slip.removed', { name, total: after.items.length }))
      })
    },
    [store, limits, announce, t]
  )
}
