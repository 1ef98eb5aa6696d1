/** The methods of the day: what a player may choose, and how the gateway behaves behind it. */
import { DEFAULT_LANGUAGE } from '@grandstand/shared-types/languages/table'
import type { PaymentDirection } from '@grandstand/shared-types/payments/states'
import { merchantKey, noticeSecret } from '#sandbox_gateway/merchants/merchant_keys'
import type { Bot } from '../bot.ts'

export interface Method {
  id: number
  direction: PaymentDirection
  gateway: 'sandbox' | 'voucher' | 'manual'
  /** The name under which the sandbox knows us; empty without one. */
  merchant: string
  /** How often it is chosen beside the others of its direction. */
  share: number
}

/** Above this amount two officers decide. */
export const TWO_OFFICERS_ABOVE_MINOR = 60_000

const CODE = {
  name: 'code',
  titles: { [DEFAULT_LANGUAGE]: 'Kod' },
  type: 'text',
  placeHolders: {},
  minLength: 16,
  maxLength: 19,
  required: true,
  options: [],
}

/** Faults of the gateway at an order; those of a deposit's notices are chosen by its payer. */
const PAYOUT_FAULTS = ['delayed', 'doubled', 'outOfOrder', 'forged', 'silent', 'lostAnswer']

/** Opens every method over HTTP. `pageOrigin` is that of the sandbox's hosted pages. */
export async function openMethods(admin: Bot, pageOrigin: string): Promise<Method[]> {
  const methods: Method[] = []
  const categories = {
    deposit: await openCategory(admin, 'deposit'),
    withdrawal: await openCategory(admin, 'withdrawal'),
  }
  async function open(
    direction: PaymentDirection,
    gateway: Method['gateway'],
    share: number,
    faults = ''
  ): Promise<void> {
    const merchant = gateway === 'manual' ? '' : `m${methods.length}`
    const { id } = await admin.must<{ id: number }>('POST', '/v1/payment-methods', {
      ...PLAIN,
      categoryId: categories[direction],
      gateway,
      names: { [DEFAULT_LANGUAGE]: `${gateway} ${faults}` },
      fields: gateway === 'voucher' ? [CODE] : [],
      feePercentMilli: direction === 'withdrawal' ? 1_500 : 0,
      pocket: gateway === 'voucher' ? 'paykasa' : 'balance',
      allowedOrigins: [pageOrigin],
      settings: faults === '' ? {} : { faults },
      secrets: merchant === '' ? {} : secretsOf(merchant),
      listOrder: methods.length + 1,
    })
    methods.push({ id, direction, gateway, merchant, share })
  }
  await open('deposit', 'sandbox', 8)
  await open('deposit', 'sandbox', 1, 'lostAnswer')
  await open('deposit', 'voucher', 2)
  await open('deposit', 'manual', 3)
  await open('withdrawal', 'sandbox', 7)
  for (const faults of PAYOUT_FAULTS) await open('withdrawal', 'sandbox', 1, faults)
  await open('withdrawal', 'manual', 3)
  return methods
}

const PLAIN = {
  payType: 'bank',
  payTag: '',
  logo: null,
  infoFields: {},
  minMinor: 100,
  maxMinor: 10_000_000,
  feeFixedMinor: 0,
  banks: 'none',
  opens: 'redirect',
  currencies: [],
  countries: [],
  branches: [],
  wageringPercentMilli: 0,
  twoOfficersAboveMinor: TWO_OFFICERS_ABOVE_MINOR,
  expiresAfterMinutes: 60,
  isShown: true,
}

const secretsOf = (merchant: string) => ({
  key: merchantKey(merchant),
  secret: noticeSecret(merchant),
})

async function openCategory(admin: Bot, direction: PaymentDirection): Promise<number> {
  const { id } = await admin.must<{ id: number }>('POST', '/v1/payment-categories', {
    direction,
    names: { [DEFAULT_LANGUAGE]: direction },
    logo: null,
    minMinor: 0,
    maxMinor: 0,
    openLink: null,
    info: {},
    listOrder: 1,
    isShown: true,
  })
  return id
}
