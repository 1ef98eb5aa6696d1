/** The dealers and players of the demo's past week. */
import { randomUUID } from 'node:crypto'
import { SHIPPED_ROLES } from '@grandstand/shared-types/accounts/shipped_roles'
import { DEFAULT_MAX_PAYOUT_MINOR } from '@grandstand/shared-types/coupons/limits/bounds'
import type { Principal } from '#core/requests/access'
import { memberBelow, sendCredit } from '#dealers/demo_people'

interface Person {
  username: string
  firstName: string
  lastName: string
}

interface Branch extends Person {
  creditMinor: number
  branches: readonly Branch[]
  players: readonly Person[]
}

const person = (username: string, firstName: string, lastName: string): Person => ({
  username,
  firstName,
  lastName,
})

const PLAYER_CREDIT_MINOR = 200_000

const BRANCHES: readonly Branch[] = [
  {
    ...person('marmara', 'Deniz', 'Kaya'),
    creditMinor: 8_000_000,
    players: [person('aylin34', 'Aylin', 'Çelik'), person('burak77', 'Burak', 'Demir')],
    branches: [
      {
        ...person('kadikoy', 'Ece', 'Aydın'),
        creditMinor: 2_000_000,
        branches: [],
        players: [
          person('cemre01', 'Cemre', 'Koç'),
          person('doruk19', 'Doruk', 'Arslan'),
          person('elif.su', 'Elif', 'Şahin'),
        ],
      },
      {
        ...person('besiktas', 'Kerem', 'Yıldız'),
        creditMinor: 2_000_000,
        branches: [],
        players: [person('fatih58', 'Fatih', 'Polat'), person('gizem10', 'Gizem', 'Ünal')],
      },
    ],
  },
  {
    ...person('ege_bayi', 'Selin', 'Öztürk'),
    creditMinor: 5_000_000,
    branches: [],
    players: [
      person('hakan35', 'Hakan', 'Erdem'),
      person('irem.k', 'İrem', 'Kurt'),
      person('kaan_09', 'Kaan', 'Aksoy'),
    ],
  },
  {
    ...person('akdeniz', 'Murat', 'Doğan'),
    creditMinor: 4_000_000,
    branches: [],
    players: [person('leyla07', 'Leyla', 'Güneş'), person('mert.can', 'Mert', 'Can')],
  },
]

/**
 * Opens the branches below `head`, each with credit from the one above; resolves to their players. Nobody knows the
 * passwords: an admin sets one for whoever is to sign in.
 */
export async function openPeople(
  head: Principal,
  branches: readonly Branch[] = BRANCHES
): Promise<Principal[]> {
  const players: Principal[] = []
  for (const { creditMinor, branches: below, players: people, ...self } of branches) {
    const dealer = await memberBelow(head, false, {
      ...self,
      type: 'dealer',
      password: unknownPassword(),
      permissions: [...SHIPPED_ROLES.dealer.permissions],
    })
    await sendCredit(head, dealer, creditMinor)
    for (const one of people) {
      const player = await memberBelow(dealer, false, {
        ...one,
        type: 'player',
        password: unknownPassword(),
        limits: { maxPayoutMinor: DEFAULT_MAX_PAYOUT_MINOR },
      })
      await sendCredit(dealer, player, PLAYER_CREDIT_MINOR)
      players.push(player)
    }
    players.push(...(await openPeople(dealer, below)))
  }
  return players
}

const unknownPassword = (): string => randomUUID().slice(0, 18)
