/** Moves of payments that come by themselves: payouts, and deposits whose payer pays later. */
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { STEP_MS } from '#sandbox_gateway/actions/create_payment'
import { moveIn } from '#sandbox_gateway/actions/move_payment'
import { mayMove, type SandboxState } from '#sandbox_gateway/payment'
import { lockedPayment } from '#sandbox_gateway/queries/payments'

const AT_A_TIME = 50

/** Makes every move that is due; ends early once `isStopped` says so. */
export async function moveDue(isStopped: () => boolean = () => false): Promise<void> {
  for (;;) {
    const due: { id: number }[] = await db
      .from('sandbox_payments')
      .where('next_at', '<=', clock.now())
      .orderBy('next_at')
      .limit(AT_A_TIME)
      .select('id')
    for (const { id } of due) {
      if (isStopped()) return
      await moveOne(Number(id))
    }
    if (due.length < AT_A_TIME) return
  }
}

const moveOne = (id: number): Promise<void> =>
  inTransaction(async (trx) => {
    const { state, next_at: at, next_states: planned } = await lockedPayment(trx, id)
    // another process was faster
    if (at === null || Number(at) > clock.now()) return
    const [to, ...states] = planned.split(',') as SandboxState[]
    if (to === undefined || !mayMove(state, to)) {
      await trx.from('sandbox_payments').where('id', id).update({ next_states: '', next_at: null })
      return
    }
    const next = states.length > 0 ? { next: { states, inMs: STEP_MS } } : {}
    await moveIn(trx, id, { to, ...next })
  })
