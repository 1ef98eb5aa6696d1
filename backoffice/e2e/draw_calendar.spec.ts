/** A site draws a game at times of its own and at its own price; its tickets stand in the report of draws. */
import { readFileSync } from 'node:fs'
import { expect, test } from '../../e2e/test.ts'
import type { DrawGameRow } from '@grandstand/shared-types/wire/draws'
import { faultsOf } from '../../e2e/axe.ts'
import { newPlayer, signInAdmin } from '../../player-web/e2e/support/accounts.ts'
import { buyButton, latestTicket } from '../../player-web/e2e/support/draws.ts'
import { ADMIN, signIn } from './support.ts'

test('a calendar is made, its draws are sold at its price, and the report names them', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const admin = await signInAdmin(baseURL)
  const games = await admin.get<DrawGameRow[]>('/v1/draw-game-settings')
  const keno = games.find(({ code }) => code === 'keno')
  await signIn(page, ADMIN)
  await page.goto(`/backoffice/draw-game-settings/${keno?.id}`)
  await page.getByRole('switch', { name: 'Sitenin kendi çekilişleri var' }).check()
  const times = page.getByRole('combobox', { name: 'Günün saatleri' })
  for (const time of ['15:07', '21:30']) {
    await times.fill(time)
    await times.press('Enter')
  }
  await page.getByRole('button', { name: 'Ekle' }).first().click()
  await page.getByRole('combobox', { name: 'Para birimi' }).first().click()
  await page.getByRole('option', { name: 'TRY' }).click()
  await page.getByRole('textbox', { name: 'Fiyat' }).fill('7,50')
  expect(await faultsOf(page)).toEqual([])
  await page.screenshot({ path: info.outputPath('form.png'), fullPage: true })
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Çekiliş oyunları' })).toBeVisible()

  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const player = await newPlayer(admin, context)
  const own = await context.newPage()
  await own.goto('/en/lotto/keno')
  await expect(buyButton(own)).toBeVisible()
  await own.screenshot({ path: info.outputPath('player.png'), fullPage: true })
  await buyButton(own).click()
  await expect(own.getByText('Your ticket is in the draw')).toBeVisible()
  const ticket = await latestTicket(player)
  expect(ticket.stakeMinor).toBe(750 * ticket.bets.length)

  await page.goto('/backoffice/draw-report')
  await page.getByRole('button', { name: 'Çekiliş', exact: true }).click()
  await expect(page.getByRole('link', { name: `#${ticket.draw.number}` })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.screenshot({ path: info.outputPath('report.png'), fullPage: true })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Dışa aktar' }).click()
  const lines = readFileSync(await (await saved).path(), 'utf8')
    .trim()
    .split('\n')
  expect(lines[0]).toContain('Çekiliş saati')
  expect(lines.at(-1)).toContain('7,50')
  await context.close()
})
