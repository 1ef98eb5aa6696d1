/** A player's own limits and the reality check in the browser (rules 10, must-hold A6, A8). */
import { GATE, expect, test } from '../../e2e/test.ts'
import { changeRows } from '../../e2e/database.ts'
import { newPlayer, signInAdmin } from './support/accounts.ts'

const MINUTE_MS = 60_000

/** Moves the player's sign-in and last answer `minutes` back. */
function playsSince(userId: number, minutes: number): Promise<void> {
  const values = [minutes * MINUTE_MS, userId]
  return changeRows(
    ['update user_sessions set created_at = created_at - ? where user_id = ?', values],
    ['update reality_checks set answered_at = answered_at - ? where user_id = ?', values]
  )
}

test(
  'a player sets limits, sees a looser one delayed, and answers a reality check',
  GATE,
  async ({ page, context, baseURL }) => {
    const player = await newPlayer(await signInAdmin(baseURL), context)
    const { id } = await player.get<{ id: number }>('/v1/me')
    await page.goto('/en/protection')
    const stakes = page
      .getByRole('heading', { name: 'Stake limit' })
      .locator('xpath=..')
      .getByRole('listitem')
      .filter({ hasText: 'Weekly' })
    await stakes.getByRole('textbox').fill('200')
    await stakes.getByRole('button', { name: 'Save' }).click()
    await expect(stakes).toContainText('₺0.00 of ₺200.00')
    await stakes.getByRole('textbox').fill('500')
    await stakes.getByRole('button', { name: 'Save' }).click()
    await expect(stakes.getByRole('status')).toContainText('Asked for: ₺500.00')
    await expect(stakes).toContainText('of ₺200.00')

    await page.getByRole('radio', { name: '15 minutes' }).click()
    await expect(page.getByRole('radio', { name: '15 minutes' })).toBeChecked()
    await playsSince(id, 16)
    // the server remembers a player's limits for 5 seconds
    await expect(async () => {
      await page.goto('/en/')
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3_000 })
    }).toPass()
    const check = page.getByRole('dialog', { name: 'Reality check' })
    await expect(check).toContainText('16 minutes')
    await check.getByRole('button', { name: 'Seen, go on' }).click()
    await expect(check).toBeHidden()
  }
)
