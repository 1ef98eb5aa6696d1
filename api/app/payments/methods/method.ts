/** The methods of a brand, read from their rows. */
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { PaymentDirection } from '@grandstand/shared-types/payments/states'
import type { PaymentMethodRow } from '@grandstand/shared-types/wire/money/payment_methods'
import type {
  BankChoice,
  DepositPocket,
  NextStep,
} from '@grandstand/shared-types/wire/money/payments'
import type { Reader } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { GatewaySetup } from '#payments/gateways/gateway'
import { openSecrets } from '#payments/methods/sealed_secrets'

/** A method with its category's direction; amounts in minor units, 0 for no bound. */
export type PaymentMethod = Omit<PaymentMethodRow, 'secretNames'> & { sealedSecrets: string | null }

const COLUMNS = {
  id: 'm.id',
  categoryId: 'm.category_id',
  direction: 'c.direction',
  gateway: 'm.gateway',
  payType: 'm.pay_type',
  payTag: 'm.pay_tag',
  names: 'm.names',
  logo: 'm.logo',
  infoFields: 'm.info_fields',
  fields: 'm.fields',
  minMinor: 'm.min_amount',
  maxMinor: 'm.max_amount',
  feePercentMilli: 'm.fee_percent_milli',
  feeFixedMinor: 'm.fee_fixed',
  pocket: 'm.pocket',
  wageringPercentMilli: 'm.wagering_percent_milli',
  banks: 'm.banks',
  opens: 'm.opens',
  currencies: 'm.currencies',
  countries: 'm.countries',
  branches: 'm.branches',
  allowedOrigins: 'm.allowed_origins',
  settings: 'm.settings',
  sealedSecrets: 'm.sealed_secrets',
  twoOfficersAboveMinor: 'm.two_officers_above',
  answerAloneUpToMinor: 'm.answer_alone_up_to',
  maxUnderWay: 'm.max_under_way',
  expiresAfterMinutes: 'm.expires_after_minutes',
  listOrder: 'm.list_order',
  isShown: 'm.is_shown',
} as const satisfies Record<keyof PaymentMethod, string>

interface Columns {
  id: number
  categoryId: number
  direction: PaymentDirection
  gateway: string
  payType: string
  payTag: string
  names: string
  logo: string | null
  infoFields: string
  fields: string
  minMinor: number
  maxMinor: number
  feePercentMilli: number
  feeFixedMinor: number
  pocket: DepositPocket
  wageringPercentMilli: number
  banks: BankChoice
  opens: NextStep['opens']
  currencies: string
  countries: string
  branches: string
  allowedOrigins: string
  settings: string
  sealedSecrets: string | null
  twoOfficersAboveMinor: number
  answerAloneUpToMinor: number
  maxUnderWay: number
  expiresAfterMinutes: number
  listOrder: number
  isShown: boolean | number
}

/** The methods of the brand, hidden ones too, in their order; `id` narrows to one. */
export async function methodsOf(
  from: Reader,
  siteId: number,
  narrow: { id?: number } = {}
): Promise<PaymentMethod[]> {
  const query = from
    .query<Columns>()
    .from('payment_methods as m')
    .join('payment_categories as c', 'c.id', 'm.category_id')
    .where('m.site_id', siteId)
    .select(COLUMNS)
    .orderBy('m.list_order')
    .orderBy('m.id')
  if (narrow.id !== undefined) query.where('m.id', narrow.id)
  const rows: Columns[] = await query
  return rows.map(methodOf)
}

/** What the adapter of the method's gateway needs. Throws 502 `gatewayFailed` for secrets of another `APP_KEY`. */
export function setupOf({ id, settings, sealedSecrets }: PaymentMethod): GatewaySetup {
  const secrets = openSecrets(sealedSecrets)
  if (secrets === null) {
    logger.error(
      { methodId: id },
      'the secrets of a payment method were sealed with another APP_KEY'
    )
    throw new AppError('gatewayFailed')
  }
  return { settings, secrets }
}

/** The same for a method of a brand by its id; null for a method that was removed. */
export async function setupOfMethod(siteId: number, id: number): Promise<GatewaySetup | null> {
  const [method] = await methodsOf(db.connection(), siteId, { id })
  return method ? setupOf(method) : null
}

function methodOf(row: Columns): PaymentMethod {
  const names: PaymentMethod['names'] = JSON.parse(row.names)
  const infoFields: PaymentMethod['infoFields'] = JSON.parse(row.infoFields)
  const fields: PaymentMethod['fields'] = JSON.parse(row.fields)
  const currencies: string[] = JSON.parse(row.currencies)
  const countries: string[] = JSON.parse(row.countries)
  const branches: string[] = JSON.parse(row.branches)
  const allowedOrigins: string[] = JSON.parse(row.allowedOrigins)
  const settings: PaymentMethod['settings'] = JSON.parse(row.settings)
  return {
    ...row,
    names,
    infoFields,
    fields,
    currencies,
    countries,
    branches,
    allowedOrigins,
    settings,
    id: Number(row.id),
    categoryId: Number(row.categoryId),
    minMinor: Number(row.minMinor),
    maxMinor: Number(row.maxMinor),
    feeFixedMinor: Number(row.feeFixedMinor),
    twoOfficersAboveMinor: Number(row.twoOfficersAboveMinor),
    answerAloneUpToMinor: Number(row.answerAloneUpToMinor),
    isShown: Boolean(Number(row.isShown)),
  }
}
