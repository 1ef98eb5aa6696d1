import { BaseSchema } from '@adonisjs/lucid/schema'

/** Permissions that were split, with their parts; a part may have the name of the whole. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'users.edit': [
    'users.edit',
    'users.add',
    'users.suspend',
    'users.password',
    'users.sessions',
    'permissions.give',
    'products.give',
    'limits.give',
  ],
  'dealers.edit': [
    'dealers.edit',
    'dealers.add',
    'permissions.give',
    'products.give',
    'limits.give',
  ],
  'coupons.manage': ['coupons.cancel', 'coupons.resolve'],
  'catalogue.edit': ['catalogue.edit', 'matches.edit', 'matches.suspend', 'markets.edit'],
  'prices.edit': [
    'prices.edit',
    'prices.limit',
    'matches.suspend',
    'live.view',
    'live.edit',
    'feeds.view',
    'feeds.recover',
  ],
  'results.enter': ['results.enter', 'results.undo'],
}

const BATCH = 500

/**
 * A user with a permission that was split gets all its parts. Rolling back, a user with all parts gets the whole again.
 */
export default class extends BaseSchema {
  override async up() {
    this.#rewrite((held) => held.flatMap((name) => PARTS[name] ?? [name]))
  }

  override async down() {
    const parts = new Set(Object.values(PARTS).flat())
    this.#rewrite((held) => [
      ...held.filter((name) => !parts.has(name)),
      ...Object.entries(PARTS).flatMap(([whole, of]) =>
        of.every((part) => held.includes(part)) ? [whole] : []
      ),
    ])
  }

  #rewrite(change: (held: readonly string[]) => string[]): void {
    this.defer(async (db) => {
      let after = 0
      for (;;) {
        const rows: { id: number; permissions: string }[] = await db
          .from('users')
          .where('id', '>', after)
          .whereNot('permissions', '[]')
          .orderBy('id')
          .limit(BATCH)
          .select('id', 'permissions')
        for (const { id, permissions } of rows) {
          const held: string[] = JSON.parse(permissions)
          const changed = [...new Set(change(held))]
          await db
            .from('users')
            .where('id', id)
            .update({ permissions: JSON.stringify(changed) })
        }
        const last = rows.at(-1)
        if (!last) return
        after = Number(last.id)
      }
    })
  }
}
