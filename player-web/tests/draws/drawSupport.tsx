/** Pages of draws with their requests answered: a player with 10.00, and one game that is on sale. */
import { commit } from '@grandstand/shared-types/draws/commit'
import { stream } from '@grandstand/shared-types/draws/stream'
import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'
import { DRAW_GAMES } from '@grandstand/shared-types/games/draw_games'
import type {
  DrawBet,
  DrawGameView,
  DrawTicketView,
  DrawView,
} from '@grandstand/shared-types/wire/draws'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { meQuery, settingsQuery } from '../../src/api/queries.ts'
import { PLAYS } from '../../src/features/draws/data/plays.ts'
import { DRAW_PATHS } from '../../src/features/draws/places.ts'
import { answerWith, PLAYER, SETTINGS } from '../slipSupport.tsx'

const SEEDS = { serverSeed: 'a secret', clientSeed: 'all tickets' }
const MINUTE_MS = 60_000

export const openDraw = (code: DrawGameCode, number = 7, closesInMs = MINUTE_MS): DrawView => ({
  id: number,
  gameCode: code,
  number,
  closesAt: Date.now() + closesInMs,
  drawsAt: Date.now() + closesInMs + 10_000,
  state: 'open',
  hash: commit(SEEDS.serverSeed),
  serverSeed: null,
  clientSeed: null,
  outcome: null,
})

/** A draw whose result stands since `sinceMs`. */
export const drawn = (code: DrawGameCode, number = 7, sinceMs = 3_600_000): DrawView => ({
  ...openDraw(code, number),
  ...SEEDS,
  state: 'paid',
  drawsAt: Date.now() - sinceMs,
  outcome: PLAYS[code].game.draw(stream({ ...SEEDS, round: number }), number),
})

export const gameOf = (code: DrawGameCode, draws: DrawView[]): DrawGameView => ({
  code,
  lobby: DRAW_GAMES[code].lobby,
  intervalSeconds: 300,
  limit: { minStakeMinor: 500, maxStakeMinor: 10_000, maxWinMinor: 50_000_000 },
  priceMinor: null,
  draws,
  last: null,
})

export const ticketOf = (
  draw: DrawView,
  bet: DrawBet,
  changes: Partial<DrawTicketView> = {}
): DrawTicketView => ({
  id: 31,
  code: 'K7QW2M9PLX41',
  draw,
  carriedFrom: null,
  state: 'waiting',
  bets: [{ bet, winMinor: null }],
  stakeMinor: bet.stakeMinor,
  maxWinMinor: 1_000_000,
  winMinor: null,
  currency: 'TRY',
  boughtAt: Date.now(),
  settledAt: null,
  canCancel: true,
  isUncollected: false,
  collectedAt: null,
  jackpotDueMinor: 0,
  printCount: 0,
  validUntil: null,
  hasExpired: false,
  ...changes,
})

/** What was sent, by its method and path. */
interface Sent {
  route: string
  body: unknown
  key: string | null
}

/** Answers requests by method and path; returns those that were sent. */
export function answer(answers: Record<string, unknown>): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', (path: string, options: RequestInit = {}) => {
    const route = `${options.method ?? 'GET'} ${path.split('?')[0] ?? ''}`
    const { body } = options
    sent.push({
      route,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      key: new Headers(options.headers).get('idempotency-key'),
    })
    const found = answers[route]
    if (found instanceof Response) return Promise.resolve(found.clone())
    return Promise.resolve(
      found === undefined ? new Response(null, { status: 404 }) : Response.json(found)
    )
  })
  return sent
}

export function show(path: string, page: ReactNode, me: Me | null = PLAYER) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(settingsQuery.queryKey, answerWith(SETTINGS))
  client.setQueryData(meQuery.queryKey, me)
  const store = createStore()
  render(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[`/tr/${path}`]}>{page}</MemoryRouter>
      </QueryClientProvider>
    </Provider>
  )
  return store
}

export const pathOf = (code: DrawGameCode): string => DRAW_PATHS[code]
