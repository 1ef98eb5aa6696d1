/** Players read the names that staff give a market type and its outcomes; a type that staff hide is not shown. */
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '../../e2e/test.ts'
import { ADMIN, signIn } from './support.ts'

interface TypeView {
  id: number
  name: string
  outcomes: { key: string; shortName: string }[]
}

/** Double chance. */
const TYPE = 10

test('a market type is renamed with its outcomes, and taken off', async ({ page, request }) => {
  const types = async (): Promise<TypeView[]> =>
    (await request.get('/v1/board/market-types?lang=en')).json()
  const view = async () => (await types()).find(({ id }) => id === TYPE)
  const before = await view()
  await signIn(page, ADMIN)
  // typed text must not be lost to a record that loads later
  await page.route(`**/v1/market-types/${TYPE}`, async (route) => {
    await delay(500)
    await route.continue()
  })
  const change = async (values: Record<string, string>) => {
    await page.goto(`/backoffice/market-types/${TYPE}`)
    for (const [name, value] of Object.entries(values)) {
      await page.locator(`input[name="${name}"]`).fill(value)
    }
    await page.getByRole('button', { name: 'Kaydet' }).click()
    await expect(page).toHaveURL(/market-types\/10\/show/)
  }
  await change({ 'names.en': 'Two ways to win', 'edited.outcomes.0.shortNames.en': 'H/D' })
  await expect(page.getByText('Two ways to win · DC', { exact: true })).toBeVisible()
  await expect.poll(async () => (await view())?.name).toBe('Two ways to win')
  expect((await view())?.outcomes[0]?.shortName).toBe('H/D')

  await page.goto(`/backoffice/market-types/${TYPE}`)
  await page.locator('input[name="names.en"]').fill('Two ways {total}')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(
    page.getByText('Süslü parantez içinde yalnız {home} ve {away} olabilir.', {
      exact: true,
    })
  ).toBeVisible()

  await change({ 'names.en': before?.name ?? '', 'edited.outcomes.0.shortNames.en': '1X' })
  await expect.poll(view).toEqual(before)

  const turn = async () => {
    await page.goto(`/backoffice/market-types/${TYPE}`)
    await page.getByRole('switch').click()
    await page.getByRole('button', { name: 'Kaydet' }).click()
    await expect(page).toHaveURL(/market-types\/10\/show/)
  }
  await turn()
  await expect.poll(view).toBeUndefined()
  await turn()
  await expect.poll(view).toEqual(before)
})
