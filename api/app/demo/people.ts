/** The dealers, players and cashiers of the demo's past week. */
import { randomUUID } from 'node:crypto'
import type { ShippedRoleKey } from '@grandstand/shared-types/accounts/shipped_roles'
import { DEFAULT_MAX_PAYOUT_MINOR } from '@grandstand/shared-types/coupons/limits/bounds'
import type { NewUser } from '#accounts/validators/user'
import type { Principal } from '#core/requests/access'
import { hashPassword } from '#accounts/password_hash'
import { memberBelow, sendCredit, shippedRoleIds } from '#dealers/demo_people'

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
  /** A partner, who brings players and has no other task of the dealer's. */
  partner?: Person & { players: readonly Person[] }
}

export interface People {
  players: Principal[]
  cashiers: Principal[]
  /** By user name. */
  dealers: Map<string, Principal>
  /** Operators by role. */
  staff: Map<ShippedRoleKey, Principal>
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
]

/** Below the dealer whose password is published, so that a reader who signs in as this dealer sees a branch. */
const OWN_BRANCHES: readonly Branch[] = [
  {
    ...person('akdeniz', 'Murat', 'Doğan'),
    creditMinor: 2_000_000,
    branches: [],
    players: [person('leyla07', 'Leyla', 'Güneş'), person('mert.can', 'Mert', 'Can')],
    partner: {
      ...person('ortak.antalya', 'Seda', 'Bulut'),
      players: [person('nehir21', 'Nehir', 'Toprak')],
    },
  },
]

/** Staff of the house, one of each shipped role; the trader sets prices and results of all brands. */
const OPERATORS: readonly (Person & { role: ShippedRoleKey })[] = [
  { ...person('destek', 'Zeynep', 'Ateş'), role: 'support' },
  { ...person('trader', 'Ozan', 'Bilgin'), role: 'trading' },
  { ...person('muhasebe', 'Nil', 'Sezer'), role: 'finance' },
  { ...person('pazarlama', 'Derya', 'Koral'), role: 'marketing' },
]

/**
 * Opens the branches below `admin` and below `dealer`, each with credit from the dealer directly above, and the staff
 * of the house. They share one random password that nobody knows, hashed once; an admin sets a new one for a user who
 * is to sign in.
 */
export async function openPeople(admin: Principal, dealer: Principal | null): Promise<People> {
  const password = unknownPassword()
  const opening: Opening = {
    password,
    passwordHash: await hashPassword(password, 'known'),
    people: { players: [], cashiers: [], dealers: new Map(), staff: new Map() },
    roles: await shippedRoleIds(admin.siteId),
  }
  await openBelow(admin, BRANCHES, opening)
  if (dealer) await openBelow(dealer, OWN_BRANCHES, opening)
  for (const { role, ...operator } of OPERATORS) {
    const isInstallationStaff = role === 'trading'
    const kind = { type: 'operator' as const, isInstallationStaff, ...as(role, opening) }
    const input = { ...operator, ...kind }
    opening.people.staff.set(role, await open(admin, input, opening))
  }
  return opening.people
}

interface Opening {
  password: string
  passwordHash: string
  people: People
  roles: Map<string, number>
}

const LIMITS = { maxPayoutMinor: DEFAULT_MAX_PAYOUT_MINOR }

async function openBelow(
  head: Principal,
  branches: readonly Branch[],
  opening: Opening
): Promise<void> {
  const { people } = opening
  for (const { creditMinor, branches: below, players, cashier, partner, ...self } of branches) {
    const dealer = await open(head, { ...self, type: 'dealer', ...as('dealer', opening) }, opening)
    people.dealers.set(self.username, dealer)
    await sendCredit(head, dealer, creditMinor)
    await openPlayers(dealer, players, opening)
    if (cashier) {
      const desk = { ...cashier, type: 'terminal' as const, limits: LIMITS }
      people.cashiers.push(await open(dealer, { ...desk, ...as('cashier', opening) }, opening))
    }
    if (partner) {
      const { players: brought, ...one } = partner
      const input = { ...one, type: 'partner' as const, ...as('partner', opening) }
      const principal = await open(dealer, input, opening)
      await sendCredit(dealer, principal, PLAYER_CREDIT_MINOR)
      await openPlayers(principal, brought, opening, dealer)
    }
    await openBelow(dealer, below, opening)
  }
}

/** Opens players, with credit from `payer`. */
async function openPlayers(
  above: Principal,
  players: readonly Person[],
  opening: Opening,
  payer = above
): Promise<void> {
  for (const one of players) {
    // mails of the demo go to nobody: the domain is reserved
    const email = `${one.username}@example.com`
    const player = await open(above, { ...one, email, type: 'player', limits: LIMITS }, opening)
    await sendCredit(payer, player, PLAYER_CREDIT_MINOR)
    opening.people.players.push(player)
  }
}

const open = (
  above: Principal,
  input: Omit<NewUser, 'password'>,
  { password, passwordHash }: Opening
): Promise<Principal> => memberBelow(above, { ...input, password }, { passwordHash })

const as = (role: ShippedRoleKey, { roles }: Opening) => ({ roleId: roles.get(role) })

const unknownPassword = (): string => randomUUID().slice(0, 18)
