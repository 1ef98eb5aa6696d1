import { useState } from 'react'
import { Stack, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import type { SecondFactorView } from '@grandstand/shared-types/wire/people/accounts'
import { forgetMe } from '../access/session.ts'
import { useCall, useReading } from '../api/useCall.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { ConfirmButton } from '../record/dialogs/ConfirmButton.tsx'
import { Loaded } from '../record/page/Loaded.tsx'
import { Panel } from '../record/page/Panel.tsx'
import { RecoveryCodeList } from './RecoveryCodeList.tsx'
import { SetUp } from './SetUp.tsx'

/** The signed-in user's second factor: setting it up, its recovery codes, removing it. */
export default function SecondFactorPage() {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const answer = useQuery(useReading('GET /v1/me/second-factor'))
  const [codes, setCodes] = useState<string[] | null>(null)
  const readAgain = () => {
    setCodes(null)
    forgetMe()
    void queryClient.invalidateQueries()
  }
  return (
    <>
      <PageHeader title={translate('secondFactor.title')} backTo="/" />
      <Panel>
        {codes ? (
          <RecoveryCodeList codes={codes} onKept={readAgain} />
        ) : (
          <Loaded answer={answer}>
            {(view) => (
              <>
                <Typography sx={{ mb: 2, fontSize: 14 }}>
                  {translate(`secondFactor.state.${view.state}`)}
                </Typography>
                {view.state === 'on' ? (
                  <AfterSetUp view={view} onCodes={setCodes} onChanged={readAgain} />
                ) : (
                  <SetUp onDone={setCodes} />
                )}
              </>
            )}
          </Loaded>
        )}
      </Panel>
    </>
  )
}

interface AfterSetUpProps {
  view: SecondFactorView
  onCodes: (codes: string[]) => void
  onChanged: () => void
}

function AfterSetUp({ view, onCodes, onChanged }: AfterSetUpProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const call = useCall()
  const onError = (refusal: Error) => notify(refusal.message, { type: 'error' })
  const renew = useMutation({
    mutationFn: () => call('POST /v1/me/second-factor/recovery-codes'),
    onSuccess: ({ codes }) => onCodes(codes),
    onError,
  })
  const remove = useMutation({
    mutationFn: () => call('DELETE /v1/me/second-factor'),
    onSuccess: onChanged,
    onError,
  })
  return (
    <>
      <Typography sx={{ mb: 2, fontSize: 13, color: 'text.secondary' }}>
        {translate('secondFactor.codesLeft', { smart_count: view.recoveryCodesLeft })}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <ConfirmButton
          label={translate('secondFactor.renew')}
          title={translate('secondFactor.renewTitle')}
          content={translate('secondFactor.renewContent')}
          isBusy={renew.isPending}
          onConfirm={() => renew.mutate()}
        />
        <ConfirmButton
          color="error"
          label={translate('secondFactor.remove')}
          title={translate('secondFactor.removeTitle')}
          content={translate('secondFactor.removeContent')}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate()}
        />
      </Stack>
    </>
  )
}
