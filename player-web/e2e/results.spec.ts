/** Results of matches, for everybody, and the coupons that they settle, for their player. */
import { expect, test } from '../../e2e/test.ts'
import type { SettlementPreview } from '@grandstand/shared-types/wire/betting/settlement'
import { newPlayer, signInAdmin } from './support/accounts.ts'
import { openMatches, placeOn } from './support/coupons.ts'

test('a result shows its periods, and a coupon says why it has its result', async ({
  page,
  context,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const player = await newPlayer(admin, context)
  // far from matches that other tests bet on
  const match = (await openMatches(player, 12)).at(-1)
  if (!match) throw new Error('the board is empty')
  const coupon = await placeOn(player, [match], { kind: 'single' })
  const { revision } = await admin.post<SettlementPreview>(`/v1/matches/${match.id}/results`, {
    basedOnRevision: 0,
    beforeStart: true,
    facts: {
      status: 'ended',
      fullTime: [3, 1],
      halfTime: [1, 0],
      periods: { 1: [1, 0], 2: [2, 1] },
    },
  })

  await page.goto(`/en/results?sport=${match.sportId}`)
  const result = page.getByRole('table', { name: `${match.home} – ${match.away}` })
  await expect(result.getByRole('row', { name: match.home })).toHaveText(`${match.home}123`)
  await expect(result.getByRole('row', { name: match.away })).toHaveText(`${match.away}011`)

  await page.goto('/en/coupons')
  await expect(page.getByText('You have no open bets')).toBeVisible()
  await page.getByRole('link', { name: 'Won', exact: true }).click()
  await expect(page).toHaveURL(/status=won/)
  await page.getByRole('combobox', { name: 'Type' }).selectOption('System')
  await expect(page.getByText('No bets with these filters')).toBeVisible()
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Single')
  await page.getByRole('link', { name: coupon.code }).click()

  const detail = page.getByRole('main')
  await expect(detail.getByText('3:1', { exact: true }).last()).toBeVisible()
  await detail.getByText('Why this result?').click()
  await expect(detail.getByText('Home, draw or away')).toBeVisible()
  await expect(detail.getByText('Regular time 3:1')).toBeVisible()
  await expect(detail.getByText(`Result record no. ${revision}`)).toBeVisible()
})
