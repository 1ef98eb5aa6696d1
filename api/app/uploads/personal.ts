import type { Personal } from '#core/retention/personal_data'

/** Players upload nothing. */
export const personal: Personal = { ofThings: { uploads: ['address', 'name'] } }
