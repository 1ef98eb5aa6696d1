/**
 * Cash that is in this machine and in no account yet. This browser keeps it, so that a page that closes forgets no note and
 * no message.
 */
import { atom } from 'jotai'
import { ApiError, isUnanswered } from '../../../api/errors.ts'
import { storedAtom } from '../../../ui/storedAtom.ts'

/** A message about cash that may have arrived: it is sent again under its uuid, with the same player and amount. */
export interface SentCash {
  uuid: string
  username: string
  notesMinor: readonly number[]
}

export interface Cash {
  /** Notes, and amounts that the cashier typed, in minor units. */
  notesMinor: readonly number[]
  /** Null unless a message has no answer yet. */
  sent: SentCash | null
}

/**
 * Refusals that prove that nothing was credited: the server looks for the uuid before it looks at the player. Any other refusal
 * of a message that was sent before says nothing about the first one.
 */
const NOT_CREDITED: ReadonlySet<string> = new Set([
  'notFound',
  'accountPassive',
  'dealerPassive',
  'countryNotAllowed',
  'minimumAge',
  'identityNumberInUse',
  'selfExcluded',
  'ownDepositLimit',
  'cashAboveMax',
  'currencyDiffers',
  'shiftNotOpen',
])

/** Whether a failed message has certainly credited nothing. */
export function isCashFree(error: unknown, isAgain: boolean): boolean {
  if (isUnanswered(error)) return false
  return !isAgain || (error instanceof ApiError && NOT_CREDITED.has(error.key))
}

const STORAGE_KEY = 'grandstand.cash'
const NONE: Cash = { notesMinor: [], sent: null }

export const sumOf = (notesMinor: readonly number[]): number =>
  notesMinor.reduce((sum, note) => sum + note, 0)

/** Whether a value is an amount of cash: whole minor units above zero. */
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0

const isCash = (stored: unknown): stored is Cash =>
  typeof stored === 'object' &&
  stored !== null &&
  'notesMinor' in stored &&
  Array.isArray(stored.notesMinor) &&
  stored.notesMinor.every(isAmount)

export const cashAtom = storedAtom(STORAGE_KEY, (stored): Cash => (isCash(stored) ? stored : NONE))

/** What was credited since the page opened, the newest first. */
export const creditedAtom = atom<readonly Credited[]>([])
interface Credited {
  uuid: string
  username: string
  creditMinor: number
  currency: string
}
