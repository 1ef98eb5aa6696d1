/** What a gateway's adapter does. An adapter moves no money in the books; it says what the gateway knows of a payment. */
import type { PlayerErrorKey } from '@grandstand/shared-types/core/errors'
import type { PaymentValue } from '@grandstand/shared-types/payments/fields'
import type { ToldState } from '@grandstand/shared-types/payments/judge_report'
import type { PaymentDirection } from '@grandstand/shared-types/payments/states'
import type { DepositPocket } from '@grandstand/shared-types/wire/money/payments'

/** A payment as its gateway gets it. */
export interface GatewayPayment {
  /** Our name of the payment: 12 capitals and digits. */
  reference: string
  direction: PaymentDirection
  /** Minor units, above 0: of a deposit what the player pays, of a withdrawal what is paid out, without the fee. */
  amountMinor: number
  currency: string
  /** The player's language. */
  language: string
  /** The values of the method's form. */
  values: readonly PaymentValue[]
  bank: { name: string; swiftCode: string } | null
  /** Where the gateway's page leads the player afterwards. */
  returnUrl: string
  /** Where the gateway sends its notices. */
  noticeUrl: string
}

/** What a method says of its gateway. */
export interface GatewaySetup {
  settings: Readonly<Record<string, string>>
  secrets: Readonly<Record<string, string>>
}

export type GatewayState = ToldState

/** The gateway's answer to an order. */
export interface GatewayAnswer {
  state: Exclude<GatewayState, 'returned'>
  /** The gateway's own name of the payment, at most 80 characters; null without one. */
  gatewayReference: string | null
  /** The page on which the player pays. */
  url?: string
  /** The pocket that the deposit fills, where the gateway decides it. */
  pocket?: DepositPocket
  /** Why the gateway refused, where it says so. */
  reason?: PlayerErrorKey
  /** The worth of a voucher, in minor units, where the gateway knows it better than the player. */
  amountMinor?: number
}

/** What a gateway knows of a payment. */
export interface GatewayReport {
  reference: string
  gatewayReference: string
  state: GatewayState
  amountMinor: number
  currency: string
}

/** A message of the gateway about a payment. */
export interface GatewayNotice extends GatewayReport {
  /**
   * The gateway's own number of what happened, at most 80 characters: a second message with it is a copy, one with another
   * number tells of other money. Where a gateway sends several messages of one event, they have one number.
   */
  noticeKey: string
}

/** A notice as it arrived. */
export interface RawNotice {
  body: Buffer
  /** A header of the request, by its name in lower case. */
  header: (name: string) => string | undefined
}

export interface Gateway {
  readonly name: string
  /** The partner whose server it asks (`PARTNER_ORIGINS`), and the settings that hold an address of that server. */
  readonly server?: { partner: string; settings: readonly string[] }
  /** Whether its pages are of this server: they open at the host and port at which the payer came. */
  readonly isHere?: (setup: GatewaySetup) => boolean
  /** The player types a code that is worth money: what the gateway refuses counts as a wrong guess (must-hold S7). */
  readonly takesCode?: true
  /**
   * Begins a deposit. Throws `AppError` 502 `gatewayFailed` only when the gateway surely has not taken the payment; any
   * other error leaves the payment open until the gateway is asked.
   */
  begin(payment: GatewayPayment, setup: GatewaySetup): Promise<GatewayAnswer>
  /** Pays a withdrawal out; throws as `begin` does. */
  payOut?(payment: GatewayPayment, setup: GatewaySetup): Promise<GatewayAnswer>
  /** Checks and reads a notice. Throws 401 `noticeForged`, `noticeOld`. `nowMs` is epoch milliseconds. */
  readNotice?(raw: RawNotice, setup: GatewaySetup, nowMs: number): GatewayNotice
  /** What the gateway knows of a payment; null when it does not know the payment. */
  ask?(
    payment: { reference: string; gatewayReference: string | null },
    setup: GatewaySetup
  ): Promise<GatewayReport | null>
  /** Every payment of a period, from `fromMs` until before `toMs`. */
  statement?(fromMs: number, toMs: number, setup: GatewaySetup): Promise<GatewayReport[]>
}
