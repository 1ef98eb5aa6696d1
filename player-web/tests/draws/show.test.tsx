/** A draw is shown from its result: at once to people who want less motion, in its time to others, marked on tickets. */
import { act, render, renderHook, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import DrawPage from '../../src/features/draws/show/DrawPage.tsx'
import { placesOf, runOf } from '../../src/features/draws/show/running.ts'
import { useShow } from '../../src/features/draws/show/useShow.ts'
import { verifyAddress } from '../../src/features/draws/data/verifyAddress.ts'
import { TicketBets } from '../../src/features/draws/tickets/TicketBets.tsx'
import { inputFrom, roundOf } from '../../src/features/verify/roundInput.ts'
import { withPageTexts } from '../../src/i18n/index.ts'
import { answer, drawn, show, ticketOf } from './drawSupport.tsx'
import { replay } from '@grandstand/shared-types/games/replay'
import { keno } from '@grandstand/shared-types/games/numbers/keno'

beforeAll(withPageTexts(['draws', 'verify'], () => Promise.resolve()))
afterEach(() => vi.unstubAllGlobals())

const page = (
  <Routes>
    <Route path="/tr/draws/:drawId" element={<DrawPage />} />
  </Routes>
)

test('the result is a log of all balls, at once for people who want less motion', async () => {
  const draw = drawn('keno', 7, 1_000)
  answer({
    'GET /v1/draw-results/7': draw,
    'GET /v1/me/draw-tickets': { tickets: [], nextBefore: null },
  })
  show('draws/7', page)
  const log = await screen.findByRole('log', { name: i18next.t('draw.called') })
  const numbers = within(log)
    .getAllByRole('listitem')
    .map(({ textContent }) => Number(textContent))
  expect({ numbers }).toEqual(draw.outcome)
})

test('own tickets of the draw stand beside it, with their hits and wins', async () => {
  const draw = drawn('keno')
  const [hit = 0] = draw.outcome && 'numbers' in draw.outcome ? draw.outcome.numbers : []
  const ticket = ticketOf(
    draw,
    { stakeMinor: 500, numbers: [hit] },
    { state: 'won', winMinor: 1_800 }
  )
  const other = ticketOf(drawn('keno', 8), { stakeMinor: 500, numbers: [hit] }, { code: 'OTHER' })
  answer({
    'GET /v1/draw-results/7': draw,
    'GET /v1/me/draw-tickets': { tickets: [ticket, other], nextBefore: null },
  })
  show('draws/7', page)
  const own = within(await screen.findByRole('region', { name: i18next.t('draw.ownTickets') }))
  expect(own.getAllByRole('article')).toHaveLength(1)
  expect(own.getByText(i18next.t('draw.state.won'))).toBeTruthy()
  expect(own.getByText(i18next.t('verify.hit'))).toBeTruthy()
})

describe('the time of a show', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    const moving = Object.assign(new EventTarget(), {
      matches: false,
      media: '',
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
    vi.spyOn(window, 'matchMedia').mockReturnValue(moving)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test('who comes late sees what was missed at once, and the rest in its time', () => {
    const { result } = renderHook(() => useShow(Date.now() - 4_000, 10_000))
    expect(result.current.elapsedMs).toBe(4_000)
    act(() => vi.advanceTimersByTime(3_000))
    expect(result.current.elapsedMs).toBe(7_000)
    act(() => vi.advanceTimersByTime(5_000))
    expect(result.current.isOver).toBe(true)
    act(() => result.current.replay())
    expect(result.current).toMatchObject({ elapsedMs: 0, isOver: false })
  })
})

test('runners of a dead heat share a place, and all come in by it', () => {
  const places = placesOf([[3, 1], [2]])
  expect([...places]).toEqual([
    [3, 0],
    [1, 0],
    [2, 2],
  ])
  expect(runOf(0, 0, 1)).toBeCloseTo(1)
  expect(runOf(2, 2, 1)).toBeLessThan(runOf(1, 0, 1))
  expect(runOf(0, 0, 0)).toBe(0)
})

test('the link of a draw computes the same result, with the bets', () => {
  const draw = drawn('keno')
  const bet = { stakeMinor: 500, numbers: [4, 9] }
  const address = verifyAddress(draw, [{ bet, winMinor: null }])
  const round = roundOf(inputFrom(new URLSearchParams(address?.split('?')[1])))
  expect(round).not.toBeNull()
  if (!round) return
  const { outcome, bets } = replay(keno, round, round.bets)
  expect(outcome).toEqual(draw.outcome)
  expect(bets[0]?.bet).toEqual(bet)
  expect(verifyAddress({ ...draw, serverSeed: null }, [])).toBeNull()
})

test('a card tells by which call it filled what', () => {
  const draw = drawn('bingo90')
  const calls = draw.outcome && 'calls' in draw.outcome ? draw.outcome.calls : []
  // a card of the first fifteen balls would not be one, but is daubed as one
  const card = [...calls.slice(0, 15), ...Array.from({ length: 12 }, () => 0)]
  render(
    <TicketBets ticket={ticketOf(draw, { stakeMinor: 500, card })} called={calls.slice(0, 15)} />
  )
  expect(screen.getByRole('img').querySelectorAll('[data-called="true"]')).toHaveLength(15)
  expect(screen.getByText(i18next.t('verify.pattern.house'))).toBeTruthy()
})
