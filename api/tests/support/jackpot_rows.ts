/** A jackpot with one level and one win, written without the API and without money. */
import db from '@adonisjs/lucid/services/db'
import { newRun, runColumns } from '#jackpots/runs/new_run'

interface Winner {
  id: number
  siteId: number
}

export async function makeJackpotRows({ id: userId, siteId }: Winner) {
  const [jackpotId = 0]: number[] = await db.table('jackpots').insert({
    site_id: siteId,
    is_for_all_brands: false,
    names: '{"tr":"Ad","en":"Name"}',
    currency: 'TRY',
    counted_lobbies: '[]',
    counted_games: '[]',
    list_order: 1,
    is_enabled: false,
    updated_at: 0,
  })
  const [levelId = 0]: number[] = await db.table('jackpot_levels').insert({
    jackpot_id: jackpotId,
    names: '{"tr":"Ad","en":"Name"}',
    list_order: 0,
    share_ppm: 0,
    seed: 0,
    must_fall_before: 100,
    ...runColumns(
      newRun(0, 1, { kind: 'mystery', meanStakesMinor: 0, seedMinor: 0, mustFallBeforeMinor: 100 })
    ),
  })
  await db.table('jackpot_level_terms').insert({
    level_id: levelId,
    from_at: 0,
    kind: 'mystery',
    mean_stakes: 0,
    share_ppm: 0,
    reserve_ppm: 0,
    seed: 0,
    must_fall_before: 100,
    made_by: userId,
    made_at: 0,
    state: 'inForce',
  })
  const [winId = 0]: number[] = await db.table('jackpot_wins').insert({
    jackpot_id: jackpotId,
    level_id: levelId,
    run_number: 1,
    site_id: siteId,
    user_id: userId,
    round_id: 0,
    transaction_id: 0,
    transfer_id: 0,
    currency: 'TRY',
    amount: 0,
    run_seed: 0,
    run_must_fall_before: 100,
    seed_hash: '',
    server_seed: '',
    run_begun_at: 0,
    fell_at: 0,
  })
  return { 'brand-jackpots': jackpotId, 'jackpot-wins': winId }
}
