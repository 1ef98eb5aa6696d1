import { DEFAULT_LANGUAGE } from '@grandstand/shared-types/languages/table'
import { BaseSchema } from '@adonisjs/lucid/schema'
import { asciiKey } from '../compared_texts.ts'

/** Roles of brands, people and their logins. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('roles', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      // The key of a shipped role.
      table.string('name', 60).notNullable()
      table.boolean('is_shipped').notNullable().defaultTo(false)
      table.string('user_type', 16).notNullable()
      // JSON: a list; empty for a shipped role, whose rights stand in the code
      table.text('permissions').notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.unique(['site_id', 'name'])
    })

    this.schema.createTable('users', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.string('type', 16).notNullable()
      table.string('username', 40).notNullable()
      // The name in the form in which names are compared.
      table.string('username_key', 40).notNullable()
      table.string('password_hash', 255).notNullable()
      table.bigInteger('parent_id').unsigned().nullable().references('users.id')
      // Ids from the top down to the user's own, such as `/3/17/`: a branch is found by the beginning of its path.
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
      // How many users a dealer may open; 0 is no limit.
      table.integer('opening_limit').notNullable().defaultTo(0)
      // JSON: the user's own rights, in force without a role; products; limits
      table.text('permissions').notNullable()
      table.text('products').notNullable()
      table.text('limits').notNullable()
      // Rises with whatever ends all sessions of the user.
      table.integer('token_version').notNullable().defaultTo(0)
      table.bigInteger('last_login_at').nullable()
      table.string('last_login_ip', 45).nullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.bigInteger('role_id').unsigned().nullable().references('roles.id')
      // Whether the user owes the credit that they receive, and the most that they may move, in minor units of their
      // currency; 0 is no limit.
      table.boolean('is_on_credit').notNullable().defaultTo(false)
      table.bigInteger('max_transfer').notNullable().defaultTo(0)
      table.bigInteger('max_day_transfers').notNullable().defaultTo(0)
      // JSON: the networks from which the user and everybody below may come; null is any network
      table.text('allowed_networks').nullable()
      // Whether a terminal works at a registered machine alone.
      table.boolean('requires_machine').notNullable().defaultTo(false)
      // The identity number in its normal form: one person has one account of a brand, however the number was typed.
      table.string('identity_key', 40).nullable()
      // The forms in which addresses and phones are compared.
      table.string('email_key', 190).nullable()
      table.string('phone_key', 40).nullable()
      // Until the link of the activation mail is opened.
      table.boolean('awaits_activation').notNullable().defaultTo(false)
      table.string('promotion_code', 40).nullable()
      table.string('affiliate_code', 40).nullable()
      // Since when the account counts as inactive; null for one that is in use.
      table.bigInteger('inactive_at').nullable()
      // When the mail that warns of it was written; null once the account is used again.
      table.bigInteger('inactive_warned_at').nullable()
      table.unique(['site_id', 'username_key'])
      table.index(['path'])
      table.index(['parent_id'])
      table.index(['role_id'])
      table.index(['site_id', 'identity_key'])
      table.index(['site_id', 'email_key'])
      table.index(['site_id', 'phone_key'])
      table.index(['site_id', 'inactive_at'])
      table.check(
        "type in ('admin','dealer','partner','terminal','operator','player')",
        {},
        'users_type'
      )
    })

    this.schema.createTable('user_sessions', (table) => {
      table.bigIncrements('id')
      table.bigInteger('user_id').unsigned().notNullable().references('users.id')
      table.integer('token_version').notNullable()
      table.string('ip', 45).notNullable()
      table.string('user_agent', 255).notNullable().defaultTo('')
      table.bigInteger('created_at').notNullable()
      table.bigInteger('expires_at').notNullable()
      table.bigInteger('revoked_at').nullable()
      // The hash of the value in the session's cookie.
      table.string('token_hash', 64).nullable().unique()
      // The hash of the device's cookie: a device on which an account was signed in may try again while unknown devices are
      // refused.
      table.string('device_hash', 64).nullable()
      // The session's last use, to the minute.
      table.bigInteger('last_seen_at').notNullable().defaultTo(0)
      table.string('ended_because', 16).nullable()
      // When the session last gave a code of the second factor.
      table.bigInteger('proven_at').nullable()
      table.bigInteger('machine_id').unsigned().nullable()
      table.index(['user_id', 'created_at'])
      table.index(['machine_id'])
    })

    // Preferences of users, such as saved searches, the same wherever the user signs in.
    this.schema.createTable('user_preferences', (table) => {
      table.bigInteger('user_id').unsigned().notNullable()
      table.foreign('user_id').references('users.id').onDelete('cascade')
      table.string('name', 80).notNullable()
      // Any JSON value.
      table.text('value').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.primary(['user_id', 'name'])
    })

    // Notes of staff on a user. Rows are only added.
    this.schema.createTable('user_notes', (table) => {
      table.bigIncrements('id')
      table.bigInteger('user_id').unsigned().notNullable().references('users.id')
      table.bigInteger('author_id').unsigned().notNullable().references('users.id')
      table.string('text', 1000).notNullable()
      table.bigInteger('created_at').notNullable()
      table.index(['user_id', 'id'])
    })

    // Answers in order of arrival, with an index of their keys. Keys are random, so a table sorted by key would write each
    // answer to another page. Millions of answers do not fit in memory, but their keys do.
    this.schema.createTable('idempotency_keys', (table) => {
      table.bigIncrements('id')
      table.bigInteger('user_id').unsigned().notNullable()
      asciiKey(this, table.string('key', 64)).notNullable()
      asciiKey(this, table.string('request_hash', 64)).notNullable()
      table.smallint('response_status').notNullable()
      table.text('response').notNullable()
      table.bigInteger('created_at').notNullable()
      table.unique(['user_id', 'key'])
    })
  }

  override async down() {
    for (const table of [
      'idempotency_keys',
      'user_notes',
      'user_preferences',
      'user_sessions',
      'users',
      'roles',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
