import { Navigate, useLocation } from 'react-router-dom'
import { useMe } from '../../access/useMe.ts'

/** Staff have only their own site, so its settings replace the list. */
export default function SiteHome() {
  const me = useMe()
  const { search } = useLocation()
  return me ? <Navigate to={`/sites/${me.siteId}${search}`} replace /> : null
}
