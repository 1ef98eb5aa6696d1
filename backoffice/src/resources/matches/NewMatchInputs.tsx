import { required, useGetOne } from 'ra-core'
import { AutocompleteInput, FormDataConsumer, NumberInput, ReferenceInput } from 'react-admin'
import { FormSection } from '../../record/FormSection.tsx'
import { TimeInput } from '../../record/ParsedInput.tsx'
import { ParentInput } from '../catalogue/catalogueInputs.tsx'
import type { TournamentRow } from '@grandstand/shared-types/wire/catalogue'

/** A fixture; teams can be chosen after the tournament, whose sport they play. */
export function NewMatchInputs() {
  return (
    <FormSection>
      <ParentInput source="tournamentId" reference="tournaments" />
      <TimeInput source="startsAt" isRequired />
      <FormDataConsumer<{ tournamentId?: number }>>
        {({ formData }) =>
          formData.tournamentId && <TeamInputs tournamentId={formData.tournamentId} />
        }
      </FormDataConsumer>
      <NumberInput source="minSelections" min={1} max={20} step={1} validate={required()} />
    </FormSection>
  )
}

function TeamInputs({ tournamentId }: { tournamentId: number }) {
  const { data: tournament } = useGetOne<TournamentRow>('tournaments', { id: tournamentId })
  if (!tournament) return null
  return (
    <>
      <TeamInput source="homeTeamId" sportId={tournament.sportId} />
      <TeamInput source="awayTeamId" sportId={tournament.sportId} />
    </>
  )
}

function TeamInput({ source, sportId }: { source: string; sportId: number }) {
  return (
    <ReferenceInput
      source={source}
      reference="teams"
      filter={{ sportId }}
      perPage={50}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <AutocompleteInput
        optionText="name"
        filterToQuery={(q: string) => (q ? { q } : {})}
        validate={required()}
      />
    </ReferenceInput>
  )
}
