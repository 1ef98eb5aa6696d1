/** A player brings a printed card to the desk, and the cashier puts its worth into the player's account. */
import { randomUUID } from 'node:crypto'
import { expect, test } from '../../e2e/test.ts'
import type { CardBatchRow, CardCodes, CardRow } from '@grandstand/shared-types/wire/money/cards'
import { newCashier, signInAdmin } from './support/accounts.ts'

test('a cashier redeems a card for a player of the shop, by keyboard', async ({
  page,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL)
  const username = `card${randomUUID().replaceAll('-', '').slice(0, 10)}`
  const player = await admin.post<{ id: number }>('/v1/users', {
    type: 'player',
    username,
    password: 'quiet-harbour-5',
  })
  const batch = await admin.post<CardBatchRow>('/v1/card-batches', {
    amountMinor: 2_500,
    count: 1,
    type: 'printed',
  })
  await expect
    .poll(async () => (await admin.get<CardBatchRow>(`/v1/card-batches/${batch.id}`)).madeCount)
    .toBe(1)
  const { codes } = await admin.post<CardCodes>(`/v1/card-batches/${batch.id}/codes`)
  await newCashier(admin, page.context())

  await page.goto('/en/desk')
  await expect(page.getByRole('textbox', { name: 'Counted cash' })).toBeFocused()
  await page.keyboard.press('F5')
  await expect(page.getByRole('textbox', { name: 'Player' })).toBeFocused()
  await page.keyboard.type('nobody-here')
  await page.keyboard.press('Tab')
  await page.keyboard.type(codes[0] ?? '')
  await page.keyboard.press('Enter')
  const popup = page.getByRole('dialog', { name: 'Status' })
  await expect(popup).toContainText('This shop has no player with this user name.')
  await page.keyboard.press('Escape')

  await page.keyboard.press('F5')
  await page.keyboard.type(username)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(popup).toContainText(`₺25.00 redeemed for ${username}.`)
  const balances = await admin.get<{ creditCard: number }>(`/v1/users/${player.id}/balances`)
  expect(balances.creditCard).toBe(2_500)
  const [card] = await admin.get<CardRow[]>(
    `/v1/cards?filter=${encodeURIComponent(JSON.stringify({ batchId: batch.id }))}`
  )
  expect(card?.redeemedByName).toBe(username)
})
