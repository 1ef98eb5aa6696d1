import { clock } from '#core/timing/clock'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'

export const serverTime = operation({
  method: 'GET',
  path: '/v1/time',
  does: 'The time of the server.',
  who: 'visitor',
  answers: reply<{ nowMs: number }>(),
  handle: () => ({ nowMs: clock.now() }),
})
