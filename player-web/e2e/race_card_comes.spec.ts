/** A race card on its way: the page keeps still, and a card that does not come can be asked for again. */
import { faultsOf } from '../../e2e/axe.ts'
import { expect, test } from '../../e2e/test.ts'
import { signInAdmin } from './support/accounts.ts'
import { makeRace } from './support/races.ts'
import { shiftOf } from './support/shift.ts'

/** The most that a page may move by itself, as the browser counts it. */
const MOST_SHIFT = 0.02
const RACE = {
  ...{ meeting: 'Elazığ', name: '2. Koşu Hazar', inMinutes: 25 },
  ...{
    names: ['Karaözü', 'Bold Pilot', 'Rüzgârgülü', 'Gülbatur'],
    prices: [6000, 5000, 3000, 9000],
  },
}
/** The runners, and the head of the table. */
const ROWS = RACE.names.length + 1

test('nothing moves while a race card comes, and one that does not come can be asked for again', async ({
  page,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const made = await makeRace(admin, RACE)
  const card = page.getByRole('region', { name: 'Race card' })
  await page.goto(`/en/match/${made.id}`)
  await expect(card.getByRole('row')).toHaveCount(ROWS)
  expect(await shiftOf(page)).toBeLessThan(MOST_SHIFT)
  // it does not come by itself either, before it is asked for
  await page.route(`**/v1/board/races/${made.id}?*`, async (route) =>
    (await page.evaluate('window.isAsked')) === true ? route.continue() : route.abort()
  )
  await page.goto(`/en/match/${made.id}`)
  await expect(page.getByText('The race card could not be loaded')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await page.evaluate(() =>
    addEventListener('click', () => Object.assign(window, { isAsked: true }), { capture: true })
  )
  await again.click()
  await expect(card.getByRole('row')).toHaveCount(ROWS)
  await page.unrouteAll()
  await page.goto('/en/match/999999')
  await expect(page.getByText('This match is no longer offered')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
})
