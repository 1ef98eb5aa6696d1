/** The client seed of a draw: a hash over every ticket, so that nobody knows it while tickets are sold (rules 14.2). */
import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'

const PAGE = 5_000

/**
 * SHA-256, in hexadecimal digits, over a line `<code>:<bets>` for each ticket in play, in the order of their ids. Call it once
 * the sales have ended: then tickets neither come nor go.
 */
export async function clientSeedOf(drawId: number): Promise<string> {
  const hash = createHash('sha256')
  for (let after = 0; ;) {
    const rows: { id: number; code: string; bets: string }[] = await db
      .query<{ id: number; code: string; bets: string }>()
      .from('draw_tickets')
      .where({ draw_id: drawId, state: 'waiting' })
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .select('id', 'code', 'bets')
    const last = rows.at(-1)
    if (!last) return hash.digest('hex')
    hash.update(rows.map(({ code, bets }) => `${code}:${bets}\n`).join(''))
    after = Number(last.id)
  }
}
