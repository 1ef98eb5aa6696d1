/** The dealers, players and cashiers of the demo's past week. */
import { randomUUID } from 'node:crypto'
import { SHIPPED_ROLES } from '@grandstand/shared-types/accounts/shipped_roles'
import { DEFAULT_MAX_PAYOUT_MINOR } from '@grandstand/shared-types/coupons/limits/bounds'
import type { NewUser } from '#accounts/validators/user'
import type { Principal } from '#core/requests/access'
import { hashPassword } from '#accounts/password_hash'
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
  /** Cashier of the dealer's shop. */
  cashier?: Person
}

export interface People {
  players: Principal[]
  cashiers: Principal[]
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
        cashier: person('kasa.kadikoy', 'Onur', 'Tekin'),
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
    cashier: person('kasa.ege', 'Pelin', 'Avcı'),
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
 * Opens the branches below `head`, each with credit from the one above. Nobody knows the password, which is hashed once for
 * all: an admin sets one for whoever is to sign in.
 */
export async function openPeople(head: Principal): Promise<People> {
  const password = unknownPassword()
  return openBelow(head, BRANCHES, { password, passwordHash: await hashPassword(password) })
}

interface Unknown {
  password: string
  passwordHash: string
}

async function openBelow(
  head: Principal,
  branches: readonly Branch[],
  { password, passwordHash }: Unknown
): Promise<People> {
  const people: People = { players: [], cashiers: [] }
  const open = (above: Principal, input: Omit<NewUser, 'password'>) =>
    memberBelow(above, { ...input, password }, { passwordHash })
  const limits = { maxPayoutMinor: DEFAULT_MAX_PAYOUT_MINOR }
  for (const { creditMinor, branches: below, players, cashier, ...self } of branches) {
    const permissions = [...SHIPPED_ROLES.dealer.permissions]
    const dealer = await open(head, { ...self, type: 'dealer', permissions })
    await sendCredit(head, dealer, creditMinor)
    for (const one of players) {
      const player = await open(dealer, { ...one, type: 'player', limits })
      await sendCredit(dealer, player, PLAYER_CREDIT_MINOR)
      people.players.push(player)
    }
    if (cashier) {
      const rights = [...SHIPPED_ROLES.cashier.permissions]
      const desk = await open(dealer, { ...cashier, type: 'terminal', permissions: rights, limits })
      people.cashiers.push(desk)
    }
    const lower = await openBelow(dealer, below, { password, passwordHash })
    people.players.push(...lower.players)
    people.cashiers.push(...lower.cashiers)
  }
  return people
}

const unknownPassword = (): string => randomUUID().slice(0, 18)
