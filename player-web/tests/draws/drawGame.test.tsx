/** A ticket is filled in and bought: quick pick by default, other numbers, cards and runners for who wants them. */
import { fireEvent, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { signInRequestAtom } from '../../src/features/auth/index.ts'
import DrawGamePage from '../../src/features/draws/DrawGamePage.tsx'
import { withPageTexts } from '../../src/i18n/index.ts'
import { PLAYER } from '../slipSupport.tsx'
import { answer, gameOf, openDraw, pathOf, show, ticketOf } from './drawSupport.tsx'

beforeAll(withPageTexts(['draws', 'verify'], () => Promise.resolve()))
afterEach(() => vi.unstubAllGlobals())

const slip = () => within(screen.getByRole('complementary'))
const buyButton = () => screen.findByRole('button', { name: /öde ve al$/ })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

/** Opens the game of one open draw; `more` are answers beside it. */
function open(
  code: Parameters<typeof gameOf>[0],
  more: Record<string, unknown> = {},
  me: typeof PLAYER | null = PLAYER
) {
  const draws = [openDraw(code), openDraw(code, 8, 120_000)]
  const sent = answer({
    'GET /v1/draw-games': { nowMs: Date.now(), games: [gameOf(code, draws)] },
    ...(me && { 'GET /v1/sessions/current': { user: me } }),
    ...more,
  })
  const store = show(pathOf(code), <DrawGamePage />, me)
  return { sent, store, draws }
}

describe('lotto', () => {
  test('the numbers are picked for the next draw, so that one button buys', async () => {
    const ticket = ticketOf(openDraw('lotto6of49'), { stakeMinor: 500, numbers: [1, 2] })
    const { sent } = open('lotto6of49', { 'POST /v1/draw-tickets': { tickets: [ticket] } })
    fireEvent.click(await buyButton())
    await screen.findByText(i18next.t('draw.bought'))
    const bought = sent.find(({ route }) => route === 'POST /v1/draw-tickets')
    expect(bought?.key).toBeTruthy()
    const areSix = (numbers: number[]) => new Set(numbers).size === 6
    expect(bought?.body).toEqual({
      drawId: 7,
      draws: 1,
      bets: [{ stakeMinor: 500, numbers: expect.toSatisfy(areSix) }],
    })
    expect(screen.getByRole('link', { name: ticket.code })).toBeTruthy()
  })

  test('own numbers are chosen by arrows and space, no more than a line has', async () => {
    open('lotto5of36')
    await buyButton()
    press(i18next.t('draw.clear'))
    expect((await buyButton()).hasAttribute('disabled')).toBe(true)
    const grid = screen.getByRole('group', { name: i18next.t('draw.ownNumbers') })
    const number = (one: number) => within(grid).getByRole('button', { name: String(one) })
    expect(
      within(grid)
        .getAllByRole('button')
        .filter((one) => one.tabIndex === 0)
    ).toHaveLength(1)
    number(1).focus()
    for (const key of ['ArrowRight', 'ArrowRight', 'End', 'ArrowLeft', 'Home']) {
      fireEvent.keyDown(grid, { key })
    }
    expect(document.activeElement).toBe(number(1))
    for (const one of [1, 5, 9, 20, 36, 30]) fireEvent.click(number(one))
    const pressed = within(grid)
      .getAllByRole('button', { pressed: true })
      .map(({ textContent }) => Number(textContent))
    expect(pressed).toEqual([1, 5, 9, 20, 36])
    expect((await buyButton()).hasAttribute('disabled')).toBe(false)
  })

  test('lines and draws multiply the price', async () => {
    open('lotto6of49')
    await buyButton()
    press(i18next.t('draw.addLine'))
    fireEvent.change(screen.getByLabelText(i18next.t('draw.howManyDraws')), {
      target: { value: '2' },
    })
    expect((await buyButton()).textContent).toContain('20,00')
    expect(slip().getByText(i18next.t('draw.lineCount', { lines: 2 }))).toBeTruthy()
  })

  test('a refusal is told with its amount', async () => {
    const refusal = Response.json(
      { error: { key: 'stakeAboveMax', params: [10_000], message: '' } },
      { status: 422 }
    )
    open('keno', { 'POST /v1/draw-tickets': refusal })
    fireEvent.click(await buyButton())
    expect((await screen.findByRole('alert')).textContent).toContain('100,00')
  })

  test('an order without an answer is sent again under its key', async () => {
    const { sent } = open('keno', { 'POST /v1/draw-tickets': new Response(null, { status: 503 }) })
    fireEvent.click(await buyButton())
    await screen.findByRole('alert')
    fireEvent.click(await buyButton())
    await vi.waitFor(() => {
      const keys = sent.filter(({ route }) => route.startsWith('POST')).map(({ key }) => key)
      expect(keys).toHaveLength(2)
      expect(new Set(keys).size).toBe(1)
    })
  })

  test('a visitor signs in first', async () => {
    const { sent, store } = open('keno', {}, null)
    fireEvent.click(await buyButton())
    expect(store.get(signInRequestAtom)?.onSignedIn).toBeTruthy()
    expect(sent.filter(({ route }) => route.startsWith('POST'))).toEqual([])
  })

  test('a desk sells for cash', async () => {
    const { sent } = open('keno', {}, { ...PLAYER, type: 'terminal' })
    fireEvent.click(await buyButton())
    await vi.waitFor(() =>
      expect(sent.some(({ route }) => route === 'POST /v1/desk/draw-tickets')).toBe(true)
    )
  })
})

test('bingo: cards are taken and put back, and others come in place of those that are not taken', async () => {
  open('bingo90')
  await buyButton()
  const cards = () => screen.getAllByRole('button', { pressed: false, name: /^\d+\. kart/ })
  const [second] = cards()
  if (second) fireEvent.click(second)
  expect((await buyButton()).textContent).toContain('10,00')
  const kept = screen
    .getAllByRole('button', { pressed: true, name: /^\d+\. kart/ })
    .map(({ textContent }) => textContent)
  press(i18next.t('draw.otherCards'))
  const after = screen
    .getAllByRole('button', { pressed: true, name: /^\d+\. kart/ })
    .map(({ textContent }) => textContent)
  expect(after).toEqual(kept)
})

describe('races', () => {
  test('odds are picked and given back; the best finish is the possible win', async () => {
    open('horses')
    const wins = await screen.findAllByRole('button', { name: /, Ganyan [\d.]+$/ })
    expect(wins).toHaveLength(8)
    const [first, second] = wins
    if (!first || !second) throw new Error('no runners')
    fireEvent.click(first)
    fireEvent.click(second)
    const oddsOf = (button: HTMLElement) => Number(/[\d.]+$/.exec(button.textContent)?.[0])
    const best = Math.max(oddsOf(first), oddsOf(second)) * 5
    const shown = slip().getByText(i18next.t('draw.possibleWin')).nextSibling?.textContent ?? ''
    expect(Number(shown.replace(/[^\d,]/g, '').replace(',', '.'))).toBeCloseTo(best, 0)
    fireEvent.click(first)
    expect((await buyButton()).textContent).toContain('5,00')
  })

  test('a forecast names the first two in order', async () => {
    const ticket = ticketOf(openDraw('greyhounds'), { stakeMinor: 500, kind: 'win', runner: 1 })
    const { sent } = open('greyhounds', { 'POST /v1/draw-tickets': { tickets: [ticket] } })
    await buyButton()
    fireEvent.change(screen.getByLabelText(i18next.t('draw.first')), { target: { value: '4' } })
    press(new RegExp(`^${i18next.t('draw.add')}`))
    fireEvent.click(await buyButton())
    await screen.findByText(i18next.t('draw.bought'))
    const { body } = sent.find(({ route }) => route === 'POST /v1/draw-tickets') ?? {}
    expect(body).toMatchObject({
      draws: 1,
      bets: [{ kind: 'forecast', runner: 4, second: 2, stakeMinor: 500 }],
    })
  })
})

test('a game that is not sold here leads back to its lobby', async () => {
  answer({ 'GET /v1/draw-games': { nowMs: Date.now(), games: [] } })
  show(pathOf('keno'), <DrawGamePage />)
  expect(await screen.findByText(i18next.t('draw.notHere'))).toBeTruthy()
})
