/** Registered machines of terminals: their ids, their states, and the texts that their keys sign. */

/** An id that staff read from the machine, such as a MAC address; case does not count. */
export const MACHINE_ID = /^[a-z\d][a-z\d:._-]{3,63}$/

/** States of the printer as the desk's page reports them. */
export const PRINTER_STATES = ['ok', 'noPaper', 'coverOpen', 'offline', 'unknown'] as const
export type PrinterState = (typeof PRINTER_STATES)[number]

/** What a machine serves: one user at a terminal, or the users of a shop in turns at its branch. */
export const DESK_MODES = ['terminal', 'branch'] as const
export type DeskMode = (typeof DESK_MODES)[number]

/** Seconds between two signs of life of a desk's page. */
export const HEARTBEAT_SECONDS = 15
/** A machine without a sign of life for this long is offline. */
export const ONLINE_SECONDS = 45

/** What a brand that sets nothing lets players put into machines, in minor units of the desk's currency. */
export const DEFAULT_CASH = {
  maxDepositMinor: 500_000,
  maxDayMinor: 2_000_000,
  maxShiftMinor: 10_000_000,
} as const

/** A machine's message that is older than this is refused. */
export const DEPOSIT_MINUTES = 10

interface SignIn {
  machineId: string
  username: string
  challenge: string
}

/**
 * The text that a machine signs to sign its user in. It contains the username, so that the proof cannot sign in another
 * user.
 */
export const signInText = ({ machineId, username, challenge }: SignIn): string =>
  JSON.stringify(['sign-in', machineId, username.toLowerCase(), challenge])

interface Deposit {
  machineId: string
  username: string
  creditMinor: number
  uuid: string
  sentAt: number
}

/** The text that a machine signs to report cash that a player put in. */
export const depositText = (deposit: Deposit): string => {
  const { machineId, username, creditMinor, uuid, sentAt } = deposit
  return JSON.stringify([
    'deposit',
    machineId,
    username.toLowerCase(),
    creditMinor,
    uuid.toLowerCase(),
    sentAt,
  ])
}
