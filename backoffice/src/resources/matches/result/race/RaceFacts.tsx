import { Box, TextField } from '@mui/material'
import { useTranslate } from 'ra-core'
import { runnerName } from '@grandstand/shared-types/catalogue/match_name'
import type { RaceStatus } from '@grandstand/shared-types/racing/finish/race_result'
import type { RaceFieldView } from '@grandstand/shared-types/wire/betting/races'
import { ChoiceField } from '../../../../record/inputs/ChoiceField.tsx'
import { factLabel } from './factLabel.ts'
import { factsAsked, numbersTyped, type FactName, type TypedFacts } from './raceFactsDraft.ts'

interface RaceFactsProps {
  field: RaceFieldView
  status: RaceStatus
  typed: TypedFacts
  faulty: ReadonlySet<FactName>
  onChange: (typed: TypedFacts) => void
}

const OF_RUNNERS: ReadonlySet<FactName> = new Set([
  'pole',
  'fastestLap',
  'firstRetirement',
  'unqualified',
])

/** What is known of the race beside its order; a fact that is left empty leaves its bets open. */
export function RaceFacts({ field, status, typed, faulty, onChange }: RaceFactsProps) {
  const translate = useTranslate()
  const asked = factsAsked(field.kind, status)
  if (asked.length === 0) return null
  const labelOf = (name: FactName) => translate(factLabel(name))
  return (
    <Box
      component="section"
      aria-label={translate('race.facts.title')}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        mt: 1,
      }}
    >
      <Box sx={{ gridColumn: '1 / -1', fontSize: 12, color: 'text.secondary' }}>
        {translate(`race.facts.${asked.includes('pole') ? 'hint' : 'open'}`)}
      </Box>
      {asked.map((name) =>
        name === 'hadSafetyCar' ? (
          <ChoiceField
            key={name}
            label={labelOf(name)}
            value={typed.hadSafetyCar}
            options={[
              ['', '–'],
              ['yes', translate('ra.boolean.true')],
              ['no', translate('ra.boolean.false')],
            ]}
            onChange={(hadSafetyCar) => onChange({ ...typed, hadSafetyCar })}
            sx={{ m: 0 }}
          />
        ) : (
          <TextField
            key={name}
            label={labelOf(name)}
            value={typed[name]}
            error={faulty.has(name)}
            helperText={
              faulty.has(name)
                ? translate('race.facts.strange')
                : OF_RUNNERS.has(name) && namesOf(field, typed[name])
            }
            onChange={(event) => onChange({ ...typed, [name]: event.target.value })}
            slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
            sx={{ m: 0 }}
          />
        )
      )}
    </Box>
  )
}

/** The runners that are typed by number, so that a slip of the finger is seen. */
const namesOf = ({ runners }: RaceFieldView, text: string): string =>
  (numbersTyped(text) ?? [])
    .flatMap((number) => runners.filter((runner) => runner.number === number))
    .map(({ number, name }) => runnerName(number, name))
    .join(', ')
