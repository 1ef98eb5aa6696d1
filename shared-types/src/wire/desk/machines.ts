/** Shapes of registered machines. Amounts are minor units, times epoch milliseconds. */
import type { DeskMode, PrinterState } from '../../accounts/machines.ts'

/** Body of `POST /v1/machines`. */
export interface NewMachine {
  /** The terminal user who works at the machine. */
  userId: number
  name: string
  machineId: string
  /** `terminal` unless given. */
  mode?: DeskMode | undefined
}

/** Body of `POST /v1/machines/:id/mode`. */
export interface MachineModeOrder {
  mode: DeskMode
  reason: string
}

/** Answer of `POST /v1/machines`. */
export interface MachineRegistered {
  id: number
  /** A code for the machine, shown only in this answer and typed there once. */
  code: string
  codeExpiresAt: number
}

/** Body of `POST /v1/machines/enrolments`. */
export interface Enrolment {
  machineId: string
  code: string
  /** ECDSA on the curve P-256, SPKI in base64. */
  publicKey: string
}

/** A machine as the machine itself sees it. */
export interface OwnMachine {
  machineId: string
  name: string
  /** The user who works at the machine; at a branch, the user in whose drawer the cash of players counts. */
  username: string
  mode: DeskMode
}

/** Answer of `POST /v1/machines/challenges`. */
export interface Challenge {
  challenge: string
  expiresAt: number
}

/** The proof of a machine at a sign-in: `signature` signs `signInText`; r and s in base64. */
export interface MachineProof {
  machineId: string
  challenge: string
  signature: string
}

/** Body of `POST /v1/machines/heartbeats`. */
export interface Heartbeat {
  printer: PrinterState
}

/** Answer of a heartbeat; null when the session is not on a registered machine. */
export interface HeartbeatView {
  machine: { name: string; isLocked: boolean; mode: DeskMode } | null
}

/** A row of `GET /v1/machines`, the status board. */
export interface MachineRow {
  id: number
  userId: number
  username: string
  name: string
  machineId: string
  mode: DeskMode
  registeredAt: number
  /** When the machine got its key; null until then. */
  enrolledAt: number | null
  lockedAt: number | null
  revokedAt: number | null
  lastSeenAt: number | null
  printer: PrinterState
  isOnline: boolean
  /** Time of the last coupon that the machine's user sold. */
  lastSaleAt: number | null
  /** The open shift of its user. */
  shiftId: number | null
}

/** Body of `POST /v1/machines/deposits`: `signature` signs `depositText`; r and s in base64. */
export interface MachineDeposit {
  machineId: string
  username: string
  creditMinor: number
  uuid: string
  sentAt: number
  signature: string
}

/** A credited deposit; every copy of its message gets the same answer. */
export interface DepositCredited {
  uuid: string
  transferId: number
  creditMinor: number
  currency: string
}
