/** Every type of field with an empty, short, long, wrong and right value; browser and server are held against it, too. */
import type { PlayerErrorKey } from '../../src/core/errors.ts'
import {
  PAYMENT_FIELD_TYPES,
  type PaymentField,
  type PaymentFieldType,
} from '../../src/payments/fields.ts'

export const LEAST = 4
export const MOST = 40

/** A field that is required; its name is its type. */
export const tableField = (
  type: PaymentFieldType,
  changes: Partial<PaymentField> = {}
): PaymentField => ({
  name: type,
  title: `The ${type}`,
  type,
  placeHolder: '',
  minLength: LEAST,
  maxLength: MOST,
  required: true,
  options: type === 'select' ? ['Akbank', 'Garanti'] : [],
  ...changes,
})

interface Values {
  /** Of the right length but not of the type's form; null for a type without a form. */
  wrong: string | null
  key: PlayerErrorKey | null
  right: string
}

const VALUES: Readonly<Record<PaymentFieldType, Values>> = {
  text: { wrong: null, key: null, right: 'Ayşe Yılmaz' },
  textarea: { wrong: null, key: null, right: 'Kızılay Mah.\nAnkara' },
  number: { wrong: '12a45', key: 'numberRequired', right: '12345' },
  amount: { wrong: '12,50', key: 'numberRequired', right: '1250.75' },
  email: { wrong: 'ayse@', key: 'emailRequired', right: 'ayse@example.com' },
  date: { wrong: '31-02-2026', key: 'dateRequired', right: '28-02-2026' },
  birthdate: { wrong: '1990-05-17', key: 'dateRequired', right: '17-05-1990' },
  datetime: { wrong: '17-05-2026 24:00', key: 'datetimeRequired', right: '17-05-2026 23:59' },
  time: { wrong: '9:300', key: 'timeRequired', right: '09:30' },
  select: { wrong: 'Ziraat', key: 'unknownEntry', right: 'Akbank' },
  iban: {
    wrong: 'TR330006100519786457841327',
    key: 'ibanWrong',
    right: 'TR33 0006 1005 1978 6457 8413 26',
  },
  identityNumber: { wrong: '12345678901', key: 'identityNumberWrong', right: '10000000146' },
}

export interface TableRow {
  type: PaymentFieldType
  input: 'empty' | 'not given' | 'of spaces' | 'short' | 'long' | 'wrong' | 'right'
  field: PaymentField
  value: string
  /** The error key of the first rule that the value breaks; null for none. */
  key: PlayerErrorKey | null
}

function rowsOf(type: PaymentFieldType): TableRow[] {
  const { wrong, key, right } = VALUES[type]
  const required = tableField(type)
  const optional = tableField(type, { required: false })
  const free = tableField(type, { minLength: 0 })
  const row = (
    input: TableRow['input'],
    value: string,
    of: TableRow['key'],
    field = required
  ): TableRow => ({ type, input, field, value, key: of })
  return [
    row('empty', '', 'minLengthMaxLength'),
    row('empty', '', key ?? 'isRequiredArea', free),
    row('not given', '', null, optional),
    row('of spaces', ' '.repeat(LEAST), key ?? 'isRequiredArea'),
    row('short', 'x'.repeat(LEAST - 1), 'minLengthMaxLength'),
    row('long', '1'.repeat(MOST + 1), 'minLengthMaxLength'),
    ...(wrong === null ? [] : [row('wrong', wrong, key)]),
    row('right', right, null),
  ]
}

export const FORM_TABLE: readonly TableRow[] = PAYMENT_FIELD_TYPES.flatMap(rowsOf)
