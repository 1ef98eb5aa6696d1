/** Tickets of draws in stories: sold, drawn without waiting, and read back. */
import { expect, type Page } from '@playwright/test'
import type { DrawTickets, DrawTicketView } from '@grandstand/shared-types/wire/draws'
import { changeRows } from '../../../e2e/database.ts'
import type { Actor } from './accounts.ts'

export const latestTicket = async (seller: Actor): Promise<DrawTicketView> => {
  const { tickets } = await seller.get<DrawTickets>('/v1/me/draw-tickets')
  const [latest] = tickets
  if (!latest) throw new Error('no ticket was sold')
  return latest
}

/** Ends the sales of a draw now, and draws it a second later. */
export const bringForward = (drawId: number): Promise<void> =>
  changeRows([
    'update draws set closes_at = ?, draws_at = ? where id = ?',
    [Date.now(), Date.now() + 1_000, drawId],
  ])

/** Waits until the ticket's draw was drawn and the ticket settled. */
export async function settled(seller: Actor, { id }: DrawTicketView): Promise<DrawTicketView> {
  const read = () => seller.get<DrawTicketView>(`/v1/me/draw-tickets/${id}`)
  await expect.poll(async () => (await read()).state).not.toBe('waiting')
  return read()
}

export const buyButton = (page: Page) => page.getByRole('button', { name: /^Buy for/ })

/** The signed code on the page of an original. */
export function codeOn(page: string): string {
  const [, digits = ''] = /class="digits">([\d ]+)</.exec(page) ?? []
  const code = digits.replaceAll(' ', '')
  expect(code).toMatch(/^3\d{25}$/)
  return code
}
