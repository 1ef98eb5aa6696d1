/** Which type opens which: every type by every type, with and without each permission that opens users. */
import { test } from '@japa/runner'
import {
  mayHold,
  USER_TYPES,
  type Permission,
  type UserType,
} from '@grandstand/shared-types/accounts/user_types'
import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { signInAs, type Refusal } from '#tests/support/client'
import { figure } from '#tests/support/figure'
import { makeSite, makeUser, uniqueName, type TestUser } from '#tests/support/factories'

const OPENING: readonly Permission[] = ['users.add', 'dealers.add', 'partners.open', 'partners.add']

/** The permission that opens each type directly below; written out on purpose. A missing type is never opened. */
const OPENS: Record<string, Partial<Record<UserType, Permission>>> = {
  'admin': {
    dealer: 'dealers.add',
    partner: 'partners.open',
    terminal: 'users.add',
    operator: 'dealers.add',
    player: 'users.add',
  },
  'dealer': {
    dealer: 'dealers.add',
    partner: 'partners.open',
    terminal: 'users.add',
    operator: 'dealers.add',
    player: 'users.add',
  },
  'sub-dealer': {
    dealer: 'dealers.add',
    partner: 'partners.open',
    terminal: 'users.add',
    operator: 'dealers.add',
    player: 'users.add',
  },
  'partner': { player: 'users.add' },
  'operator of a dealer': {
    dealer: 'dealers.add',
    partner: 'partners.open',
    terminal: 'users.add',
    player: 'users.add',
  },
  'terminal': {},
  'player': {},
}

const TYPE: Record<string, UserType> = {
  'sub-dealer': 'dealer',
  'operator of a dealer': 'operator',
}

const bodyOf = (type: UserType, more: object = {}) => ({
  type,
  username: uniqueName('new'),
  password: 'open-sesame-2',
  ...more,
})

/** An opener with one permission to open users, in a branch that holds all of them. */
async function makeOpener(role: string, permission: Permission) {
  const site = await makeSite()
  const type = TYPE[role] ?? (role as UserType)
  const above =
    type === 'admin'
      ? undefined
      : await makeUser({ site, type: 'dealer', permissions: [...OPENING] })
  const user = await makeUser({
    site,
    type,
    ...(above && { parent: above }),
    permissions: mayHold(type, permission) ? [permission] : [],
  })
  return { site, above, user, session: await signInAs(site, user) }
}

test.group('Opening users', () => {
  test('each type is opened by users with the permission, and otherwise refused by name', async ({
    assert,
  }) => {
    let count = 0
    for (const [role, opens] of Object.entries(OPENS)) {
      for (const permission of OPENING) {
        const { above, user, session } = await makeOpener(role, permission)
        for (const type of USER_TYPES) {
          const { status, body } = await session.post<UserRow & Refusal>('/v1/users', bodyOf(type))
          const title = `${role} with ${permission} opens ${type}: ${status}`
          // an admin holds every permission
          const isHeld = opens[type] === permission || (role === 'admin' && type in opens)
          const parentId = role === 'operator of a dealer' ? above?.id : user.id
          if (isHeld) {
            assert.deepEqual([status, body.type, body.parentId], [201, type, parentId], title)
          } else if (type === 'admin' && mayHold(user.type, permission)) {
            assert.deepEqual([status, body.error.fields?.[0]?.field], [422, 'type'], title)
          } else assert.deepEqual([status, body.error.key], [403, 'notAllowed'], title)
          count += 1
        }
      }
    }
    figure(`${count} openings of ${USER_TYPES.length} types by ${Object.keys(OPENS).length} roles`)
  })

  test('an operator of the house chooses the parent, within the brand', async ({ assert }) => {
    const site = await makeSite()
    const admin = await makeUser({ site, type: 'admin' })
    const dealer = await makeUser({ site, type: 'dealer' })
    const foreign = await makeUser({ site: await makeSite(), type: 'dealer' })
    const clerk = await makeUser({
      site,
      type: 'operator',
      parent: admin,
      permissions: ['users.add', 'dealers.add'],
    })
    const session = await signInAs(site, clerk)
    const open = async (type: UserType, parentId?: number) => {
      const more = parentId === undefined ? {} : { parentId }
      return (await session.post<UserRow & Refusal>('/v1/users', bodyOf(type, more))).status
    }
    assert.equal(await open('player', dealer.id), 201)
    assert.equal(await open('dealer', admin.id), 201)
    assert.equal(await open('player'), 422)
    assert.equal(await open('player', foreign.id), 404)
    assert.equal(await open('operator', admin.id), 403)
  })

  test('only the right parents: players below terminals, and operators below partners, are refused', async ({
    assert,
  }) => {
    const site = await makeSite()
    const admin = await makeUser({ site, type: 'admin' })
    const session = await signInAs(site, admin)
    const below = async (parent: TestUser, type: UserType) => {
      const body = bodyOf(type, { parentId: parent.id })
      const answer = await session.post<Refusal>('/v1/users', body)
      return [answer.status, answer.body.error.fields?.[0]?.field]
    }
    for (const [parentType, type] of [
      ['terminal', 'player'],
      ['operator', 'player'],
      ['player', 'player'],
      ['partner', 'operator'],
      ['partner', 'dealer'],
      ['partner', 'terminal'],
    ] as const) {
      const parent = await makeUser({ site, type: parentType, parent: admin })
      assert.deepEqual(await below(parent, type), [422, 'parentId'], `${parentType} ${type}`)
    }
  })
})
