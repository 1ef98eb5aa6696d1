/** Every act of money or rights says whether it asks for the second factor again, so that a new one cannot forget it. */
import { test } from '@japa/runner'
import { groupOf, type Permission } from '@grandstand/shared-types/accounts/user_types'
import { openAllDoors } from '#core/throttle/throttle'
import { clock } from '#core/timing/clock'
import { enrolled, nextCode } from '#tests/accounts/second_factor_support'
import { type ApiSession, type Refusal } from '#tests/support/client'
import { OPERATIONS, rightRequest, type NamedOperation } from '#tests/support/operations'
import { makeWorld, type World } from '#tests/support/world'

/** Longer than a proof counts that was given in the half minute after now. */
const A_PROOF_MS = 6 * 60_000

/** Beside the permissions of money and rights: those by which people, protection or the brand change hands. */
const BESIDE: ReadonlySet<string> = new Set<Permission>([
  'users.add',
  'users.edit',
  'users.password',
  'users.sessions',
  'users.erase',
  'dealers.add',
  'dealers.edit',
  'partners.open',
  'partners.add',
  'prices.limit',
  'games.edit',
  'jackpots.edit',
  'site.edit',
  'site.scripts',
  'suspicion.names',
  'results.enter',
  'results.undo',
  'decisions.approve',
  'coupons.cancel',
  'coupons.resolve',
  'offer.edit',
])

const isPermission = (caller: string): caller is Permission => caller.includes('.')

/** Whether a caller comes in by a permission of money or rights. */
function isGuarded({ operation }: NamedOperation): boolean {
  return [...operation.who, operation.also ?? ''].some(
    (caller) =>
      isPermission(caller) && (['money', 'rights'].includes(groupOf(caller)) || BESIDE.has(caller))
  )
}

const isExport = ({ operation }: NamedOperation) => operation.path.endsWith('/export')
const ACTS = OPERATIONS.filter(
  (named) => named.operation.method !== 'GET' && isGuarded(named) && !isExport(named)
)
const ALWAYS = OPERATIONS.filter(({ operation }) => operation.stepUp === 'always')
/** Lists of people, or of their money and messages. */
const LISTS_OF_PEOPLE = [
  'affiliateFlagsExport',
  'affiliatePlayersExport',
  'affiliatePostbacksExport',
  'affiliatesExport',
  'auditLogExport',
  'contactMessagesExport',
  'dealersExport',
  'erasuresExport',
  'mailsExport',
  'paymentsExport',
  'suspicionReportsExport',
  'usersExport',
]

test.group('Step-up of every operation', (group) => {
  let world: World
  let session: ApiSession
  let secret: string
  group.setup(async () => {
    world = await makeWorld()
    ;({ session, secret } = await enrolled(world.site, world.admin))
    return () => clock.reset()
  })
  group.each.teardown(openAllDoors)

  const ask = (named: NamedOperation) => {
    const { method, path, body, headers } = rightRequest(named, world)
    return session.send<Refusal | null>(method, path, body, headers)
  }

  test('S9: an act of money or rights says whether it asks', ({ assert }) => {
    assert.isAbove(ACTS.length, 100)
    const silent = ACTS.filter(({ operation }) => operation.stepUp === undefined)
    assert.deepEqual(
      silent.map(({ name }) => name),
      []
    )
  })

  test('S9: the file of a list of people asks', ({ assert }) => {
    const asking = OPERATIONS.filter(
      (named) => isExport(named) && named.operation.stepUp === 'always'
    )
    assert.deepEqual(asking.map(({ name }) => name).sort(), LISTS_OF_PEOPLE)
  })

  test('S9: an act that always asks does nothing before the code, and everything after it')
    .with(ALWAYS)
    .run(async ({ assert }, named) => {
      clock.set(clock.now() + A_PROOF_MS)
      const before = await ask(named)
      // who may not ask, or asks wrongly, hears that first
      if ([404, 422].includes(before.status)) return
      assert.deepEqual([before.status, before.body?.error.key], [403, 'stepUpNeeded'], named.name)
      const proof = await session.post('/v1/me/second-factor/proof', { code: nextCode(secret) })
      assert.equal(proof.status, 200)
      const after = await ask(named)
      assert.notEqual(after.body?.error?.key, 'stepUpNeeded', named.name)
    })
})
