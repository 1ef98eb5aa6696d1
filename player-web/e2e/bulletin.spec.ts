/** The bulletin: matches with their numbers and main prices, made for paper. */
import { formatOdds } from '@grandstand/shared-types/money/odds'
import type { BoardMatchList } from '@grandstand/shared-types/wire/betting/book'
import { expect, test } from '../../e2e/test.ts'
import { faultsOf } from '../../e2e/axe.ts'

test('E3: the first bulletin has 100 matches, 200 at most, with the number and the prices that a cashier types', async ({
  page,
}, info) => {
  await page.goto('/en/bulletin')
  const sheet = page.getByRole('region', { name: 'Bulletin' })
  const rows = sheet.locator('tbody tr:has(td)')
  await expect(rows.first()).toBeVisible()
  const count = page.getByLabel('Number of matches')
  await expect(count).toHaveValue('100')
  const { totalCount }: BoardMatchList = await (
    await page.request.get('/v1/board/matches?lang=en&odds=main&limit=1')
  ).json()
  await expect(rows).toHaveCount(Math.min(totalCount, 100))
  const answer = page.waitForResponse(/\/v1\/board\/matches\?.*limit=50/)
  await count.selectOption('50')
  await expect(page).toHaveURL(/count=50$/)
  await expect(rows).toHaveCount(Math.min(totalCount, 50))

  // the prices move, so that those of the page's own answer are compared
  const { matches }: BoardMatchList = await (await answer).json()
  const id = Number(await rows.first().getByRole('rowheader').innerText())
  const match = matches.find((one) => one.id === id)
  expect(match).toBeDefined()
  await expect(rows.first()).toContainText(`${match?.home} – ${match?.away}`)
  const price = match?.markets[0]?.outcomes.find(({ active }) => active)
  if (price) await expect(rows.first()).toContainText(formatOdds(price.oddsMilli))
  expect(await faultsOf(page)).toEqual([])
  await info.attach('bulletin', { body: await page.screenshot(), contentType: 'image/png' })
})

for (const width of [1360, 390]) {
  test(`a race has its runners with their prices, and fits a window of ${width} pixels`, async ({
    page,
  }, info) => {
    await page.setViewportSize({ width, height: 900 })
    const answer = page.waitForResponse(/\/v1\/board\/matches\?.*sportId=100001/)
    await page.goto('/en/bulletin?sport=100001')
    const { matches }: BoardMatchList = await (await answer).json()
    const race = matches.find(({ betStatus }) => betStatus === 'started')
    const rows = page.getByRole('region', { name: 'Bulletin' }).locator('tbody tr:has(td)')
    const row = rows.filter({ has: page.getByText(String(race?.id), { exact: true }) })
    const running = race?.markets[0]?.outcomes.filter(({ active }) => active) ?? []
    expect(running.length).toBeGreaterThan(4)
    await expect(row.getByRole('listitem')).toHaveText(
      running.map(({ name, oddsMilli }) => `${name} ${formatOdds(oddsMilli)}`)
    )
    expect(await faultsOf(page)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    )
    expect(overflow).toBeLessThanOrEqual(0)
    await info.attach('races', { body: await page.screenshot(), contentType: 'image/png' })
    await page.screenshot({ path: info.outputPath('races.png') })
  })
}

test('on paper stands the sheet alone', async ({ page }, info) => {
  await page.goto('/tr/bulletin')
  const sheet = page.getByRole('region', { name: 'Bülten' })
  await expect(sheet.locator('tbody tr:has(td)').first()).toBeVisible()
  await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }))
  await page.getByRole('button', { name: 'Yazdır' }).click()
  await expect(page).toHaveTitle('printed')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Yazdır' })).toBeHidden()
  await expect(sheet).toBeVisible()
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)')
  const paper = await page.pdf({ format: 'A4' })
  expect(paper.length).toBeGreaterThan(10_000)
  await info.attach('bulletin.pdf', { body: paper, contentType: 'application/pdf' })
})
