/** The player app has no texts for errors that only staff meet. */
import { test } from '@japa/runner'
import { keysOf, STAFF_ERRORS } from '@grandstand/shared-types/core/errors'
import { isOneOf } from '#core/operations/admission'
import { errorsOf } from '#core/operations/errors'
import { OPERATIONS } from '#tests/support/operations'

const PLAYER = { type: 'player', permissions: new Set<never>() } as const

test.group('Errors that only staff meet', () => {
  test('no operation of visitors or players answers an error that the player app has no text for', ({
    assert,
  }) => {
    const theirs = OPERATIONS.filter(
      ({ operation }) => operation.who.includes('visitor') || isOneOf(PLAYER, operation)
    )
    const answered = new Set(theirs.flatMap(({ operation }) => [...errorsOf(operation)]))
    assert.deepEqual(
      keysOf(STAFF_ERRORS).filter((key) => answered.has(key)),
      []
    )
  })
})
