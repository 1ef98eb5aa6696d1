/** What is typed to check a round, and how it stands in the address, so that a link shows a round. */
import { plainWhole } from '@grandstand/shared-types/core/typed_text'
import { GAME_CODES, type GameCode } from '@grandstand/shared-types/games/game_codes'

export const ROUND_FIELDS = ['game', 'serverSeed', 'hash', 'clientSeed', 'round', 'bets'] as const
export type RoundField = (typeof ROUND_FIELDS)[number]
export type RoundInput = Readonly<Record<RoundField, string>>

/** A round that can be computed. */
export interface Round {
  game: GameCode
  serverSeed: string
  clientSeed: string
  round: number
  /** Null when no hash was given. */
  hash: string | null
  /** What stands in the bets, each of which may be no bet. */
  bets: readonly unknown[]
}

/** Names of faults, as the texts of the page have them. */
export type RoundFault = 'seedMissing' | 'roundWrong' | 'hashWrong' | 'betsWrong'

const HASH = /^[0-9a-f]{64}$/i
const MOST_BETS = 200
const FIRST_GAME: GameCode = 'slot'

/** The round of an address; the first game and empty fields where it names none. */
export function inputFrom(params: URLSearchParams): RoundInput {
  const of = (field: RoundField) => params.get(field) ?? ''
  const game = GAME_CODES.find((code) => code === of('game')) ?? FIRST_GAME
  return {
    game,
    serverSeed: of('serverSeed'),
    hash: of('hash'),
    clientSeed: of('clientSeed'),
    round: of('round'),
    bets: of('bets'),
  }
}

/** The address of a round: what was left empty is left out. */
export const paramsOf = (input: RoundInput): Record<string, string> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ''))

/** The faults of what was typed, by field. */
export function faultsOf(input: RoundInput): Partial<Record<RoundField, RoundFault>> {
  const faults: Partial<Record<RoundField, RoundFault>> = {}
  const hash = input.hash.trim()
  if (input.serverSeed.trim() === '') faults.serverSeed = 'seedMissing'
  if (hash !== '' && !HASH.test(hash)) faults.hash = 'hashWrong'
  if (numberOf(input.round) === null) faults.round = 'roundWrong'
  if (betsOf(input.bets) === null) faults.bets = 'betsWrong'
  return faults
}

/** The round that was typed; null while it has a fault. */
export function roundOf(input: RoundInput): Round | null {
  const game = GAME_CODES.find((code) => code === input.game)
  const round = numberOf(input.round)
  const bets = betsOf(input.bets)
  if (!game || round === null || bets === null || Object.keys(faultsOf(input)).length > 0) {
    return null
  }
  const { serverSeed, clientSeed, hash } = input
  return { game, serverSeed: serverSeed.trim(), clientSeed, round, hash: hash.trim() || null, bets }
}

/** The number of a round; null for any other text. */
export function numberOf(text: string): number | null {
  const number = plainWhole(text, 16)
  return Number.isSafeInteger(number) ? number : null
}

/** One bet, or a list of bets, as JSON; none of an empty text. */
function betsOf(text: string): unknown[] | null {
  if (text.trim() === '') return []
  try {
    const value: unknown = JSON.parse(text)
    const list: unknown[] = Array.isArray(value) ? value : [value]
    return list.length <= MOST_BETS ? list : null
  } catch {
    return null
  }
}
