/** What a brand lays over the shared offer reaches the open pages of its own players, and no page of another brand (rules 8.17). */
import { expect, test, type Page } from '../../e2e/test.ts'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import type { OfferLayerRow } from '@grandstand/shared-types/wire/betting/offer'
import { signInAdmin } from './support/accounts.ts'
import { LiveFeed } from './support/feed.ts'

const HOST = 'offer.localhost'

const homePrice = (page: Page, { home, away }: LiveMatch) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`${home} – ${away}, `) })
    .first()

test('a margin, a suspension and a hidden match change the open page of one brand alone', async ({
  page,
  browser,
  request,
  baseURL,
}, info) => {
  const admin = await signInAdmin(baseURL)
  const [site] = await admin.get<{ id: number }[]>('/v1/sites')
  await admin.post(`/v1/sites/${site?.id}/clones`, {
    title: 'Other Brand',
    hosts: [HOST],
    defaultLanguage: 'en',
    currency: 'TRY',
    admin: { username: 'offeradmin', password: 'quiet-harbour-5' },
  })
  const feed = new LiveFeed(request)
  const match = await feed.open([2000, 3200, 3800])
  const path = `/en/livebets/${encodeURIComponent(match.home)}`
  const origin = (baseURL ?? '').replace(/\/\/[^:/]+/, `//${HOST}`)
  const context = await browser.newContext({ baseURL: origin })
  const elsewhere = await context.newPage()
  await page.goto(path)
  await elsewhere.goto(path)
  const [here, there] = [homePrice(page, match), homePrice(elsewhere, match)]
  await expect(here).toContainText('2.00')
  await expect(there).toContainText('2.00')

  const setMargin = (percent: number) =>
    admin.put(`/v1/sites/${site?.id}`, {
      settings: { live: { margins: { byTournament: { [match.tournamentId]: percent } } } },
    })
  await setMargin(10)
  await expect(here).toContainText('1.81')
  await feed.odds([2200, 3200, 3800])
  await expect(here).toContainText('2.00')
  await expect(there).toContainText('2.20')
  await setMargin(0)
  await expect(here).toContainText('2.20')

  const lay = (laid: { isHidden: boolean; isSuspended: boolean }) =>
    admin.post<OfferLayerRow>('/v1/offer-layers', {
      scope: 'match',
      scopeId: match.id,
      ...laid,
    })
  const { id } = await lay({ isHidden: false, isSuspended: true })
  await expect(here).toHaveAttribute('aria-disabled', 'true')
  await expect(here).toHaveAccessibleName(/suspended$/)
  await page.screenshot({ path: info.outputPath('suspended.png') })
  await expect(there).not.toHaveAttribute('aria-disabled', 'true')

  await admin.remove(`/v1/offer-layers/${id}`)
  await expect(here).not.toHaveAttribute('aria-disabled', 'true')
  const hidden = await lay({ isHidden: true, isSuspended: false })
  // the row says goodbye first
  await expect(here).toHaveCount(0, { timeout: 20_000 })
  await page.screenshot({ path: info.outputPath('hidden.png') })
  await expect(there).toContainText('2.20')
  await elsewhere.screenshot({ path: info.outputPath('elsewhere.png') })
  await admin.remove(`/v1/offer-layers/${hidden.id}`)
  await expect(here).toContainText('2.20')
  await feed.close()
  await context.close()
})
