import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { CircularProgress } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useLocale, useNotify, useTranslate } from 'ra-core'
import type { ExportOrder } from '../api/dataProvider.ts'
import { useProvider } from '../api/useProvider.ts'
import { toDayInput } from '../format/time.ts'
import { useZoneName } from '../format/zone.ts'
import { asLocale, decimalOf } from '../i18n/languages.ts'
import { saveFile } from './saveFile.ts'
import { ToolButton } from './ToolButton.tsx'

interface ExportToolProps {
  resource: string
  filter: Record<string, unknown>
  columns: ExportOrder['columns']
  /** True where there is nothing to export. */
  isEmpty?: boolean
}

/** Fetches the rows of a filter as a file, and saves it. */
export function ExportTool({ resource, filter, columns, isEmpty = false }: ExportToolProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const notify = useNotify()
  const dataProvider = useProvider()
  const timeZone = useZoneName()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      dataProvider.exportList(resource, {
        filter,
        columns,
        decimal: decimalOf(asLocale(locale)),
        timeZone,
      }),
    onSuccess: (file) => {
      saveFile(file, `${resource.replaceAll('/', '-')}-${toDayInput(Date.now())}.csv`)
      notify('lists.exported', { messageArgs: { zone: timeZone } })
    },
    onError: (failure) => notify(failure.message, { type: 'error' }),
  })
  return (
    <ToolButton
      label={translate(isPending ? 'lists.exporting' : 'lists.export')}
      icon={
        isPending ? (
          <CircularProgress aria-hidden size={18} color="inherit" />
        ) : (
          <DownloadIcon fontSize="small" />
        )
      }
      isDisabled={isPending || isEmpty}
      onClick={() => mutate()}
    />
  )
}
