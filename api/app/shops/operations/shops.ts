import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'

export const shopNames = operation({
  method: 'GET',
  path: '/v1/shops',
  does: 'The names of the shops.',
  who: 'visitor',
  answers: reply<string[]>(),
  handle: () => [],
})
