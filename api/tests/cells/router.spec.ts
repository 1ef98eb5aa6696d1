import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { WebSocket } from 'ws'
import { STREAM_PATH } from '@grandstand/shared-types/stream/frames'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { FollowedCells } from '#cells/followed_cells'
import { cellOfHost, cellsOf } from '#cells/cells_file'
import { openStream } from '#stream/open'
import { closeServer, routerOf, tellingServer, type Asked } from '#tests/cells/support'
import { until } from '#tests/nodes/cluster'
import { ApiSession, listeningPort, signInAs, type Refusal } from '#tests/support/client'
import { DEFAULT_PASSWORD, makeSite, makeUser } from '#tests/support/factories'

test.group('The router in front of cells', () => {
  test('passes a brand’s requests and sockets to its cell, which knows the client', async ({
    assert,
    cleanup,
  }) => {
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player' })
    const own = `http://127.0.0.1:${await listeningPort()}`
    const router = await routerOf({ cells: { own: [own] }, hosts: { [site.host]: 'own' } })
    cleanup(() => router.stop())
    const session = await signInAs(site, player, undefined, router.port)
    assert.equal((await session.get<Me>('/v1/me')).body.id, player.id)

    // the proxy before the router is trusted, so the address that it names is the client's
    const from = { 'x-forwarded-for': '198.51.100.7' }
    const sign = { username: player.username, password: DEFAULT_PASSWORD }
    const other = new ApiSession(site.host, router.port)
    assert.equal((await other.send('POST', '/v1/sessions', sign, from)).status, 201)
    const latest = await db
      .from('user_sessions')
      .where('user_id', player.id)
      .orderBy('id', 'desc')
      .first()
    assert.equal(latest.ip, '198.51.100.7')

    cleanup(await openStream())
    const socket = new WebSocket(`ws://127.0.0.1:${router.port}${STREAM_PATH}`, {
      headers: { host: site.host },
      perMessageDeflate: false,
    })
    cleanup(() => socket.terminate())
    const first = await new Promise<number>((resolve, reject) => {
      socket.once('message', (data) => resolve(Buffer.isBuffer(data) ? data.length : 0))
      socket.once('error', reject)
    })
    assert.isAbove(first, 0)
  })

  test('leads each host to its cell, and hosts of no cell to the one for others', async ({
    assert,
    cleanup,
  }) => {
    const west = await tellingServer()
    const east = await tellingServer()
    const json = {
      cells: { west: [west.address], east: [east.address] },
      hosts: { 'west.test': 'west', 'east.test': 'east' },
    }
    const router = await routerOf({ ...json, others: 'east' })
    const closed = await routerOf(json)
    cleanup(async () => {
      await Promise.all([router.stop(), closed.stop(), closeServer(west.server)])
      await closeServer(east.server)
    })
    const askedAt = async (host: string) => {
      const answer = await new ApiSession(host, router.port).get<Asked>('/v1/x?a=1')
      assert.deepEqual(answer.headers.getSetCookie(), ['a=1', 'b=2'])
      return answer.body
    }
    assert.containsSubset(await askedAt('west.test'), {
      url: '/v1/x?a=1',
      headers: { host: 'west.test' },
    })
    await closeServer(west.server)
    for (const host of ['east.test', 'EAST.test:8080', 'unknown.test']) {
      assert.equal((await askedAt(host)).headers.host, host)
    }

    const gone = await new ApiSession('west.test', router.port).get<Refusal>('/v1/me')
    assert.deepEqual([gone.status, gone.body.error.key], [503, 'tecnicalProblem'])
    const unknown = await new ApiSession('unknown.test', closed.port).get<Refusal>('/v1/me')
    assert.deepEqual([unknown.status, unknown.body.error.key], [404, 'notFound'])
    const socket = new WebSocket(`ws://127.0.0.1:${router.port}${STREAM_PATH}`, {
      headers: { host: 'west.test' },
    })
    const failed = await new Promise<Error>((resolve) => socket.once('error', resolve))
    assert.include(failed.message, '503')
  })

  test('asks the next server of a cell when one takes no connection, and sends a body once', async ({
    assert,
    cleanup,
  }) => {
    const { server, address } = await tellingServer()
    // a port that was free a moment ago may become the router's
    const dead = 'http://127.0.0.1:1'
    const router = await routerOf({ cells: { one: [dead, address] }, others: 'one' })
    cleanup(async () => {
      await router.stop()
      await closeServer(server)
    })
    const session = new ApiSession('a.test', router.port)
    for (let turn = 0; turn < 3; turn++) {
      const { body } = await session.post<Asked>('/v1/x', { turn })
      assert.deepEqual([body.method, body.body], ['POST', JSON.stringify({ turn })])
    }
  })

  test('believes only trusted proxies, as the servers do', async ({ assert, cleanup }) => {
    const { server, address } = await tellingServer()
    const json = { cells: { one: [address] }, hosts: { 'a.test': 'one' } }
    const trusting = await routerOf(json)
    const alone = await routerOf(json, 'none')
    cleanup(async () => {
      await Promise.all([trusting.stop(), alone.stop(), closeServer(server)])
    })
    const said = {
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-host': 'a.test',
      'x-forwarded-proto': 'https',
    }
    const behindProxy = new ApiSession('proxy.test', trusting.port)
    assert.containsSubset(
      (await behindProxy.send<Asked>('GET', '/', undefined, said)).body.headers,
      {
        'x-forwarded-for': '198.51.100.7, 127.0.0.1',
        'x-forwarded-host': 'a.test',
        'x-forwarded-proto': 'https',
      }
    )
    // a client that says so itself is asked for by the host that it connected to
    const pretending = await new ApiSession('proxy.test', alone.port).send<Refusal>(
      'GET',
      '/',
      undefined,
      said
    )
    assert.equal(pretending.status, 404)
    const honest = await new ApiSession('a.test', alone.port).send<Asked>('GET', '/', undefined, {
      ...said,
      'x-forwarded-host': 'b.test',
    })
    assert.containsSubset(honest.body.headers, {
      'x-forwarded-host': 'a.test',
      'x-forwarded-proto': 'http',
    })
  })
})

