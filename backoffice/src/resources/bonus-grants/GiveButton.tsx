import { randomKey } from '@grandstand/shared-types/browser/random_key'
import { useState } from 'react'
import GiveIcon from '@mui/icons-material/RedeemOutlined'
import { isReason } from '@grandstand/shared-types/core/reason'
import type { BonusRow } from '@grandstand/shared-types/wire/bonuses/office'
import { Box, Stack } from '@mui/material'
import { TextField } from '../../record/inputs/TextField.tsx'
import { useMutation } from '@tanstack/react-query'
import { useGetList, useNotify, useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { inLanguage } from '../../format/inLanguage.ts'
import { useFormat } from '../../format/useFormat.ts'
import { DialogButton, FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { ReasonInput } from '../../record/dialogs/ReasonInput.tsx'
import { ChoiceField } from '../../record/inputs/ChoiceField.tsx'
import { MONEY } from '../../record/inputs/notations.ts'
import { TypedField } from '../../record/inputs/TypedField.tsx'
import { BonusSentences } from '../bonuses/BonusSentences.tsx'

const OFFERS = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'listOrder', order: 'ASC' },
} as const

/** Gives a player a bonus by one of the offers. */
export function GiveButton() {
  const translate = useTranslate()
  return (
    <Box sx={{ mb: 2 }}>
      <DialogButton
        startIcon={<GiveIcon />}
        label={translate('bonuses.give.label')}
        dialog={(close) => <GiveDialog onClose={close} />}
      />
    </Box>
  )
}

function GiveDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const format = useFormat()
  const { data: offers = [] } = useGetList<BonusRow>('bonuses', OFFERS)
  const [bonusId, setBonusId] = useState<number | ''>('')
  const [username, setUsername] = useState('')
  const [base, setBase] = useState<number | string | null>(null)
  const [reason, setReason] = useState('')
  const offer = offers.find(({ id }) => id === bonusId)
  const asksBase = offer !== undefined && offer.terms.percentMilli > 0
  const write = useGive(onClose)
  const baseMinor = asksBase ? base : 0
  const isReady =
    offer !== undefined &&
    username.trim() !== '' &&
    typeof baseMinor === 'number' &&
    isReason(reason)
  return (
    <FormDialog
      title={translate('bonuses.give.label')}
      submit={translate('bonuses.give.submit')}
      isReady={isReady}
      write={write}
      onSubmit={() =>
        offer &&
        typeof baseMinor === 'number' &&
        write.mutate({
          bonusId: offer.id,
          username: username.trim(),
          baseMinor,
          reason: reason.trim(),
        })
      }
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <ChoiceField<number | ''>
          required
          label={translate('bonuses.give.bonus')}
          value={bonusId}
          options={offers.map(({ id, titles }) => [id, inLanguage(titles, format.locale)] as const)}
          onChange={setBonusId}
        />
        {offer && <BonusSentences terms={offer.terms} category={offer.category} />}
        <TextField
          required
          label={translate('bonuses.give.username')}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 64 } }}
        />
        {asksBase && (
          <TypedField
            notation={MONEY}
            label={translate('bonuses.confirm.base')}
            value={base}
            onChange={setBase}
            sign={offer.terms.currency}
            isFaulty={typeof base === 'string'}
          />
        )}
        <ReasonInput value={reason} onChange={setReason} />
      </Stack>
    </FormDialog>
  )
}

interface Order {
  bonusId: number
  username: string
  baseMinor: number
  reason: string
}

/** The Idempotency-Key is made once for the dialog, so that a second click gives one bonus. */
function useGive(onDone: () => void) {
  const translate = useTranslate()
  const call = useCall()
  const notify = useNotify()
  const refresh = useRefresh()
  const [key] = useState(() => randomKey())
  return useMutation({
    mutationFn: (body: Order) => call('POST /v1/bonus-grants', { body, key }),
    onSuccess({ request }) {
      onDone()
      refresh()
      if (request) notify(translate('bonuses.confirm.first', { name: request.firstApprovedBy }))
    },
  })
}
