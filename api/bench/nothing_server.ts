/**
 * The server of the benches with one operation more, which takes the request of a coupon and does nothing but session, CSRF
 * and body: the part of placing that no other code could do without.
 */
import 'reflect-metadata'
import { createNodeServer } from '#core/http/node_server'
import { ignite } from '../bin/ignite.ts'
import { RESPONSE } from './floor_rows.ts'

await ignite((app) => {
  app.listen('SIGTERM', () => app.terminate())
  app.starting(async () => {
    const { mount } = await import('#core/operations/mount')
    const { operation } = await import('#core/operations/operation')
    const { reply, sendJson } = await import('#core/operations/reply')
    const nothing = operation({
      method: 'POST',
      path: '/v1/bench/nothing',
      does: 'Takes a coupon and does nothing.',
      who: 'player',
      answers: reply<object>(201),
      handle: ({ ctx }) => sendJson(ctx, 201, RESPONSE),
    })
    mount({ bench: { nothing } })
  })
})
  .httpServer()
  .start(createNodeServer)
