import { useListContext, useLocale, useTranslate } from 'ra-core'
import { useMay } from '../access/useMay.ts'
import { wordsOf } from '../i18n/provider.ts'
import { ExportTool } from './ExportTool.tsx'

/** A field of the exported file; for codes, with the group of their words. */
export type ExportField = string | [field: string, group: Parameters<typeof wordsOf>[0]]

/** Exports the list: every row of the filter, however many. Hidden from users who may not export. */
export function ExportButton({ fields }: { fields: readonly ExportField[] }) {
  return useMay('exports.take') && <Export fields={fields} />
}

function Export({ fields }: { fields: readonly ExportField[] }) {
  const translate = useTranslate()
  const locale = useLocale()
  const { resource, filter, filterValues, total } = useListContext()
  const columns = fields.map((entry) => {
    const [field, group] = typeof entry === 'string' ? [entry] : entry
    return {
      field,
      label: translate(`resources.${resource}.fields.${field}`, { _: field }),
      ...(group && { words: wordsOf(group, locale) }),
    }
  })
  return (
    <ExportTool
      resource={resource}
      // for a list on a record's page, only the rows of that record
      filter={{ ...filterValues, ...filter }}
      columns={columns}
      isEmpty={!total}
    />
  )
}
