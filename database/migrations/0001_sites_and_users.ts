import { DEFAULT_LANGUAGE } from '@grandstand/shared-types/languages/table'
import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Brands, people and their logins. Times are epoch milliseconds; JSON is stored as text, which both databases read
 * alike.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('sites', (table) => {
      table.bigIncrements('id')
      table.string('key', 32).notNullable().unique()
      table.string('host', 190).nullable().unique()
      table.string('title', 190).notNullable()
      table.string('default_language', 8).notNullable().defaultTo(DEFAULT_LANGUAGE)
      table.string('currency', 3).notNullable().defaultTo('TRY')
      table.text('settings').notNullable()
      table.smallint('status').notNullable().defaultTo(1)
      table.bigInteger('created_at').notNullable()
      table.bigInteger('updated_at').notNullable()
    })

    this.schema.createTable('users', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      table.string('type', 16).notNullable()
      table.string('username', 40).notNullable()
      table.string('username_key', 40).notNullable()
      table.string('password_hash', 255).notNullable()
      table.bigInteger('parent_id').unsigned().nullable().references('id').inTable('users')
      table.string('path', 255).notNullable().defaultTo('/')
      table.integer('depth').notNullable().defaultTo(0)
      table.smallint('status').notNullable().defaultTo(1)
      table.boolean('is_online').notNullable().defaultTo(false)
      table.boolean('auto_print').notNullable().defaultTo(false)
      table.string('language', 8).notNullable().defaultTo(DEFAULT_LANGUAGE)
      table.string('currency', 3).notNullable().defaultTo('TRY')
      table.string('first_name', 80).notNullable().defaultTo('')
      table.string('last_name', 80).notNullable().defaultTo('')
      table.string('email', 190).nullable()
      table.string('phone_code', 8).nullable()
      table.string('cell_phone', 32).nullable()
      table.string('birth_date', 10).nullable()
      table.string('gender', 1).nullable()
      table.string('identity_number', 40).nullable()
      table.string('country_code', 2).nullable()
      table.string('city', 80).nullable()
      table.string('town', 80).nullable()
      table.string('state', 80).nullable()
      table.string('address', 255).nullable()
      table.string('post_code', 20).nullable()
      table.integer('opening_limit').notNullable().defaultTo(0)
      table.text('permissions').notNullable()
      table.text('products').notNullable()
      table.text('limits').notNullable()
      table.integer('token_version').notNullable().defaultTo(0)
      table.bigInteger('last_login_at').nullable()
      table.string('last_login_ip', 45).nullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.unique(['site_id', 'username_key'])
      table.index(['path'])
      table.index(['parent_id'])
      table.check("type in ('admin','dealer','terminal','operator','player')", {}, 'users_type')
    })

    this.schema.createTable('user_sessions', (table) => {
      table.bigIncrements('id')
      table.bigInteger('user_id').unsigned().notNullable().references('id').inTable('users')
      table.integer('token_version').notNullable()
      table.string('ip', 45).notNullable()
      table.string('user_agent', 255).notNullable().defaultTo('')
      table.bigInteger('created_at').notNullable()
      table.bigInteger('expires_at').notNullable()
      table.bigInteger('revoked_at').nullable()
      table.index(['user_id', 'created_at'])
    })
  }

  override async down() {
    this.schema.dropTable('user_sessions')
    this.schema.dropTable('users')
    this.schema.dropTable('sites')
  }
}
