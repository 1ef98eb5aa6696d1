/** What a player sees of a method's form while staff still write it. Pure functions. */
import { DEFAULT_LANGUAGE, type SiteLanguage } from '@grandstand/shared-types/languages/table'
import type { PaymentField, PaymentFieldType } from '@grandstand/shared-types/payments/fields'
import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import type { PaymentFieldRow } from '@grandstand/shared-types/wire/money/payment_methods'
import { fieldOf, type TypedField } from './methodValues.ts'

const textIn = (texts: ByLanguage, language: SiteLanguage): string =>
  texts[language] || texts[DEFAULT_LANGUAGE] || ''

/** The title of a field; its name where it has none. */
export const titleIn = ({ titles, name }: PaymentFieldRow, language: SiteLanguage): string =>
  textIn(titles, language) || name

/** The fields as a player reads them in a language. */
export const shownFields = (typed: readonly TypedField[], language: SiteLanguage): PaymentField[] =>
  typed.map((each) => {
    const { titles, placeHolders, ...field } = fieldOf(each)
    return {
      ...field,
      title: titleIn({ ...field, titles, placeHolders }, language),
      placeHolder: textIn(placeHolders, language) || (EXAMPLES[field.type] ?? ''),
    }
  })

/** What to write where staff gave no example. */
const EXAMPLES: Readonly<Partial<Record<PaymentFieldType, string>>> = {
  date: '31-12-2000',
  birthdate: '31-12-2000',
  datetime: '31-12-2000 23:59',
  time: '23:59',
}
