import { useState, type FormEvent } from 'react'
import { Box, Button, MenuItem, TextField } from '@mui/material'
import type { CommissionPlanRow } from '@grandstand/shared-types/wire/money/statements'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useGetList, useTranslate } from 'ra-core'
import { useMe } from '../../access/useMe.ts'
import { useCall, useReading } from '../../api/useCall.ts'
import { useFormat } from '../../format/useFormat.ts'
import { Facts } from '../../record/page/Facts.tsx'
import { Failures, Loaded } from '../../record/page/Loaded.tsx'

/** The commission plans of a dealer, each with its first day, and the form that gives a new one, for users who may. */
export function DealerCommissions({ userId }: { userId: number }) {
  const translate = useTranslate()
  const format = useFormat()
  const me = useMe()
  const reading = useReading('GET /v1/users/:id/commission', { params: { id: userId } })
  const answer = useQuery(reading)
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 3 }}>
      {me?.permissions.includes('commission.give') && <GiveForm userId={userId} />}
      <Loaded answer={answer}>
        {(given) =>
          given.length === 0 ? (
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{translate('plans.never')}</Box>
          ) : (
            <Facts
              facts={given.map(({ fromDay, planName }) => [
                format.date(fromDay),
                planName ?? translate('plans.none'),
              ])}
            />
          )
        }
      </Loaded>
    </Box>
  )
}

const NO_PLAN = 0

function GiveForm({ userId }: { userId: number }) {
  const translate = useTranslate()
  const { queryKey } = useReading('GET /v1/users/:id/commission', { params: { id: userId } })
  const queryClient = useQueryClient()
  const call = useCall()
  const { data: plans = [] } = useGetList<CommissionPlanRow>('commission-plans', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  })
  const [planId, setPlanId] = useState(NO_PLAN)
  const [fromDay, setFromDay] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call('POST /v1/dealer-commissions', {
        body: { dealerId: userId, planId: planId === NO_PLAN ? null : planId, fromDay },
      }),
    onSuccess: (given) => queryClient.setQueryData(queryKey, given),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2, maxWidth: 480 }}>
      <TextField
        select
        label={translate('plans.plan')}
        value={planId}
        onChange={(event) => setPlanId(Number(event.target.value))}
      >
        <MenuItem value={NO_PLAN}>{translate('plans.none')}</MenuItem>
        {plans.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="date"
        label={translate('resources.commission-plans.fields.fromDay')}
        value={fromDay}
        onChange={(event) => setFromDay(event.target.value)}
        helperText={translate('plans.hint')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Failures error={error} />
      <Button
        type="submit"
        variant="contained"
        disabled={fromDay === ''}
        loading={isPending}
        sx={{ justifySelf: 'start' }}
      >
        {translate('plans.give')}
      </Button>
    </Box>
  )
}
