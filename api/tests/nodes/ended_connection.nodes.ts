/** A connection that the pool has ended, on a network that was cut before the database heard of the end. */
import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { createConnection, type Connection } from 'mysql2'
import env from '#start/env'
import { prepareConnection } from '#core/database/new_connection'
import { Wire } from '#tests/nodes/wire'

const ANSWER_SECONDS = 1

/** The driver's types do not tell of its socket. */
function withStream(handle: Connection) {
  if (!('stream' in handle && handle.stream instanceof Socket)) throw new Error('no socket')
  return Object.assign(handle, { stream: handle.stream })
}

test.group('An ended connection', () => {
  test('does not end the process when its network fails afterwards', async ({
    assert,
    cleanup,
  }) => {
    const wire = new Wire(env.get('DB_PORT', 3306))
    cleanup(() => wire.close())
    const handle = createConnection({
      host: '127.0.0.1',
      port: await wire.open(),
      user: env.get('DB_USER', 'root'),
      password: env.get('DB_PASSWORD', ''),
    })
    const errors: Error[] = []
    const note = (error: Error) => errors.push(error)
    process.on('uncaughtException', note)
    cleanup(() => void process.off('uncaughtException', note))
    const prepare = prepareConnection({ answerSeconds: ANSWER_SECONDS })
    await new Promise<void>((resolve, reject) => {
      prepare(withStream(handle), (error) => (error ? reject(error) : resolve()))
    })

    wire.cut()
    // as the pool ends it
    handle.end()
    handle.removeAllListeners()
    await pause(2 * ANSWER_SECONDS * 1_000)
    assert.deepEqual(errors, [])
  })
})
