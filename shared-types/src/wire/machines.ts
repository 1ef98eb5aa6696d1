/** Shapes of registered machines. Amounts are minor units, times epoch milliseconds. */
import type { DeskMode, PrinterState } from '../accounts/machines.ts'

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
  /** Typed once at the machine; shown once. */
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

/** A machine as itself knows it. */
export interface OwnMachine {
  machineId: string
  name: string
  /** The user who works at it; at a branch, the user whose drawer takes the cash that players put in. */
  username: string
  mode: DeskMode
}

/** Answer of `POST /v1/machines/challenges`. */
export interface Challenge {
  challenge: string
  expiresAt: number
}

/** The proof of a machine at a sign-in: `signature` is of `signInText`, r and s in base64. */
export interface MachineProof {
  machineId: string
  challenge: string
  signature: string
}

/** Body of `POST /v1/machines/heartbeats`. */
export interface Heartbeat {
  printer: PrinterState
}

/** Answer of a sign of life; null where the session is on no registered machine. */
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
  /** Time of the last coupon that its user has sold. */
  lastSaleAt: number | null
  /** The open shift of its user. */
  shiftId: number | null
}

/** Body of `POST /v1/machines/deposits`: `signature` is of `depositText`, r and s in base64. */
export interface MachineDeposit {
  machineId: string
  username: string
  creditMinor: number
  uuid: string
  sentAt: number
  signature: string
}

/** A deposit that was credited; the same for every copy of its message. */
export interface DepositCredited {
  uuid: string
  transferId: number
  creditMinor: number
  currency: string
}
