import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { factLabel } from './factLabel.ts'
import { factsAsked, typedFactsOf } from './raceFactsDraft.ts'

/** What a revision says of a race beside its order, such as `Pole: 4`; nothing where it says nothing. */
export function KnownFacts({ of: { race, field } }: { of: MatchFacts }) {
  const translate = useTranslate()
  if (!race || !field) return null
  const { hadSafetyCar, ...typed } = typedFactsOf(race, field)
  const answers = { '': '', 'yes': 'ra.boolean.true', 'no': 'ra.boolean.false' }
  const said = { ...typed, hadSafetyCar: hadSafetyCar && translate(answers[hadSafetyCar]) }
  const known = factsAsked(field.kind, race.status).filter((name) => said[name] !== '')
  if (known.length === 0) return null
  return (
    <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
      {known.map((name) => `${translate(factLabel(name))}: ${said[name]}`).join(' · ')}
    </Box>
  )
}
