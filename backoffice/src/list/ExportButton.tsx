import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { CircularProgress } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useListContext, useLocale, useNotify, useTranslate } from 'ra-core'
import { useMay } from '../access/useMay.ts'
import type { BackofficeDataProvider } from '../api/dataProvider.ts'
import { toDayInput } from '../format/time.ts'
import { asLocale, decimalOf } from '../i18n/languages.ts'
import { wordsOf } from '../i18n/provider.ts'
import { saveFile } from './saveFile.ts'
import { ToolButton } from './ToolButton.tsx'

/** A field of the exported file; for codes, with the group of their words. */
export type ExportField = string | [field: string, group: Parameters<typeof wordsOf>[0]]

/** Exports the list: every row of the filter, however many. Hidden from users who may not export. */
export function ExportButton({ fields }: { fields: readonly ExportField[] }) {
  return useMay('exports.take') && <Export fields={fields} />
}

function Export({ fields }: { fields: readonly ExportField[] }) {
  const translate = useTranslate()
  const locale = useLocale()
  const notify = useNotify()
  const dataProvider = useDataProvider<BackofficeDataProvider>()
  const { resource, filter, filterValues, total } = useListContext()
  const columns = fields.map((entry) => {
    const [field, group] = typeof entry === 'string' ? [entry] : entry
    return {
      field,
      label: translate(`resources.${resource}.fields.${field}`, { _: field }),
      ...(group && { words: wordsOf(group, locale) }),
    }
  })
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      dataProvider.exportList(resource, {
        // for a list on a record's page, only the rows of that record
        filter: { ...filterValues, ...filter },
        columns,
        decimal: decimalOf(asLocale(locale)),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    onSuccess: (file) => {
      saveFile(file, `${resource.replaceAll('/', '-')}-${toDayInput(Date.now())}.csv`)
      notify('lists.exported')
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
      isDisabled={isPending || !total}
      onClick={() => mutate()}
    />
  )
}
