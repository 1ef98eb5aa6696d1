/** The draw screen: time left, the newest draw, hot and cold numbers, the draws before; and the list of results. */
import { fireEvent, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import DrawResultsPage from '../../src/features/draws/results/DrawResultsPage.tsx'
import DrawScreenPage from '../../src/features/draws/screen/DrawScreenPage.tsx'
import { withPageTexts } from '../../src/i18n/index.ts'
import { answer, drawn, gameOf, openDraw, show } from './drawSupport.tsx'

beforeAll(withPageTexts(['draws', 'verify'], () => Promise.resolve()))
afterEach(() => vi.unstubAllGlobals())

const last = drawn('keno', 9)
const before = drawn('keno', 8)
const keno = { ...gameOf('keno', [openDraw('keno', 10)]), last }
const bingo = { ...gameOf('bingo75', [openDraw('bingo75', 3)]), last: drawn('bingo75', 2) }
/** 80 numbers, of which 7 came out most and 3 least. */
const counts = Array.from({ length: 80 }, (_, at) => (at === 6 ? 40 : at === 2 ? 5 : 20))

const answers = {
  'GET /v1/draw-games': { nowMs: Date.now(), games: [keno, bingo] },
  'GET /v1/draw-results': { draws: [last, before], nextBefore: null },
  'GET /v1/draw-numbers': { drawCount: 100, counts },
}

const draw = (number: number) => i18next.t('draw.number', { number })

test('shows the newest draw, the next one, hot and cold numbers and the draws before', async () => {
  answer(answers)
  show('draws/screen?game=keno', <DrawScreenPage />)
  const board = within(await screen.findByRole('region', { name: i18next.t('draw.screen') }))
  expect(await board.findByRole('heading', { name: draw(9) })).toBeTruthy()
  expect(board.getByText(new RegExp(draw(10)))).toBeTruthy()
  const log = within(board.getByRole('log'))
  expect(log.getAllByRole('listitem')).toHaveLength(20)
  const hot = within(await board.findByRole('region', { name: i18next.t('draw.hot') }))
  expect(hot.getAllByRole('listitem')[0]?.textContent).toBe('740×')
  const cold = within(board.getByRole('region', { name: i18next.t('draw.cold') }))
  expect(cold.getAllByRole('listitem')[0]?.textContent).toBe('35×')
  const past = within(await board.findByRole('region', { name: i18next.t('draw.lastDraws') }))
  expect(past.getByRole('link', { name: draw(8) }).getAttribute('href')).toBe('/tr/draws/8')
})

test('does not tell a result beside its show before the show is over', async () => {
  const moving = Object.assign(new EventTarget(), {
    matches: false,
    media: '',
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
  vi.spyOn(window, 'matchMedia').mockReturnValue(moving)
  const now = drawn('keno', 9, 0)
  answer({
    ...answers,
    'GET /v1/draw-games': { nowMs: Date.now(), games: [{ ...keno, last: now }] },
    'GET /v1/draw-results': { draws: [now, before], nextBefore: null },
  })
  show('draws/screen?game=keno', <DrawScreenPage />)
  const past = within(await screen.findByRole('region', { name: i18next.t('draw.lastDraws') }))
  expect(past.getByRole('link', { name: draw(8) })).toBeTruthy()
  expect(past.queryByRole('link', { name: draw(9) })).toBeNull()
  vi.restoreAllMocks()
})

test('fills the screen where the browser can, and leaves it again', async () => {
  answer(answers)
  let full: Element | null = null
  const change = (to: Element | null) => {
    full = to
    document.dispatchEvent(new Event('fullscreenchange'))
    return Promise.resolve()
  }
  const enter = function (this: Element) {
    return change(this)
  }
  const own = [
    [document, 'fullscreenEnabled', { get: () => true }],
    [document, 'fullscreenElement', { get: () => full }],
    [document, 'exitFullscreen', { value: () => change(null) }],
    [Element.prototype, 'requestFullscreen', { value: enter }],
  ] as const
  for (const [of, name, value] of own) {
    Object.defineProperty(of, name, { ...value, configurable: true })
  }
  show('draws/screen?game=keno', <DrawScreenPage />)
  const board = await screen.findByRole('region', { name: i18next.t('draw.screen') })
  fireEvent.click(screen.getByRole('button', { name: i18next.t('draw.fullScreen') }))
  expect(full).toBe(board)
  fireEvent.click(screen.getByRole('button', { name: i18next.t('draw.leaveFullScreen') }))
  expect(full).toBeNull()
  for (const [of, name] of own) Reflect.deleteProperty(of, name)
})

test('lists the results of the game of the address, a failed draw by its name', async () => {
  const failed = { ...drawn('keno', 7), state: 'failed' as const, outcome: null }
  answer({
    ...answers,
    'GET /v1/draw-results': { draws: [last, failed], nextBefore: null },
  })
  show('draws/results?game=keno', <DrawResultsPage />)
  expect(await screen.findByRole('link', { name: draw(9) })).toBeTruthy()
  expect(screen.getByText(i18next.t('draw.noDraw'))).toBeTruthy()
  const tab = screen.getByRole('link', { current: true })
  expect(tab.textContent).toBe(i18next.t('verify.games.keno'))
})
