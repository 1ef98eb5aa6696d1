import { formatOdds } from '@grandstand/shared-types/money/odds'
import type { PlaceCouponBody } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { quoteOf } from '../quotes/quotes.ts'
import { slipAtom } from '../state/slipAtoms.ts'
import { acceptChanges, soldNow } from '../state/slipState.ts'
import type { LiveSlip } from '../preview/useSlipPreview.ts'
import styles from './RetryButton.module.css'

interface RetryButtonProps {
  live: LiveSlip
  place: (bodies: readonly PlaceCouponBody[]) => void
}

/** Places the slip again at present prices, as a new coupon with a key of its own. */
export function RetryButton({ live: { preview }, place }: RetryButtonProps) {
  const { t } = useTranslation()
  const setSlip = useSetAtom(slipAtom)
  if (!preview || preview.coupons.length === 0 || preview.lineCount === 0) return null
  const isOpen = preview.ok || preview.onlyPricesChanged
  const again = () => {
    setSlip((slip) => acceptChanges(slip, quoteOf))
    place(
      preview.coupons.map(({ body }) => ({
        ...body,
        selections: body.selections.map((selection) => ({
          ...selection,
          ...soldNow(selection, quoteOf),
        })),
      }))
    )
  }
  const odds = preview.totalOddsMilli
  const label =
    odds > 0 && !preview.isAtStart ? t('live.retryAt', { odds: formatOdds(odds) }) : t('live.retry')
  return (
    <div className={styles.retry}>
      <Button variant="warning" size="large" disabled={!isOpen} onClick={again}>
        {isOpen ? label : t('live.retryClosed')}
      </Button>
    </div>
  )
}
