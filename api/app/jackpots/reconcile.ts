/** Checks jackpots against the ledger: the accounts hold what the levels and their reserves show, and every win was paid once. */
import db from '@adonisjs/lucid/services/db'
import { sumOfRows } from '#core/database/sums'
import { minorOf } from '#jackpots/applying/running_level'

/** Names the first difference; null when there is none. */
export async function reconcileJackpots(): Promise<string | null> {
  return (await strayAccount()) ?? (await unpaidWin())
}

async function strayAccount(): Promise<string | null> {
  const shown = await shownByLevels()
  const accounts = await db
    .query<{ siteId: number; currency: string; pocket: string; held: number | null }>()
    .from('ledger_accounts as a')
    .leftJoin('ledger_entries as e', 'e.account_id', 'a.id')
    .whereIn('a.pocket', ['jackpots', 'jackpotReserves'])
    .groupBy('a.id', 'a.site_id', 'a.currency', 'a.pocket')
    .select({ siteId: 'a.site_id', currency: 'a.currency', pocket: 'a.pocket' })
    .sum('e.amount as held')
  const held = new Map(
    accounts.map((row) => [`${row.siteId} ${row.currency} ${row.pocket}`, sumOfRows(row.held)])
  )
  for (const owner of new Set([...shown.keys(), ...held.keys()])) {
    const [has, shows] = [held.get(owner) ?? 0, shown.get(owner) ?? 0]
    if (has !== shows || has < 0) {
      return `levels of brand ${owner} show ${shows}, the ledger holds ${has}`
    }
  }
  return null
}

/** What the account of jackpots and that of reserves should hold, by brand, currency and pocket. */
async function shownByLevels(): Promise<Map<string, number>> {
  const shown = new Map<string, number>()
  const levels = await db
    .query<{ siteId: number; currency: string; valueMicro: number; reserveMicro: number }>()
    .from('jackpot_levels')
    .join('jackpots', 'jackpots.id', 'jackpot_levels.jackpot_id')
    .select({ siteId: 'site_id', currency: 'currency' })
    .select({ valueMicro: 'value_micro', reserveMicro: 'reserve_micro' })
  const add = (owner: string, micro: number) =>
    shown.set(owner, (shown.get(owner) ?? 0) + minorOf(Number(micro)))
  for (const { siteId, currency, valueMicro, reserveMicro } of levels) {
    add(`${siteId} ${currency} jackpots`, valueMicro)
    add(`${siteId} ${currency} jackpotReserves`, reserveMicro)
  }
  return shown
}

async function unpaidWin(): Promise<string | null> {
  const row = await db
    .query<{ id: number; amount: number; paid: number | null }>()
    .from('jackpot_wins as w')
    .joinRaw(
      `left join (
         select e.transfer_id, a.user_id, sum(e.amount) as paid
         from ledger_entries e
         join ledger_accounts a on a.id = e.account_id and a.user_id is not null
         join ledger_transfers t on t.id = e.transfer_id and t.kind = 'jackpotWin'
         group by e.transfer_id, a.user_id
       ) as money on money.transfer_id = w.transfer_id and money.user_id = w.user_id`
    )
    .whereRaw('coalesce(money.paid, 0) <> w.amount')
    .select({ id: 'w.id', amount: 'w.amount', paid: 'money.paid' })
    .first()
  return row
    ? `jackpot win ${row.id} is ${row.amount}, the ledger paid ${sumOfRows(row.paid)}`
    : null
}
