import type { MachineRow } from '@grandstand/shared-types/wire/desk/machines'

/** The most important of a machine's states. */
export function machineState(machine: MachineRow) {
  if (machine.revokedAt !== null) return 'revoked'
  if (machine.enrolledAt === null) return 'waiting'
  if (machine.lockedAt !== null) return 'locked'
  return machine.isOnline ? 'online' : 'offline'
}
