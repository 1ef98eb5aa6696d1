/** Traces that a collector gets (docs/running.md, "Traces"). */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { startTracing, stopTracing } from '#monitoring/tracing/start_tracing'
import { slip } from '#tests/coupons/support'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { signInAs } from '#tests/support/client'
import { makeSite, makeUser } from '#tests/support/factories'
import { wholeBody } from '#tests/support/whole_body'

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

interface Traces {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
}

/** A collector that keeps what it gets. */
async function collector() {
  const spans: Span[] = []
  const server = createServer(async (request, response) => {
    const text = await wholeBody(request)
    if (text === null) return
    const traces: Traces = JSON.parse(text)
    for (const { scopeSpans } of traces.resourceSpans) {
      for (const scope of scopeSpans) spans.push(...scope.spans)
    }
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return { spans, server, url: `http://127.0.0.1:${address.port}` }
}

test.group('Traces', () => {
  test('name the route, the batch and the statements of a coupon, and nobody’s data', async ({
    assert,
    cleanup,
  }) => {
    const site = await makeSite()
    const admin = await makeUser({ site, type: 'admin' })
    const player = await makeUser({ site, type: 'player', parent: admin, balanceMinor: 1_000 })
    const session = await signInAs(site, player)
    const match = await makeMatch()
    const { spans, server, url } = await collector()
    cleanup(() => void server.close())
    cleanup(stopTracing)
    await startTracing({ collector: url, share: 1 })

    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    const body = { ...slip([[outcomeOf(match, '1', '1'), 2000]]), totalStakeMinor: 100 }
    const placed = await session.post('/v1/coupons', body, {
      'idempotency-key': 'traced-coupon-1',
      // this machine is a trusted proxy
      'traceparent': `00-${traceId}-00f067aa0ba902b7-01`,
    })
    assert.equal(placed.status, 201)
    await stopTracing()

    const request = spans.find(({ name }) => name === 'POST /v1/coupons')
    assert.equal(request?.traceId, traceId)
    const status = request?.attributes.find(({ key }) => key === 'http.response.status_code')
    assert.equal(Number(status?.value.intValue), 201)
    const below = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
    const batch = below.find(({ name }) => name === 'place coupons')
    assert.exists(batch)
    const writes = spans.filter(({ parentSpanId }) => parentSpanId === batch?.spanId)
    assert.includeMembers(
      writes.map(({ name }) => name),
      ['select', 'insert']
    )
    const text = JSON.stringify(spans)
    for (const secret of [player.username, 'traced-coupon-1']) assert.notInclude(text, secret)
  })

  test('end with the collector: what comes later is in none', async ({ assert, cleanup }) => {
    const { spans, server, url } = await collector()
    cleanup(() => void server.close())
    cleanup(stopTracing)
    const site = await makeSite()
    const session = await signInAs(site, await makeUser({ site, type: 'admin' }))
    await startTracing({ collector: url, share: 1 })
    await session.get('/v1/me')
    await stopTracing()
    const count = spans.length
    assert.isAbove(count, 1)

    await session.get('/v1/me')
    // what is still waiting is sent at the next stop
    await startTracing({ collector: url, share: 1 })
    await stopTracing()
    assert.equal(spans.length, count)
  })
})
