import { BaseSchema } from '@adonisjs/lucid/schema'

const DAY_MS = 86_400_000
/** Days that tickets have whose papers promised none: counted from this migration. */
const DAYS = 180

/**
 * What desks owe for tickets that they have sold, until it is collected or expires. Tickets that are due already get their rows
 * here. `amount` in minor units.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('ticket_dues', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      // The desk that sold it.
      table.bigInteger('user_id').unsigned().notNullable().references('id').inTable('users')
      table.string('kind', 10).notNullable()
      table.bigInteger('ticket_id').unsigned().notNullable()
      table.string('code', 16).notNullable()
      table.string('currency', 3).notNullable()
      table.bigInteger('amount').notNullable()
      table.bigInteger('due_since').notNullable()
      table.bigInteger('expires_at').nullable()
      table.string('state', 9).notNullable()
      // When it was collected, or its money moved to the house.
      table.bigInteger('ended_at').nullable()
      table.integer('revived_count').notNullable().defaultTo(0)
      table.unique(['kind', 'ticket_id'])
      table.index(['state', 'expires_at'])
      table.index(['site_id', 'state', 'expires_at'])
    })
    this.defer(async (db) => {
      const columns =
        '(site_id, user_id, kind, ticket_id, code, currency, amount, due_since, expires_at, state, revived_count)'
      const expiresAt = Date.now() + DAYS * DAY_MS
      await db.rawQuery(
        `insert into ticket_dues ${columns}
         select c.site_id, c.user_id, 'coupon', c.id, c.code, c.currency, c.payout, c.settled_at, ?, 'due', 0
         from coupons c join users u on u.id = c.user_id
         where u.type <> 'player' and c.state = 'settled' and c.payout > 0 and not exists
           (select 1 from coupon_events e where e.coupon_id = c.id and e.kind = 'paid')`,
        [expiresAt]
      )
      await db.rawQuery(
        `insert into ticket_dues ${columns}
         select t.site_id, t.user_id, 'drawTicket', t.id, t.code, t.currency, t.win, t.settled_at, ?, 'due', 0
         from draw_tickets t join users u on u.id = t.user_id
         where u.type <> 'player' and t.state in ('won', 'void') and t.win > 0 and t.collected_at is null`,
        [expiresAt]
      )
    })
  }

  override async down() {
    this.schema.dropTable('ticket_dues')
  }
}
