import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { dialect } from '#core/dialect/current'
import { pauseBetting } from '#core/requests/betting_pause'
import { checkClock } from '#integrity/clock/clock_check'
import { makeManifest } from '#integrity/release/manifest'
import { checkRelease } from '#integrity/release/release_check'
import { loadMatches } from '#book/load'
import { makeMatch, outcomeOf } from '#tests/support/board'
import { makeBettor, place, slip } from '#tests/coupons/support'

const PAUSE_MS = 5_000

/** A time server whose clock is ahead of ours. */
async function timeServer(aheadMs: () => number): Promise<{ socket: Socket; reference: string }> {
  const socket = createSocket('udp4')
  socket.on('message', (_, { port, address }) => {
    const at = (Date.now() + aheadMs()) / 1_000 + 2_208_988_800
    const packet = Buffer.alloc(48)
    packet.writeUInt8(0x24, 0)
    packet.writeUInt8(1, 1)
    for (const offset of [32, 40]) {
      packet.writeUInt32BE(Math.floor(at), offset)
      packet.writeUInt32BE(Math.floor((at % 1) * 2 ** 32), offset + 4)
    }
    socket.send(packet, port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { socket, reference: `127.0.0.1:${socket.address().port}` }
}

/** Status and error key of a bet that nothing else would refuse. */
async function bet(): Promise<string> {
  const { session } = await makeBettor()
  const match = await makeMatch()
  await loadMatches([match.id])
  const { status, body } = await place(session, slip([[outcomeOf(match, '1', '1'), 2000]]))
  return status === 201 ? 'taken' : `${status} ${JSON.stringify(body)}`
}

const alerts = async (action: string): Promise<number> => {
  const rows: { count: number }[] = await db
    .query<{ count: number }>()
    .from('audit_log')
    .where({ action })
    .count('* as count')
  return Number(rows[0]?.count)
}

test.group('A12: the clock', (group) => {
  group.each.teardown(() => pauseBetting('clockDrift', false))

  test('a drift above 2 s is reported once, one above the limit pauses bets until it is gone', async ({
    assert,
    cleanup,
  }) => {
    let aheadMs = 0
    const { socket, reference } = await timeServer(() => aheadMs)
    cleanup(() => void socket.close())
    const check = () => checkClock({ reference, pauseMs: PAUSE_MS })
    assert.equal(await bet(), 'taken')
    const before = await alerts('clock.drifted')

    aheadMs = 1_500
    const right = await check()
    assert.approximately(right.driftMs ?? 0, -1_500, 300)
    assert.equal(await alerts('clock.drifted'), before)

    aheadMs = -3_000
    await check()
    const reported = await alerts('clock.drifted')
    assert.isAbove(reported, before)
    assert.equal(await bet(), 'taken')
    await check()
    assert.equal(await alerts('clock.drifted'), reported)

    aheadMs = 8_000
    await check()
    assert.match(await bet(), /^503 .*bettingPaused/)

    aheadMs = 0
    await check()
    assert.equal(await bet(), 'taken')
  })

  test('without a time server the clock of the database is asked, where it has one of its own', async ({
    assert,
  }) => {
    const found = await checkClock({ reference: undefined, pauseMs: PAUSE_MS })
    if (dialect().clockQuery === null) return assert.isNull(found.reference)
    assert.deepInclude(found, { reference: 'database', isAnswered: true })
    assert.isBelow(Math.abs(found.driftMs ?? Infinity), 1_000)
  })

  test('a time server that answers rubbish, or has no known name, changes nothing', async ({
    assert,
    cleanup,
  }) => {
    const socket = createSocket('udp4')
    socket.on('message', (_, { port, address }) => socket.send('rubbish', port, address))
    socket.bind(0, '127.0.0.1')
    await once(socket, 'listening')
    cleanup(() => void socket.close())
    const reference = `127.0.0.1:${socket.address().port}`
    for (const asked of [reference, 'nobody.invalid']) {
      const { isAnswered } = await checkClock({ reference: asked, pauseMs: PAUSE_MS })
      assert.isFalse(isAnswered)
    }
    assert.equal(await bet(), 'taken')
  })
})

test.group('A3: the files of the release', (group) => {
  let root: string
  group.each.setup(async () => {
    root = await mkdtemp(join(tmpdir(), 'grandstand-release-'))
    for (const path of ['package-lock.json', 'api/app/a.ts', 'database/b.ts']) {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await writeFile(join(root, path), path)
    }
    await writeFile(join(root, 'manifest.json'), JSON.stringify(await makeManifest(root)))
  })
  group.each.teardown(async () => {
    pauseBetting('releaseChanged', false)
    await rm(root, { recursive: true })
  })
  const check = () => checkRelease(join(root, 'manifest.json'), root)

  test('files that are changed, new or missing are named, alerted, and pause bets', async ({
    assert,
  }) => {
    const untouched = await check()
    assert.deepInclude(untouched, { fileCount: 3, changedCount: 0 })
    assert.equal(await bet(), 'taken')

    const before = await alerts('release.changed')
    await writeFile(join(root, 'api/app/a.ts'), 'changed')
    await writeFile(join(root, 'api/app/new.ts'), 'new')
    await rm(join(root, 'database/b.ts'))
    const { changed } = await check()
    assert.deepEqual(changed, ['api/app/a.ts', 'api/app/new.ts', 'database/b.ts'])
    assert.isAbove(await alerts('release.changed'), before)
    assert.match(await bet(), /^503 .*bettingPaused/)
  })

  test('a manifest that is gone or is none counts as a difference', async ({ assert }) => {
    await writeFile(join(root, 'manifest.json'), 'rubbish')
    assert.deepInclude(await check(), { changed: ['RELEASE_MANIFEST'], changedCount: 1 })
  })
})
