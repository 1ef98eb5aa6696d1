/** The search of a list, which takes effect half a second after the typing, and its tabs, which do at once. */
import { expect, test } from '../../e2e/test.ts'
import { ADMIN, signIn } from './support.ts'

/** When the search takes effect after the typing. */
const SEARCHES_AFTER_MS = 500
/** Meanwhile the page is too busy to draw what it was told. */
const BUSY = { fromMs: 420, untilMs: 560 }

for (const [when, afterMs] of [
  ['just before the search is', SEARCHES_AFTER_MS - 50],
  ['just after the search is', SEARCHES_AFTER_MS + 30],
] as const) {
  test(`a tab that is chosen ${when} emptied stays chosen, and the search empty`, async ({
    page,
  }) => {
    await signIn(page, ADMIN)
    await page.goto('/backoffice/coupons')
    const search = page.getByRole('searchbox')
    await search.fill('a')
    await expect(page).toHaveURL(/%22q%22%3A%22a%22/)
    const tab = page.getByRole('tab', { name: /^Kazandı/ })
    await expect(tab).toBeVisible()
    await search.evaluate(
      (input, { tabName, chosenAfterMs, busy }) => {
        const chosen = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find((one) =>
          one.textContent.startsWith(tabName)
        )
        const begun = performance.now()
        if (input instanceof HTMLInputElement) input.select()
        document.execCommand('delete')
        setTimeout(() => {
          while (performance.now() - begun < busy.untilMs);
        }, busy.fromMs)
        setTimeout(() => chosen?.click(), chosenAfterMs)
      },
      { tabName: 'Kazandı', chosenAfterMs: afterMs, busy: BUSY }
    )
    await page.waitForTimeout(2 * BUSY.untilMs)
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(search).toHaveValue('')
    await expect(page).not.toHaveURL(/%22q%22/)
  })
}

test('B19: the menu opens a list from its start, and the way back keeps what was filtered', async ({
  page,
}) => {
  await signIn(page, ADMIN)
  await page.goto('/backoffice/matches')
  const chosen = page.getByRole('tab', { selected: true })
  await expect(chosen).toHaveText(/^Oynanacak/)
  await page.getByRole('tab', { name: /^Sonuç bekleyen/ }).click()
  await expect(chosen).toHaveText(/^Sonuç bekleyen/)
  const menu = page.getByRole('navigation', { name: 'Ana menü' })
  await menu.getByRole('link', { name: 'Kuponlar', exact: true }).click()
  await expect(page).toHaveURL(/\/coupons/)
  await page.goBack()
  await expect(chosen).toHaveText(/^Sonuç bekleyen/)
  await menu.getByRole('link', { name: 'Maçlar', exact: true }).click()
  await expect(chosen).toHaveText(/^Oynanacak/)
})
