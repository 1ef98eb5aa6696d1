import { SLIP_KINDS, type SlipKind } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import { useAtom } from 'jotai'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { slipAtom } from '../state/slipAtoms.ts'
import { kindOf } from '../state/slipState.ts'
import { useCouponLimits } from '../quotes/useCouponLimits.ts'
import styles from './SlipTabs.module.css'

/** The kinds of bet; a kind that is closed for the player is marked and cannot be opened. */
export function SlipTabs() {
  const { t } = useTranslation()
  const hintId = useId()
  const [slip, setSlip] = useAtom(slipAtom)
  const { limits } = useCouponLimits()
  const [asked, setAsked] = useState<SlipKind | null>(null)
  const closed = (kind: SlipKind) => limits !== undefined && isClosed(kind, limits)
  const hinted = asked !== null && closed(asked) ? asked : null

  const choose = (kind: SlipKind) => {
    setAsked(kind)
    if (!closed(kind)) setSlip((before) => ({ ...before, kind }))
  }

  return (
    <div>
      <div className={styles.tabs} role="group" aria-label={t('slip.tabs')}>
        {SLIP_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kindOf(slip) === kind}
            aria-disabled={closed(kind) ? true : undefined}
            aria-describedby={closed(kind) ? `${hintId}-${kind}` : undefined}
            title={closed(kind) ? t('errors.couponTypeClosed') : undefined}
            onClick={() => choose(kind)}
          >
            {t(`coupons.type.${kind}`)}
            {closed(kind) && (
              <span id={`${hintId}-${kind}`} hidden>
                {t('errors.couponTypeClosed')}
              </span>
            )}
          </button>
        ))}
      </div>
      <p className={styles.hint} role="status">
        {hinted !== null && `${t(`coupons.type.${hinted}`)}: ${t('errors.couponTypeClosed')}`}
      </p>
    </div>
  )
}

/** Several selections on a match make a combined slip a multiple, so the tab is open when either type is. */
function isClosed(kind: SlipKind, { types }: Pick<CouponLimits, 'types'>): boolean {
  return kind === 'combined'
    ? types.combined === 0 && types.multiple === 0 && types.single === 0
    : types[kind] === 0
}
