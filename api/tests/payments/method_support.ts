/** Forms of payment categories, methods and banks, and a brand that has them. */
import type {
  PaymentCategoryRow,
  PaymentMethodRow,
} from '@grandstand/shared-types/wire/money/payment_methods'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'

export const IBAN = 'TR33 0006 1005 1978 6457 8413 26'

export const CATEGORY = {
  direction: 'deposit',
  names: { tr: 'Havale', en: 'Bank transfer' },
  logo: null,
  minMinor: 1_000,
  maxMinor: 0,
  openLink: null,
  info: {},
  listOrder: 1,
  isShown: true,
}
export const FIELD = {
  name: 'iban',
  titles: { tr: 'IBAN' },
  type: 'text',
  placeHolders: {},
  minLength: 0,
  maxLength: 26,
  required: true,
  options: [],
}
export const METHOD = {
  gateway: 'manual',
  payType: '660',
  payTag: '',
  names: { tr: 'Havale' },
  logo: null,
  infoFields: { tr: [{ label: 'Süre', text: '10 dakika' }] },
  fields: [FIELD],
  minMinor: 1_000,
  maxMinor: 100_000,
  feePercentMilli: 1_500,
  feeFixedMinor: 0,
  pocket: 'balance',
  banks: 'none',
  opens: 'redirect',
  currencies: ['TRY'],
  countries: [],
  branches: [],
  allowedOrigins: ['https://pay.example'],
  settings: { shop: '77' },
  wageringPercentMilli: 0,
  twoOfficersAboveMinor: 0,
  answerAloneUpToMinor: 100_000,
  maxUnderWay: 0,
  expiresAfterMinutes: 60,
  listOrder: 1,
  isShown: true,
}
export const BANK = {
  name: 'Ziraat Bankası',
  swiftCode: 'TCZBTR2A',
  account: IBAN,
  amounts: [{ amountMinor: 5_000, currency: 'TRY', isShown: true }],
  listOrder: 1,
  isShown: true,
}

export async function staff() {
  const site = await makeSite()
  return { site, session: await signInAs(site, await makeUser({ site, type: 'admin' })) }
}

export async function withCategory() {
  const { site, session } = await staff()
  const { body: category } = await session.post<PaymentCategoryRow>(
    '/v1/payment-categories',
    CATEGORY
  )
  return { site, session, method: { ...METHOD, categoryId: category.id }, category }
}

export async function withMethod() {
  const made = await withCategory()
  const { body } = await made.session.post<PaymentMethodRow>('/v1/payment-methods', made.method)
  return { ...made, row: body, bank: { ...BANK, methodId: body.id } }
}

/** The refused fields of a body. */
export async function refused(session: ApiSession, list: string, body: object) {
  const answer = await session.post<Refusal>(`/v1/${list}`, body)
  return { status: answer.status, errors: answer.body.errors }
}
