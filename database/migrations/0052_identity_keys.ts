import { BaseSchema } from '@adonisjs/lucid/schema'
import { identityKey } from '@grandstand/shared-types/accounts/identity_key'

/** The identity number in its normal form: one person has one account of a brand, however the number was typed. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('users', (table) => {
      table.string('identity_key', 40).nullable()
      table.index(['site_id', 'identity_key'])
    })
    this.defer(async (db) => {
      const rows: { id: number; identity_number: string }[] = await db
        .from('users')
        .whereNotNull('identity_number')
        .select('id', 'identity_number')
      for (const { id, identity_number: number } of rows) {
        await db
          .from('users')
          .where({ id })
          .update({ identity_key: identityKey(number) })
      }
    })
  }

  override async down() {
    this.schema.alterTable('users', (table) => table.dropIndex(['site_id', 'identity_key']))
    this.schema.raw('alter table users drop column identity_key')
  }
}
