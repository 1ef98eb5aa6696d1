/** A brand hides and suspends parts of the shared offer, and finds all of it again (rules 8.17). */
import { expect, test, type APIRequestContext } from '../../e2e/test.ts'
import { examine } from './examine.ts'
import { ADMIN, signIn } from './support.ts'

interface Board {
  matches: {
    id: number
    home: string
    away: string
    tournamentId: number
    markets: { id: number; status: number }[]
  }[]
}

async function upcoming(request: APIRequestContext) {
  const query = new URLSearchParams({ from: String(Date.now() + 3_600_000), limit: '50' })
  const { matches }: Board = await (await request.get(`/v1/board/matches?${query}`)).json()
  const [match] = matches
  if (!match) throw new Error('no match on the board')
  return match
}

test('staff suspend and hide a match at their brand, see it in one list, and offer it again', async ({
  page,
}, info) => {
  await signIn(page, ADMIN)
  const { id, home, away, tournamentId } = await upcoming(page.request)
  const onBoard = async () => (await page.request.get(`/v1/board/matches/${id}`)).status()
  const statuses = async () => {
    const match: Board['matches'][0] = await (
      await page.request.get(`/v1/board/matches/${id}`)
    ).json()
    return [...new Set(match.markets.map(({ status }) => status))]
  }
  const name = `${home} – ${away}`

  await page.goto('/backoffice/offer-layers')
  await expect(page.getByText('Bu marka ortak maçların tümünü sunuyor.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Maçlara git' })).toBeVisible()
  await page.screenshot({ path: info.outputPath('none.png') })
  await page.goto(`/backoffice/matches/${id}/show?tab=offer`)
  await page.getByRole('button', { name: `${name}: bu markada askıya al` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Diğer markalarda bir şey değişmez')
  await page.screenshot({ path: info.outputPath('question.png') })
  await dialog.getByRole('button', { name: 'Askıya al', exact: true }).click()
  await expect(page.getByText('Bu markada askıda')).toBeVisible()
  expect(await statuses()).toEqual([-1])

  // by the keyboard alone
  await page.getByRole('button', { name: `${name}: bu markada gizle` }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Gizle', exact: true }).press('Enter')
  await expect(page.getByText('Bu markada gizli')).toBeVisible()
  expect(await onBoard()).toBe(404)
  await page.screenshot({ path: info.outputPath('tab.png'), fullPage: true })
  await examine(page, 'offer of a brand at a match', 'main')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: info.outputPath('tab-phone.png'), fullPage: true })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.screenshot({ path: info.outputPath('tab-other-theme.png'), fullPage: true })

  await page.goto(`/backoffice/tournaments?filter=${JSON.stringify({ id: tournamentId })}`)
  await page.getByRole('button', { name: /: bu markada gizle$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Gizle', exact: true }).click()
  await expect(page.getByRole('button', { name: /: bu markada yeniden göster$/ })).toBeVisible()
  await page.screenshot({ path: info.outputPath('tournaments.png'), fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(new URL(page.url()).pathname).toBe('/backoffice/tournaments')
  await page.screenshot({ path: info.outputPath('tournaments-phone.png'), fullPage: true })
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.goto('/backoffice/offer-layers')
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.screenshot({ path: info.outputPath('list.png'), fullPage: true })
  await examine(page, 'what a brand hides and suspends', 'main')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: info.outputPath('list-phone.png'), fullPage: true })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.screenshot({ path: info.outputPath('list-other-theme.png'), fullPage: true })

  await page.getByRole('button', { name: `${name}: bu markada askıyı kaldır` }).click()
  await expect(page.getByRole('button', { name: `${name}: bu markada askıya al` })).toBeVisible()
  const show = page.getByRole('button', { name: /: bu markada yeniden göster$/ })
  await show.first().click()
  await expect(show).toHaveCount(1)
  await show.click()
  await expect(show).toHaveCount(0)
  expect(await onBoard()).toBe(200)
  expect(await statuses()).toEqual([1])
})
