import { formatOdds } from '@grandstand/shared-types/money/odds'
import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { withPageTexts } from '../../../i18n/index.ts'
import { VoidRules } from '../../../navigation/VoidRules.tsx'
import { Button } from '../../../ui/Button.tsx'
import { lazy } from '../../../ui/lazy.ts'
import { BonusLine } from '../stake/BonusLine.tsx'
import { PlaceButton } from '../sending/PlaceButton.tsx'
import type { SlipPreview } from '../preview/preview.ts'
import { isLiveItem, quoteOf } from '../quotes/quotes.ts'
import { slipAtom } from '../state/slipAtoms.ts'
import { acceptChanges, removeItems } from '../state/slipState.ts'
import { SlipTotals } from '../stake/SlipTotals.tsx'
import { SlipViolations } from '../sending/SlipViolations.tsx'
import { StakeField } from '../stake/StakeField.tsx'
import { SystemBox } from '../stake/SystemBox.tsx'
import type { usePlacing } from '../placing/usePlacing.ts'
import type { LiveSlip } from '../preview/useSlipPreview.ts'
import styles from './SlipFooter.module.css'

const BonusPays = lazy(withPageTexts(['bonuses'], () => import('../stake/BonusPays.tsx')))

interface SlipFooterProps {
  live: LiveSlip
  placing: ReturnType<typeof usePlacing>
}

/** Always visible: changed prices, stake, highest payout, button. */
export function SlipFooter({ live, placing }: SlipFooterProps) {
  const { preview } = live
  const isSystem = useAtomValue(slipAtom).kind === 'system'
  const isSending = placing.placing.step === 'sending'
  // a coupon rejected after its delay has its own offer of the new price
  const hasRetry =
    placing.placing.step === 'done' && placing.placing.refusals.some(({ wasPending }) => wasPending)
  return (
    <footer className={styles.footer}>
      {preview && preview.closedIds.length > 0 && <ClosedBar ids={preview.closedIds} />}
      {preview && preview.changedCount > 0 && preview.closedIds.length === 0 && !hasRetry && (
        <ChangedBar preview={preview} />
      )}
      <div className={styles.content}>
        <div className={styles.entry} inert={isSending}>
          {isSystem && <SystemBox active={live.active} />}
          {preview && <SlipViolations live={live} preview={preview} place="shape" />}
          <StakeField live={live} />
          {preview && <SlipViolations live={live} preview={preview} place="stake" />}
        </div>
        <SlipTotals live={live} />
        <BonusLine live={live} />
        {preview && (preview.bonuses.length > 0 || live.freeBets.length > 0) && (
          <Suspense fallback={null}>
            <BonusPays preview={preview} freeBets={live.freeBets} />
          </Suspense>
        )}
        <PlaceButton live={live} placing={placing} />
        <LiveNotice />
        <VoidRules />
      </div>
    </footer>
  )
}

/** The new total odds, on the button that accepts them; several coupons have no total odds. */
function ChangedBar({ preview: { changedCount, totalOddsMilli } }: { preview: SlipPreview }) {
  const { t } = useTranslation()
  const setSlip = useSetAtom(slipAtom)
  const accept = () => setSlip((slip) => acceptChanges(slip, quoteOf))
  return (
    <div className={styles.bar} role="status">
      <span>{t('slip.changed', { count: changedCount })}</span>
      <Button size="small" variant="warning" onClick={accept}>
        {totalOddsMilli > 0
          ? t('slip.acceptOdds', { odds: formatOdds(totalOddsMilli) })
          : t('slip.acceptChanges')}
      </Button>
    </div>
  )
}

function ClosedBar({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation()
  const setSlip = useSetAtom(slipAtom)
  return (
    <div className={styles.bar} role="status">
      <span>{t('slip.closed', { count: ids.length })}</span>
      <Button size="small" variant="warning" onClick={() => setSlip((s) => removeItems(s, ids))}>
        {t('slip.removeClosed')}
      </Button>
    </div>
  )
}

/** Says that live bets are accepted after a delay, and may be rejected (must-hold A10). */
function LiveNotice() {
  const { t } = useTranslation()
  const { items } = useAtomValue(slipAtom)
  return items.some(isLiveItem) && <p className={styles.notice}>{t('live.slipNotice')}</p>
}
