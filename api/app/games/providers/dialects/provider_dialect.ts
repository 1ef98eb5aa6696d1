/**
 * How our own calls to a provider are written; its calls to our wallet have a dialect of the same name beside the wallet. One
 * file for each dialect; a new one is a file and a line in `provider_dialects.ts`.
 */
import type { TableState } from '@grandstand/shared-types/wire/games/games'
import type { GameTransactionKind } from '@grandstand/shared-types/games/wallet/transactions'
import type { GameProvider } from '#games/providers/provider'

export interface ProviderCall {
  /** Behind the address of the provider's API, without a slash at the start: `games`. */
  path: string
  /** Sent as JSON by POST; a call without one is a GET. */
  body?: object
}

/** A game to be opened; a demo has no launch token. */
export interface LaunchCall {
  gameCode: string
  launchToken: string | null
  userId: number
  currency: string
  language: string
  limitId: string | null
  isMobile: boolean
  ip: string
  country: string | null
  /** Addresses at the brand. */
  walletUrl: string
  depositUrl: string
  lobbyUrl: string
}

/** A transaction as its provider has it; null where the provider does not say. */
export interface ListedTransaction {
  transactionId: string
  roundId: string | null
  /** Whether the provider counts it as done; null while it does not know. */
  isDone: boolean | null
  /** What it moved; null where the list does not say all of it. */
  money: ListedMoney | null
  /** The beginning of the entry as it came, where the list says something that cannot be. */
  unreadable?: string
}

/** What a listed transaction moved, as the provider's call would say it; amounts in minor units. */
export interface ListedMoney {
  kind: GameTransactionKind
  userId: number
  gameCode: string
  amountMinor: number
  currency: string
  /** What a win belongs to, or a rollback undoes. */
  betTransactionId: string | null
  closesRound: boolean
  /** Epoch milliseconds. */
  at: number
}

/** A table that the list of games tells the state of, as it is now. */
export interface ListedTable {
  gameCode: string
  limitId: string
  state: TableState
}

/** A round as its provider has it. */
export interface ListedRound {
  /** A page that shows it to staff. */
  pageUrl: string | null
  /** The player goes on with it there. */
  resumeUrl: string | null
  /** Where anybody can compute it again; null while its seed is secret. */
  verifyUrl: string | null
  /** Null where the provider does not say. */
  isOver: boolean | null
  transactions: readonly ListedTransaction[] | null
}

export interface ProviderDialect {
  name: string
  /** The headers that sign a call; the time in epoch milliseconds. Throws an Error for a provider without keys. */
  sign: (provider: GameProvider, body: string, nowMs: number) => Record<string, string>
  list: (provider: GameProvider) => ProviderCall
  /** The games of an answer in the words of our own dialect; null for an answer that is no list. */
  readList: (answer: unknown) => readonly unknown[] | null
  /** The tables of all games; only for a dialect whose lists tell states. */
  tables?: () => ProviderCall
  /** Null for an answer that cannot be read. */
  readTables: (answer: unknown) => readonly ListedTable[] | null
  launch: (provider: GameProvider, launch: LaunchCall) => ProviderCall
  /** The error that an answer without success names; null for one that names none. */
  refusal: (answer: unknown) => 'tableClosed' | 'tableFull' | null
  /** Transactions from a time on and before another, epoch milliseconds. */
  transactions: (provider: GameProvider, fromMs: number, toMs: number) => ProviderCall
  /** Null for an answer that cannot be read. */
  readTransactions: (answer: unknown) => readonly ListedTransaction[] | null
  /** A round by the provider's name and one of its transactions. */
  round: (
    provider: GameProvider,
    round: { roundId: string; transactionId: string; userId: number }
  ) => ProviderCall
  readRound: (answer: unknown) => ListedRound | null
}
