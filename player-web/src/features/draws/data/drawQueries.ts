/** Draws and tickets as the API tells them; read again when something is due. */
import type { DrawGameCode, DrawLobbyCode } from '@grandstand/shared-types/games/draw_games'
import type { DrawGameView, DrawTicketView, DrawView } from '@grandstand/shared-types/wire/draws'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { ACCOUNT_REFRESH_MS } from '../../../api/queries.ts'
import { noteServerNow, serverNow } from '../../../api/serverClock.ts'

/** While a change is due, the draw is read so often. */
const DUE_MS = 1_500
/** A draw that pays its tickets is read so often. */
const PAYING_MS = 3_000

/** Until the next change that the draw will have, ms; null when there is none to come. */
function untilChange({ state, closesAt, drawsAt }: DrawView): number | null {
  if (state === 'open') return closesAt - serverNow()
  if (state === 'closed') return drawsAt - serverNow()
  return null
}

const paced = (untilMs: number) => Math.min(Math.max(untilMs, DUE_MS), ACCOUNT_REFRESH_MS)

const nextRead = (games: readonly DrawGameView[]): number => {
  const changes = games
    .flatMap(({ draws }) => draws.slice(0, 2))
    .map(untilChange)
    .filter((until) => until !== null)
  return paced(Math.min(...changes, ACCOUNT_REFRESH_MS))
}

/** The games of a lobby, or of all, with their draws to come. */
export const drawGamesQuery = (lobby?: DrawLobbyCode) =>
  queryOptions({
    queryKey: ['draws', lobby ?? 'all'],
    queryFn: async ({ signal }) => {
      const query = lobby ? { lobby } : {}
      const view = await call('GET /v1/draw-games', { query }, signal)
      noteServerNow(view.nowMs)
      return view.games
    },
    refetchInterval: ({ state: { data } }) => (data ? nextRead(data) : false),
  })

/** One draw, until it is over. */
export const drawQuery = (drawId: number) =>
  queryOptions({
    queryKey: ['draws', 'one', drawId],
    queryFn: ({ signal }) => call('GET /v1/draw-results/:id', { params: { id: drawId } }, signal),
    refetchInterval: ({ state: { data } }) => {
      if (!data) return false
      const until = untilChange(data)
      if (until !== null) return paced(until)
      return data.state === 'drawn' ? PAYING_MS : false
    },
  })

/** The newest results of a game; `newestId` is the newest draw that has one. */
export const latestResultsQuery = (gameCode: DrawGameCode, newestId: number) =>
  queryOptions({
    queryKey: ['draw-results', gameCode, 'latest', newestId],
    queryFn: ({ signal }) => call('GET /v1/draw-results', { query: { gameCode } }, signal),
  })

/** How often the numbers of a game came out; `newestId` is the newest draw that has a result. */
export const drawNumbersQuery = (gameCode: DrawGameCode, newestId: number) =>
  queryOptions({
    queryKey: ['draw-numbers', gameCode, newestId],
    queryFn: ({ signal }) => call('GET /v1/draw-numbers', { query: { gameCode } }, signal),
  })

/** One own ticket, until it is settled. */
export const drawTicketQuery = (ticketId: number) =>
  queryOptions({
    queryKey: ['draw-tickets', 'one', ticketId],
    queryFn: ({ signal }) =>
      call('GET /v1/me/draw-tickets/:id', { params: { id: ticketId } }, signal),
    refetchInterval: ({ state: { data } }) => (data ? ticketRead(data) : false),
  })

function ticketRead({ state, draw }: DrawTicketView): number | false {
  if (state !== 'waiting') return false
  return paced(untilChange(draw) ?? 0)
}

/** The latest own tickets of a lobby, by which a draw shows those that are in it. */
export const latestTicketsQuery = (lobby: DrawLobbyCode, isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['draw-tickets', 'latest', lobby],
    queryFn: ({ signal }) => call('GET /v1/me/draw-tickets', { query: { lobby } }, signal),
    enabled: isSignedIn,
  })
