import { useState } from 'react'
import type {
  AffiliateDealBody,
  AffiliateRow,
} from '@grandstand/shared-types/wire/affiliates/affiliates'
import { useMutation } from '@tanstack/react-query'
import { useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { useFormat } from '../../format/useFormat.ts'
import { DialogButton, FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { DealInputs } from './DealInputs.tsx'
import { dealOf, NO_DEAL } from './typedDeal.ts'

/** Gives an affiliate a deal from a day on: earlier deals stay unchanged. */
export function NewDealButton({ affiliate }: { affiliate: AffiliateRow }) {
  const translate = useTranslate()
  return (
    <DialogButton
      label={translate('affiliates.addDeal')}
      dialog={(close) => <DealDialog affiliate={affiliate} onClose={close} />}
    />
  )
}

function DealDialog({ affiliate, onClose }: { affiliate: AffiliateRow; onClose: () => void }) {
  const translate = useTranslate()
  const { locale } = useFormat()
  const refresh = useRefresh()
  const call = useCall()
  const [typed, setTyped] = useState(NO_DEAL)
  const deal = dealOf(typed, locale)
  const write = useMutation({
    mutationFn: (body: AffiliateDealBody) =>
      call('POST /v1/affiliates/:id/deals', { params: { id: affiliate.id }, body }),
    onSuccess() {
      onClose()
      refresh()
    },
  })
  return (
    <FormDialog
      title={translate('affiliates.addDealTitle', { name: affiliate.username })}
      submit={translate('affiliates.save')}
      isReady={deal !== null}
      write={write}
      onSubmit={() => deal && write.mutate(deal)}
      onClose={onClose}
    >
      <DealInputs deal={typed} currency={affiliate.currency} onChange={setTyped} />
    </FormDialog>
  )
}
