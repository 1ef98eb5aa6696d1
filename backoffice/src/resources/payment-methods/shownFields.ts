/** What a player sees of a method's form while staff still write it. Pure functions. */
import type { SiteLanguage } from '@grandstand/shared-types/languages/table'
import type { PaymentField, PaymentFieldType } from '@grandstand/shared-types/payments/fields'
import type { PaymentFieldRow } from '@grandstand/shared-types/wire/money/payment_methods'
import { inLanguage } from '../../format/inLanguage.ts'
import { fieldOf, type TypedField } from './methodValues.ts'

/** The title of a field; its name where it has none. */
export const titleIn = ({ titles, name }: PaymentFieldRow, language: SiteLanguage): string =>
  inLanguage(titles, language) || name

/** The fields as a player reads them in a language. */
export const shownFields = (typed: readonly TypedField[], language: SiteLanguage): PaymentField[] =>
  typed.map((each) => {
    const { titles, placeHolders, ...field } = fieldOf(each)
    return {
      ...field,
      title: titleIn({ ...field, titles, placeHolders }, language),
      placeHolder: inLanguage(placeHolders, language) || (EXAMPLES[field.type] ?? ''),
    }
  })

/** What to write where staff gave no example. */
const EXAMPLES: Readonly<Partial<Record<PaymentFieldType, string>>> = {
  date: '31-12-2000',
  birthdate: '31-12-2000',
  datetime: '31-12-2000 23:59',
  time: '23:59',
}
