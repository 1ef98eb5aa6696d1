import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { schemaDialect } from '../schema_dialect.ts'

const TYPES_BEFORE = ['admin', 'dealer', 'terminal', 'operator', 'player']
const TYPES = ['admin', 'dealer', 'partner', 'terminal', 'operator', 'player']

/** The roles that every brand has from its beginning; what they permit stands in the code. */
const SHIPPED = [
  ['dealer', 'dealer'],
  ['subDealer', 'dealer'],
  ['partner', 'partner'],
  ['cashier', 'terminal'],
  ['trading', 'operator'],
  ['support', 'operator'],
  ['finance', 'operator'],
] as const

/** Roles of a brand, partners as a type of user, and the reason why a session was ended. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('roles', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      // the key of a shipped role
      table.string('name', 60).notNullable()
      table.boolean('is_shipped').notNullable().defaultTo(false)
      table.string('user_type', 16).notNullable()
      // JSON: a list; empty for a shipped role
      table.text('permissions').notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.unique(['site_id', 'name'])
    })
    // as plain SQL: the schema builder would make the table anew on SQLite, which references to it forbid
    if (schemaDialect(this.db).altersConstraints) {
      this.schema.raw('alter table users add column role_id bigint unsigned null')
      this.schema.raw('create index users_role_id_index on users (role_id)')
      this.schema.raw(
        'alter table users add constraint users_role_id_foreign foreign key (role_id) references roles (id)'
      )
    } else {
      this.schema.raw('alter table users add column role_id bigint references roles (id)')
      this.schema.raw('create index users_role_id_index on users (role_id)')
    }
    this.schema.alterTable('user_sessions', (table) => {
      table.string('ended_because', 16).nullable()
    })
    this.defer(async (db) => {
      const now = Date.now()
      const sites: { id: number }[] = await db.from('sites').select('id')
      const rows = sites.flatMap(({ id }) =>
        SHIPPED.map(([name, userType]) => ({
          site_id: id,
          name,
          is_shipped: true,
          user_type: userType,
          permissions: '[]',
          created_at: now,
          updated_at: now,
        }))
      )
      if (rows.length > 0) await db.table('roles').multiInsert(rows)
      await allowTypes(db, TYPES)
    })
  }

  override async down() {
    // a partner becomes a dealer again, as before there were partners
    this.schema.raw("update users set type = 'dealer' where type = 'partner'")
    this.schema.raw('alter table user_sessions drop column ended_because')
    this.schema.raw('update users set role_id = null')
    this.defer(async (db) => {
      await allowTypes(db, TYPES_BEFORE)
      if (schemaDialect(db).altersConstraints) {
        await db.rawQuery('alter table users drop foreign key users_role_id_foreign')
        await db.rawQuery('alter table users drop index users_role_id_index')
      } else {
        await db.rawQuery('drop index users_role_id_index')
      }
      await db.rawQuery('alter table users drop column role_id')
      await db.rawQuery('drop table roles')
    })
  }
}

/** Puts a new check on the types of users. */
async function allowTypes(db: QueryClientContract, types: readonly string[]): Promise<void> {
  const check = `type in (${types.map((type) => `'${type}'`).join(',')})`
  if (schemaDialect(db).altersConstraints) {
    await db.rawQuery('alter table users drop constraint users_type')
    await db.rawQuery(`alter table users add constraint users_type check (${check})`)
    return
  }
  await rebuildUsers(db, (sql) => sql.replace(/type in \([^)]*\)/i, check))
}

/** SQLite cannot change a check of an existing table, so the table is rebuilt with its rows and indexes. */
async function rebuildUsers(
  db: QueryClientContract,
  change: (sql: string) => string
): Promise<void> {
  const parts: { type: string; sql: string }[] = await db
    .from('sqlite_master')
    .where('tbl_name', 'users')
    .whereIn('type', ['table', 'index'])
    .whereNotNull('sql')
    .select('type', 'sql')
  const table = parts.find(({ type }) => type === 'table')
  if (!table) throw new Error('there is no table of users')
  const sequence: { seq: number } | null = await db
    .from('sqlite_sequence')
    .where('name', 'users')
    .select('seq')
    .first()
  // references to users are checked once all users are back
  await db.rawQuery('pragma defer_foreign_keys = on')
  await db.rawQuery('create table users_before as select * from users')
  // preferences are deleted with their user, so they are saved here
  await db.rawQuery('create table preferences_before as select * from user_preferences')
  await db.rawQuery('drop table users')
  await db.rawQuery(change(table.sql))
  await db.rawQuery('insert into users select * from users_before')
  await db.rawQuery('insert into user_preferences select * from preferences_before')
  await db.rawQuery('drop table users_before')
  await db.rawQuery('drop table preferences_before')
  for (const { type, sql } of parts) if (type === 'index') await db.rawQuery(sql)
  // keeps the counter, so that no id is given twice
  if (sequence) {
    await db.from('sqlite_sequence').where('name', 'users').update({ seq: sequence.seq })
  }
}
