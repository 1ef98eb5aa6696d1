/** Cached answers of the live list: kept only as long as they are requested again, and never more than a bound. */
import { test } from '@japa/runner'
import { FreshAnswers } from '#live/queries/fresh'

const text = (bytes: number) => 'x'.repeat(bytes / 2)

test.group('Answers of the live list', () => {
  const make = () => new FreshAnswers({ sharedMs: 100, keptMs: 1_000, mostBytes: 10_000 })

  test('are shared for a moment, and longer while the book does not change', ({ assert }) => {
    const answers = make()
    let made = 0
    const ask = (version: string, at: number) => answers.get('key', version, at, () => ++made)
    assert.deepEqual([ask('a', 0), ask('b', 99), ask('b', 100)], [1, 1, 2])
    assert.deepEqual([ask('b', 1_099), ask('b', 1_100)], [2, 3])
  })

  test('never take more memory than their bound', ({ assert }) => {
    const answers = make()
    for (let i = 0; i < 500; i++) {
      answers.get(`key ${i}`, 'a', 0, () => text(3_000))
      assert.isAtMost(answers.bytes, 10_000)
    }
    assert.lengthOf(
      answers.get('large', 'a', 0, () => text(20_000)),
      10_000
    )
    assert.equal(answers.bytes, 9_000)
  })

  test('are dropped when they are too old to be sent', ({ assert }) => {
    const answers = make()
    answers.get('one', 'a', 0, () => text(4_000))
    answers.get('two', 'a', 500, () => text(2_000))
    answers.get('three', 'a', 1_000, () => text(1_000))
    assert.equal(answers.bytes, 3_000)
    answers.get('three', 'b', 1_200, () => text(2_000))
    assert.equal(answers.bytes, 4_000)
  })
})
