/** The rows of one combined coupon of three, for the bare programs: the same tables, the same columns. */
export interface FloorCoupon {
  id: number
  userId: number
  accountId: number
  houseId: number
  siteId: number
}

export const STATEMENTS = {
  key: `insert into idempotency_keys (user_id, \`key\`, request_hash, response_status, response, created_at) values (?,?,?,?,?,?)`,
  coupon: `insert into coupons (id, code, site_id, user_id, type, state, status, currency, line_count, stake_per_line, total_stake, total_odds_milli, max_payout, payout_cap, odds_cap_milli, bonus_percent, bonus_amount, bonus_rule, sizes, selection_count, open_count, fingerprint, ip, placed_at) values (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)`,
  selections: `insert into coupon_selections (coupon_id, position, match_id, market_id, outcome_id, market_type_id, specifier, outcome_key, odds_milli, is_banker, home, away, starts_at) values (?,?,?,?,?,?,?,?,?,?,?,?,?),(?,?,?,?,?,?,?,?,?,?,?,?,?),(?,?,?,?,?,?,?,?,?,?,?,?,?)`,
  transfer: `insert into ledger_transfers (id, site_id, \`key\`, kind, currency, reference_type, reference_id, actor_id, note, created_at) values (?,?,?,?,?,?,?,?,?,?)`,
  account: `select balance, entry_count from ledger_accounts where id = ?`,
  draw: `update ledger_accounts set balance = balance - 100, entry_count = entry_count + 1 where id = ? and balance - 100 >= floor`,
  entries: `insert into ledger_entries (transfer_id, account_id, amount, seq, balance_after) values (?,?,?,?,?),(?,?,?,?,?)`,
}

// About as long as the answer that the server stores.
export const RESPONSE = JSON.stringify({ padding: 'x'.repeat(1500) })

export function bindings(coupon: FloorCoupon, now: number) {
  const { id, userId, accountId, houseId, siteId } = coupon
  const match = 1 + (id % 50)
  const selection = (position: number) => [
    id,
    position,
    match + position,
    match + position,
    (match + position - 1) * 3 + 1,
    1,
    '',
    '1',
    1800,
    0,
    `Home ${match}`,
    `Away ${match}`,
    now,
  ]
  return {
    key: [
      userId,
      `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
      'f'.repeat(64),
      201,
      RESPONSE,
      now,
    ],
    coupon: [
      id,
      `C${String(id).padStart(11, '0')}`,
      siteId,
      userId,
      'combined',
      'accepted',
      0,
      'TRY',
      1,
      100,
      100,
      5832,
      583,
      1_250_000,
      0,
      0,
      0,
      '',
      '',
      3,
      3,
      (id * 7919) % 2 ** 48,
      '127.0.0.1',
      now,
    ],
    selections: [...selection(0), ...selection(1), ...selection(2)],
    transfer: [id, siteId, `coupon:${id}:stake`, 'stake', 'TRY', 'coupon', id, userId, null, now],
    entries: (seq: number, balance: number) => [
      id,
      accountId,
      -100,
      seq,
      balance,
      id,
      houseId,
      100,
      null,
      null,
    ],
  }
}
