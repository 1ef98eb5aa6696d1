/** Gateways that misbehave: what is surely refused, and what nobody knows. */
import { createServer, type RequestListener } from 'node:http'
import { test } from '@japa/runner'
import { AppError } from '#core/errors/app_error'
import { askGateway } from '#payments/gateways/ask_gateway'

/** The address of a server that answers every request so; it ends with the test. */
async function gatewayThat(
  answers: RequestListener,
  cleanup: (work: () => void) => void
): Promise<string> {
  const server = createServer(answers)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanup(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
}

const ask = (url: string) =>
  askGateway({
    gateway: 'sandbox',
    url,
    method: 'POST',
    headers: {},
    body: { sum: 1 },
    timeoutMs: 500,
  }).catch((error: unknown) => error)

const MEGABYTE = 'x'.repeat(1_024 * 1_024)

test.group('A gateway that misbehaves', () => {
  const faults: [string, RequestListener][] = [
    ['HTML', (_, answer) => answer.end('<html>maintenance</html>')],
    ['nothing', (_, answer) => answer.end()],
    ['a broken connection', ({ socket }) => socket.destroy()],
    ['a server fault', (_, answer) => answer.writeHead(502).end('{}')],
    ['too late', () => undefined],
    [
      '50 MB',
      (_, answer) => {
        for (let size = 0; size < 50; size++) answer.write(MEGABYTE)
        answer.end()
      },
    ],
    ['another address', (_, answer) => answer.writeHead(302, { location: '/else' }).end()],
  ]
  for (const [name, answers] of faults) {
    test(`${name}: nobody knows whether it has acted`, async ({ assert, cleanup }) => {
      const failure = await ask(await gatewayThat(answers, cleanup))
      assert.instanceOf(failure, Error)
      assert.notInstanceOf(failure, AppError)
    })
  }

  test('one that is not there has surely not acted', async ({ assert }) => {
    // the port of a server that has ended
    const ends: (() => void)[] = []
    const url = await gatewayThat(
      () => undefined,
      (end) => ends.push(end)
    )
    for (const end of ends) end()
    const failure = await ask(url)
    assert.isTrue(failure instanceof AppError && failure.key === 'gatewayFailed')
  })

  test('a refusal is read with its status', async ({ assert, cleanup }) => {
    const url = await gatewayThat((_, answer) => answer.writeHead(422).end('{"no":1}'), cleanup)
    assert.deepEqual(await ask(url), { status: 422, body: { no: 1 } })
  })
})
