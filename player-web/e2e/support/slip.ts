/** Actions of a player on the slip. */
import { expect, type Page } from '@playwright/test'
import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'

/** Puts the home win of a match into the slip, from the match's page. */
export async function pickHomeWin(page: Page, match: BoardMatch): Promise<void> {
  await page.goto(`/en/match/${match.id}`)
  const price = page
    .getByRole('main')
    .getByRole('button', { name: `${match.home}, ${match.home} – ${match.away}` })
    .first()
  await price.click()
  await expect(price).toHaveAttribute('aria-pressed', 'true')
}

export const slipOf = (page: Page) => page.getByRole('region', { name: 'Bet slip' })

export const placeButton = (page: Page) =>
  slipOf(page).getByRole('button', { name: /^Place bet · / })
