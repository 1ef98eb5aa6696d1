import type { PaymentState } from '@grandstand/shared-types/payments/states'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { toneOf } from './course.ts'

/** The state of a payment. */
export function StateChip({ state }: { state: PaymentState }) {
  const { t } = useTranslation()
  return <StatusChip tone={toneOf(state)}>{t(`payments.state.${state}`)}</StatusChip>
}
