/** A transaction in a list of our own dialect. */
import {
  GAME_TRANSACTION_KINDS,
  type GameTransactionKind,
} from '@grandstand/shared-types/games/wallet/transactions'
import type { ListedMoney, ListedTransaction } from '#games/providers/dialects/provider_dialect'
import { textOf, type Answer } from '#games/providers/dialects/read_answer'

const LONGEST_NAME = 120
const KEPT_LENGTH = 1_000
const MOST_MINOR = 1_000_000_000_000
const ID = /^[1-9]\d{0,14}$/
const CURRENCY = /^[A-Z]{3}$/

/** Null for one that has no name, or none that the wallet would take. */
export function listedTransaction(entry: Answer): ListedTransaction | null {
  const transactionId = nameOf(entry['transactionId'])
  if (transactionId === null) return null
  const money = moneyOf(entry)
  return {
    transactionId,
    roundId: nameOf(entry['roundId']),
    isDone: true,
    money,
    ...(money === null && { unreadable: JSON.stringify(entry).slice(0, KEPT_LENGTH) }),
  }
}

function moneyOf(entry: Answer): ListedMoney | null {
  const kind = kindOf(entry['kind'])
  const [player, gameCode, currency] = ['playerId', 'gameCode', 'currency'].map((field) =>
    nameOf(entry[field])
  )
  const [amountMinor, at] = [wholeOf(entry['amountMinor']), wholeOf(entry['at'])]
  if (!kind || !player || !gameCode || !currency || amountMinor === null || at === null) return null
  if (!ID.test(player) || !CURRENCY.test(currency) || amountMinor > MOST_MINOR) return null
  return {
    ...{ kind, gameCode, currency, amountMinor, at },
    userId: Number(player),
    betTransactionId: nameOf(entry['betTransactionId']),
    closesRound: entry['roundClosed'] === true,
  }
}

const nameOf = (value: unknown): string | null => {
  const text = textOf(value)
  if (text === null || text.length > LONGEST_NAME || text !== text.trim()) return null
  return /^\P{Cc}+$/u.test(text) && text.isWellFormed() ? text : null
}

const kindOf = (value: unknown): GameTransactionKind | null =>
  GAME_TRANSACTION_KINDS.find((kind) => kind === value) ?? null

const wholeOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null
