import { BaseSchema } from '@adonisjs/lucid/schema'
import { emailKey } from '@grandstand/shared-types/registration/email'
import { phoneKey } from '@grandstand/shared-types/registration/phone'

interface Person {
  id: number
  email: string | null
  phone_code: string | null
  cell_phone: string | null
}

/** People who open their own accounts: the forms in which addresses and phones are compared, links of mails, captchas. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('users', (table) => {
      table.string('email_key', 190).nullable()
      table.string('phone_key', 40).nullable()
      // until the link of the activation mail is opened
      table.boolean('awaits_activation').notNullable().defaultTo(false)
      table.string('promotion_code', 40).nullable()
      table.string('affiliate_code', 40).nullable()
      table.index(['site_id', 'email_key'])
      table.index(['site_id', 'phone_key'])
    })
    this.schema.createTable('account_links', (table) => {
      table.bigIncrements('id')
      table
        .bigInteger('user_id')
        .unsigned()
        .notNullable()
        .references('id')
        .inTable('users')
        .onDelete('cascade')
      table.string('purpose', 16).notNullable()
      // hash of the code in the link, from which the code cannot be read
      table.string('code_hash', 64).notNullable().unique()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('expires_at').notNullable()
      table.bigInteger('used_at').nullable()
      table.index(['user_id', 'purpose'])
      table.index(['expires_at'])
    })
    // Solved captchas, until they expire.
    this.schema.createTable('used_captchas', (table) => {
      table.string('key', 64).notNullable().primary()
      table.bigInteger('expires_at').notNullable()
      table.index(['expires_at'])
    })
    this.defer(async (db) => {
      const people: Person[] = await db
        .from('users')
        .where((query) => void query.whereNotNull('email').orWhereNotNull('cell_phone'))
        .select('id', 'email', 'phone_code', 'cell_phone')
      for (const { id, email, phone_code: code, cell_phone: phone } of people) {
        await db
          .from('users')
          .where({ id })
          .update({
            email_key: email === null ? null : emailKey(email),
            phone_key: phone === null ? null : phoneKey(code ?? '', phone),
          })
      }
    })
  }

  override async down() {
    this.schema.dropTable('used_captchas')
    this.schema.dropTable('account_links')
    this.schema.alterTable('users', (table) => {
      table.dropIndex(['site_id', 'email_key'])
      table.dropIndex(['site_id', 'phone_key'])
    })
    for (const column of [
      'email_key',
      'phone_key',
      'awaits_activation',
      'promotion_code',
      'affiliate_code',
    ]) {
      this.schema.raw(`alter table users drop column ${column}`)
    }
  }
}