test.group('The file of cells', () => {
  test('that names no servers, or a cell that is none, is refused', ({ assert }) => {
    for (const bad of [
      [],
      {},
      { cells: { a: [] } },
      { cells: { a: ['10.0.0.5:3333'] } },
      { cells: { a: ['http://x:1/path'] } },
      { cells: { a: ['http://x:1'] }, hosts: { 'a.test': 'b' } },
      { cells: { a: ['http://x:1'] }, others: 'b' },
    ]) {
      assert.throws(() => cellsOf(bad), Error, /./, JSON.stringify(bad))
    }
  })

  test('is read again when it changes; one that cannot be read changes nothing', async ({
    assert,
    cleanup,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'grandstand-cells-'))
    const path = join(folder, 'cells.json')
    const write = (text: string) => {
      // as a whole, since the router may look at any moment
      writeFileSync(`${path}.new`, text)
      renameSync(`${path}.new`, path)
    }
    const of = (name: string) =>
      JSON.stringify({ cells: { west: ['http://w:1'], east: ['http://e:1'] }, others: name })
    const told: string[] = []
    write(of('west'))
    const cells = await FollowedCells.open(path, (text) => told.push(text))
    cleanup(async () => {
      await cells.stop()
      rmSync(folder, { recursive: true })
    })
    const now = () => cellOfHost(cells.now, 'a.test')?.name
    assert.equal(now(), 'west')
    write('{')
    await until('the fault', async () => told.some((text) => text.includes('is not used')))
    assert.equal(now(), 'west')
    write(of('east'))
    await until('the change', async () => now() === 'east')
  })
})
