/**
 * Refused proofs and messages of machines in the audit log, a limited number in an hour, so that the log stays
 * readable.
 */
import db from '@adonisjs/lucid/services/db'
import throttle from '#config/throttle'
import { recordAudit } from '#audit/record_audit'
import { gate, takeTry } from '#core/throttle/throttle'

export type MachineRefusal =
  | 'unknown'
  | 'noKey'
  | 'signature'
  | 'challenge'
  | 'replayed'
  | 'user'
  | 'revoked'
  | 'locked'
  | 'tooOld'
  | 'conflict'

interface Refused {
  siteId: number
  /** Id of the machine's row; null for a machine id that nobody registered. */
  machine: number | null
  /** The machine id as it was sent. */
  machineId: string
  reason: MachineRefusal
  ip: string
}

/** Adds a row `machine.refused`, unless the hour's limit is reached. */
export async function recordRefusedMachine(refused: Refused): Promise<void> {
  const rows = gate(throttle.refusedMachineRows, 'refusedMachineRows')
  const isRoom = await takeTry({ ...rows, store: 'memory' }).then(
    () => true,
    () => false
  )
  if (!isRoom) return
  const { siteId, machine, machineId, reason, ip } = refused
  await recordAudit(db.connection(), {
    siteId,
    actorId: null,
    action: 'machine.refused',
    subjectType: 'machine',
    subjectId: machine,
    detail: { machineId, reason },
    ip,
  })
}
