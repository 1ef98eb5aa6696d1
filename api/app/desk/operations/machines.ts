/** Machines as far as cash is concerned: cash that players put in, and the end of a machine with its shift. */
import type { DepositCredited, MachineRow } from '@grandstand/shared-types/wire/desk/machines'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { rowReader } from '#core/operations/resource_operations'
import * as depositing from '#desk/actions/deposit_cash'
import * as revoking from '#desk/actions/revoke_machine'
import { depositValidator } from '#desk/validators/deposit'
import { machineResource, scopeMachines, withStates } from '#machines/queries/machine_resource'
import { reasonValidator } from '#machines/validators/machines'
import { siteByHost } from '#sites/current_site'

const machineRow = rowReader(machineResource, { scope: scopeMachines, extend: withStates })

export const revokeMachine = operation({
  method: 'POST',
  path: '/v1/machines/:id/revoke',
  does: 'Ends a machine for good: its key, its sessions, and the open shift of its user, uncounted.',
  stepUp: 'byAction',
  who: 'machines.manage',
  body: reasonValidator,
  answers: reply<MachineRow>(),
  errors: ['stepUpNeeded', 'machineEnded'],
  async handle({ params: { id }, principal, body: { reason }, ip }) {
    await revoking.revokeMachine({ principal, ip }, id, reason)
    return machineRow(id, principal)
  },
})

export const machineDeposit = operation({
  method: 'POST',
  path: '/v1/machines/deposits',
  does: 'Credits cash that a player put into a machine, once for each uuid.',
  spec: ['terminal deposit'],
  who: 'machine',
  withoutCsrf: true,
  body: depositValidator,
  answers: reply<DepositCredited>(),
  errors: [
    'machineForged',
    'machineRevoked',
    'machineMessageOld',
    'machineLocked',
    'idempotencyConflict',
    'notFound',
    'accountPassive',
    'countryNotAllowed',
    'minimumAge',
    'identityNumberInUse',
    'selfExcluded',
    'ownDepositLimit',
    'cashAboveMax',
    'dealerPassive',
    'currencyDiffers',
    'shiftNotOpen',
  ],
  notes: {
    in: "`signature` by the machine's key over all other fields; a message is good for 10 minutes",
    out: 'the same for every copy of the message',
  },
  async handle({ ctx, body, ip }) {
    const { id: siteId } = await siteByHost(ctx.request.hostname() ?? '')
    return depositing.depositCash({ siteId, ip }, body)
  },
})
