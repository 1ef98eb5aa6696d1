/** What the form of a payment method holds, and the body that it sends. Pure functions. */
import { PAYMENT_FIELD_TYPES } from '@grandstand/shared-types/payments/fields'
import type {
  PaymentFieldRow,
  PaymentMethodBody,
  PaymentMethodRow,
} from '@grandstand/shared-types/wire/money/payment_methods'

/** A form holds null for what was emptied, and nothing for what was never filled in. */
type Typed<Row> = { [Field in keyof Row]?: Row[Field] | null }

export type TypedField = Typed<PaymentFieldRow>

/** A setting or a secret of the gateway. */
export interface NamedValue {
  name?: string | null
  value?: string | null
  /** A secret that the server has; without a new value it stays. */
  isStored?: boolean
}

export interface MethodValues extends Omit<Typed<PaymentMethodRow>, 'fields' | 'settings'> {
  fields?: TypedField[] | null
  settingRows?: NamedValue[] | null
  secretRows?: NamedValue[] | null
}

export const NEW_METHOD: MethodValues = {
  gateway: 'manual',
  payType: '',
  payTag: '',
  names: {},
  infoFields: {},
  fields: [],
  minMinor: 0,
  maxMinor: 0,
  feePercentMilli: 0,
  feeFixedMinor: 0,
  pocket: 'balance',
  banks: 'none',
  opens: 'redirect',
  currencies: [],
  countries: [],
  branches: [],
  allowedOrigins: [],
  settingRows: [],
  secretRows: [],
  wageringPercentMilli: 0,
  twoOfficersAboveMinor: 0,
  answerAloneUpToMinor: 100_000,
  maxUnderWay: 0,
  expiresAfterMinutes: 60,
  listOrder: 0,
  isShown: true,
}

type Stored = Partial<Pick<PaymentMethodRow, 'settings' | 'secretNames'>>

/** Values of the form beside those of the record. */
export const rowsOf = ({ settings = {}, secretNames }: Stored = {}) => ({
  settingRows: Object.entries(settings).map(([name, value]) => ({ name, value })),
  secretRows: (secretNames ?? []).map((name) => ({ name, value: '', isStored: true })),
})

/** The body of a method; a stored secret whose row is gone is sent empty, which removes it. */
export function bodyOf(values: MethodValues): PaymentMethodBody {
  const { settingRows, secretRows, secretNames } = values
  const kept = secretRows ?? []
  const gone = (secretNames ?? []).filter((name) => !kept.some((row) => row.name === name))
  return {
    categoryId: values.categoryId ?? 0,
    gateway: values.gateway ?? '',
    payType: values.payType ?? '',
    payTag: values.payTag ?? '',
    names: values.names ?? {},
    logo: values.logo ?? null,
    infoFields: values.infoFields ?? {},
    fields: (values.fields ?? []).map(fieldOf),
    minMinor: values.minMinor ?? 0,
    maxMinor: values.maxMinor ?? 0,
    feePercentMilli: values.feePercentMilli ?? 0,
    feeFixedMinor: values.feeFixedMinor ?? 0,
    pocket: values.pocket ?? 'balance',
    banks: values.banks ?? 'none',
    opens: values.opens ?? 'redirect',
    currencies: values.currencies ?? [],
    countries: values.countries ?? [],
    branches: values.branches ?? [],
    allowedOrigins: values.allowedOrigins ?? [],
    settings: named(settingRows ?? []),
    secrets: {
      ...named(kept.filter(({ value, isStored }) => value || !isStored)),
      ...Object.fromEntries(gone.map((name) => [name, ''])),
    },
    wageringPercentMilli: values.wageringPercentMilli ?? 0,
    twoOfficersAboveMinor: values.twoOfficersAboveMinor ?? 0,
    answerAloneUpToMinor: values.answerAloneUpToMinor ?? 0,
    maxUnderWay: values.maxUnderWay ?? 0,
    expiresAfterMinutes: values.expiresAfterMinutes ?? 0,
    listOrder: values.listOrder ?? 0,
    isShown: values.isShown ?? false,
  }
}

const named = (rows: readonly NamedValue[]): Record<string, string> =>
  Object.fromEntries(rows.map(({ name, value }) => [name ?? '', value ?? '']))

/** A field with a value for everything; only a choice keeps its options. */
export function fieldOf(typed: TypedField): PaymentFieldRow {
  const type = typed.type ?? PAYMENT_FIELD_TYPES[0]
  return {
    name: typed.name ?? '',
    titles: typed.titles ?? {},
    type,
    placeHolders: typed.placeHolders ?? {},
    minLength: typed.minLength ?? 0,
    maxLength: typed.maxLength ?? 0,
    required: typed.required ?? false,
    options: type === 'select' ? (typed.options ?? []) : [],
  }
}

/** A field that is added to `fields`, under a name that none of them has. */
export function newField(fields: readonly TypedField[]): PaymentFieldRow {
  const taken = new Set(fields.map(({ name }) => name))
  let number = fields.length + 1
  while (taken.has(`field${number}`)) number++
  return { ...fieldOf({}), name: `field${number}`, maxLength: 60, required: true }
}
