/** The dry run of a change of a runner: what it takes off bets, and which bets those are. Only reads. */
import db from '@adonisjs/lucid/services/db'
import { deductionSteps } from '@grandstand/shared-types/markets/racing/deduction_steps'
import { isOnRunners } from '@grandstand/shared-types/markets/table/market_types'
import { ANTE_POST, DEDUCTED_MARKETS } from '@grandstand/shared-types/markets/table/races'
import { USUAL_RACING_RULES } from '@grandstand/shared-types/racing/terms/racing_rules'
import type { BetsTouched, RunnerEffect } from '@grandstand/shared-types/wire/betting/races'
import { guardBets } from '#catalogue/actions/bet_guard'
import { fieldAfter } from '#catalogue/actions/edit_runner'
import { runnersBehind } from '#catalogue/racing/runner_market'
import type { RunnerChange } from '#catalogue/validators/races'
import { ofBrandsHere } from '#core/database/brands_here'
import type { Editor } from '#core/requests/access'

interface Bet {
  coupon_id: number
  user_id: number
  currency: string
  total_stake: number
  placed_at: number
  market_type_id: number
  specifier: string
  outcome_key: string
}

/** Over the coupons of all brands, as staff of the installation may ask. Throws as `editRunner`. */
export async function previewRunner(
  editor: Editor,
  matchId: number,
  change: RunnerChange
): Promise<RunnerEffect> {
  const field = await fieldAfter(matchId, change)
  await guardBets(editor, matchId)
  const result = { status: 'ran', order: [] } as const
  const deductions = deductionSteps({ field, result, rules: USUAL_RACING_RULES })
  const bets = await openBets(matchId)
  const isOn = (bet: Bet) => runnersBehind(bet).includes(change.runner)
  const loses = (bet: Bet) =>
    DEDUCTED_MARKETS.includes(bet.market_type_id) &&
    change.status === 'withdrawn' &&
    Number(bet.placed_at) < (change.withdrawnAt ?? 0) &&
    deductions.some(({ placedBefore }) => Number(bet.placed_at) < placedBefore)
  const isAntePost = (bet: Bet) => bet.market_type_id === ANTE_POST
  return {
    deductions,
    onRunner: touched(bets.filter((bet) => isOn(bet) && !isAntePost(bet))),
    losing: touched(bets.filter((bet) => isOn(bet) && isAntePost(bet))),
    onOthers: touched(bets.filter((bet) => !isOn(bet) && loses(bet))),
  }
}

async function openBets(matchId: number): Promise<Bet[]> {
  const query = db
    .query<Bet>()
    .from('coupon_selections as s')
    .join('coupons as c', 'c.id', 's.coupon_id')
  const rows = await ofBrandsHere(query, 'c.site_id')
    .where('s.match_id', matchId)
    .whereNull('s.result')
    .whereIn('c.state', ['pendingAcceptance', 'accepted'])
    .select('s.coupon_id', 's.market_type_id', 's.specifier', 's.outcome_key')
    .select('c.user_id', 'c.currency', 'c.total_stake', 'c.placed_at')
  return rows.filter((row) => isOnRunners(row.market_type_id))
}

/** A coupon counts once, with its whole stake. */
function touched(bets: readonly Bet[]): BetsTouched {
  const coupons = [...new Map(bets.map((bet) => [Number(bet.coupon_id), bet])).values()]
  const byCurrency = Map.groupBy(coupons, ({ currency }) => currency)
  return {
    coupons: coupons.length,
    players: new Set(coupons.map((bet) => Number(bet.user_id))).size,
    stakes: [...byCurrency].map(([currency, own]) => ({
      currency,
      amountMinor: own.reduce((sum, bet) => sum + Number(bet.total_stake), 0),
    })),
  }
}
