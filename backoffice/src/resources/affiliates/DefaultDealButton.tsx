import type { DealTerms } from '@grandstand/shared-types/affiliates/deal'
import type { DefaultDeal } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { Box, Button } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useMe } from '../../access/useMe.ts'
import { useCall } from '../../api/useCall.ts'
import { useFormat } from '../../format/useFormat.ts'
import { DialogButton, FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { DealInputs } from './DealInputs.tsx'
import { OpenDeal } from './OpenDeal.tsx'
import { NO_DEAL, termsOf } from './typedDeal.ts'

const KEY = ['affiliate-default-deal']

/** The deal that being approved gives (rules 16.4), and the buttons that change it for users who may. */
export function DefaultDealButton() {
  const translate = useTranslate()
  const call = useCall()
  const me = useMe()
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => call('GET /v1/affiliate-default-deal'),
  })
  if (!data) return null
  const { terms, currency } = data
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Box>
        {translate('affiliates.defaultDeal')}:{' '}
        {terms ? (
          <OpenDeal deal={terms} currency={currency} />
        ) : (
          translate('affiliates.noDefaultDeal')
        )}
      </Box>
      {me?.permissions.includes('affiliates.edit') && (
        <>
          <DialogButton
            label={translate('affiliates.setDefaultDeal')}
            dialog={(close) => <DealDialog currency={currency} onClose={close} />}
          />
          {terms && <RemoveButton />}
        </>
      )}
    </Box>
  )
}

function useChange<Order>(change: (order: Order) => Promise<DefaultDeal>, onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess(next) {
      client.setQueryData(KEY, next)
      onDone?.()
    },
  })
}

function RemoveButton() {
  const translate = useTranslate()
  const call = useCall()
  const remove = useChange(() => call('DELETE /v1/affiliate-default-deal'))
  return (
    <Button loading={remove.isPending} onClick={() => remove.mutate(undefined)}>
      {translate('affiliates.removeDefaultDeal')}
    </Button>
  )
}

function DealDialog({ currency, onClose }: { currency: string; onClose: () => void }) {
  const translate = useTranslate()
  const { locale } = useFormat()
  const call = useCall()
  const [typed, setTyped] = useState(NO_DEAL)
  const terms = termsOf(typed, locale)
  const write = useChange(
    (body: DealTerms) => call('PUT /v1/affiliate-default-deal', { body }),
    onClose
  )
  return (
    <FormDialog
      title={translate('affiliates.defaultDeal')}
      submit={translate('affiliates.save')}
      isReady={terms !== null}
      write={write}
      onSubmit={() => terms && write.mutate(terms)}
      onClose={onClose}
    >
      <Box>{translate('affiliates.defaultDealHint')}</Box>
      <DealInputs deal={typed} currency={currency} isUndated onChange={setTyped} />
    </FormDialog>
  )
}
