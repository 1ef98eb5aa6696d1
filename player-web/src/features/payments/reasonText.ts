import type { PaymentReason } from '@grandstand/shared-types/payments/reasons'
import type { TFunction } from 'i18next'
import { errorText } from '../../i18n/errorText.ts'
import type { Format } from '../../i18n/format.ts'

/** Why a payment was refused or failed; words of staff stay as they are. */
export const reasonText = (
  reason: PaymentReason,
  t: TFunction,
  format: Format,
  currency: string
): string => ('text' in reason ? reason.text : errorText(reason, t, format, currency))
