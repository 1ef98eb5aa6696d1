import { RecordLink } from './RecordLink.tsx'
import { ValueText } from './ValueText.tsx'

interface ActorNameProps {
  of: { actorId: number | null; actorName: string | null }
}

/** Who did it, with the way to their page; the system where nobody did. */
export function ActorName({ of: { actorId, actorName } }: ActorNameProps) {
  if (!actorName) return <ValueText group="actor" code="system" />
  return (
    <RecordLink resource="users" id={actorId}>
      {actorName}
    </RecordLink>
  )
}
