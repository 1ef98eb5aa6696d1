import { test } from '@japa/runner'
import { UofApi, UofApiError } from '#feed/sources/uof/api_client'
import { thirdParty, TOKEN, type Answer } from './third_party.ts'

const TOO_LARGE = Buffer.alloc(3 * 1024 * 1024, ' ')

test.group('The feed’s API: one request', () => {
  const failure = (party: { settings: ConstructorParameters<typeof UofApi>[0] }) =>
    new UofApi(party.settings).fixture('sr:match:1').then(
      () => 'answered',
      (error: unknown) => (error instanceof UofApiError ? error.message : 'another error')
    )

  test('carries the token, and is sent again after a fault that may pass', async ({ assert }) => {
    let count = 0
    const party = await thirdParty((_, response) => {
      count++
      if (count === 1) response.writeHead(503).end()
      else if (count === 2) response.destroy()
      else response.end('<x/>')
    })
    const document = await new UofApi(party.settings).fixture('sr:match:1')
    party.close()
    assert.equal(document.toString(), '<x/>')
    assert.deepEqual(
      party.asked,
      Array.from(
        { length: 3 },
        () => `GET /v1/sports/en/sport_events/sr:match:1/fixture.xml ${TOKEN}`
      )
    )
  })

  const PATH = '/v1/sports/en/sport_events/sr:match:1/fixture.xml'

  test('ends with the name of its fault: refused, failing, too large, gone', async ({ assert }) => {
    const cases: [Answer, string, number][] = [
      [(_, response) => response.writeHead(403).end(), `refused: 403 for ${PATH}`, 1],
      [(_, response) => response.writeHead(500).end(), `failed: 500 for ${PATH}`, 3],
      [(_, response) => response.end(TOO_LARGE), `tooLarge: ${PATH}`, 1],
      [
        // announces a length, and sends nothing
        (_, response) => response.writeHead(200, { 'content-length': TOO_LARGE.length }).write(''),
        `tooLarge: ${PATH}`,
        1,
      ],
      [
        // announces no length
        (_, response) => response.writeHead(200).write(TOO_LARGE),
        `tooLarge: ${PATH}`,
        1,
      ],
      [
        (_, response) => response.writeHead(302, { location: '/elsewhere' }).end(),
        `unreachable: ${PATH}`,
        3,
      ],
    ]
    for (const [answer, expected, tries] of cases) {
      const party = await thirdParty(answer)
      assert.equal(await failure(party), expected)
      assert.lengthOf(party.asked, tries, expected)
      party.close()
    }
    const gone = await thirdParty(() => undefined)
    gone.close()
    assert.equal(await failure(gone), `unreachable: ${PATH}`)
  })

  test('ends at its time limit when the answer is silent or endless', async ({ assert }) => {
    let timeIsOver = () => {}
    const timeLimit = () => {
      const time = new AbortController()
      timeIsOver = () => time.abort()
      return time.signal
    }
    const cases: Answer[] = [
      () => timeIsOver(),
      (_, response) => {
        // a byte now and then is no answer either
        let left = 5
        const drip = setInterval(() => (left-- > 0 ? response.write(' ') : timeIsOver()), 5)
        response.on('close', () => clearInterval(drip))
      },
    ]
    for (const answer of cases) {
      const party = await thirdParty(answer)
      assert.equal(
        await failure({ settings: { ...party.settings, timeLimit } }),
        `timeout: ${PATH}`
      )
      assert.lengthOf(party.asked, 3)
      party.close()
    }
  })
})
