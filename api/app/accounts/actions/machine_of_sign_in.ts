import type { MachineProof } from '@grandstand/shared-types/wire/machines'
import { AppError } from '#core/errors/app_error'
import type User from '#accounts/models/user'
import { recordRefusedSignIn } from '#accounts/refused_sign_ins'
import { requireProof } from '#machines/proof'
import { recordRefusedMachine } from '#machines/refusals'

interface SignIn {
  ip: string
  machine?: MachineProof | undefined
}

/**
 * The machine on which a user signs in; undefined without a proof where the user needs none. Throws 403 `machineRequired`
 * for a wrong proof, a proof of somebody else's machine, and none where the user works on a registered machine only.
 */
export async function machineOf(user: User, { ip, machine }: SignIn): Promise<number | undefined> {
  const { id: userId, siteId, username } = user
  if (!machine) {
    if (user.type !== 'terminal' || !user.requiresMachine) return undefined
    await recordRefusedSignIn({ siteId, userId, reason: 'machine', ip })
    throw new AppError('machineRequired')
  }
  const proven = await requireProof({ siteId, username, ip }, machine)
  if (proven.userId !== userId) {
    const { machineId } = machine
    await recordRefusedMachine({ siteId, machine: proven.id, machineId, reason: 'user', ip })
    throw new AppError('machineRequired')
  }
  return proven.id
}
