import { mayDo } from '../access/permissions.ts'
import { useMe } from '../access/useMe.ts'
import { listLink } from '../list/listLink.ts'

/**
 * Makes the target of a tile: a list with its filters, the greatest of a field first; undefined for a user who may not
 * see the list.
 */
export function useTileLink() {
  const me = useMe()
  return (resource: string, filter: Record<string, unknown>, largest?: string) =>
    me && mayDo(me, 'list', resource) ? { to: listLink(resource, filter, largest) } : {}
}
