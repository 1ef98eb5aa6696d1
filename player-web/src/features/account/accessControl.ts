/** refine's access control: a signed-in user reads the own lists, and changes only the own profile. */
import type { AccessControlProvider } from '@refinedev/core'
import type { QueryClient } from '@tanstack/react-query'
import { meQuery } from '../../api/queries.ts'

const READS: readonly string[] = ['list', 'show']
/** The resource of the own profile. */
export const OWN = 'me'

export const accessOf = (client: QueryClient): AccessControlProvider => ({
  async can({ resource, action }) {
    if ((await client.ensureQueryData(meQuery)) === null) return { can: false }
    return { can: READS.includes(action) || (action === 'edit' && resource === OWN) }
  },
})
