import type { ErrorParam } from '@grandstand/shared-types/core/errors'
import type { PaymentRow } from '@grandstand/shared-types/wire/money/payments'
import { useI18nProvider } from 'ra-core'
import { describeError } from '../../api/errors.ts'

/** Why a payment was refused or failed: words of staff, or an error of the platform. */
export function ReasonText({ of: { reasonKey, reason } }: { of: PaymentRow }) {
  const i18n = useI18nProvider()
  if (reasonKey === null) return <>{reason}</>
  const params: ErrorParam[] = JSON.parse(reason ?? '[]')
  return <>{describeError(i18n, { key: reasonKey, params })}</>
}
