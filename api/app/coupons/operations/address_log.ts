import type { AddressRow } from '@grandstand/shared-types/wire/people/addresses'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { LIST_ERRORS, listPart } from '#core/operations/resource_operations'
import * as log from '#coupons/queries/address_log'

export const addressLog = operation({
  method: 'GET',
  path: '/v1/addresses',
  mayLag: true,
  does: 'From where people signed in and moved money, the newest first.',
  who: 'addresses.view',
  list: listPart(log.addressResource),
  answers: reply<AddressRow[]>(),
  errors: LIST_ERRORS,
  notes: {
    in: 'filters `userId`, `ip`, `action`, `createdAt_gte`, `createdAt_lte`; the newest 10 000 rows of each source',
    out: '`country` and `isVpn` by the files of today',
  },
  handle: ({ ctx, principal }) => log.addressLog(ctx, principal),
})
