import { matchName } from '@grandstand/shared-types/catalogue/match_name'
import type {
  BoardMarket,
  BoardMatch,
  BoardOutcome,
} from '@grandstand/shared-types/wire/betting/book'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import { useAtomValue } from 'jotai'
import { memo, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { OddsButton } from '../../../odds/OddsButton.tsx'
import { boostsAtom } from '../../boosts/index.ts'
import { useCouponLimits } from '../quotes/useCouponLimits.ts'
import { useIsSelected } from '../state/useIsSelected.ts'
import { useToggleSelection } from '../quotes/useToggleSelection.ts'

interface SlipOddsButtonProps {
  match: BoardMatch
  market: BoardMarket
  outcome: BoardOutcome
  /** The outcome as text. */
  name: string
  prefix?: string
  size?: 'list' | 'wide' | 'stack'
  tabIndex?: number
}

/** A price that a tap adds to the slip or removes; shows whether the outcome is in the slip. */
export const SlipOddsButton = memo(function SlipOddsButton({
  match,
  market,
  outcome,
  name,
  ...rest
}: SlipOddsButtonProps) {
  const { t } = useTranslation()
  const { limits } = useCouponLimits()
  const toggle = useToggleSelection(limits)
  const { minSelectionOddsMilli: min = 0, maxSelectionOddsMilli: max = 0 } = limits ?? {}
  const isSelected = useIsSelected(outcome.id)
  const better = useAtomValue(boostsAtom)?.betterOf({
    matchId: match.id,
    matchStatus: match.status,
    marketTypeId: market.typeId,
    specifier: market.specifier,
    outcomeKey: outcome.key,
  })
  const onToggle = useCallback(
    () => toggle({ match, market, outcome, name }),
    [toggle, match, market, outcome, name]
  )
  return (
    <OddsButton
      outcomeId={outcome.id}
      label={`${name}, ${matchName(match)}`}
      lockedLabel={t('sports.locked')}
      suspendedLabel={t('live.suspended')}
      pausedLabel={t('live.paused')}
      minOddsMilli={min}
      maxOddsMilli={max}
      belowMinLabel={min > 0 ? t('slip.minOdds', { odds: formatOdds(min) }) : ''}
      aboveMaxLabel={max > 0 ? t('slip.maxOdds', { odds: formatOdds(max) }) : ''}
      better={better ?? undefined}
      betterLabel={better ? t('coupons.boost') : ''}
      isSelected={isSelected}
      onToggle={onToggle}
      {...rest}
    />
  )
})
