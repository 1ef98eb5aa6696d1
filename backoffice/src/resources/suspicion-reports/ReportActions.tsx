import CloseIcon from '@mui/icons-material/LockOutlined'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Button } from '@mui/material'
import {
  suspicionFileText,
  type SuspicionReportRow,
} from '@grandstand/shared-types/wire/betting/suspicion'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useMay } from '../../access/useMay.ts'
import { useCall } from '../../api/useCall.ts'
import { saveFile } from '../../list/saveFile.ts'
import { ConfirmButton } from '../../record/dialogs/ConfirmButton.tsx'
import { ReasonButton } from '../../record/dialogs/ReasonButton.tsx'
import { EditButton, LinkButton } from '../../record/page/LinkButton.tsx'
import { NamesButton } from './NamesButton.tsx'

/** What staff can do with a report in its state. */
export function ReportActions({ report }: { report: SuspicionReportRow }) {
  const translate = useTranslate()
  const mayName = useMay('suspicion.names')
  const { id, state } = report
  if (state === 'dropped') return null
  if (state === 'draft') return <DraftActions id={id} />
  return (
    <>
      <DownloadButton id={id} />
      <LinkButton
        to={`/suspicion-sheets/${id}`}
        icon={<PrintIcon />}
        label={translate('print.print')}
      />
      {mayName && <NamesButton id={id} />}
    </>
  )
}

function DraftActions({ id }: { id: number }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const close = useMutation({
    mutationFn: () => call('POST /v1/suspicion-reports/:id/closing', { params: { id } }),
    onSuccess: () => refresh(),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return (
    <>
      <EditButton resource="suspicion-reports" id={id} />
      <ReasonButton
        color="inherit"
        label={translate('suspicion.drop')}
        title={translate('suspicion.dropTitle')}
        send={(reason) =>
          call('POST /v1/suspicion-reports/:id/dropping', { params: { id }, body: { reason } })
        }
      />
      <ConfirmButton
        startIcon={<CloseIcon />}
        label={translate('suspicion.close')}
        title={translate('suspicion.closeTitle')}
        content={translate('suspicion.closeContent')}
        isBusy={close.isPending}
        onConfirm={() => close.mutate()}
      />
    </>
  )
}

function DownloadButton({ id }: { id: number }) {
  const translate = useTranslate()
  const notify = useNotify()
  const call = useCall()
  const download = useMutation({
    mutationFn: () => call('POST /v1/suspicion-reports/:id/file', { params: { id } }),
    onSuccess: (file) =>
      saveFile(
        new Blob([suspicionFileText(file)], { type: 'application/json' }),
        `suspicion-report-${id}.json`
      ),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {translate('suspicion.download')}
    </Button>
  )
}
