import { Ticket } from 'lucide-react'
import { useAtom, useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { StatePanel } from '../../../ui/StatePanel.tsx'
import { lazy } from '../../../ui/lazy.ts'
import { placingAtom, type Placing } from '../placing/placing.ts'
import { isLiveItem } from '../quotes/quotes.ts'
import { slipAtom } from '../state/slipAtoms.ts'
import { SlipFooter } from './SlipFooter.tsx'
import { SlipItems } from '../selections/SlipItems.tsx'
import { SlipNotices } from '../selections/SlipNotices.tsx'
import { SlipRefusals } from '../sending/SlipRefusals.tsx'
import { SlipSettings } from './SlipSettings.tsx'
import { clearSlip } from '../state/slipState.ts'
import { SlipSuccess } from '../sending/SlipSuccess.tsx'
import { SlipTabs } from './SlipTabs.tsx'
import { SlipUnanswered } from '../sending/SlipUnanswered.tsx'
import { SlipPending } from '../sending/SlipPending.tsx'
import { usePlacing } from '../placing/usePlacing.ts'
import { useSlipPreview } from '../preview/useSlipPreview.ts'
import styles from './SlipPanel.module.css'

/** The player cannot change a coupon that is being sent or is in its acceptance delay. */
const isOnItsWay = (step: Placing['step']): boolean =>
  step === 'sending' || step === 'unanswered' || step === 'pending'

const Suggestions = lazy(() => import('../selections/Suggestions.tsx'))

interface SlipPanelProps {
  /** False in a sheet, which has its own head. */
  hasHead?: boolean
  /** Called when the player leaves for another page. */
  onLeave?: () => void
}

/** The whole slip: selections, highest payout, placing. */
export default function SlipPanel({ hasHead = true, onLeave }: SlipPanelProps) {
  const { t } = useTranslation()
  const slip = useAtomValue(slipAtom)
  const live = useSlipPreview(slip)
  const placing = usePlacing()
  const { step } = placing.placing
  const count = slip.items.length
  const { reset } = placing
  const isAllPlaced = placing.placing.step === 'done' && placing.placing.refusals.length === 0

  // the first selection for the next coupon removes the result of the last one
  useEffect(() => {
    if (isAllPlaced && count > 0) reset()
  }, [isAllPlaced, count, reset])

  const isLocked = isOnItsWay(step)

  return (
    <section
      className={styles.panel}
      aria-label={t('slip.title')}
      aria-busy={step === 'sending' || step === 'pending'}
    >
      {hasHead && (
        <header className={styles.head}>
          <h2>{t('slip.title')}</h2>
          <span className={styles.count}>{count > 0 && t('coupons.selections', { count })}</span>
          <ClearButton />
        </header>
      )}
      <SlipTabs />
      <div className={styles.scroll}>
        <SlipNotices />
        {step === 'pending' && <SlipPending pending={placing.placing.pending} />}
        {(step === 'done' || step === 'pending') && (
          <>
            <SlipSuccess placing={placing} onLeave={onLeave} />
            <SlipRefusals placing={placing} live={live} />
          </>
        )}
        {step === 'unanswered' && <SlipUnanswered placing={placing} onLeave={onLeave} />}
        {count === 0 && step === 'idle' && (
          <StatePanel
            kind="empty"
            icon={Ticket}
            title={t('slip.empty')}
            hint={t('slip.emptyHint')}
          />
        )}
        <SlipItems live={live} isLocked={isLocked} />
        {count > 0 && !isLocked && (
          <>
            <SlipSettings live={live} />
            <Suspense fallback={null}>
              <Suggestions
                matchIds={slip.items.map(({ matchId }) => matchId)}
                isLive={slip.items.some(isLiveItem)}
              />
            </Suspense>
          </>
        )}
      </div>
      {count > 0 && step !== 'unanswered' && step !== 'pending' && (
        <SlipFooter live={live} placing={placing} />
      )}
    </section>
  )
}

export function ClearButton() {
  const { t } = useTranslation()
  const [slip, setSlip] = useAtom(slipAtom)
  const { step } = useAtomValue(placingAtom)
  if (slip.items.length === 0 || isOnItsWay(step)) return null
  return (
    <button type="button" className={styles.clear} onClick={() => setSlip(clearSlip)}>
      {t('slip.clear')}
    </button>
  )
}
