import { useGetIdentity } from 'ra-core'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'

/** The signed-in user; undefined while unknown. */
export function useMe(): Me | undefined {
  const { identity } = useGetIdentity()
  const me: Me | undefined = identity?.['me']
  return me
}
