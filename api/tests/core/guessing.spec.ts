/** Guesses in parallel are limited as strictly as guesses one after the other. */
import { test } from '@japa/runner'
import throttle from '#config/throttle'
import { openAllDoors } from '#core/throttle/throttle'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { figure } from '#tests/support/figure'
import { makeSite, makeUser, type TestSite, type TestUser } from '#tests/support/factories'

const GUESSES = 100

interface Place {
  site: TestSite
  user: TestUser
}

interface Door {
  name: string
  /** The number of guesses that may be checked at once. */
  limit: number
  /** The status of a wrong guess that was checked. */
  wrong: number
  guesser: (place: Place) => Promise<(index: number) => Promise<{ status: number }>>
}

const visitor = async ({ site }: Place) => {
  const session = new ApiSession(site.host)
  await session.get('/v1/me')
  return session
}

const DOORS: Door[] = [
  {
    name: 'POST /v1/sessions, one account',
    limit: 8,
    wrong: 401,
    guesser: async (place) => {
      const session = await visitor(place)
      return (index) =>
        session.post<Refusal>('/v1/sessions', {
          username: place.user.username,
          password: `guess-${index}`,
        })
    },
  },
  {
    name: 'POST /v1/sessions, an account each',
    limit: 40,
    wrong: 401,
    guesser: async (place) => {
      const session = await visitor(place)
      return (index) =>
        session.post<Refusal>('/v1/sessions', { username: `nobody${index}`, password: 'guess-1' })
    },
  },
  {
    name: 'PUT /v1/me/password',
    limit: 8,
    wrong: 422,
    guesser: async ({ site, user }) => {
      const session = await signInAs(site, user)
      return (index) =>
        session.put<Refusal>('/v1/me/password', {
          currentPassword: `guess-${index}`,
          newPassword: 'another-one',
          repeatPassword: 'another-one',
        })
    },
  },
  {
    name: 'GET /v1/tickets/:code',
    limit: 20,
    wrong: 404,
    guesser: async (place) => {
      const session = await visitor(place)
      return (index) => session.get<Refusal>(`/v1/tickets/GUESS${index}`)
    },
  },
  {
    name: 'GET /v1/coupon-shares/:code',
    limit: 20,
    wrong: 404,
    guesser: async (place) => {
      const session = await visitor(place)
      return (index) => session.get<Refusal>(`/v1/coupon-shares/GUESS${index}`)
    },
  },
]

for (const store of ['database', 'memory'] as const) {
  test.group(`Guessing in parallel, counted in the ${store}`, (group) => {
    const usual = throttle.store
    group.each.setup(async () => {
      throttle.store = store
      await openAllDoors()
    })
    group.teardown(async () => {
      await openAllDoors()
      throttle.store = usual
    })

    test('{name}')
      .with(DOORS)
      .run(async ({ assert }, { name, limit, wrong, guesser }) => {
        const site = await makeSite()
        const guess = await guesser({ site, user: await makeUser({ site, type: 'player' }) })
        const answers = await Promise.all(Array.from({ length: GUESSES }, (_, i) => guess(i)))
        const evaluated = answers.filter(({ status }) => status === wrong).length
        const refused = answers.filter(({ status }) => status === 429).length
        figure(
          `guesses at ${name}, counted in ${store}: ${evaluated} of ${GUESSES} looked at, limit ${limit}`
        )
        assert.equal(evaluated + refused, GUESSES)
        assert.equal(evaluated, limit)
      })
  })
}
