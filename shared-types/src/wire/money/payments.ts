/** Payment methods, payments, and the orders of players and staff about them. Amounts in minor units. */
import type { PaymentField, PaymentValue } from '../../payments/fields.ts'
import type { PaymentReason, PaymentRisk } from '../../payments/reasons.ts'
import type { PaymentDirection, PaymentState } from '../../payments/states.ts'
import type { ToldOfPayment } from './told_of_payment.ts'

/** How a method's banks are chosen: no bank, one of a list, or a bank and then one of its amounts. */
export const BANK_CHOICES = ['none', 'selector', 'community'] as const
export type BankChoice = (typeof BANK_CHOICES)[number]

/** The pockets that a deposit can fill. */
export const DEPOSIT_POCKETS = ['balance', 'creditCard', 'paykasa'] as const
export type DepositPocket = (typeof DEPOSIT_POCKETS)[number]

export interface InfoField {
  label: string
  text: string
}

/** A method as the player sees it, in the player's language and currency. */
export interface PaymentMethodView {
  id: number
  categoryId: number
  name: string
  payType: string
  payTag: string
  logo: string | null
  infoFields: InfoField[]
  fields: PaymentField[]
  /** 0 for no bound. */
  minMinor: number
  maxMinor: number
  feePercentMilli: number
  feeFixedMinor: number
  banks: BankChoice
}

/** A category with its methods; one with `openLink` has no methods and leads to that address. */
export interface PaymentCategoryView {
  id: number
  name: string
  logo: string | null
  minMinor: number
  maxMinor: number
  openLink: string | null
  info: string
  methods: PaymentMethodView[]
}

export interface BankAmountView {
  id: number
  amountMinor: number
  currency: string
}

export interface BankView {
  id: number
  name: string
  swiftCode: string
  /** The account to which the player pays; empty where the gateway names it. */
  account: string
  /** Empty when the bank is unavailable now, and for a method without amounts. */
  amounts: BankAmountView[]
}

/** `login` is false for a visitor, who then gets no banks. */
export interface BanksAnswer {
  login: boolean
  banks: BankView[]
}

/** The order of a player to move money. Of a method with amounts, the amount of `amountId` counts. */
export interface PaymentOrder {
  methodId: number
  amountMinor: number
  values: PaymentValue[]
  bankId?: number
  amountId?: number
}

export interface WithdrawalOrder extends PaymentOrder {
  /** Needed when this session gave the password longer ago than `PASSWORD_PROOF_MINUTES`. */
  currentPassword?: string
}

export const OPENS = ['redirect', 'page', 'frame', 'tab'] as const

/** Where the player's page goes after an order. */
export interface NextStep {
  /**
   * `redirect` and `page` (iframe 1) lead the whole page to the address, `frame` (iframe 2) opens it in the frame of a
   * payment, `tab` in a new tab.
   */
  opens: (typeof OPENS)[number]
  url: string
  /** Origins from which the method's addresses come, such as `https://pay.example`. */
  origins: readonly string[]
}

export interface PaymentStepView {
  state: PaymentState
  at: number
}

/** A payment as its player sees it. */
export interface PaymentView {
  /** Names the payment to people: 12 capitals and digits. */
  reference: string
  direction: PaymentDirection
  methodId: number
  methodName: string
  state: PaymentState
  amountMinor: number
  feeMinor: number
  currency: string
  /** Of a refusal or failure; null without one. */
  reason: PaymentReason | null
  createdAt: number
  updatedAt: number
  steps: PaymentStepView[]
  mayCancel: boolean
}

/** The answer to an order. */
export interface PaymentAnswer {
  payment: PaymentView
  /** Null when the request was received and nothing is left to do for the player. */
  next: NextStep | null
}

export interface PaymentPage {
  rows: PaymentView[]
  /** The cursor of the next page; null on the last. */
  before: number | null
}

/** `GET /v1/me/withdrawal-preview`: what a withdrawal would cost the player beside its fee (rules 15.7). */
export interface WithdrawalPreview {
  /** Whether it would forfeit bonuses. */
  forfeitsBonus: boolean
  bonuses: ForfeitedBonus[]
}

/** Amounts in minor units of the player's currency. */
export interface ForfeitedBonus {
  grantId: number
  title: string
  /** What its pocket holds, and would lose. */
  pocketMinor: number
  /** Stakes that were left until it became cash. */
  leftMinor: number
}

// Staff

/** A row of `GET /v1/payments`. */
export interface PaymentRow {
  id: number
  reference: string
  direction: PaymentDirection
  userId: number
  username: string
  methodId: number
  methodName: string
  gateway: string
  gatewayReference: string | null
  state: PaymentState
  amountMinor: number
  feeMinor: number
  currency: string
  /** The officer who works on the payment. */
  claimedBy: string | null
  claimedAt: number | null
  /** The first of two officers who approve. */
  firstApprovedBy: string | null
  /** An error whose parameters `reason` holds as JSON; null when `reason` has the words of staff. */
  reasonKey: Extract<PaymentReason, { key: unknown }>['key'] | null
  reason: string | null
  createdAt: number
  updatedAt: number
  /** A gateway told of money that was not followed, and staff have not looked at it yet. */
  needsLook: boolean
  risks: PaymentRisk[]
}

export interface PaymentStepRow {
  id: number
  state: PaymentState
  /** Null for the platform and for gateways. */
  actorName: string | null
  /** A `StepNote`, or words of staff. */
  note: string | null
  /** What the gateway told, where it was not followed; null for any other step. */
  told: ToldOfPayment | null
  at: number
}

/** A value of a payment's form, with the title of its field; its name when the method has the field no longer. */
export interface TitledValue extends PaymentValue {
  title: string
}

/** The detail of a payment for staff. */
export interface PaymentDetail extends PaymentRow {
  values: TitledValue[]
  bankName: string | null
  steps: PaymentStepRow[]
  needsTwoOfficers: boolean
  transferIds: number[]
}
