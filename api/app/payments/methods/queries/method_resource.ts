import db from '@adonisjs/lucid/services/db'
import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import type { PaymentMethodRow } from '@grandstand/shared-types/wire/money/payment_methods'
import type {
  BankChoice,
  DepositPocket,
  NextStep,
} from '@grandstand/shared-types/wire/money/payments'
import type { PaymentDirection } from '@grandstand/shared-types/payments/states'
import {
  bool,
  json,
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'
import { openSecrets } from '#payments/methods/sealed_secrets'

type StoredMethod = Omit<PaymentMethodRow, 'secretNames'>

const fields = {
  id: number('payment_methods.id'),
  categoryId: number('payment_methods.category_id'),
  direction: text<PaymentDirection>('payment_categories.direction'),
  gateway: text('payment_methods.gateway'),
  payType: text('payment_methods.pay_type'),
  payTag: text('payment_methods.pay_tag'),
  names: json<ByLanguage>('payment_methods.names'),
  logo: orNull(text('payment_methods.logo')),
  infoFields: json<PaymentMethodRow['infoFields']>('payment_methods.info_fields'),
  fields: json<PaymentMethodRow['fields']>('payment_methods.fields'),
  minMinor: number('payment_methods.min_amount'),
  maxMinor: number('payment_methods.max_amount'),
  feePercentMilli: number('payment_methods.fee_percent_milli'),
  feeFixedMinor: number('payment_methods.fee_fixed'),
  pocket: text<DepositPocket>('payment_methods.pocket'),
  banks: text<BankChoice>('payment_methods.banks'),
  opens: text<NextStep['opens']>('payment_methods.opens'),
  currencies: json<string[]>('payment_methods.currencies'),
  countries: json<string[]>('payment_methods.countries'),
  branches: json<string[]>('payment_methods.branches'),
  allowedOrigins: json<string[]>('payment_methods.allowed_origins'),
  settings: json<Readonly<Record<string, string>>>('payment_methods.settings'),
  wageringPercentMilli: number('payment_methods.wagering_percent_milli'),
  twoOfficersAboveMinor: number('payment_methods.two_officers_above'),
  answerAloneUpToMinor: number('payment_methods.answer_alone_up_to'),
  maxUnderWay: number('payment_methods.max_under_way'),
  expiresAfterMinutes: number('payment_methods.expires_after_minutes'),
  listOrder: number('payment_methods.list_order'),
  isShown: bool('payment_methods.is_shown'),
} satisfies FieldsOf<StoredMethod>

/** Methods in the order in which players see them; the direction is that of the category. */
export const methodResource: Resource<typeof fields> = {
  name: 'payment-methods',
  fields,
  from: (query) =>
    query
      .from('payment_methods')
      .join('payment_categories', 'payment_categories.id', 'payment_methods.category_id'),
  search: ['payment_methods.names', 'payment_methods.pay_type'],
  defaultSort: ['listOrder', 'asc'],
}

export const scopeMethods = (query: Query, { siteId }: Principal): void =>
  void query.where('payment_methods.site_id', siteId)

/** Adds the names of the gateway's secrets, null when they cannot be read; the secrets themselves never leave the server (must-hold S10). */
export async function withSecretNames(methods: StoredMethod[]): Promise<PaymentMethodRow[]> {
  const ids = methods.map(({ id }) => id)
  const rows: { id: number; sealed: string | null }[] = await db
    .query<{ id: number; sealed: string | null }>()
    .from('payment_methods')
    .whereIn('id', ids)
    .select({ id: 'id', sealed: 'sealed_secrets' })
  const sealed = new Map(rows.map((row) => [Number(row.id), row.sealed]))
  return methods.map((method) => {
    const secrets = openSecrets(sealed.get(method.id) ?? null)
    return { ...method, secretNames: secrets && Object.keys(secrets) }
  })
}
