import { useQuery } from '@tanstack/react-query'
import { Tv } from 'lucide-react'
import { call } from '../../api/client.ts'
import { StaffLink } from '../../ui/staffHtml/StaffLink.tsx'
import styles from './MatchChannels.module.css'

const KEPT_MS = 5 * 60_000

/** The TV channels that show a match; nothing where the brand names none. */
export function MatchChannels({ matchId }: { matchId: number }) {
  const { data = [] } = useQuery({
    queryKey: ['channels', matchId],
    queryFn: ({ signal }) =>
      call('GET /v1/content/matches/:id/channels', { params: { id: matchId } }, signal),
    staleTime: KEPT_MS,
  })
  if (data.length === 0) return null
  return (
    <p className={styles.channels}>
      <Tv size={16} role="img" aria-label="TV" />
      {data.map(({ name, link }) =>
        link === null ? (
          <span key={name}>{name}</span>
        ) : (
          <StaffLink key={name} className={styles.link} href={link}>
            {name}
          </StaffLink>
        )
      )}
    </p>
  )
}
