import { useAtomValue } from 'jotai'
import { ChevronUp, CircleAlert } from 'lucide-react'
import { memo, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/errorText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { slipAtom } from '../state/slipAtoms.ts'
import type { SlipState } from '../state/slipTypes.ts'
import { usePlacing } from '../placing/usePlacing.ts'
import { totalOddsOf } from '../preview/preview.ts'
import { useSlipPreview } from '../preview/useSlipPreview.ts'
import styles from './SlipBar.module.css'

/** The closed slip above the navigation: number of selections, odds, and highest payout or first violation. */
export default function SlipBar({ onOpen }: { onOpen: () => void }) {
  // deferred, so that the tapped price is painted first
  return <Bar slip={useDeferredValue(useAtomValue(slipAtom))} onOpen={onOpen} />
}

const Bar = memo(function Bar({ slip, onOpen }: { slip: SlipState; onOpen: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const count = slip.items.length
  const { preview, currency } = useSlipPreview(slip)
  const [violation] = preview ? [...preview.ofItem.values(), preview.ofSlip].flat() : []
  const placing = usePlacing().placing
  if (placing.step === 'pending') {
    return (
      <button type="button" className={styles.bar} onClick={onOpen}>
        <span className={styles.left}>
          {t('live.pending.title', { count: placing.pending.length })}
        </span>
        <ChevronUp size={18} aria-hidden />
      </button>
    )
  }
  return (
    <button type="button" className={styles.bar} onClick={onOpen} data-refused={!!violation}>
      <span className={styles.left}>
        {t('coupons.selections', { count })}
        {preview &&
          preview.totalOddsMilli > 0 &&
          preview.lineCount === 1 &&
          !preview.isAtStart &&
          !violation && (
            <>
              {' · '}
              {t('slip.odds')} <b>{totalOddsOf(preview)}</b>
            </>
          )}
      </span>
      {violation ? (
        <span className={styles.error}>
          <CircleAlert size={15} aria-hidden />
          {errorText(violation, t, format, currency)}
        </span>
      ) : (
        <span className={styles.payout}>
          {preview?.isAtStart
            ? t('slip.atStart')
            : preview && t('slip.upTo', { amount: format.money(preview.maxPayoutMinor, currency) })}
        </span>
      )}
      <ChevronUp size={18} aria-hidden />
    </button>
  )
})
