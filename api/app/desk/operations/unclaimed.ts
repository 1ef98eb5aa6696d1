/** Tickets of desks that nobody has collected, for staff (rules 8.14). */
import type { UnclaimedTicketRow } from '@grandstand/shared-types/wire/desk/unclaimed'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations, rowReader } from '#core/operations/resource_operations'
import { scopeToPrincipal } from '#core/requests/access'
import { exactObject, reason, vine } from '#core/requests/validation'
import { reviveTicket } from '#desk/expiry/revive_ticket'
import { unclaimedResource } from '#desk/queries/unclaimed_resource'

const shown = { permission: 'desk.view', scope: scopeToPrincipal } as const
const readTicket = rowReader(unclaimedResource, { scope: scopeToPrincipal })

export const unclaimed = {
  ...aroundList('unclaimedTickets', unclaimedResource, shown),
  ...readOperations('unclaimedTickets', unclaimedResource, shown),
  reviveUnclaimedTicket: operation({
    method: 'POST',
    path: '/v1/unclaimed-tickets/:id/revive',
    does: 'Makes an expired ticket payable again, for the days of the brand from now; its money goes back from the house.',
    stepUp: 'always',
    who: 'desk.revive',
    body: vine.compile(exactObject({ reason: reason() })),
    answers: reply<UnclaimedTicketRow>(),
    errors: ['notFound', 'updatedError'],
    async handle({ principal, ip, params: { id }, body }) {
      await reviveTicket({ principal, ip }, id, body.reason)
      return readTicket(id, principal)
    },
  }),
}
