/** What staff wrote in several languages, as one person reads it. */
import type { PaymentField } from '@grandstand/shared-types/payments/fields'
import type { ByLanguage, PaymentFieldRow } from '@grandstand/shared-types/wire/money/payments'
import { ownEntry } from '#core/requests/untrusted'

export interface Language {
  asked: string
  /** The brand's own. */
  otherwise: string
}

/** The text in the asked language, or in the brand's own; empty where neither stands. */
export const textIn = (texts: ByLanguage, { asked, otherwise }: Language): string =>
  ownEntry<string | undefined>(texts, asked) ?? ownEntry<string | undefined>(texts, otherwise) ?? ''

/** The fields of a form; one without a title in either language has its name as title. */
export const fieldsIn = (fields: readonly PaymentFieldRow[], language: Language): PaymentField[] =>
  fields.map(({ titles, placeHolders, ...field }) => ({
    ...field,
    title: textIn(titles, language) || field.name,
    placeHolder: textIn(placeHolders, language),
  }))
