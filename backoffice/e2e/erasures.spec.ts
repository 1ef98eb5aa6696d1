/** Staff enter a player's wish to have the data erased, then bring one erasure forward and refuse another. */
import { randomUUID } from 'node:crypto'
import { expect, test, type APIRequestContext, type Page } from '../../e2e/test.ts'
import { changeRows } from '../../e2e/database.ts'
import { setUpCodes } from './codes.ts'
import { ADMIN, enter, send, signIn } from './support.ts'

interface Person {
  id: number
  username: string
}

async function openPlayer(admin: APIRequestContext): Promise<Person> {
  const username = `erase${randomUUID().replaceAll('-', '').slice(0, 10)}`
  const body = { type: 'player', username, password: 'quiet-harbour-5' }
  return send<Person>(admin, '/v1/users', body)
}

async function giveReason(page: Page, button: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: button })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Gerekçe' }).fill(reason)
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toBeHidden()
}

test('erasures are entered on a player’s page, and decided in their list', async ({
  page,
  context,
}) => {
  await signIn(page, ADMIN)
  const admin = context.request
  const [one, other] = [await openPlayer(admin), await openPlayer(admin)]
  for (const { id, username } of [one, other]) {
    await page.goto(`/backoffice/users/${id}/show`)
    await page.getByRole('button', { name: 'Verileri sil' }).click()
    await expect(page.getByRole('dialog')).toContainText(username)
    await giveReason(page, 'Verileri sil', 'asked by letter')
    await expect(page.getByText('Hesap kapandı')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Aktif yap' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Silme kaydedildi' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Verileri sil' })).toBeHidden()
  }

  await page.getByRole('link', { name: 'Silme kaydedildi' }).click()
  const row = ({ username }: Person) => page.getByRole('row').filter({ hasText: username })
  await expect(row(other)).toContainText('Bekliyor')
  await expect(row(one)).toHaveCount(0)

  await page.goto('/backoffice/erasures?filter=%7B%22state%22%3A%22waiting%22%7D')
  await expect(row(one)).toContainText(/\d{4} tarihine kadar/)
  await expect(row(one)).toContainText('asked by letter')
  await row(one).getByRole('button', { name: 'Reddet' }).click()
  await giveReason(page, 'Reddet', 'asked by somebody else')
  await expect(row(one)).toHaveCount(0)
  await row(other).getByRole('button', { name: 'Şimdi sil' }).click()
  await giveReason(page, 'Şimdi sil', 'the years are over')
  await page.getByRole('tab', { name: /^Reddedildi/ }).click()
  await expect(row(one)).toContainText('asked by somebody else')
})

test('an erasure that was skipped says why, and a list without filters has no button for them', async ({
  page,
  context,
}, info) => {
  await signIn(page, ADMIN)
  const { id, username } = await openPlayer(context.request)
  await send(context.request, `/v1/users/${id}/erasure`, { reason: 'asked by letter' })
  await page.goto(`/backoffice/users/${id}/show`)
  await page.getByRole('button', { name: 'Aktif yap' }).click()
  await expect(page.getByRole('button', { name: 'Pasif yap' })).toBeVisible()
  await changeRows([
    `update erasures set due_at = 1, skipped_at = ?, skipped_for = '["accountOpen"]' where user_id = ?`,
    [Date.now(), id],
  ])
  const why = 'hesap yeniden açıldı'
  for (const theme of ['dark', 'light'] as const) {
    if (theme === 'light') await page.getByRole('button', { name: 'Açık görünüme geç' }).click()
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/backoffice/erasures')
      await expect(page.getByRole('row').filter({ hasText: username })).toContainText(why)
      await expect(page.getByRole('button', { name: 'Filtreler' })).toBeHidden()
      await page.screenshot({ path: info.outputPath(`${theme}-${width}.png`) })
    }
  }
  await page.goto('/backoffice/users')
  await expect(page.getByRole('button', { name: 'Filtreler' })).toBeVisible()
})

test('an officer with a second factor gives the code again within the dialog of an erasure', async ({
  page,
  playwright,
  baseURL,
}, info) => {
  test.setTimeout(120_000)
  const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await enter(admin, ADMIN)
  const player = await openPlayer(admin)
  const officer = { username: `eraser${Date.now() % 1e6}`, password: 'long-enough-1' }
  const { id } = await send<Person>(admin, '/v1/users', {
    ...officer,
    type: 'operator',
    permissions: ['users.view', 'users.erase'],
  })
  await admin.dispose()
  await signIn(page, officer)
  const codes = await setUpCodes(page, officer)
  await page.getByRole('button', { name: 'Kaydettim' }).click()
  // the time of the last proof is over
  await changeRows(['update user_sessions set proven_at = ? where user_id = ?', [1, id]])

  await page.goto(`/backoffice/users/${player.id}/show`)
  await page.getByRole('button', { name: 'Verileri sil' }).click()
  const reason = page.getByRole('dialog', { name: player.username })
  await reason.getByRole('textbox', { name: 'Gerekçe' }).fill('asked by letter')
  await reason.getByRole('button', { name: 'Verileri sil' }).click()
  const again = page.getByRole('dialog', { name: 'Kodunuzu yeniden girin' })
  await again.getByRole('button', { name: 'Vazgeç' }).click()
  await expect(again).toBeHidden()
  await expect(reason.getByRole('alert')).toBeVisible()
  await expect(reason.getByRole('textbox', { name: 'Gerekçe' })).toHaveValue('asked by letter')

  await reason.getByRole('button', { name: 'Verileri sil' }).click()
  await again.getByLabel('Doğrulama kodu').fill('000000')
  await again.getByRole('button', { name: 'Doğrula' }).click()
  await expect(again.getByText('Kod yanlış')).toBeVisible()
  await page.screenshot({ path: info.outputPath('code.png') })
  await again.getByLabel('Doğrulama kodu').fill(await codes.fresh())
  await again.getByRole('button', { name: 'Doğrula' }).click()
  await expect(reason).toBeHidden()
  await expect(page.getByRole('link', { name: 'Silme kaydedildi' })).toBeVisible()
})
