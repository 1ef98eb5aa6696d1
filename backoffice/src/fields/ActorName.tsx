import { RecordLink } from './RecordLink.tsx'
import { ValueText } from './ValueText.tsx'

interface ActorNameProps {
  of: { actorId: number | null; actorName: string | null }
}

/** The user who acted, with a link to their page; the system for an act without a user. */
export function ActorName({ of: { actorId, actorName } }: ActorNameProps) {
  if (!actorName) return <ValueText group="actor" code="system" />
  return (
    <RecordLink resource="users" id={actorId}>
      {actorName}
    </RecordLink>
  )
}
