import type { MachineRow } from '@grandstand/shared-types/wire/machines'

/** The state of a machine that matters most. */
export function machineState(machine: MachineRow) {
  if (machine.revokedAt !== null) return 'revoked'
  if (machine.enrolledAt === null) return 'waiting'
  if (machine.lockedAt !== null) return 'locked'
  return machine.isOnline ? 'online' : 'offline'
}
