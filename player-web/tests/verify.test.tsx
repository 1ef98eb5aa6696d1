/** The page on which a round is computed again: it reads the address, checks the hash, and shows outcome and bets. */
import { commit } from '@grandstand/shared-types/draws/commit'
import { stream } from '@grandstand/shared-types/draws/stream'
import { GAME_CODES } from '@grandstand/shared-types/games/game_codes'
import { roulette } from '@grandstand/shared-types/games/roulette/roulette'
import { fireEvent, render, screen, within } from '@testing-library/react'
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
  ] as const)('a bet of %s stands in words', (game, bet, words) => {
    open({ game, bets: JSON.stringify([{ ...bet, stakeMinor: 100 }]) })
    const [, cell] = within(screen.getByRole('table')).getAllByRole('row')
    expect(cell?.querySelector('td')?.textContent).toContain(words)
  })
  test.each(GAME_CODES)('a round of %s has its picture', (game) => {
    open({ game })
    const result = screen.getByRole('region', { name: i18next.t('verify.result') })
    expect(result.textContent).toContain(i18next.t(`verify.games.${game}`))
    expect(within(result).queryByText(i18next.t('verify.howTitle'))).toBeNull()
  })
})

describe('the form', () => {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const check = () => fireEvent.click(screen.getByRole('button'))

  test('explains the promise until a round is entered, and names what is wrong', () => {
    open({ serverSeed: '', round: '' })
    expect(screen.getByText(i18next.t('verify.howTitle'))).toBeTruthy()
    type(i18next.t('verify.hash'), 'abc')
    type(i18next.t('verify.bets'), '{')
    check()
    for (const fault of ['seedMissing', 'roundWrong', 'hashWrong', 'betsWrong'] as const) {
      expect(screen.getByText(i18next.t(`verify.fault.${fault}`))).toBeTruthy()
    }
    expect(document.activeElement?.getAttribute('name')).toBe('serverSeed')
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
