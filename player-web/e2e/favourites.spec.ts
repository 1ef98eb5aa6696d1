/** Matches with a star, before their start and in play. */
import { expect, test } from '@playwright/test'
import type { LiveMatchList } from '@grandstand/shared-types/wire/betting/live'
import { faultsOf } from '../../e2e/axe.ts'
import { signInAdmin } from './support/accounts.ts'
import { openMatches } from './support/coupons.ts'

test('a starred match stands among the favourites until its star is taken away', async ({
  page,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const [match] = await openMatches(admin, 1)
  const live = await admin.get<LiveMatchList>('/v1/live/matches?lang=en&sportId=1&limit=20')
  const running = live.matches.find(({ status }) => status === '2p' || status === '1p')
  if (!match || !running) throw new Error('no match')
  await page.goto(`/en/match/${match.id}`)
  await page.getByRole('button', { name: `Follow ${match.home}` }).click()
  await page.goto(`/en/live/${running.id}`)
  await page.getByRole('button', { name: `Follow ${running.home}` }).click()

  await page.goto('/en/favourites')
  const rows = page.getByRole('list', { name: 'Favourites' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: match.home })).toHaveCount(1)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: `Follow ${match.home}` }).click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('link', { name: 'Casino' }).last().click()
  await expect(page.getByText('You have no favourite games')).toBeVisible()
})
