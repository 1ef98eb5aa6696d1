/** Prices that staff type by hand: a slip of the hand is asked about, what is no price says so, and what is saved has a way back. */
import { expect, test } from '../../e2e/test.ts'
import { faultsOf } from '../../e2e/axe.ts'
import { signInAdmin } from '../../player-web/e2e/support/accounts.ts'
import { openMatches } from '../../player-web/e2e/support/coupons.ts'
import { ADMIN, signIn } from './support.ts'

interface Board {
  matches: {
    id: number
    home: string
    markets: { typeId: number; outcomes: { id: number; key: string; oddsMilli: number }[] }[]
  }[]
}

test('a slipped point is asked about, a price too low says the bounds, and the last price comes back', async ({
  page,
  baseURL,
}, info) => {
  await signIn(page, ADMIN)
  const query = new URLSearchParams({ from: String(Date.now() + 3_600_000), limit: '50' })
  const board: Board = await (await page.request.get(`/v1/board/matches?${query}`)).json()
  const found = board.matches.flatMap(({ id, home, markets }) => {
    const outcome = markets.find(({ typeId }) => typeId === 1)?.outcomes[0]
    return outcome && outcome.oddsMilli < 9_000 ? [{ id, home, outcome }] : []
  })[0]
  if (!found) throw new Error('no match on the board')
  const { id, home, outcome } = found
  const before = (outcome.oddsMilli / 1_000).toFixed(2)
  const priceNow = async () => {
    const match: Board['matches'][0] = await (
      await page.request.get(`/v1/board/matches/${id}`)
    ).json()
    const outcomes = match.markets.flatMap((market) => market.outcomes)
    return outcomes.find((one) => one.id === outcome.id)?.oddsMilli
  }
  await page.goto(`/backoffice/matches/${id}/show`)
  const field = page.getByRole('textbox', { name: `${home} oranı`, exact: true }).first()
  await expect(field).toHaveValue(before)

  await field.fill('0.9')
  await field.press('Enter')
  await expect(page.getByText('1.001 ile 10000 arası')).toBeVisible()
  await field.press('Escape')
  await expect(field).toHaveValue(before)

  const slipped = String(outcome.oddsMilli / 100)
  await field.fill(slipped)
  await field.press('Enter')
  const question = page.getByRole('dialog', { name: `${home}: gerçekten` })
  await expect(question).toContainText('(%+900)')
  await expect(question).toContainText('bütün sonuçlara oynayan kazanır')
  await page.screenshot({ path: info.outputPath('question.png') })
  expect(await faultsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Vazgeç' }).click()
  await expect(field).toHaveValue(before)
  expect(await priceNow()).toBe(outcome.oddsMilli)

  const meant = outcome.oddsMilli - 10
  await field.fill((meant / 1_000).toFixed(2))
  await field.press('Enter')
  await expect.poll(priceNow).toBe(meant)
  await page.screenshot({ path: info.outputPath('saved.png') })
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect.poll(priceNow).toBe(outcome.oddsMilli)

  // neither the way back nor a price typed on an old page overwrites what came meanwhile
  const other = await signInAdmin(baseURL)
  const setElsewhere = (oddsMilli: number) => other.put(`/v1/outcomes/${outcome.id}`, { oddsMilli })
  await expect(field).toHaveValue(before)
  await field.fill((meant / 1_000).toFixed(2))
  await field.press('Enter')
  await expect.poll(priceNow).toBe(meant)
  await setElsewhere(meant - 10)
  await page.getByRole('button', { name: 'Geri al' }).last().click()
  await expect(page.getByText('Kayıt bu arada değişti', { exact: false })).toBeVisible()
  expect(await priceNow()).toBe(meant - 10)
  await expect(field).toHaveValue(((meant - 10) / 1_000).toFixed(2))
  await setElsewhere(outcome.oddsMilli)
})

test('a market on which the house would lose is asked about before it is added', async ({
  page,
  baseURL,
}) => {
  const [match] = await openMatches(await signInAdmin(baseURL), 1)
  if (!match) throw new Error('no match on the board')
  await signIn(page, ADMIN)
  await page.goto(`/backoffice/matches/${match.id}/show`)
  await page.getByRole('button', { name: 'Market ekle' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Bahis türü' }).fill('(#11)')
  await page.getByRole('option').first().click()
  const [home, away] = [match.home, match.away].map((name) => dialog.getByLabel(name))
  await home?.fill('0.9')
  await expect(dialog.getByText('1.001 ile 10000 arası')).toBeVisible()
  await home?.fill('2.10')
  await away?.fill('2.10')
  await dialog.getByRole('button', { name: 'Ekle', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('bütün sonuçlara oynayan kazanır')
  expect(await faultsOf(page)).toEqual([])
  // other prices are not asked about
  await away?.fill('1.50')
  await expect(dialog.getByRole('button', { name: 'Ekle', exact: true })).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})
