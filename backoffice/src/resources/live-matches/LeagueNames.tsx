import type { LiveMatchRow } from '@grandstand/shared-types/wire/live'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { nameIn } from '../catalogueRows.ts'

/** Sport and tournament in the chosen language; each leads to where its names are kept. */
export function LeagueNames({ match }: { match: LiveMatchRow }) {
  const { locale } = useFormat()
  const sport = { name: match.sportName, names: match.sportNames }
  const tournament = { name: match.tournamentName, names: match.tournamentNames }
  return (
    <span>
      <RecordLink resource="sports" id={match.sportId}>
        {nameIn(sport, locale)}
      </RecordLink>
      {' · '}
      <RecordLink resource="tournaments" id={match.tournamentId}>
        {nameIn(tournament, locale)}
      </RecordLink>
    </span>
  )
}
