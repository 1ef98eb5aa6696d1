/** Removes what nobody asks for any more, so that the sandbox's file does not grow for ever. */
import { clock } from '#core/timing/clock'
import type { Store } from '#sandbox_games/store/open_store'

const DAY_MS = 24 * 3_600_000
/** The platform may compare its transactions for at least four months. */
const PAID_MS = 180 * DAY_MS
/** Rounds of play money. */
const DEMO_MS = 7 * DAY_MS
/** So many rounds go at once, so that no player waits. */
const AT_ONCE = 500

const OLD_ROUNDS = `select id from rounds
  where closed_at < case when player_id is null then @demo else @paid end
  and not exists (select 1 from calls where calls.round_id = rounds.id and calls.state = 'waiting')
  limit ${AT_ONCE}`

/** Rounds that are over, with their calls; then frames and seeds without rounds. Returns how many rounds went. */
export function removeOld(store: Store): number {
  const times = { paid: clock.now() - PAID_MS, demo: clock.now() - DEMO_MS }
  const remove = store.transaction(() => {
    store.prepare(`delete from calls where round_id in (${OLD_ROUNDS})`).run(times)
    const { changes } = store.prepare(`delete from rounds where id in (${OLD_ROUNDS})`).run(times)
    store
      .prepare(
        `delete from frames where rowid in (select rowid from frames
          where created_at < case when launch_token is null then @demo else @paid end
          and not exists (select 1 from rounds where rounds.token = frames.token) limit ${AT_ONCE})`
      )
      .run(times)
    store
      .prepare(
        `delete from seeds where id in (select id from seeds where revealed_at < @paid
          and not exists (select 1 from rounds where rounds.seed_id = seeds.id) limit ${AT_ONCE})`
      )
      .run({ paid: times.paid })
    return changes
  })
  return remove()
}
