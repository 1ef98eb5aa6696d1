/** A desk fills in tickets of draws by bet codes, as a number pad types them (rules 14.1). */
import { KENO_RULES } from '@grandstand/shared-types/games/numbers/keno'
import { LOTTO_5_OF_36_RULES } from '@grandstand/shared-types/games/numbers/lotto'
import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { numbersOf, readDrawBetCode } from '../../src/features/draws/data/drawBetCode.ts'
import DrawGamePage from '../../src/features/draws/DrawGamePage.tsx'
import { linesOfCode } from '../../src/features/draws/numbers/linesOfCode.ts'
import { betOfCode } from '../../src/features/draws/race/betOfCode.ts'
import { withPageTexts } from '../../src/i18n/index.ts'
import { PLAYER } from '../slipSupport.tsx'
import { answer, gameOf, openDraw, pathOf, show, ticketOf } from './drawSupport.tsx'

beforeAll(withPageTexts(['draws', 'verify'], () => Promise.resolve()))
afterEach(() => vi.unstubAllGlobals())

test('a code is a bet, then its stake and the draws, each after a star', () => {
  const bet = '3-7-12'
  expect(readDrawBetCode(bet, 'tr')).toEqual({ bet, stakeMinor: null, draws: null })
  expect(readDrawBetCode(`${bet}*5`, 'tr')).toEqual({ bet, stakeMinor: 500, draws: null })
  expect(readDrawBetCode(` ${bet} * 5,50 * 2`, 'tr')).toEqual({ bet, stakeMinor: 550, draws: 2 })
  expect(readDrawBetCode(`${bet}**10`, 'tr')).toEqual({ bet, stakeMinor: null, draws: 10 })
  for (const wrong of ['', '*5', `${bet}*0`, `${bet}*x`, `${bet}*1*0`, `${bet}*1*11`, '1*1*1*1']) {
    expect(readDrawBetCode(wrong, 'tr'), wrong).toBeNull()
  }
})

test('a code is read in the digits and signs of any keyboard', () => {
  expect(readDrawBetCode('۳-۷-۱۲*۵*۲', 'fa')).toEqual({ bet: '3-7-12', stakeMinor: 500, draws: 2 })
  expect(numbersOf('3 7.12+20/33,41')).toEqual([3, 7, 12, 20, 33, 41])
})

test('a line has different numbers of the pool, as many as the game has', () => {
  expect(linesOfCode('12-3-7', KENO_RULES, 6)).toEqual([[3, 7, 12]])
  expect(linesOfCode('36-1-2-3-4', LOTTO_5_OF_36_RULES, 5)).toEqual([[1, 2, 3, 4, 36]])
  for (const wrong of ['37-1-2-3-4', '0-1-2-3-4', '1-1-2-3-4', '1-2-3-4', '1-2-3-4-5-6', '1-2-x']) {
    expect(linesOfCode(wrong, LOTTO_5_OF_36_RULES, 5), wrong).toBeNull()
  }
})

test('a plus and a count are lines by chance', () => {
  const lines = linesOfCode('+3', KENO_RULES, 4) ?? []
  expect(lines.map((line) => new Set(line).size)).toEqual([4, 4, 4])
})

test('a runner alone wins; signs behind it mean a place and each way, two runners their order', () => {
  expect(betOfCode('5', 6)).toEqual({ kind: 'win', runner: 5 })
  expect(betOfCode('5+', 6)).toEqual({ kind: 'place', runner: 5 })
  expect(betOfCode('5/', 6)).toEqual({ kind: 'eachWay', runner: 5 })
  expect(betOfCode('5-2', 6)).toEqual({ kind: 'forecast', runner: 5, second: 2 })
  for (const wrong of ['7', '0', '5-5', '5-7', '5-2-1', '5*', 'x']) {
    expect(betOfCode(wrong, 6), wrong).toBeNull()
  }
})

/** Opens the game of two open draws at a desk, or for a player. */
async function open(code: DrawGameCode, type: 'terminal' | 'player' = 'terminal') {
  const me = { ...PLAYER, type }
  const draws = [openDraw(code), openDraw(code, 8, 120_000)]
  const ticket = ticketOf(openDraw(code), { stakeMinor: 500, numbers: [1, 2] })
  const sent = answer({
    'GET /v1/draw-games': { nowMs: Date.now(), games: [gameOf(code, draws)] },
    'GET /v1/sessions/current': { user: me },
    'POST /v1/desk/draw-tickets': { tickets: [ticket] },
  })
  show(pathOf(code), <DrawGamePage />, me)
  await buyButton()
  return sent
}

const buyButton = () => screen.findByRole('button', { name: /öde ve al/ })
const field = () => screen.getByLabelText(i18next.t('draw.betCode.label'))
const sold = async (sent: Awaited<ReturnType<typeof open>>) => {
  fireEvent.click(await buyButton())
  await screen.findByText(i18next.t('draw.bought'))
  return sent.findLast(({ route }) => route === 'POST /v1/desk/draw-tickets')?.body
}

function type(code: string) {
  fireEvent.change(field(), { target: { value: code } })
  fireEvent.submit(field())
}

test('a desk types one code after another, sells them, and types for the next customer', async () => {
  const sent = await open('keno')
  expect(document.activeElement).toBe(field())
  type('3-7-12*5*2')
  type('20-4')
  expect(await sold(sent)).toEqual({
    drawId: 7,
    draws: 2,
    bets: [
      { numbers: [3, 7, 12], stakeMinor: 500 },
      { numbers: [4, 20], stakeMinor: 500 },
    ],
  })
  expect(document.activeElement).toBe(field())
  type('9*10*1')
  expect(await sold(sent)).toMatchObject({ draws: 1, bets: [{ numbers: [9], stakeMinor: 1_000 }] })
})

test('bingo deals as many cards as the code says, and a race takes its bets once', async () => {
  const bingo = await open('bingo90')
  type('3*5')
  expect(await sold(bingo)).toMatchObject({ bets: [{}, {}, {}] })
  cleanup()
  const race = await open('horses')
  for (const code of ['5-2*5', '1/', '5-2']) type(code)
  expect(await sold(race)).toMatchObject({
    bets: [
      { kind: 'forecast', runner: 5, second: 2 },
      { kind: 'eachWay', runner: 1 },
    ],
  })
})

test('a code that the ticket cannot have changes nothing, and says so', async () => {
  const sent = await open('keno')
  type('3-7*5')
  for (const wrong of ['81', '3-3', '3-7*5*3', '+10', 'Galatasaray']) {
    type(wrong)
    expect(field().getAttribute('aria-invalid'), wrong).toBe('true')
    expect(screen.getByText(new RegExp(i18next.t('draw.betCode.wrong')))).toBeTruthy()
  }
  expect(await sold(sent)).toMatchObject({ draws: 1, bets: [{ numbers: [3, 7], stakeMinor: 500 }] })
})

test('players have no field for codes', async () => {
  await open('keno', 'player')
  expect(screen.queryByLabelText(i18next.t('draw.betCode.label'))).toBeNull()
})
