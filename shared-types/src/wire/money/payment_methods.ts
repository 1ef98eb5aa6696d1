/** Payment methods, their categories and banks, as staff edit them. Amounts in minor units. */
import type { ByLanguage } from '../../languages/by_language.ts'
import type { SiteLanguage } from '../../languages/table.ts'
import type { PaymentField } from '../../payments/fields.ts'
import type { PaymentDirection } from '../../payments/states.ts'
import type { BankChoice, BankView, DepositPocket, InfoField, NextStep } from './payments.ts'

/** A row of `GET /v1/payment-categories`. */
export interface PaymentCategoryRow {
  id: number
  direction: PaymentDirection
  names: ByLanguage
  logo: string | null
  minMinor: number
  maxMinor: number
  openLink: string | null
  info: ByLanguage
  listOrder: number
  isShown: boolean
}
export type PaymentCategoryBody = Omit<PaymentCategoryRow, 'id'>

/** A field of a method's form as staff edit it; at least one title. A player without a title reads the name. */
export type PaymentFieldRow = Omit<PaymentField, 'title' | 'placeHolder'> & {
  titles: ByLanguage
  placeHolders: ByLanguage
}

/** A row of `GET /v1/payment-methods`. */
export interface PaymentMethodRow {
  id: number
  categoryId: number
  direction: PaymentDirection
  /** Name of the gateway's adapter. */
  gateway: string
  payType: string
  payTag: string
  names: ByLanguage
  logo: string | null
  infoFields: Readonly<Partial<Record<SiteLanguage, InfoField[]>>>
  fields: PaymentFieldRow[]
  minMinor: number
  maxMinor: number
  feePercentMilli: number
  feeFixedMinor: number
  pocket: DepositPocket
  banks: BankChoice
  opens: NextStep['opens']
  /** Empty: every currency, country, branch. */
  currencies: string[]
  countries: string[]
  /** Usernames of dealers whose branches have the method. */
  branches: string[]
  /** Origins that the gateway's addresses may have. */
  allowedOrigins: string[]
  /** Settings of the gateway, without its secrets. */
  settings: Readonly<Record<string, string>>
  /** Of what a deposit credits, the part that must be staked before it can leave; 100 000 for all of it, 0 for none. */
  wageringPercentMilli: number
  /** A withdrawal above needs two officers; 0 for never. */
  twoOfficersAboveMinor: number
  /** Above, a gateway's answer alone gives no money: its signed notice must come, or staff must approve. */
  answerAloneUpToMinor: number
  /** A player's payments by the method that may be under way at once; 0 for any number. */
  maxUnderWay: number
  /** A deposit that nobody paid by then is over; minutes. */
  expiresAfterMinutes: number
  /** Names of the gateway's secrets that are set; null when the server cannot read them and needs them anew. */
  secretNames: string[] | null
  listOrder: number
  isShown: boolean
}
/** The direction is that of the category. */
export type PaymentMethodBody = Omit<PaymentMethodRow, 'id' | 'direction' | 'secretNames'> & {
  /** Secrets of the gateway that are set anew; one that is missing stays. */
  secrets?: Readonly<Record<string, string>>
}

/** A row of `GET /v1/payment-banks`. */
export interface PaymentBankRow extends Omit<BankView, 'amounts'> {
  methodId: number
  amounts: { amountMinor: number; currency: string; isShown: boolean; id?: number }[]
  listOrder: number
  isShown: boolean
}
export type PaymentBankBody = Omit<PaymentBankRow, 'id'>

/** A gateway that a method can have. */
export interface PaymentGatewayRow {
  name: string
  paysOut: boolean
  /** It tells us of payments by itself. */
  sendsNotices: boolean
  /** We can ask what it knows of a payment. */
  canBeAsked: boolean
  hasStatement: boolean
}
