/** Checks that a request comes from a registered machine: its id alone is worth nothing. */
import { signInText, type DeskMode } from '@grandstand/shared-types/accounts/machines'
import type { MachineProof } from '@grandstand/shared-types/wire/desk/machines'
import { AppError } from '#core/errors/app_error'
import { isChallengeOf, useChallenge } from '#machines/challenge'
import { isSignedBy } from '#machines/machine_key'
import { findMachine, type Machine } from '#machines/queries/find_machine'
import { recordRefusedMachine, type MachineRefusal } from '#machines/refusals'

interface Visitor {
  siteId: number
  username: string
  ip: string
}

/** A machine whose proof was right. */
export interface ProvenMachine {
  id: number
  userId: number
  mode: DeskMode
}

/**
 * Checks the proof of a machine: its signature under a challenge that this server made for this username. Uses the
 * challenge up, and resolves to the machine. The audit log records a refusal with its reason, which the answer does not
 * tell. Throws 403 `machineRequired`.
 */
export async function requireProof(
  { siteId, username, ip }: Visitor,
  proof: MachineProof
): Promise<ProvenMachine> {
  const { machineId } = proof
  const machine = await findMachine(siteId, machineId)
  const reason = await refusalOf(machine, { siteId, machineId, username }, proof)
  if (!machine || reason) {
    const refused = { siteId, machine: machine?.id ?? null, machineId, ip }
    await recordRefusedMachine({ ...refused, reason: reason ?? 'unknown' })
    throw new AppError('machineRequired')
  }
  return { id: machine.id, userId: machine.userId, mode: machine.mode }
}

async function refusalOf(
  machine: Machine | null,
  asker: { siteId: number; machineId: string; username: string },
  { challenge, signature }: MachineProof
): Promise<MachineRefusal | null> {
  if (!machine) return 'unknown'
  if (machine.revokedAt !== null) return 'revoked'
  if (machine.publicKey === null) return 'noKey'
  if (!isChallengeOf(asker, challenge)) return 'challenge'
  const text = signInText({ ...asker, challenge })
  if (!isSignedBy(machine.publicKey, text, signature)) return 'signature'
  return (await useChallenge(challenge)) ? null : 'replayed'
}
