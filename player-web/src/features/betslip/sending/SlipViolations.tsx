import type { Violation } from '@grandstand/shared-types/coupons/evaluation/slip'
import { useSetAtom } from 'jotai'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/errorText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import type { SlipPreview } from '../preview/preview.ts'
import { slipAtom } from '../state/slipAtoms.ts'
import type { LiveSlip } from '../preview/useSlipPreview.ts'
import styles from './SlipViolations.module.css'

/** Violations about money; all others are about the shape of the coupon. */
const OF_STAKE: ReadonlySet<string> = new Set([
  'stakeBelowMin',
  'stakeAboveMax',
  'maxPayoutBelowStake',
  'stakeUneven',
  'wholeNumber',
  'insufficientCredit',
])

interface SlipViolationsProps {
  live: LiveSlip
  preview: SlipPreview
  /** The violations to show here. */
  place: 'shape' | 'stake'
}

/** Violations of the slip as a whole, each with a remedy. */
export function SlipViolations({ live, preview, place }: SlipViolationsProps) {
  const violations = preview.ofSlip.filter(({ key }) => OF_STAKE.has(key) === (place === 'stake'))
  if (violations.length === 0) return null
  return (
    <ul className={styles.list}>
      {violations.map((violation) => (
        <li key={violation.key} className={styles.line}>
          <CircleAlert size={15} aria-hidden />
          <Words violation={violation} currency={live.currency} />
          <Remedy violation={violation} currency={live.currency} />
        </li>
      ))}
    </ul>
  )
}

interface WordsProps {
  violation: Violation
  currency: string
}

function Words({ violation, currency }: WordsProps) {
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

/** Sets, with one tap, the stake that would be accepted. */
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
      onClick={() => setSlip((slip) => ({ ...slip, stakeMinor: amount, stakeBasis: 'total' }))}
    >
      {t('slip.useMax', { amount: format.money(amount, currency) })}
    </Button>
  )
}

function helpfulStake({ key, params }: Violation): number | null {
  const bound = key === 'stakeUneven' ? params[1] : params[0]
  const helps = key === 'stakeAboveMax' || key === 'stakeBelowMin' || key === 'stakeUneven'
  return helps && typeof bound === 'number' ? bound : null
}
