import type { PaymentField } from '@grandstand/shared-types/payments/fields'
import type { PaymentFieldRow } from '@grandstand/shared-types/wire/money/payment_methods'
import { textIn, type Language } from '#core/requests/written_texts'

/** The fields of a form; one without a title in either language has its name as title. */
export const fieldsIn = (fields: readonly PaymentFieldRow[], language: Language): PaymentField[] =>
  fields.map(({ titles, placeHolders, ...field }) => ({
    ...field,
    title: textIn(titles, language) || field.name,
    placeHolder: textIn(placeHolders, language),
  }))
