import { required, useGetOne } from 'ra-core'
import { FormDataConsumer } from 'react-admin'
import type { TournamentRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { CreatePage } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { NumberInput, TimeInput } from '../../record/inputs/ParsedInput.tsx'
import { ParentInput } from '../catalogue/catalogueInputs.tsx'

/** A fixture; teams can be chosen after the tournament, whose sport they play. */
export default function MatchCreate() {
  return (
    <CreatePage redirect="show" defaultValues={{ minSelections: 1 }}>
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
    </CreatePage>
  )
}

function TeamInputs({ tournamentId }: { tournamentId: number }) {
  const { data: tournament } = useGetOne<TournamentRow>('tournaments', { id: tournamentId })
  if (!tournament) return null
  const ofSport = { sportId: tournament.sportId }
  return (
    <>
      <ParentInput source="homeTeamId" reference="teams" filter={ofSport} />
      <ParentInput source="awayTeamId" reference="teams" filter={ofSport} />
    </>
  )
}
