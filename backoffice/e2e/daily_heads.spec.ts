/** Staff see the servers, and the hash of each day, and check a day against its rows (rules 18.4). */
import { expect, test } from '../../e2e/test.ts'
import { changeRows } from '../../e2e/database.ts'
import { examine } from './examine.ts'
import { ADMIN, signIn } from './support.ts'

/** A day on which nothing happened: the hash of no line, and of the chain that begins with it. */
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

const DAY_MS = 24 * 3_600_000

test('a day is checked against its rows', async ({ page }) => {
  const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)
  await changeRows(
    ['delete from daily_heads', []],
    [
      `insert into daily_heads (journal, day, row_count, content_hash, head, created_at)
       values ('ledger', '${yesterday}', 0, '${EMPTY}', '${'c'.repeat(64)}', ?)`,
      [Date.now()],
    ]
  )
  await signIn(page, ADMIN)
  await page.goto('/backoffice/daily-heads')
  const panel = page.locator('section').filter({ hasText: 'c'.repeat(64) })
  await panel.getByRole('button', { name: /kontrol et/ }).click()
  // the head does not follow from its lines
  await expect(panel.getByText('Değişmiş')).toBeVisible()
  await examine(page, 'daily heads', 'main')
})

test('the server shows itself', async ({ page }) => {
  await signIn(page, ADMIN)
  await page.goto('/backoffice/servers')
  await expect(page.getByText('Çalışıyor', { exact: true })).toBeVisible()
  await examine(page, 'servers', 'main')
})
