/** The page on which a round is computed again: it reads the address, checks the hash, and shows outcome and bets. */
import { commit } from '@grandstand/shared-types/draws/commit'
import { stream } from '@grandstand/shared-types/draws/stream'
import { bingo75Card } from '@grandstand/shared-types/games/bingo/bingo_75'
import { bingo90Card } from '@grandstand/shared-types/games/bingo/bingo_90'
import {
  GAME_CODES,
  GAME_KINDS,
  gameName,
  type GameKind,
} from '@grandstand/shared-types/games/game_codes'
import { roulette } from '@grandstand/shared-types/games/roulette/roulette'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { withPageTexts } from '../src/i18n/index.ts'
import VerifyPage from '../src/features/verify/VerifyPage.tsx'

beforeAll(withPageTexts(['verify'], () => Promise.resolve()))

const SEEDS = { serverSeed: 'a secret', clientSeed: 'a wish', round: 3 }
const { number } = roulette.draw(stream(SEEDS), SEEDS.round)

function open(query: Record<string, string> = {}) {
  const address = new URLSearchParams({
    game: 'roulette',
    ...SEEDS,
    round: String(SEEDS.round),
    ...query,
  })
  render(
    <MemoryRouter initialEntries={[`/tr/verify?${address.toString()}`]}>
      <VerifyPage />
    </MemoryRouter>
  )
}

const numbers = (count: number) => ({ numbers: Array.from({ length: count }, (_, at) => at + 1) })
const seat = () => stream({ ...SEEDS, round: 8 })
const BETS_OF: Readonly<Record<GameKind, readonly object[]>> = {
  slot: [{}],
  roulette: [{ spot: 'corner:1,2,4,5' }],
  keno: [numbers(4)],
  lotto6of49: [numbers(6)],
  lotto5of36: [numbers(5)],
  bingo75: [{ card: bingo75Card(seat()) }],
  bingo90: [{ card: bingo90Card(seat()) }],
  greyhounds: [{ kind: 'forecast', runner: 2, second: 5 }],
  horses: [{ kind: 'place', runner: 8 }],
  football: [{ match: 3, pick: 'score:1:0' }],
  tennis: [{ match: 2, pick: 'winner:away' }],
  crash: [{ cashOutMilli: 2_350 }],
  blackjack: [{ actions: ['hit', 'stand'] }],
  baccarat: [{ on: 'banker' }],
  videoPoker: [{ held: [0, 3] }],
  dice: [{ side: 'over', chance: 1_250 }],
  mines: [{ mines: 5, opened: [0, 24, 7] }],
  plinko: [{ risk: 'low' }],
}

const verdict = () => screen.getByRole('status').textContent

describe('must-hold A14: anybody computes a round again', () => {
  test('the number that the wheel showed, from the seeds of the link', () => {
    open({ hash: commit(SEEDS.serverSeed) })
    expect(verdict()).toContain(i18next.t('verify.verdict.matches'))
    const wheel = screen.getByRole('img')
    expect(wheel.getAttribute('aria-label')).toMatch(new RegExp(`^${number},`))
  })
  test('another seed than the promised one is found', () => {
    open({ hash: commit('another') })
    expect(verdict()).toContain(i18next.t('verify.verdict.differs'))
  })
  test('without a hash nothing is claimed, and the hash of the seed is shown', () => {
    open()
    expect(verdict()).toContain(i18next.t('verify.verdict.unknown'))
    expect(verdict()).toContain(commit(SEEDS.serverSeed))
  })
  test('bets of the round get their wins again', () => {
    const bets = [
      { spot: `straight:${number}`, stakeMinor: 150 },
      { spot: 'red', stakeMinor: 'much' },
    ]
    open({ bets: JSON.stringify(bets) })
    const [, won, none] = within(screen.getByRole('table')).getAllByRole('row')
    expect(won?.textContent).toBe(`${number}1,5054,00`)
    expect(none?.textContent).toBe(i18next.t('verify.noBet'))
  })
  test.each([
    ['roulette', { spot: 'dozen:2' }, '13 – 24'],
    ['roulette', { spot: 'red' }, 'Kırmızı'],
    ['keno', { numbers: [3, 7] }, '37'],
    ['horses', { kind: 'forecast', runner: 3, second: 8 }, 'Sıralı ikiliKoşucu 3›Koşucu 8'],
    ['football', { match: 0, pick: 'total:over2.5' }, 'Toplam gol: Üst 2.5'],
    ['tennis', { match: 0, pick: 'sets:2:1' }, 'Set skoru: 2:1'],
    ['crash', { cashOutMilli: 2_500 }, 'Nakde çevrildi: ×2.50'],
    ['blackjack', { actions: ['hit', 'stand'] }, 'Kart · Kal'],
    ['americanRoulette', { spot: 'straight:37' }, '00'],
    ['clayCourt', { match: 0, pick: 'winner:home' }, 'P. Halden'],
    ['baccarat', { on: 'tie' }, 'Beraberlik'],
    ['dice', { side: 'over', chance: 2_500 }, '75.00 ve üstü'],
    ['mines', { mines: 3, opened: [0, 24] }, '3 · 1, 25'],
    ['plinko8', { risk: 'high' }, 'Yüksek'],
    ['videoPoker', { held: [0, 4] }, '1, 5'],
  ] as const)('a bet of %s stands in words', (game, bet, words) => {
    open({ game, bets: JSON.stringify([{ ...bet, stakeMinor: 100 }]) })
    const [, cell] = within(screen.getByRole('table')).getAllByRole('row')
    expect(cell?.querySelector('td')?.textContent).toContain(words)
  })
  test.each(GAME_CODES)('a round of %s has its picture', (game) => {
    open({ game })
    const result = screen.getByRole('region', { name: i18next.t('verify.result') })
    expect(result.textContent).toContain(gameName(game).title)
    expect(within(result).queryByText(i18next.t('verify.howTitle'))).toBeNull()
  })
})

