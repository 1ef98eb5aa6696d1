/** How a provider's calls are written. One file for each dialect; a new one is a file and a line in `dialects.ts`. */
import type { GameProvider } from '#games/providers/provider'
import type {
  BalanceTold,
  MoneyAnswer,
  Refused,
  SessionOpened,
  Taken,
  WalletCall,
} from '#wallet/calls/calls'

/** A call as it came. */
export interface RawCall {
  /** The path behind the provider's code, such as `bet` or `transaction/win`. */
  name: string
  body: Buffer
  header: (name: string) => string | undefined
}

export type Told =
  | { of: 'session'; session: SessionOpened }
  | { of: 'balance'; balance: BalanceTold }
  | { of: 'player'; balance: BalanceTold }
  | { of: 'money'; answer: Taken }
  | { of: 'refusal'; refused: Refused }

export interface Reply {
  status: number
  body: object
}

export interface WalletDialect {
  name: string
  /** The token of the launch names the session from its first use on; else `session` gives it a token of its own. */
  opensByLaunch: boolean
  /**
   * Throws 401 `callForged`, `callOld` for a call that the provider has not signed, or signed too long ago. `nowMs` is epoch
   * milliseconds.
   */
  checkSignature: (raw: RawCall, provider: GameProvider, nowMs: number) => void
  /** When the call was sent, epoch milliseconds; null where the dialect does not say. */
  sentAt: (raw: RawCall) => number | null
  /** Throws 404 `notFound` for a call that the dialect does not have, 422 `callUnreadable` [field] for a wrong body. */
  read: (raw: RawCall) => WalletCall
  /** Our answer in the provider's words. */
  write: (raw: RawCall, told: Told) => Reply
}

export const toldOf = (answer: MoneyAnswer): Told =>
  answer.isTaken ? { of: 'money', answer } : { of: 'refusal', refused: answer }
