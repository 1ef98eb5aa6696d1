/** Every write of the staff, with a body that is right but for what a test does to it. */
import { uniqueName } from '#tests/support/factories'
import type { World } from '#tests/support/world'

export interface Write {
  name: string
  method: 'POST' | 'PUT'
  path: (world: World) => string
  body: (world: World) => Record<string, unknown>
}

const person = () => ({ username: uniqueName('fuzz'), password: 'long-enough', type: 'player' })
const profile = {
  parentId: 0,
  status: 1,
  email: 'a@b.test',
  birthDate: '1990-01-01',
  gender: 'f',
  countryCode: 'TR',
  openingLimit: 0,
  creditLimit: 0,
  permissions: [],
  products: { sport: 1 },
  limits: { maxStakeMinor: 5000 },
  firstName: 'A',
  currency: 'TRY',
  language: 'tr',
  isOnline: true,
}
const place = { name: 'A', names: { tr: 'A', en: 'A' }, listOrder: 1, active: true }

export const WRITES: Write[] = [
  {
    name: 'sign in',
    method: 'POST',
    path: () => '/v1/sessions',
    body: () => ({ username: 'nobody', password: 'nothing' }),
  },
  {
    name: 'own password',
    method: 'PUT',
    path: () => '/v1/me/password',
    body: () => ({ currentPassword: 'a', newPassword: 'bbbbbbbb', repeatPassword: 'bbbbbbbb' }),
  },
  {
    name: 'preference',
    method: 'PUT',
    path: () => '/v1/me/preferences/searches',
    body: () => ({ value: [{ name: 'Open', filter: { status: 0 } }] }),
  },
  {
    name: 'new user',
    method: 'POST',
    path: () => '/v1/users',
    body: (world) => ({ ...profile, ...person(), parentId: world.dealer.id }),
  },
  {
    name: 'user',
    method: 'PUT',
    path: (world) => `/v1/users/${world.player.id}`,
    body: () => profile,
  },
  {
    name: 'password of a user',
    method: 'PUT',
    path: (world) => `/v1/users/${world.player.id}/password`,
    body: () => ({ password: 'bbbbbbbb' }),
  },
  {
    name: 'site',
    method: 'PUT',
    path: (world) => `/v1/sites/${world.site.id}`,
    body: () => ({
      title: 'A',
      settings: {
        cancelMinutes: 5,
        couponAmountsMinor: [500],
        limits: { maxStakeMinor: 5000, types: { system: 1 }, bonus: { minCount: 3 } },
      },
    }),
  },
  { name: 'new dealer', method: 'POST', path: () => '/v1/dealers', body: () => ({ ...person() }) },
  {
    name: 'dealer',
    method: 'PUT',
    path: (world) => `/v1/dealers/${world.sibling.id}`,
    body: () => profile,
  },
  {
    name: 'credit',
    method: 'POST',
    path: (world) => `/v1/users/${world.player.id}/credits`,
    body: () => ({ direction: 'send', amountMinor: 1, note: 'a' }),
  },
  {
    name: 'new sport',
    method: 'POST',
    path: () => '/v1/sports',
    body: () => ({ id: 1, key: 'abc', ...place }),
  },
  {
    name: 'sport',
    method: 'PUT',
    path: (world) => `/v1/sports/${world.ids['sports']}`,
    body: () => place,
  },
  {
    name: 'new category',
    method: 'POST',
    path: () => '/v1/categories',
    body: () => ({ sportId: 1, countryCode: 'TR', ...place }),
  },
  {
    name: 'category',
    method: 'PUT',
    path: (world) => `/v1/categories/${world.match.categoryId}`,
    body: () => place,
  },
  {
    name: 'new tournament',
    method: 'POST',
    path: () => '/v1/tournaments',
    body: (world) => ({ categoryId: world.match.categoryId, ...place }),
  },
  {
    name: 'tournament',
    method: 'PUT',
    path: (world) => `/v1/tournaments/${world.match.tournamentId}`,
    body: () => place,
  },
  {
    name: 'new team',
    method: 'POST',
    path: () => '/v1/teams',
    body: (world) => ({
      name: 'A',
      sportId: 1,
      countryCode: 'TR',
      categoryId: world.match.categoryId,
      aliases: ['B'],
    }),
  },
  {
    name: 'team',
    method: 'PUT',
    path: (world) => `/v1/teams/${world.ids['teams']}`,
    body: () => ({ name: 'A', aliases: [] }),
  },
  {
    name: 'market type',
    method: 'PUT',
    path: (world) => `/v1/market-types/${world.ids['market-types']}`,
    body: () => place,
  },
  {
    name: 'new match',
    method: 'POST',
    path: () => '/v1/matches',
    body: (world) => ({
      tournamentId: world.match.tournamentId,
      homeTeamId: world.ids['teams'],
      awayTeamId: world.ids['teams'],
      startsAt: 2e12,
      minSelections: 1,
      listOrder: 0,
    }),
  },
  {
    name: 'match',
    method: 'PUT',
    path: (world) => `/v1/matches/${world.match.id}`,
    body: () => ({
      startsAt: 2e12,
      status: 'not_started',
      betStatus: 'started',
      active: true,
      minSelections: 1,
    }),
  },
  {
    name: 'new market',
    method: 'POST',
    path: () => '/v1/markets',
    body: (world) => ({
      matchId: world.match.id,
      marketTypeId: 18,
      specifier: 'total=2.5',
      outcomes: [{ key: 'over', oddsMilli: 2000 }],
    }),
  },
  {
    name: 'market',
    method: 'PUT',
    path: (world) => `/v1/markets/${world.ids['markets']}`,
    body: () => ({ status: 1, isMainLine: true, version: 1 }),
  },
  {
    name: 'price',
    method: 'PUT',
    path: (world) => `/v1/outcomes/${world.ids['outcomes']}`,
    body: () => ({ oddsMilli: 2000, active: true, version: 1 }),
  },
]
