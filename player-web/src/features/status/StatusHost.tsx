import { useQuery } from '@tanstack/react-query'
import { meQuery } from '../../api/queries.ts'
import { StatusPopup } from './StatusPopup.tsx'

/** The status popup of the site; a desk has its own, which its keypad can lock. */
export default function StatusHost() {
  const { data: me } = useQuery(meQuery)
  return me?.type === 'terminal' ? null : <StatusPopup />
}
