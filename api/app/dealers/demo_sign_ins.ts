/** The demo's passwords are published, so they may only open a server that nobody else can reach. */
import { BlockList, isIP } from 'node:net'

export const DEMO_SITE_KEY = 'grandstand'

/** The demo's second brand; its key is made of its title. */
export const SECOND_BRAND = {
  key: 'floodlight-bet',
  title: 'Floodlight Bet',
  host: 'second.localhost',
} as const

export interface SignIn {
  username: string
  password: string
}

export const KNOWN_SIGN_INS = [
  { username: 'admin', password: 'admin1234' },
  { username: 'dealer', password: 'dealer1234' },
  { username: 'player', password: 'player1234' },
  { username: 'cashier', password: 'cashier1234' },
] as const satisfies SignIn[]

/** Admin, dealer, player and cashier with `ownPassword`, or with the published passwords. */
export function signInsWith(ownPassword?: string): [SignIn, SignIn, SignIn, SignIn] {
  const [admin, dealer, player, cashier] = KNOWN_SIGN_INS
  const own = (signIn: SignIn) => ({ ...signIn, password: ownPassword ?? signIn.password })
  return [own(admin), own(dealer), own(player), own(cashier)]
}

export interface Listening {
  /** The address that the server listens on. */
  host: string
  isDemoOn: boolean
  /** `DEMO_PASSWORD`. */
  ownPassword: string | undefined
}

/** The demo would let people on other machines sign in with a published password; the message names the remedy. */
export class UnsafeDemo extends Error {}

/** Throws `UnsafeDemo` when the demo would be open to others with published passwords. */
export function requireDemoPassword({ host, isDemoOn, ownPassword }: Listening): void {
  if (isOwnMachine(host) || !isDemoOn || ownPassword !== undefined) return
  throw new UnsafeDemo(
    `HOST is ${host}, and everybody knows the demo's passwords: set DEMO=false, or DEMO_PASSWORD to one of your own`
  )
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether only this machine can reach a listening address. */
export function isOwnMachine(host: string): boolean {
  const family = isIP(host)
  if (family === 0) return host === 'localhost'
  return loopback.check(host, family === 6 ? 'ipv6' : 'ipv4')
}
