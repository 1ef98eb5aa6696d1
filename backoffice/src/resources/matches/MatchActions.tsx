import { matchName } from '../../format/matchName.ts'
import ReportIcon from '@mui/icons-material/ReportOutlined'
import PauseIcon from '@mui/icons-material/PauseCircleOutlined'
import PlayIcon from '@mui/icons-material/PlayCircleOutlined'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { mayDo } from '../../access/permissions.ts'
import { useMay } from '../../access/useMay.ts'
import { useMe } from '../../access/useMe.ts'
import { useCall } from '../../api/useCall.ts'
import { ConfirmButton } from '../../record/dialogs/ConfirmButton.tsx'
import { EditButton, LinkButton } from '../../record/page/LinkButton.tsx'
import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'

/** Suspends betting on the whole match or opens it again; leads to a report on its bets and to the form of its data. */
export function MatchActions({ match }: { match: MatchRow }) {
  const me = useMe()
  const translate = useTranslate()
  const maySuspend = useMay('matches.suspend')
  const mayReport = useMay('suspicion.report')
  if (!me) return null
  return (
    <>
      {maySuspend && match.resultRevision === 0 && <BettingButton match={match} />}
      {mayReport && (
        <LinkButton
          to={`/suspicion-reports/create?source=${JSON.stringify({ matchId: match.id })}`}
          icon={<ReportIcon />}
          label={translate('matches.report')}
        />
      )}
      {mayDo(me, 'edit', 'matches') && <EditButton resource="matches" id={match.id} />}
    </>
  )
}

function BettingButton({ match }: { match: MatchRow }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const isOpen = match.betStatus === 'started'
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(`POST /v1/matches/:id/${isOpen ? 'suspend' : 'resume'}`, { params: { id: match.id } }),
    onSuccess: () => refresh(),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return (
    <ConfirmButton
      color={isOpen ? 'error' : 'success'}
      startIcon={isOpen ? <PauseIcon /> : <PlayIcon />}
      label={translate(isOpen ? 'matches.suspend' : 'matches.resume')}
      title={translate('matches.suspendTitle', { name: matchName(match) })}
      content={translate('matches.suspendContent')}
      asks={isOpen}
      isBusy={isPending}
      onConfirm={() => mutate()}
    />
  )
}
