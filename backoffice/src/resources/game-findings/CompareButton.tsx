import { useState } from 'react'
import CompareIcon from '@mui/icons-material/CompareArrowsOutlined'
import type { GameProviderRow } from '@grandstand/shared-types/wire/games/games'
import { Alert, DialogContent, Stack } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useGetList, useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { ActionDialog, DialogButtons } from '../../record/dialogs/ActionDialog.tsx'
import { DialogButton, FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { ChoiceField } from '../../record/inputs/ChoiceField.tsx'

const HOUR_MS = 3_600_000
const SPANS_HOURS = [1, 24, 168] as const

/** Compares a provider's list of transactions with ours now, and says how many differences wait. */
export function CompareButton() {
  const translate = useTranslate()
  return (
    <DialogButton
      label={translate('gameFindings.compare.label')}
      startIcon={<CompareIcon />}
      dialog={(close) => <CompareDialog onClose={close} />}
    />
  )
}

function CompareDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const call = useCall()
  const { data: providers = [] } = useGetList<GameProviderRow>('game-providers', {
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 200 },
  })
  const [chosen, setChosen] = useState<number | ''>('')
  const providerId = chosen || (providers.length === 1 ? (providers[0]?.id ?? '') : '')
  const [hours, setHours] = useState<(typeof SPANS_HOURS)[number]>(24)
  const write = useMutation({
    mutationFn: (id: number) => {
      const to = Date.now()
      return call('POST /v1/game-findings/compare', {
        body: { providerId: id, from: to - hours * HOUR_MS, to },
      })
    },
    onSuccess: () => refresh(),
  })
  const title = translate('gameFindings.compare.title')
  if (write.data) {
    const { openCount } = write.data
    return (
      <ActionDialog title={title} onClose={onClose}>
        <DialogContent sx={{ pt: 0 }}>
          <Alert severity={openCount === 0 ? 'success' : 'warning'} role="status">
            {openCount === 0
              ? translate('gameFindings.compare.none')
              : translate('gameFindings.compare.found', { smart_count: openCount })}
          </Alert>
        </DialogContent>
        <DialogButtons isDone onClose={onClose} />
      </ActionDialog>
    )
  }
  return (
    <FormDialog
      title={title}
      submit={translate('gameFindings.compare.label')}
      isReady={providerId !== ''}
      write={write}
      onSubmit={() => providerId !== '' && write.mutate(providerId)}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <ChoiceField<number | ''>
          required
          label={translate('resources.game-findings.fields.providerId')}
          value={providerId}
          options={providers.map(({ id, name }) => [id, name] as const)}
          onChange={setChosen}
        />
        <ChoiceField
          label={translate('gameFindings.compare.span')}
          value={hours}
          options={SPANS_HOURS.map(
            (span) => [span, translate(`gameFindings.compare.spans.${span}`)] as const
          )}
          onChange={setHours}
        />
      </Stack>
    </FormDialog>
  )
}
