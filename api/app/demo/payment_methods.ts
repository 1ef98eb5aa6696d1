/** The payment categories and methods of the demo's brand, as they are before they have rows. */
import { SITE_LANGUAGES, type SiteLanguage } from '@grandstand/shared-types/languages/table'
import type { PaymentField } from '@grandstand/shared-types/payments/fields'
import type { PaymentDirection } from '@grandstand/shared-types/payments/states'
import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import type { PaymentFieldRow } from '@grandstand/shared-types/wire/money/payment_methods'
import type { DepositPocket, NextStep } from '@grandstand/shared-types/wire/money/payments'
import type { CardWords } from '#demo/words/card_words'
import { QUICK_BANKS, TRANSFER_BANKS, type DemoBank } from '#demo/payment_banks'
import { FIELD_WORDS, type FieldWords } from '#demo/words/payment_field_words'
import type { PaymentWords } from '#demo/words/payment_words'

export type Words = PaymentWords & CardWords
type Word = keyof Words

export interface DemoMethod {
  gateway: 'manual' | 'sandbox' | 'voucher'
  /** Merchant of the sandbox gateway. */
  merchant?: string
  payType: string
  payTag: string
  /** A name that is the same in every language, else the name of the category. */
  name?: string
  hint?: Word
  fields?: readonly PaymentFieldRow[]
  minMinor: number
  maxMinor: number
  feePercentMilli?: number
  pocket?: DepositPocket
  banks?: { choice: 'selector' | 'community'; rows: readonly DemoBank[] }
  opens?: NextStep['opens']
  wageringPercentMilli?: number
  twoOfficersAboveMinor?: number
  expiresAfterMinutes?: number
}

export interface DemoCategory {
  direction: PaymentDirection
  name: Word
  info?: Word
  /** Path of a page of this server. */
  openLink?: (language: SiteLanguage) => string
  /** The page is one of the sandbox. */
  isOfSandbox?: true
  methods: readonly DemoMethod[]
}

const byLanguage = (of: (language: SiteLanguage) => string): ByLanguage =>
  Object.fromEntries(SITE_LANGUAGES.map((language) => [language, of(language)]))

const field = (
  name: string,
  title: keyof FieldWords,
  type: PaymentField['type'],
  [minLength, maxLength]: readonly [number, number],
  placeHolder?: string
): PaymentFieldRow => ({
  name,
  titles: byLanguage((language) => FIELD_WORDS[language][title]),
  type,
  placeHolders: placeHolder === undefined ? {} : byLanguage(() => placeHolder),
  minLength,
  maxLength,
  required: true,
  options: [],
})

const SENDER = field('sender', 'sender', 'text', [3, 60])
const WALLET = field('account', 'walletNumber', 'number', [6, 20], '1234567890')

export const DEMO_CATEGORIES: readonly DemoCategory[] = [
  {
    direction: 'deposit',
    name: 'card',
    methods: [
      {
        gateway: 'sandbox',
        merchant: 'demo-cards',
        payType: 'card',
        payTag: '601',
        name: 'Visa, Mastercard',
        minMinor: 10_000,
        maxMinor: 5_000_000,
        opens: 'redirect',
      },
    ],
  },
  {
    direction: 'deposit',
    name: 'wallet',
    methods: [
      {
        gateway: 'sandbox',
        merchant: 'demo-wallet',
        payType: 'wallet',
        payTag: '610',
        name: 'Cüzdan24',
        minMinor: 5_000,
        maxMinor: 2_500_000,
        opens: 'frame',
      },
      {
        gateway: 'sandbox',
        merchant: 'demo-mobile',
        payType: 'wallet',
        payTag: '611',
        name: 'MobilPara',
        fields: [WALLET],
        minMinor: 5_000,
        maxMinor: 1_000_000,
        feePercentMilli: 1_500,
        wageringPercentMilli: 100_000,
        opens: 'page',
      },
    ],
  },
  {
    direction: 'deposit',
    name: 'transfer',
    methods: [
      {
        gateway: 'manual',
        payType: 'bank',
        payTag: '660',
        hint: 'transferNote',
        fields: [SENDER],
        minMinor: 20_000,
        maxMinor: 10_000_000,
        banks: { choice: 'selector', rows: TRANSFER_BANKS },
        expiresAfterMinutes: 1_440,
      },
    ],
  },
  {
    direction: 'deposit',
    name: 'quickTransfer',
    methods: [
      {
        gateway: 'manual',
        payType: 'community',
        payTag: '670',
        hint: 'quickNote',
        fields: [SENDER],
        minMinor: 10_000,
        maxMinor: 500_000,
        banks: { choice: 'community', rows: QUICK_BANKS },
        expiresAfterMinutes: 120,
      },
    ],
  },
  {
    direction: 'deposit',
    name: 'voucher',
    methods: [
      {
        gateway: 'voucher',
        merchant: 'demo-vouchers',
        payType: 'voucher',
        payTag: '680',
        hint: 'voucherNote',
        fields: [field('code', 'voucherCode', 'text', [16, 23], '0000 0000 0000 0000')],
        minMinor: 1_000,
        maxMinor: 99_999_900,
        pocket: 'paykasa',
      },
    ],
  },
  {
    direction: 'deposit',
    name: 'buyVoucher',
    openLink: (language) => `/sandbox-gateway/vouchers/${language}`,
    isOfSandbox: true,
    methods: [],
  },
  // the cards that the house itself issues: their worth lies in its books, not at a gateway
  {
    direction: 'deposit',
    name: 'cardCode',
    info: 'cardNote',
    openLink: (language) => `/${language}/card`,
    methods: [],
  },
  {
    direction: 'withdrawal',
    name: 'bankAccount',
    methods: [
      {
        gateway: 'manual',
        payType: 'iban',
        payTag: '760',
        name: 'IBAN',
        hint: 'withdrawalNote',
        fields: [field('iban', 'iban', 'iban', [15, 42], 'TR00 0000 0000 0000 0000 0000 00')],
        minMinor: 20_000,
        maxMinor: 20_000_000,
        twoOfficersAboveMinor: 1_000_000,
      },
    ],
  },
  {
    direction: 'withdrawal',
    name: 'wallet',
    methods: [
      {
        gateway: 'sandbox',
        merchant: 'demo-payouts',
        payType: 'wallet',
        payTag: '710',
        name: 'Cüzdan24',
        hint: 'withdrawalNote',
        fields: [WALLET],
        minMinor: 10_000,
        maxMinor: 2_500_000,
        feePercentMilli: 1_000,
        twoOfficersAboveMinor: 1_000_000,
      },
    ],
  },
]
