import { BaseSchema } from '@adonisjs/lucid/schema'

/** A receivable may fall as far as a database's number allows. */
const NO_FLOOR = -9_000_000_000_000_000

/** The pockets that every user has, each with its floor for a user without credit. */
const FLOORS = {
  returnableBonus: 0,
  reloadBonus: 0,
  bonus: 0,
  creditCard: 0,
  paykasa: 0,
  balance: 0,
  receivable: NO_FLOOR,
}

/**
 * Opens the pockets that a user lacks, with a balance of 0: a user whose row came from elsewhere than the platform
 * could not sign in.
 */
export default class extends BaseSchema {
  override async up() {
    this.defer(async (db) => {
      for (const [pocket, floor] of Object.entries(FLOORS)) {
        await db.rawQuery(
          `insert into ledger_accounts
             (site_id, user_id, owner_key, pocket, currency, balance, floor, entry_count, created_at)
           select site_id, id, replace(replace('u{id}:${pocket}:{currency}', '{id}', id), '{currency}', currency),
             '${pocket}', currency, 0, ${floor}, 0, ${Date.now()}
           from users
           where not exists (
             select 1 from ledger_accounts
             where ledger_accounts.user_id = users.id and ledger_accounts.pocket = '${pocket}'
           )`
        )
      }
    })
  }

  override async down() {}
}
