/** Places coupons of the demo on matches and races of the next day, so that there are open ones when the demo is first seen. */
import { principalOf } from '#accounts/actions/open_session'
import User from '#accounts/models/user'
import { rebuildBook } from '#book/sync'
import { jobState, storeJobState } from '#core/database/job_state'
import { DEMO_SITE_KEY, KNOWN_SIGN_INS } from '#dealers/demo_sign_ins'
import { placeForVisitor, placeSome, racePricesToCome } from '#demo/bets'
import Site from '#sites/models/site'

/** Row of `job_states` that notes that the coupons were placed. */
const JOB = 'demo:today'
const ROUNDS = 2
const [, , VISITOR] = KNOWN_SIGN_INS

/** Places them once. */
export async function placeToday(): Promise<void> {
  if (await jobState(JOB)) return
  const site = await Site.findByOrFail('key', DEMO_SITE_KEY)
  const players = await User.query().where({ siteId: site.id, type: 'player' }).orderBy('id')
  await rebuildBook()
  const principals = await Promise.all(players.map((player) => principalOf(player)))
  const visitor = principals.find(({ username }) => username === VISITOR.username)
  const others = principals.filter((player) => player !== visitor)
  for (let round = 0; round < ROUNDS; round++) {
    const seed = `${JOB}:${round}`
    await placeSome(others, seed)
    if (visitor) await placeForVisitor(visitor, seed)
  }
  const prices = await racePricesToCome()
  await placeSome(others, `${JOB}:races`, { prices })
  if (visitor) await placeForVisitor(visitor, `${JOB}:races`, prices)
  await storeJobState(JOB, 'done')
}
