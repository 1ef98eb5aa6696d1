/** Machines as staff register and watch them. */
import type { MachineRegistered, MachineRow } from '@grandstand/shared-types/wire/desk/machines'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations, rowReader } from '#core/operations/resource_operations'
import * as locking from '#machines/actions/lock_machine'
import * as modes from '#machines/actions/set_mode'
import * as registering from '#machines/actions/register_machine'
import { machineResource, scopeMachines, withStates } from '#machines/queries/machine_resource'
import { modeValidator, newMachineValidator, reasonValidator } from '#machines/validators/machines'

const machines = { permission: 'machines.view', scope: scopeMachines, extend: withStates } as const
const machineRow = rowReader(machineResource, machines)

export const machineLists = {
  ...aroundList('machines', machineResource, machines),
  ...readOperations('machines', machineResource, machines),
}

export const registerMachine = operation({
  method: 'POST',
  path: '/v1/machines',
  does: 'Registers a machine for a terminal user; the answer holds the code for its key, once.',
  stepUp: 'byAction',
  who: 'machines.manage',
  body: newMachineValidator,
  answers: reply<MachineRegistered>(201),
  errors: ['stepUpNeeded', 'alreadyExists'],
  handle: ({ principal, body, ip }) => registering.registerMachine({ principal, ip }, body),
})

export const setMachineMode = operation({
  method: 'POST',
  path: '/v1/machines/:id/mode',
  does: 'Lets the users of the shop take turns at a machine, or leaves it to its own user.',
  stepUp: 'byAction',
  who: 'machines.manage',
  body: modeValidator,
  answers: reply<MachineRow>(),
  errors: ['stepUpNeeded', 'machineEnded'],
  async handle({ params: { id }, principal, body, ip }) {
    await modes.setMode({ principal, ip }, id, body)
    return machineRow(id, principal)
  },
})

const locks = {
  who: 'machines.manage',
  body: reasonValidator,
  answers: reply<MachineRow>(),
  errors: ['machineEnded'],
} as const

export const lockMachine = operation({
  ...locks,
  method: 'POST',
  path: '/v1/machines/:id/lock',
  does: 'Locks a machine: its user stays signed in, and sells, pays and cancels nothing.',
  stepUp: 'none: protects',
  async handle({ params: { id }, principal, body: { reason }, ip }) {
    await locking.setLocked({ principal, ip }, id, { isLocked: true, reason })
    return machineRow(id, principal)
  },
})

export const unlockMachine = operation({
  ...locks,
  method: 'POST',
  path: '/v1/machines/:id/unlock',
  does: 'Unlocks a machine.',
  stepUp: 'always',
  async handle({ params: { id }, principal, body: { reason }, ip }) {
    await locking.setLocked({ principal, ip }, id, { isLocked: false, reason })
    return machineRow(id, principal)
  },
})