describe('the form', () => {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const check = () =>
    fireEvent.click(screen.getByRole('button', { name: i18next.t('verify.check') }))

  test('explains the promise until a round is entered, and names what is wrong', () => {
    open({ serverSeed: '', round: '' })
    expect(screen.getByText(i18next.t('verify.howTitle'))).toBeTruthy()
    type(i18next.t('verify.hash'), 'abc')
    check()
    for (const fault of ['seedMissing', 'roundWrong', 'hashWrong'] as const) {
      expect(screen.getByText(i18next.t(`verify.fault.${fault}`))).toBeTruthy()
    }
    expect(document.activeElement?.getAttribute('name')).toBe('serverSeed')
  })
  test.each(GAME_KINDS)('a bet of %s is chosen in fields as the link has it', (kind) => {
    const [bet] = BETS_OF[kind] ?? []
    if (!bet) throw new Error(kind)
    open({ game: kind, bets: JSON.stringify([{ ...bet, stakeMinor: 250 }]) })
    check()
    // the rules take it, and it stands in the table as before
    expect(screen.queryByText(i18next.t('verify.fault.betsWrong'))).toBeNull()
    const [, row] = within(screen.getByRole('table')).getAllByRole('row')
    expect(row?.textContent).toContain('2,50')
    expect(row?.textContent).not.toContain(i18next.t('verify.noBet'))
  })
  test('a bet is added in the form, and its win is computed', () => {
    open()
    fireEvent.click(screen.getByRole('button', { name: i18next.t('verify.addBet') }))
    type(i18next.t('verify.field.spot'), `straight:${number}`)
    type(i18next.t('verify.stake'), '2')
    check()
    const [, won] = within(screen.getByRole('table')).getAllByRole('row')
    expect(won?.textContent).toBe(`${number}2,0072,00`)
    fireEvent.click(
      screen.getByRole('button', { name: i18next.t('verify.removeBet', { number: 1 }) })
    )
    check()
    expect(screen.queryByRole('table')).toBeNull()
  })
  test('a bet that the rules do not take, and a link that cannot be read, are named', () => {
    open({ game: 'keno' })
    fireEvent.click(screen.getByRole('button', { name: i18next.t('verify.addBet') }))
    type(i18next.t('verify.field.numbers'), '3 3 81')
    check()
    expect(screen.getByText(i18next.t('verify.fault.betsWrong'))).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    cleanup()
    open({ bets: '{' })
    expect(screen.getByText(i18next.t('verify.fault.betsWrong'))).toBeTruthy()
  })
  test('computes what was typed', () => {
    open({ serverSeed: '' })
    type(i18next.t('verify.serverSeed'), SEEDS.serverSeed)
    check()
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(new RegExp(`^${number},`))
    expect(document.activeElement).toBe(
      screen.getByRole('region', { name: i18next.t('verify.result') })
    )
  })
  test('keeps what was typed for the next check', () => {
    open({ serverSeed: '', hash: commit('another') })
    type(i18next.t('verify.serverSeed'), SEEDS.serverSeed)
    check()
    expect(verdict()).toContain(i18next.t('verify.verdict.differs'))
    type(i18next.t('verify.serverSeed'), 'another')
    check()
    expect(verdict()).toContain(i18next.t('verify.verdict.matches'))
  })
})
