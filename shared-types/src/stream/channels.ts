/** Names of the channels of the stream, and the matches of each list channel. */

/**
 * `list`: all matches of the live list with their main markets; `list:5`: the matches of one sport; `list:c12`: of a
 * category; `list:t34`: of a tournament; `list:m17,18`: these matches, such as favourites; `match:17`: a match with all
 * its markets and its timeline; `account`: the user's own balance, coupons and notifications; `draws`: draws as they change; `jackpots`: the
 * values of the brand's jackpots.
 */
export type StreamChannel =
  | 'list'
  | `list:${number}`
  | `list:c${number}`
  | `list:t${number}`
  | `list:m${string}`
  | `match:${number}`
  | 'account'
  | 'draws'
  | 'jackpots'

/** Matches that one channel may name. */
const STREAM_MOST_NAMED = 50

const NAMED = STREAM_MOST_NAMED - 1
const CHANNEL = new RegExp(
  `^(?:list|list:[1-9]\\d{0,8}|list:[ct][1-9]\\d{0,14}|list:m[1-9]\\d{0,14}(?:,[1-9]\\d{0,14}){0,${NAMED}}|match:[1-9]\\d{0,14}|account|draws|jackpots)$`
)

export function isChannel(value: unknown): value is StreamChannel {
  return typeof value === 'string' && CHANNEL.test(value)
}

/** The number after the colon, of a match or sport; null without one. */
export function channelId(channel: StreamChannel): number | null {
  const at = channel.indexOf(':')
  const id = Number(channel.slice(at + 1))
  return at < 0 || Number.isNaN(id) ? null : id
}

export interface ListedPlace {
  sportId: number
  categoryId: number
  tournamentId: number
}

export type ListFilter = (matchId: number, place: ListedPlace) => boolean

/** A function that tells which matches of the live list the channel includes; null for a channel that is not a list. */
export function listFilter(channel: StreamChannel): ListFilter | null {
  if (channel === 'list') return () => true
  if (!channel.startsWith('list:')) return null
  const [kind, rest] = [channel.charAt(5), channel.slice(6)]
  if (kind === 'c') return (_, { categoryId }) => categoryId === Number(rest)
  if (kind === 't') return (_, { tournamentId }) => tournamentId === Number(rest)
  if (kind === 'm') {
    const ids = new Set(rest.split(',').map(Number))
    return (matchId) => ids.has(matchId)
  }
  const id = Number(channel.slice(5))
  return (_, { sportId }) => sportId === id
}
