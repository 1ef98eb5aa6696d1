/**
 * Pays draws of many tickets in bulk. Beside each, one transaction writes the same rows of a draw of the same size, whose ends are
 * known before. Prints one line of JSON: the tickets a second of both and their ratio, medians of the rounds.
 */
import { withApp } from '../boot.ts'
import { median } from '../figures.ts'
import { betOf, codeOf, GAME, LIMIT, STAKE_MINOR } from './tickets.ts'

const TICKETS = Number(process.env['BENCH_TICKETS'] ?? 5_000)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const WARM_UP = 500
const AT_A_TIME = 500

await withApp(async () => {
  const { inTransaction, insertAll } = await import('#core/database/transactions')
  const { reserveIds } = await import('#core/database/id_blocks')
  const { drawById } = await import('#draws/drawing/draw_row')
  const { closeDraw } = await import('#draws/drawing/close_draw')
  const { drawDraw } = await import('#draws/drawing/draw_draw')
  const { newSeed } = await import('#draws/drawing/server_seeds')
  const { payDraw } = await import('#draws/paying/pay_draw')
  const { verifyLedger } = await import('#ledger/verify')
  const { must } = await import('#core/errors/must')
  const { benchSql } = await import('../bench_sql.ts')
  const { barePayment } = await import('./pay_bare.ts')
  const { default: db } = await import('@adonisjs/lucid/services/db')

  const accounts: { id: number; site_id: number; user_id: number }[] = await db
    .from('ledger_accounts')
    .where('pocket', 'balance')
    .whereNotNull('user_id')
    .select('id', 'site_id', 'user_id')
  const { id: gameId } = await db.from('draw_games').where('code', GAME).select('id').firstOrFail()
  let number = 1

  /** A draw with its result and this many tickets that wait. */
  const drawn = async (tickets: number) => {
    number++
    const { hash, sealed } = newSeed()
    const now = Date.now()
    const [drawId = 0]: number[] = await db.table('draws').insert({
      ...{ game_id: Number(gameId), number, state: 'open', seed_hash: hash, sealed_seed: sealed },
      ...{ opens_at: now, closes_at: now, draws_at: now },
    })
    for (let first = 0; first < tickets; first += AT_A_TIME) {
      const ids = await reserveIds('draw_tickets', Math.min(AT_A_TIME, tickets - first))
      const rows = ids.map((id) => {
        const account = must(accounts[id % accounts.length], 'account of a player')
        return {
          ...{ id, site_id: account.site_id, user_id: account.user_id, draw_id: drawId },
          ...{ code: codeOf(id), state: 'waiting', currency: 'TRY', product: 'casino' },
          ...{ bets: JSON.stringify([betOf(id)]), stake: STAKE_MINOR },
          ...{ max_win: LIMIT.maxWinMinor, bought_at: now },
          paid_by: JSON.stringify([{ accountId: account.id, amountMinor: STAKE_MINOR }]),
        }
      })
      await inTransaction((trx) => insertAll(trx, 'draw_tickets', rows))
    }
    await closeDraw({ id: drawId })
    await drawDraw(must(await drawById(drawId), 'draw'))
    return must(await drawById(drawId), 'draw')
  }

  /** Milliseconds of paying a draw of this many tickets. */
  const time = async (tickets: number, isBare: boolean): Promise<number> => {
    const draw = await drawn(tickets)
    const pay = isBare ? await barePayment(draw) : () => payDraw(draw, () => false)
    await benchSql().comeToRest([])
    const began = performance.now()
    await pay()
    return performance.now() - began
  }

  await time(WARM_UP, false)
  await time(WARM_UP, true)
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    // in alternating order, so that other work of the machine slows both alike
    for (const isBare of round % 2 === 0 ? [false, true] : [true, false]) {
      const taken = isBare ? bare : ours
      taken.push(await time(TICKETS, isBare))
    }
  }
  const firstBreak = (await verifyLedger()).firstBreak?.text
  if (firstBreak) throw new Error(firstBreak)
  const left = await db.from('draw_tickets').where('state', 'waiting').count('* as count').first()
  if (Number(left?.count) !== 0) throw new Error('tickets are left')
  console.log(
    JSON.stringify({
      tickets: TICKETS,
      perSecond: Math.round(TICKETS / (median(ours) / 1000)),
      barePerSecond: Math.round(TICKETS / (median(bare) / 1000)),
      ratio: Number((median(bare) / median(ours)).toFixed(2)),
      ms: ours.map(Math.round),
      bareMs: bare.map(Math.round),
    })
  )
  await db.manager.closeAll()
})
