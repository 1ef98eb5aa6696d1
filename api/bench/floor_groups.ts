/** The floor of writing in groups: the statements of `floor_rows`, each with the rows of many coupons. */
import { bindings, STATEMENTS, type FloorCoupon } from './floor_rows.ts'

/** Coupons in a transaction, when the floor writes in groups; 1 otherwise. */
export const GROUP = Number(process.env['BENCH_GROUP'] ?? 1)

interface Statement {
  sql: string
  values: unknown[]
}

export interface GroupOfCoupons {
  /** Takes the stakes; must change a row for each coupon. */
  draw: Statement
  account: Statement
  /** In their order; `accounts` are the rows that `account` reads, after the draw. */
  rows: (accounts: readonly { id: number; entry_count: number; balance: number }[]) => Statement[]
}

/** Coupons of different players. */
export function groupOf(coupons: readonly FloorCoupon[], now: number): GroupOfCoupons {
  const each = coupons.map((coupon) => bindings(coupon, now))
  const ids = coupons.map(({ accountId }) => accountId)
  return {
    draw: { sql: among(STATEMENTS.draw, ids.length), values: ids },
    account: { sql: withId(among(STATEMENTS.account, ids.length)), values: ids },
    rows(accounts) {
      const found = new Map(accounts.map((account) => [account.id, account]))
      const entries = each.map((one, index) => {
        const account = found.get(ids[index] ?? 0)
        return one.entries(account?.entry_count ?? 0, account?.balance ?? 0)
      })
      return [
        many(
          STATEMENTS.key,
          each.map(({ key }) => key)
        ),
        many(
          STATEMENTS.coupon,
          each.map(({ coupon }) => coupon)
        ),
        many(
          STATEMENTS.selections,
          each.map(({ selections }) => selections)
        ),
        many(
          STATEMENTS.transfer,
          each.map(({ transfer }) => transfer)
        ),
        many(STATEMENTS.entries, entries),
      ]
    },
  }
}

/** An insert of one row, or of some, for many times as many. */
function many(insert: string, rows: readonly (readonly unknown[])[]): Statement {
  const [head = '', tuples = ''] = insert.split(' values ')
  return { sql: `${head} values ${rows.map(() => tuples).join()}`, values: rows.flat() }
}

const among = (sql: string, count: number): string =>
  sql.replace('id = ?', `id in (${Array.from({ length: count }, () => '?').join()})`)

const withId = (sql: string): string => sql.replace('select ', 'select id, ')
