import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { assertWhole, placedIds, report } from '#tests/crash/checks'
import { anyBody, crashWorld, send, type Attempt, type World } from '#tests/crash/players'
import { server } from '#tests/crash/server_process'

const TIMES = 20

const sendAll = (attempt: Attempt) =>
  Promise.all(Array.from({ length: TIMES }, () => send(attempt)))

/** A coupon that will be accepted, with its key. */
function attemptOf(world: World): Attempt {
  const [player] = world.players
  if (!player) throw new Error('nobody plays')
  let body = anyBody(world)
  while (body.selections.some(({ oddsMilli }) => oddsMilli % 100 !== 0)) body = anyBody(world)
  return { player, body, key: randomUUID(), answer: null }
}

test.group('One key, many times', () => {
  test('M3 makes one coupon, one debit and equal answers when sent 20 times in parallel, after a restart and through a kill', async ({
    assert,
  }) => {
    const world = await crashWorld()
    const before = (await placedIds(world)).size
    const answers: Attempt['answer'][][] = []
    const quiet = attemptOf(world)
    answers.push(await sendAll(quiet))
    await server.stop()
    await server.start()
    answers[0]?.push(...(await sendAll(quiet)))

    const torn = attemptOf(world)
    server.killAt({ step: 'batchCommitted', times: 1 })
    const unanswered = await sendAll(torn)
    await server.ended()
    await server.start()
    answers.push(await sendAll(torn))

    assert.isTrue(unanswered.every((answer) => answer === null))
    for (const own of answers) {
      assert.isTrue(own.every((answer) => answer?.status === 201))
      assert.lengthOf(new Set(own.map((answer) => JSON.stringify(answer?.body))), 1)
    }
    assert.equal((await placedIds(world)).size, before + answers.length)
    await assertWhole(world, assert)
    report('M3', 'one key 20 times in parallel, restarted between and killed within', {
      keys: answers.length,
      answers: answers.flat().length,
      coupons: answers.length,
    })
  })
})
