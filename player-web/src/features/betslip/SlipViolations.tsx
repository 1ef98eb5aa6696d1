import type { Violation } from '@grandstand/shared-types/coupons/types'
import { useSetAtom } from 'jotai'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import type { SlipPreview } from './preview.ts'
import { slipAtom } from './slipAtoms.ts'
import type { LiveSlip } from './useSlipPreview.ts'
import styles from './SlipViolations.module.css'

interface SlipViolationsProps {
  live: LiveSlip
  preview: SlipPreview
}

/** What speaks against the slip as a whole, each with what would help. */
export function SlipViolations({ live, preview }: SlipViolationsProps) {
  if (preview.ofSlip.length === 0) return null
  return (
    <ul className={styles.list}>
      {preview.ofSlip.map((violation) => (
        <li key={violation.key} className={styles.line}>
          <CircleAlert size={15} aria-hidden />
          <Words violation={violation} currency={live.currency} />
          <Remedy violation={violation} currency={live.currency} />
        </li>
      ))}
    </ul>
  )
}

function Words({ violation, currency }: { violation: Violation; currency: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const missing = missingMinor(violation)
  return (
    <span className={styles.words}>
      {errorText(violation, t, format, currency)}
      {missing !== null && ` ${t('slip.missing', { amount: format.money(missing, currency) })}`}
    </span>
  )
}

function missingMinor({ key, params: [needed, available] }: Violation): number | null {
  if (key !== 'insufficientCredit') return null
  return typeof needed === 'number' && typeof available === 'number' ? needed - available : null
}

/** The stake that would be taken, at one tap. */
function Remedy({ violation, currency }: { violation: Violation; currency: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const setSlip = useSetAtom(slipAtom)
  const amount = helpfulStake(violation)
  if (amount === null) return null
  return (
    <Button
      size="small"
      variant="quiet"
      onClick={() => setSlip((slip) => ({ ...slip, stakeMinor: amount }))}
    >
      {t('slip.useMax', { amount: format.money(amount, currency) })}
    </Button>
  )
}

function helpfulStake({ key, params }: Violation): number | null {
  const bound = key === 'invalidValue' ? params[1] : params[0]
  const helps = key === 'stakeAboveMax' || key === 'stakeBelowMin' || key === 'invalidValue'
  return helps && typeof bound === 'number' ? bound : null
}
