/** Coupons of the demo that are still open when it is seen first: on matches of the next day. */
import db from '@adonisjs/lucid/services/db'
import { principalOf } from '#accounts/actions/open_session'
import User from '#accounts/models/user'
import { rebuildBook } from '#book/sync'
import { clock } from '#core/timing/clock'
import { DEMO_SITE_KEY, KNOWN_SIGN_INS } from '#dealers/demo_sign_ins'
import { placeSome } from '#demo/bets'
import Site from '#sites/models/site'

/** Row of `job_states` that says that the coupons were placed. */
const JOB = 'demo:today'
const ROUNDS = 2

/** Places them once; the players whose passwords are published keep their money. */
export async function placeToday(): Promise<void> {
  if (await db.from('job_states').where('name', JOB).first()) return
  const site = await Site.findByOrFail('key', DEMO_SITE_KEY)
  const players = await User.query()
    .where({ siteId: site.id, type: 'player' })
    .whereNotIn(
      'usernameKey',
      KNOWN_SIGN_INS.map(({ username }) => username)
    )
    .orderBy('id')
  await rebuildBook()
  const principals = await Promise.all(players.map((player) => principalOf(player)))
  for (let round = 0; round < ROUNDS; round++) await placeSome(principals, `${JOB}:${round}`)
  await db
    .insertQuery()
    .table('job_states')
    .insert({ name: JOB, state: 'done', updated_at: clock.now() })
}
