/** A price's history as a small chart: on the page of the match, in the slip, and in the back office's markets. */
import { expect, test } from '../../e2e/test.ts'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import type { PriceHistories } from '@grandstand/shared-types/wire/betting/book'
import { faultsOf } from '../../e2e/axe.ts'
import { ADMIN, signIn } from '../../backoffice/e2e/support.ts'
import { signInAdmin } from './support/accounts.ts'
import { homeWin, openMatches, setOdds } from './support/coupons.ts'
import { pickHomeWin, slipOf } from './support/slip.ts'

test('players and staff see how a price came to be', async ({ page, baseURL }, info) => {
  const admin = await signInAdmin(baseURL)
  const [match] = await openMatches(admin, 1)
  if (!match) throw new Error('the board is empty')
  const { id, oddsMilli: before } = homeWin(match)
  const points = async () =>
    (await admin.get<PriceHistories>(`/v1/board/prices?ids=${id}`)).outcomes[0]?.points ?? []
  for (const step of [150, -70, 240]) {
    await setOdds(admin, id, before + step)
    const now = async () => (await points()).at(-1)?.oddsMilli
    await expect.poll(now).toBe(before + step)
  }
  // other tests may have moved the price before
  const [first = ''] = (await points()).flatMap(({ oddsMilli }) =>
    oddsMilli === null ? [] : formatOdds(oddsMilli)
  )
  const course = `price from ${first} to ${formatOdds(before + 240)}`

  await pickHomeWin(page, match)
  await page.goto(`/en/match/${match.id}`)
  const slip = slipOf(page)
  await slip.getByRole('button', { name: /^Price history: / }).click()
  await expect(slip.getByRole('img', { name: course })).toBeVisible()
  const card = page.getByRole('article').getByRole('group').first()
  await card.getByRole('button', { name: /^Price history: / }).click()
  await expect(card.getByRole('img')).toHaveCount(3)
  await expect(card.getByRole('img', { name: course })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.screenshot({ path: info.outputPath('match.png') })
  await card.getByRole('button', { name: /^Price history: / }).click()
  await expect(card.getByRole('img')).toHaveCount(0)

  await signIn(page, ADMIN)
  await page.goto(`/backoffice/matches/${match.id}/show/markets`)
  await page
    .getByRole('button', { name: /^Oran geçmişi: / })
    .first()
    .click()
  const list = page.getByRole('dialog', { name: /^Oran geçmişi: / })
  const change = `oran ${first} → ${formatOdds(before + 240)}`
  await expect(list.getByRole('img', { name: change })).toBeVisible()
  await page.screenshot({ path: info.outputPath('markets.png') })
})
