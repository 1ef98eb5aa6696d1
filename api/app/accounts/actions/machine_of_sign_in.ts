import type { MachineProof } from '@grandstand/shared-types/wire/desk/machines'
import { AppError } from '#core/errors/app_error'
import { shopOf } from '#core/requests/access'
import User from '#accounts/models/user'
import { recordRefusedSignIn } from '#accounts/refused_sign_ins'
import { requireProof, type ProvenMachine } from '#machines/proof'
import { recordRefusedMachine } from '#machines/refusals'

interface SignIn {
  ip: string
  machine?: MachineProof | undefined
}

/**
 * The machine on which a user signs in; undefined without a proof where the user needs none. Throws 403
 * `machineRequired` for a wrong proof, a proof of a machine at which the user does not work, and a missing proof where
 * the user works on a registered machine only.
 */
export async function machineOf(user: User, { ip, machine }: SignIn): Promise<number | undefined> {
  const { siteId, username } = user
  if (!machine) {
    if (user.type !== 'terminal' || !user.requiresMachine) return undefined
    await recordRefusedSignIn({ siteId, userId: user.id, reason: 'machine', ip })
    throw new AppError('machineRequired')
  }
  const proven = await requireProof({ siteId, username, ip }, machine)
  if (!(await worksAt(user, proven))) {
    const { machineId } = machine
    await recordRefusedMachine({ siteId, machine: proven.id, machineId, reason: 'user', ip })
    throw new AppError('machineRequired')
  }
  return proven.id
}

/** Whether the machine is the user's own, or that of a branch where the desks of the user's shop take turns. */
async function worksAt({ id, type, path }: User, machine: ProvenMachine): Promise<boolean> {
  if (machine.userId === id) return true
  if (machine.mode !== 'branch' || type !== 'terminal') return false
  const owner = await User.findOrFail(machine.userId)
  return shopOf(owner) === shopOf({ type, path })
}
