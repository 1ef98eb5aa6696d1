/** One figure for each count: row, page and tabs of a match; badge, tabs and list of live matches. */
import { marketTypeViews } from '@grandstand/shared-types/languages/market_type_views'
import type { BoardMarket } from '@grandstand/shared-types/wire/betting/book'
import type { LiveSport } from '@grandstand/shared-types/wire/betting/live'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { marketTypesQuery, meQuery, settingsQuery } from '../src/api/queries.ts'
import { LiveBadge } from '../src/features/live/spot/LiveBadge.tsx'
import { inPlayCount, liveSportsQuery } from '../src/features/live/state/liveCounts.ts'
import { useOwnCount } from '../src/features/live/state/useOwnCount.ts'
import { LiveTabs } from '../src/features/live/tools/LiveTabs.tsx'
import { MarketBoard } from '../src/features/match/MarketBoard.tsx'
import { MatchHeader } from '../src/features/match/MatchHeader.tsx'
import { MarketCount } from '../src/features/prices/index.ts'
import { liveMatch } from './liveSupport.ts'
import { answerWith, SETTINGS } from './slipSupport.tsx'
import { soccerMatch } from './support.ts'

function show(content: ReactNode, prepare: (client: QueryClient) => void = () => undefined) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  })
  client.setQueryData(settingsQuery.queryKey, answerWith(SETTINGS))
  client.setQueryData(meQuery.queryKey, null)
  client.setQueryData(marketTypesQuery('tr', 'all').queryKey, marketTypeViews('tr'))
  prepare(client)
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{content}</MemoryRouter>
    </QueryClientProvider>
  )
}

const market = (id: number, typeId: number, specifier = ''): BoardMarket => ({
  id,
  typeId,
  specifier,
  status: 1,
  isMainLine: true,
  outcomes: [{ id: id * 10, key: '1', oddsMilli: 2000, active: true }],
})

const MATCH_RESULT = 1
const TOTAL = 18

describe('the markets of a match', () => {
  const match = {
    ...soccerMatch({
      markets: [
        market(70, MATCH_RESULT),
        market(71, TOTAL, 'total=1.5'),
        market(72, TOTAL, 'total=2.5'),
        market(73, TOTAL, 'total=3.5'),
      ],
      marketCount: 4,
    }),
    categoryName: 'Türkiye',
    countryCode: 'TR',
    tournamentName: 'Süper Lig',
  }

  test('are as many in the row as on the page and in its tabs, each line counted once', () => {
    show(
      <>
        <MarketCount match={match} />
        <MatchHeader match={match} />
        <MarketBoard match={match} />
      </>
    )
    expect(screen.getByText('Galatasaray – Trabzonspor: 4 marketin tümü')).toBeTruthy()
    expect(screen.getByText('4 market')).toBeTruthy()
    const tabs = within(screen.getByRole('navigation')).getAllByRole('link')
    const counts = tabs.map((tab) => Number(/\d+$/.exec(tab.textContent)?.[0]))
    expect(counts[0]).toBe(4)
    expect(counts.slice(1).reduce((sum, count) => sum + count)).toBe(4)
  })
})

describe('the matches in play', () => {
  const sport = (id: number, inPlay: number, liveCount: number): LiveSport => ({
    id,
    name: `Sport ${id}`,
    liveCount,
    inPlayCount: inPlay,
  })
  const sports = [sport(1, 13, 33), sport(2, 5, 13)]

  /** An open list of the first sport, with three matches in play. */
  function OpenList() {
    const toCome = liveMatch(9, { status: 'not_started' })
    useOwnCount(1, inPlayCount([liveMatch(1), liveMatch(2), liveMatch(3), toCome]))
    return null
  }
  const prepare = (client: QueryClient) =>
    client.setQueryData(liveSportsQuery('tr').queryKey, sports)

  test('are as many in the badge as in all tabs together', () => {
    show(
      <>
        <LiveBadge />
        <LiveTabs sports={sports} currentId={1} isFavourites={false} />
      </>,
      prepare
    )
    expect(screen.getByText('18')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sport 1 13' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sport 2 5' })).toBeTruthy()
  })

  test('are counted by the list that is open, for the badge too', async () => {
    show(
      <>
        <LiveBadge />
        <OpenList />
      </>,
      prepare
    )
    await waitFor(() => expect(screen.getByText('8')).toBeTruthy())
  })
})
