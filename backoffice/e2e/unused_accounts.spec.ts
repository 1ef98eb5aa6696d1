/** Staff find the accounts of players that were long unused, and set when an account counts as such. */
import { randomUUID } from 'node:crypto'
import { expect, test } from '../../e2e/test.ts'
import { changeRows } from '../../e2e/database.ts'
import { ADMIN, send, signIn } from './support.ts'

test('accounts that were long unused have a tab in the list of users', async ({
  page,
  context,
}, info) => {
  await signIn(page, ADMIN)
  const username = `unused${randomUUID().replaceAll('-', '').slice(0, 10)}`
  const body = { type: 'player', username, password: 'quiet-harbour-5' }
  const { id } = await send<{ id: number }>(context.request, '/v1/users', body)
  await changeRows(['update users set inactive_at = ? where id = ?', [Date.now(), id]])
  await page.goto('/backoffice/users')
  await page.getByRole('tab', { name: /^Kullanılmayan/ }).click()
  const row = page.getByRole('row').filter({ hasText: username })
  await expect(row).toContainText('tarihinden beri kullanılmıyor')
  await page.screenshot({ path: info.outputPath('list.png') })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: info.outputPath('phone.png') })
})
