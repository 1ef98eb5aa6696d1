import { Box } from '@mui/material'
import type { LiveMatchRow } from '@grandstand/shared-types/wire/betting/live'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { nameIn } from '../../format/nameIn.ts'

/** A link outside of text is at least 24 px high (WCAG 2.5.8). */
export const LINK_TARGETS = {
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 24 },
}

interface LeagueNamesProps {
  match: LiveMatchRow
  /** True when each name links to its page; in a list, links would be too dense. */
  isLinked?: boolean
}

/** Sport and tournament in the chosen language. */
export function LeagueNames({ match, isLinked = false }: LeagueNamesProps) {
  const { locale } = useFormat()
  const sport = { name: match.sportName, names: match.sportNames }
  const tournament = { name: match.tournamentName, names: match.tournamentNames }
  if (!isLinked) return `${nameIn(sport, locale)} · ${nameIn(tournament, locale)}`
  return (
    <Box component="span" sx={LINK_TARGETS}>
      <RecordLink resource="sports" id={match.sportId}>
        {nameIn(sport, locale)}
      </RecordLink>
      {' · '}
      <RecordLink resource="tournaments" id={match.tournamentId}>
        {nameIn(tournament, locale)}
      </RecordLink>
    </Box>
  )
}
