import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

const LAST_END = `coalesce((select max(p.ends_at) from affiliate_periods p where p.site_id = %.site_id), 0)`

/** What a statement tells of each period, and as far as players and affiliates count, so that a decided flag is set right to the cent. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('affiliate_past_states', (table) => {
      table.bigIncrements('id')
      table.bigInteger('affiliate_id').unsigned().notNullable().references('affiliates.id')
      table.string('state', 10).notNullable()
      table.bigInteger('until').notNullable()
      table.index(['affiliate_id'])
    })

    this.schema.createTable('affiliate_statement_lines', (table) => {
      table.bigIncrements('id')
      table
        .bigInteger('statement_id')
        .unsigned()
        .notNullable()
        .references('affiliate_statements.id')
      // the statement's own period, or an earlier one that is told again
      table.bigInteger('period_id').unsigned().notNullable().references('affiliate_periods.id')
      // null for the own players
      table.bigInteger('below_id').unsigned().nullable().references('affiliates.id')
      // what was earned, and what is paid of it: less or more than was told before
      table.bigInteger('earned').notNullable()
      table.bigInteger('amount').notNullable()
      table.index(['statement_id'])
      table.index(['below_id'])
    })

    // as the brand's zone and setting were when it was drawn up
    this.schema.alterTable('affiliate_periods', (table) => {
      table.string('first_day', 10).notNullable().defaultTo('')
      table.string('last_day', 10).notNullable().defaultTo('')
      table.string('next_kind', 8).notNullable().defaultTo('')
    })
    this.schema.alterTable('affiliates', (table) => {
      table.bigInteger('linked_until').notNullable().defaultTo(0)
    })
    this.schema.alterTable('affiliate_referrals', (table) => {
      table.bigInteger('counted_until').notNullable().defaultTo(0)
      table.bigInteger('first_return_at').nullable()
      table.bigInteger('cpa').notNullable().defaultTo(0)
      table.bigInteger('cpa_at').nullable()
    })
    this.schema.alterTable('affiliate_statements', (table) => {
      table.bigInteger('retold').notNullable().defaultTo(0)
    })
    this.schema.alterTable('affiliate_statement_players', (table) => {
      table.bigInteger('retold_cpa').notNullable().defaultTo(0)
    })

    this.defer(async (db) => {
      const run = (sql: string) => db.rawQuery(sql)
      await run(`insert into affiliate_past_states (affiliate_id, state, until)
        select id, 'approved', decided_at from affiliates where state = 'closed'`)
      await run(`update affiliates set linked_until = ${LAST_END.replace('%', 'affiliates')}`)
      await run(`update affiliate_referrals set
        cpa = coalesce((select sum(l.cpa) from affiliate_statement_players l
          where l.referral_id = affiliate_referrals.id), 0),
        cpa_at = (select max(p.ends_at) from affiliate_statement_players l
          join affiliate_statements s on s.id = l.statement_id
          join affiliate_periods p on p.id = s.period_id
          where l.referral_id = affiliate_referrals.id and l.cpa > 0),
        first_return_at = (select min(t.created_at) from ledger_accounts a
          join ledger_entries e on e.account_id = a.id
          join ledger_transfers t on t.id = e.transfer_id
          where a.user_id = affiliate_referrals.user_id and t.kind = 'depositReturned'),
        counted_until = case standing
          when 'counts' then ${LAST_END.replace('%', 'affiliate_referrals')}
          when 'held' then coalesce((select max(p.ends_at) from affiliate_statement_players l
            join affiliate_statements s on s.id = l.statement_id
            join affiliate_periods p on p.id = s.period_id
            where l.referral_id = affiliate_referrals.id and l.standing = 'counts'), 0)
          else 0 end`)
      // amounts of two currencies are never added up, so that such a player cannot count
      await run(`update affiliate_referrals set standing = 'refused' where id in
        (select referral_id from affiliate_flags where flag = 'otherCurrency')`)
      await run(`update affiliate_flags set state = 'confirmed' where flag = 'otherCurrency'`)
      await run(`insert into affiliate_statement_lines
          (statement_id, period_id, below_id, earned, amount)
        select id, period_id, null, share + cpa + clawback,
          payable + debt - owed - sub - adjustments from affiliate_statements`)
      await run(BELOW)
      await run(`update affiliate_periods set next_kind = kind`)
      for (const { id, settings, starts_at: startsAt, ends_at: endsAt } of await periodsIn(db)) {
        const { timeZone = 'Europe/Istanbul' }: { timeZone?: string } = JSON.parse(settings)
        await db
          .from('affiliate_periods')
          .where({ id })
          .update({ first_day: dayIn(timeZone, startsAt), last_day: dayIn(timeZone, endsAt - 1) })
      }
    })
  }

  override async down() {
    this.schema.dropTable('affiliate_statement_lines')
    this.schema.dropTable('affiliate_past_states')
    // not by the builder, which makes the tables anew on SQLite
    for (const [table, columns] of Object.entries(ADDED)) {
      for (const column of columns) this.schema.raw(`alter table ${table} drop column ${column}`)
    }
  }
}

const ADDED = {
  affiliate_periods: ['first_day', 'last_day', 'next_kind'],
  affiliates: ['linked_until'],
  affiliate_referrals: ['counted_until', 'first_return_at', 'cpa', 'cpa_at'],
  affiliate_statements: ['retold'],
  affiliate_statement_players: ['retold_cpa'],
}

interface StoredPeriod {
  id: number
  settings: string
  starts_at: number
  ends_at: number
}

const periodsIn = (db: QueryClientContract): Promise<StoredPeriod[]> =>
  db
    .query<StoredPeriod>()
    .from('affiliate_periods')
    .join('sites', 'sites.id', 'affiliate_periods.site_id')
    .select('affiliate_periods.id', 'sites.settings', 'starts_at', 'ends_at')

/** `2026-11-30`. */
const dayIn = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(Number(at))

const RATE = `coalesce(cast(json_extract(d.terms, case when f.parent_id = s.affiliate_id
  then '$.subRate' else '$.secondSubRate' end) as decimal(10, 0)), 0)`

/** What each affiliate below brought to the statements so far. */
const BELOW = `insert into affiliate_statement_lines
    (statement_id, period_id, below_id, earned, amount)
  select s.id, s.period_id, f.id, b.share + b.cpa + b.clawback,
    floor((b.share + b.cpa + b.clawback) * ${RATE} / 10000)
  from affiliate_statements s
  join affiliate_deals d on d.id = s.deal_id
  join affiliate_statements b on b.period_id = s.period_id and b.currency = s.currency
  join affiliates f on f.id = b.affiliate_id
  left join affiliates m on m.id = f.parent_id
  where (f.parent_id = s.affiliate_id or m.parent_id = s.affiliate_id)
    and b.share + b.cpa + b.clawback > 0 and ${RATE} > 0`
