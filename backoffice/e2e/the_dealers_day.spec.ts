/** A day of a dealer in the back office, from signing in to signing out. */
import { readFile } from 'node:fs/promises'
import { GATE, expect, test, type Page } from '../../e2e/test.ts'
import type { StatementRow } from '@grandstand/shared-types/wire/money/statements'
import { makePast } from './past.ts'
import { ADMIN, DEALER, enter, PLAYER, placeCoupon, send, signIn } from './support.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Prepares what a dealer finds: a sub-dealer, a coupon of a player, and a statement of a past month. */
async function prepare(
  request: (who: typeof ADMIN | typeof DEALER | typeof PLAYER) => Promise<Apis>
) {
  const dealer = await request(DEALER)
  const subName = `sub${Date.now().toString(36)}`
  await send(dealer, '/v1/dealers', {
    username: subName,
    password: 'sub-dealer-1',
    openingLimit: 5,
  })
  const coupon = await placeCoupon(await request(PLAYER), { matches: 1, totalStakeMinor: 1_000 })
  const read = async (): Promise<StatementRow[]> => (await dealer.get('/v1/statements')).json()
  if ((await read()).length === 0) {
    await makePast()
    await send(await request(ADMIN), '/v1/statement-periods', {})
  }
  const [statement] = await read()
  if (!statement) throw new Error('the dealer has no statement')
  return { subName, coupon, statement }
}
type Apis = Parameters<typeof enter>[0]

test('the dealer’s day', GATE, async ({ page, playwright, baseURL }) => {
  const contexts: Apis[] = []
  const { subName, coupon, statement } = await prepare(async (who) => {
    const context = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    contexts.push(context)
    await enter(context, who)
    return context
  })
  const find = async (typed: string, option: string | RegExp) => {
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill(typed)
    await expect(dialog.getByRole('option', { name: option })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  }

  await test.step('signs in and reads the dashboard', async () => {
    await signIn(page, DEALER)
    await expect(page.getByRole('link', { name: /^Gönderilebilir kredi/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Süren dönem \(/ })).toBeVisible()
    await page.getByRole('link', { name: /^Açılan kullanıcı ve kart/ }).click()
    await expect(page.getByRole('combobox', { name: 'Kapsam' })).toHaveText('Doğrudan altı')
    await expect(page.getByRole('link', { name: subName })).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: /^Açık kupon/ }).click()
    await expect(page.getByRole('link', { name: coupon.code })).toBeVisible()
  })

  await test.step('opens the figures of a sub-dealer for the month', async () => {
    await page.goto('/backoffice/dealer-tree')
    const node = page.getByRole('treeitem', { name: new RegExp(subName) }).last()
    await node.click()
    await page.getByRole('combobox', { name: 'Dönem' }).click()
    await page.getByRole('option', { name: 'Bu ay' }).click()
    await expect(node).toContainText('Yatırılan')
    await expect(page).toHaveURL(/period=month/)
  })

  const playerName = `day${Date.now().toString(36)}`
  await test.step('opens a player and sends credit with a slip', async () => {
    await page.goto('/backoffice/users')
    await expect(page.getByText(/kullanıcı açıldı, sınırsız$/)).toBeVisible()
    await page.getByRole('link', { name: 'Yeni kullanıcı' }).click()
    await page.getByRole('textbox', { name: 'Kullanıcı adı' }).fill(playerName)
    await page.getByRole('textbox', { name: 'Şifre', exact: true }).fill('player-of-the-day-1')
    await page.getByRole('button', { name: 'Kaydet' }).click()
    await expect(heading(page, playerName)).toBeVisible()
    await page.getByRole('button', { name: 'Kredi gönder' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Tutar').fill('30')
    await dialog.getByRole('button', { name: /30,00.* gönder/ }).click()
    await dialog.getByRole('link', { name: 'Fiş yazdır' }).click()
    await expect(heading(page, /Kredi gönderimi #\d+/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Yazdır' })).toBeEnabled()
    await page.getByRole('link', { name: 'Geri' }).click()
  })

  await test.step('takes credit back', async () => {
    await page.getByRole('button', { name: 'Kredi al' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Tutar').fill('10')
    await dialog.getByRole('button', { name: /10,00.* al/ }).click()
    await expect(dialog.getByText(/10,00.* transfer edildi/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('raises the opening limit of the sub-dealer, and can not lower it', async () => {
    await find(subName, new RegExp(subName))
    await expect(heading(page, subName)).toBeVisible()
    await page.getByRole('link', { name: 'Düzenle' }).click()
    await page.getByRole('button', { name: 'Kredi', exact: true }).click()
    const limit = page.getByLabel('Açma limiti')
    await expect(limit).toHaveValue('5')
    await expect(page.getByText('En az 5, sınırsız için 0:', { exact: false })).toBeVisible()
    await limit.fill('3')
    await page.getByRole('button', { name: 'Kaydet' }).click()
    await expect(page.getByText('Limiti düşüremezsiniz; şu an 5.').first()).toBeVisible()
    await limit.fill('8')
    await page.getByRole('button', { name: 'Kaydet' }).click()
    await expect(page.getByRole('link', { name: 'Düzenle' })).toBeVisible()
  })

  await test.step('reads the statement and opens the rows of a figure', async () => {
    await page.goto(`/backoffice/statements/${statement.id}/show`)
    await expect(heading(page, `${DEALER.username} hesap özeti`)).toBeVisible()
    await page.getByRole('link', { name: /^Verilen kredi \(Kendi\)/ }).click()
    await expect(heading(page, 'Hareketler')).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })

  await test.step('takes the coupons as a file', async () => {
    await page.goto('/backoffice/coupons')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Dışa aktar (CSV)' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain(coupon.code)
  })

  await test.step('finds a player and a coupon by the keyboard', async () => {
    await find(playerName, new RegExp(playerName))
    await expect(heading(page, playerName)).toBeVisible()
    await find(coupon.code, new RegExp(coupon.code))
    await expect(heading(page, `Kupon ${coupon.code}`)).toBeVisible()
  })

  await test.step('has no page that is wider than a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    for (const path of ['/', '/users', '/statements', '/ledger-entries', '/shifts']) {
      await page.goto(`/backoffice${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(tooWide, path).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('signs out', async () => {
    await page.getByRole('button', { name: DEALER.username }).click()
    await page.getByRole('menuitem', { name: 'Çıkış' }).click()
    await expect(page.getByRole('button', { name: 'Giriş yap' })).toBeVisible()
  })
  await Promise.all(contexts.map((context) => context.dispose()))
})
