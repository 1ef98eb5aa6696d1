/** Ledger accounts and transfer ids of one run, loaded outside its transactions. */
import db from '@adonisjs/lucid/services/db'
import { idSource, type BonusBooks } from '#bonuses/grants/bonus_books'
import type { Grant } from '#bonuses/grants/grant'
import { transfersOfPlays } from '#bonuses/playing/coupon_books'
import { countPaidByBonus } from '#bonuses/playing/followed_plays'
import { ticketValidDays } from '#coupons/dues/ticket_dues'
import { must } from '#core/errors/must'
import { houseAccountId, userAccounts } from '#ledger/accounts'
import { RECEIVABLE } from '#ledger/pockets'
import { reserveTransferIds } from '#ledger/post'
import type { Accounts } from '#settlement/coupons/transfers'
import type { TouchedCoupon } from '#settlement/coupons/due_selections'

type Owner = Pick<TouchedCoupon, 'user_id' | 'site_id' | 'currency'>

export class RunAccounts {
  readonly #byOwner = new Map<string, Accounts>()
  readonly #houses = new Map<string, Accounts['house']>()
  #transferIds: number[] = []
  #bonusIds: Pick<BonusBooks, 'nextId'> | null = null

  /** Loads the accounts of all owners for `of`, and reserves up to `transfers` ids. */
  async prepare(owners: readonly Owner[], transfers: number): Promise<void> {
    const missing = owners.filter((owner) => !this.#byOwner.has(keyOf(owner)))
    const accounts = await userAccounts([...new Set(missing.map((owner) => owner.user_id))])
    for (const owner of missing) {
      const own = accounts.get(owner.user_id)?.filter((a) => a.currency === owner.currency)
      // the payout of a desk's ticket goes to an account where it waits until the ticket is brought
      const unpaid = own?.find(({ pocket }) => pocket === 'unpaid')
      const cash = unpaid ?? own?.find(({ pocket }) => pocket === 'balance')
      const receivable = own?.find(({ pocket }) => pocket === RECEIVABLE)
      if (!cash || !receivable) {
        throw new Error(`user ${owner.user_id} has no cash account in ${owner.currency}`)
      }
      const house = await this.#houseOf(owner)
      const desk = unpaid ? await deskOf(owner) : null
      const found = { cashId: cash.id, receivableId: receivable.id, house, desk }
      this.#byOwner.set(keyOf(owner), found)
    }
    const short = transfers - this.#transferIds.length
    if (short > 0) this.#transferIds.push(...(await reserveTransferIds(short)))
  }

  /** Whether bonuses paid for some of the coupons; if so, reserves the ids of what follows. */
  async preparePlays(couponIds: readonly number[]): Promise<boolean> {
    const count = await countPaidByBonus(db.connection(), 'coupon', couponIds)
    if (count > 0) this.#bonusIds = await idSource(transfersOfPlays(count))
    return count > 0
  }

  booksOf({ siteId, currency }: Grant): BonusBooks {
    const { bonuses } = must(this.#houses.get(`${siteId}:${currency}`), 'house of a brand')
    return { bonusesId: bonuses, ...must(this.#bonusIds, 'ids for transfers of bonuses') }
  }

  of(owner: Owner): Accounts {
    const accounts = this.#byOwner.get(keyOf(owner))
    if (!accounts) throw new Error(`accounts of user ${owner.user_id} were not prepared`)
    return accounts
  }

  /** Unused ids. A repeated transaction starts with the same ids; only `used` removes them. */
  get transferIds(): readonly number[] {
    return this.#transferIds
  }

  used(count: number): void {
    this.#transferIds = this.#transferIds.slice(count)
  }

  async #houseOf({ site_id: siteId, currency }: Owner): Promise<Accounts['house']> {
    const key = `${siteId}:${currency}`
    let house = this.#houses.get(key)
    if (!house) {
      house = {
        stakes: await houseAccountId(siteId, 'stakes', currency),
        winnings: await houseAccountId(siteId, 'winnings', currency),
        bonuses: await houseAccountId(siteId, 'bonuses', currency),
      }
      this.#houses.set(key, house)
    }
    return house
  }
}

const deskOf = async ({ site_id: siteId, currency }: Owner): Promise<Accounts['desk']> => ({
  breakageId: await houseAccountId(siteId, 'breakage', currency),
  validDays: await ticketValidDays(siteId),
})

const keyOf = ({ user_id: userId, currency }: Owner) => `${userId}:${currency}`
