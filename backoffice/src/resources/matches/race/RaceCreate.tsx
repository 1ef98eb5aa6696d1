import { useEffect, useState } from 'react'
import { Box, Button, Card } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { Form, required, ResourceContextProvider, useGetOne, useTranslate } from 'ra-core'
import { BooleanInput, SelectInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import { CARD_BOUNDS } from '@grandstand/shared-types/racing/field/card_bounds'
import {
  MOST_DIVISOR,
  MOST_PLACES,
  type PlaceTerms,
} from '@grandstand/shared-types/racing/field/places_paid'
import { FIELD_KINDS, type FieldKind } from '@grandstand/shared-types/racing/field/runner'
import type { TournamentRow } from '@grandstand/shared-types/wire/betting/catalogue'
import type { NewRaceBody } from '@grandstand/shared-types/wire/betting/races'
import { useMay } from '../../../access/useMay.ts'
import { useCall } from '../../../api/useCall.ts'
import { AccessDeniedPage } from '../../../layout/MessagePage.tsx'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { ReferenceFilter } from '../../../list/filters/filters.tsx'
import { FormSection } from '../../../record/form/FormSection.tsx'
import { useFocusFirstError } from '../../../record/form/useFocusFirstError.ts'
import { NumberInput, TimeInput } from '../../../record/inputs/ParsedInput.tsx'
import { TextInput } from '../../../record/inputs/TextInput.tsx'
import { Failures } from '../../../record/page/Loaded.tsx'
import { CardPanel } from './card/CardPanel.tsx'
import { isBlank, newRow, runnersOf, type CardRow } from './card/cardRow.ts'
import { useRefusedRunners } from './useRaceField.ts'

interface RaceValues extends Omit<NewRaceBody, 'runners' | 'placeTerms'>, Partial<PlaceTerms> {
  isHandicap: boolean
}

const START: Partial<RaceValues> = { kind: 'horses', isHandicap: false, minSelections: 1 }
const KINDS = FIELD_KINDS.map((id) => ({ id, name: `race.kinds.${id}` }))
const NAME_LENGTH = { htmlInput: { maxLength: CARD_BOUNDS.name } }
const FEWEST_RUNNERS = 2
const USUAL_DIVISOR = 5

/** A new race with its card. */
export default function RaceCreate() {
  const translate = useTranslate()
  const mayEdit = useMay('matches.edit')
  const call = useCall()
  const navigate = useNavigate()
  const ref = useFocusFirstError<HTMLDivElement>()
  const [rows, setRows] = useState<CardRow[]>(() => ['1', '2'].map((number) => newRow({ number })))
  const [showsFaults, setShowsFaults] = useState(false)
  const create = useMutation({
    mutationFn: (body: NewRaceBody) => call('POST /v1/races', { body }),
    onSuccess: ({ id }) => navigate(`/matches/${id}/show?tab=field`),
  })
  const refused = useRefusedRunners(create.error)
  const typed = rows.filter((row) => !isBlank(row))
  const { runners, faults } = runnersOf(typed)
  const isShort = runners.length < FEWEST_RUNNERS
  if (!mayEdit) return <AccessDeniedPage />

  const send = (values: Partial<RaceValues>) => {
    setShowsFaults(true)
    if (faults.length > 0 || isShort) return
    create.mutate({
      tournamentId: Number(values.tournamentId),
      name: values.name ?? '',
      startsAt: Number(values.startsAt),
      kind: values.kind ?? 'horses',
      isHandicap: values.kind !== 'season' && (values.isHandicap ?? false),
      minSelections: values.minSelections ?? 1,
      ...(values.places && {
        placeTerms: { places: values.places, divisor: values.divisor ?? USUAL_DIVISOR },
      }),
      runners,
    })
  }
  return (
    <ResourceContextProvider value="matches">
      <PageHeader title={translate('race.create')} backTo="/matches" />
      <Form onSubmit={send} defaultValues={START} noValidate>
        <Box ref={ref}>
          <Card sx={{ p: { xs: 2, md: 3 }, mb: 2, overflow: 'visible' }}>
            <RaceInputs />
          </Card>
          <CardOfKind
            {...{ rows, refused }}
            faults={showsFaults ? faults : []}
            onChange={(next) => {
              setRows(next)
              create.reset()
            }}
          />
          {showsFaults && isShort && (
            <Box role="alert" sx={{ mb: 2, fontSize: 13, color: 'error.main' }}>
              {translate('race.tooFew')}
            </Box>
          )}
          <Failures error={create.error} sx={{ mb: 2 }} />
          <Button type="submit" variant="contained" loading={create.isPending}>
            {translate('ra.action.save')}
          </Button>
        </Box>
      </Form>
    </ResourceContextProvider>
  )
}

function RaceInputs() {
  const translate = useTranslate()
  const isSeason = useWatch<RaceValues, 'kind'>({ name: 'kind' }) === 'season'
  useKindOfSport()
  return (
    <FormSection>
      <ReferenceFilter
        source="tournamentId"
        reference="tournaments"
        helperText={translate('race.tournamentHint')}
        isRequired
      />
      <TextInput
        source="name"
        label={translate(isSeason ? 'race.seasonName' : 'race.name')}
        validate={required()}
        slotProps={NAME_LENGTH}
      />
      <TimeInput
        source="startsAt"
        isRequired
        {...(isSeason && { label: 'race.soldUntil', helperText: 'race.soldUntilHint' })}
      />
      <SelectInput
        source="kind"
        label={translate('race.kind')}
        choices={KINDS}
        validate={required()}
      />
      <NumberInput source="minSelections" min={1} max={20} step={1} validate={required()} />
      <NumberInput
        source="places"
        label="race.places"
        helperText="race.placesHint"
        min={1}
        max={MOST_PLACES}
      />
      <NumberInput source="divisor" label="race.divisor" min={1} max={MOST_DIVISOR} />
      {!isSeason && <BooleanInput source="isHandicap" label={translate('race.isHandicap')} />}
    </FormSection>
  )
}

const KIND_OF_SPORT: Readonly<Record<number, FieldKind>> = {
  [SPORT_IDS.horseRacing]: 'horses',
  [SPORT_IDS.greyhounds]: 'dogs',
  [SPORT_IDS.motorSport]: 'motorSport',
  [SPORT_IDS.bikes]: 'motorSport',
}

/** A tournament of dogs has fields of dogs and a league has seasons, until another kind is chosen. */
function useKindOfSport(): void {
  const { setValue } = useFormContext<RaceValues>()
  const tournamentId = useWatch<RaceValues, 'tournamentId'>({ name: 'tournamentId' })
  const { data } = useGetOne<TournamentRow>(
    'tournaments',
    { id: tournamentId },
    { enabled: Boolean(tournamentId) }
  )
  const kind = data && (KIND_OF_SPORT[data.sportId] ?? 'season')
  useEffect(() => {
    if (kind) setValue('kind', kind)
  }, [kind, setValue])
}

function CardOfKind(props: Omit<Parameters<typeof CardPanel>[0], 'kind'>) {
  const kind = useWatch<RaceValues, 'kind'>({ name: 'kind' })
  return <CardPanel {...props} kind={kind ?? 'horses'} />
}
