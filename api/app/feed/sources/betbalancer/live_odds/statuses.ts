/** Maps LiveOdds' words for the state of a match (rules 2.2) to our statuses. */
import type { MatchStatus } from '@grandstand/shared-types/catalogue/match_status'

const PERIODS = ['1p', '2p', '3p', '4p'] as const
const SETS = ['1set', '2set', '3set', '4set', '5set'] as const

const STATUSES: ReadonlyMap<string, MatchStatus> = new Map<string, MatchStatus>([
  ['not_started', 'not_started'],
  ['delayed', 'delayed'],
  ['paused', 'paused'],
  ['pause1', 'pause1'],
  ['pause2', 'pause2'],
  ['pause3', 'pause3'],
  ['pause4', 'pause4'],
  ['pause5', 'pause5'],
  ['awaiting_ot', 'paused'],
  ['ot_paused', 'paused'],
  ['awaiting_pen', 'paused'],
  ['awaiting_penalties', 'paused'],
  ['awaiting_golden_set', 'paused'],
  ['awaiting_sd', 'paused'],
  ['halftime', 'paused'],
  ['ot_halftime', 'paused'],
  ['pause', 'paused'],
  ['ot', 'ot'],
  ['1p_ot', 'ot'],
  ['2p_ot', 'ot'],
  ['1ot', 'ot'],
  ['2ot', 'ot'],
  ['overtime', 'ot'],
  ['sudden_death', 'ot'],
  ['pen', 'pen'],
  ['penalties', 'pen'],
  ['golden_set', '5set'],
  ['ended', 'ended'],
  ['after_ot', 'after_ot'],
  ['after_pen', 'after_pen'],
  ['after_penalties', 'after_pen'],
  ['after_sd', 'after_ot'],
  ['after_golden_set', 'ended'],
  ['about_to_start', 'not_started'],
  ['interrupted', 'interrupted'],
  ['suspended', 'interrupted'],
  ['abandoned', 'abandoned'],
  ['postponed', 'postponed'],
  ['cancelled', 'cancelled'],
  ['canceled', 'cancelled'],
])

/** The word may end with the number of the side that went on (`retired1`); the result names the side again. */
const WITH_SIDE = /^(walkover|retired|defaulted)[12]?$/
/**
 * Periods, quarters, innings, ends; sets, maps, games. A number beyond our statuses can be read from the period scores.
 * Innings have halves: `1i_ht` is the home team's in cricket, `1i_t` and `1i_b` are top and bottom in baseball.
 */
const NUMBERED = /^([1-9]|1\d|20)(p|q|i|inning|end|set|map|game)(?:_(?:ht|at|t|b|top|bottom))?$/
const PAUSE = /^pause[6-9]$/

/** Null when the word is unknown. */
export function liveStatusOf(word: string): MatchStatus | null {
  const sided = WITH_SIDE.exec(word)?.[1]
  if (sided === 'walkover' || sided === 'retired' || sided === 'defaulted') return sided
  const numbered = NUMBERED.exec(word)
  if (!numbered) return STATUSES.get(word) ?? (PAUSE.test(word) ? 'pause5' : null)
  const index = Number(numbered[1]) - 1
  const isSet = ['set', 'map', 'game'].includes(numbered[2] ?? '')
  return isSet ? (SETS[index] ?? '5set') : (PERIODS[index] ?? '4p')
}
