import db from '@adonisjs/lucid/services/db'
import { bonusBooks, type BonusBooks } from '#bonuses/grants/bonus_books'
import { countPaidByBonus } from '#bonuses/playing/followed_plays'

/** Transfers of a play, at most: on from its pocket for the win and for the combo bonus, and the end of its grant. */
const TRANSFERS_PER_PLAY = 3

interface Coupon {
  id: number
  siteId: number
  currency: string
}

/** Books for the end of a coupon; null when no bonus paid for it. Call it outside a transaction. */
export async function couponBooks({ id, siteId, currency }: Coupon): Promise<BonusBooks | null> {
  const count = await countPaidByBonus(db.connection(), 'coupon', [id])
  return count === 0 ? null : bonusBooks(siteId, currency, count * TRANSFERS_PER_PLAY)
}

/** Transfers of so many plays. */
export const transfersOfPlays = (plays: number): number => plays * TRANSFERS_PER_PLAY
