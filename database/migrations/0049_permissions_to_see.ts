import { BaseSchema } from '@adonisjs/lucid/schema'

/** Permissions of the lists that could be exported before. */
const LISTS: readonly string[] = [
  'users.view',
  'permissions.give',
  'cards.view',
  'desk.view',
  'ledger.view',
  'statements.view',
  'commission.view',
  'coupons.view',
  'catalogue.view',
  'prices.limit',
  'live.view',
  'decisions.approve',
  'site.edit',
  'audit.view',
]
const NEW: readonly string[] = ['coupons.paid', 'exports.take']
const BATCH = 500

const withNew = (held: readonly string[]): string[] => [
  ...held,
  ...(held.includes('coupons.view') ? ['coupons.paid'] : []),
  ...(LISTS.some((list) => held.includes(list)) ? ['exports.take'] : []),
]

/**
 * Adds permissions to see payouts of coupons and to export lists, and gives them to all users who could do so before.
 */
export default class extends BaseSchema {
  override async up() {
    this.#rewrite(withNew)
  }

  override async down() {
    this.#rewrite((held) => held.filter((name) => !NEW.includes(name)))
  }

  /**
   * Skips empty permissions: shipped roles have theirs in the code, and users with a role may have none of their own.
   */
  #rewrite(change: (held: readonly string[]) => string[]): void {
    this.defer(async (db) => {
      for (const table of ['users', 'roles']) {
        let after = 0
        for (;;) {
          const rows: { id: number; permissions: string }[] = await db
            .from(table)
            .where('id', '>', after)
            .whereNot('permissions', '[]')
            .orderBy('id')
            .limit(BATCH)
            .select('id', 'permissions')
          for (const { id, permissions } of rows) {
            const held: string[] = JSON.parse(permissions)
            await db
              .from(table)
              .where('id', id)
              .update({ permissions: JSON.stringify([...new Set(change(held))]) })
          }
          const last = rows.at(-1)
          if (!last) break
          after = Number(last.id)
        }
      }
    })
  }
}
