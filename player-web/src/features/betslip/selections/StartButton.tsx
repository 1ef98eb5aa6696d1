import { matchName } from '@grandstand/shared-types/catalogue/match_name'
import type {
  BoardMarket,
  BoardMatch,
  BoardOutcome,
} from '@grandstand/shared-types/wire/betting/book'
import { useTranslation } from 'react-i18next'
import { priceState } from '../../../odds/priceState.ts'
import { usePrice } from '../../../odds/usePrice.ts'
import { useCouponLimits } from '../quotes/useCouponLimits.ts'
import { useToggleSelection } from '../quotes/useToggleSelection.ts'
import { useIsSelected } from '../state/useIsSelected.ts'
import styles from './StartButton.module.css'

interface StartButtonProps {
  match: BoardMatch
  market: BoardMarket
  outcome: BoardOutcome
  /** The outcome as text. */
  name: string
}

/** Takes an outcome at the starting price; open while its price on the board is. */
export default function StartButton({ match, market, outcome, name }: StartButtonProps) {
  const { t } = useTranslation()
  const { limits } = useCouponLimits()
  const toggle = useToggleSelection(limits)
  const price = usePrice(outcome.id)
  const isSelected = useIsSelected(outcome.id, true)
  const isOpen = price !== undefined && priceState(price) === 'open'
  const mayToggle = isOpen || isSelected
  const short = t('slip.startShort')
  const label = `${name}: ${short} (${t('slip.atStart')}), ${matchName(match)}`
  return (
    <button
      type="button"
      className={styles.button}
      data-open={isOpen}
      aria-label={isOpen ? label : `${label}, ${t('sports.locked')}`}
      aria-pressed={isSelected}
      aria-disabled={mayToggle ? undefined : true}
      onClick={
        mayToggle
          ? () => toggle({ match, market, outcome, name, atStartingPrice: true })
          : undefined
      }
    >
      {short}
    </button>
  )
}
