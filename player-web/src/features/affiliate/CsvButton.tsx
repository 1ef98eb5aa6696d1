import { CSV_START, csvCell, csvForm, csvHead, csvLine } from '@grandstand/shared-types/core/csv'
import { findLanguage } from '@grandstand/shared-types/languages/table'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { saveFile } from '../../ui/saveFile.ts'

export interface CsvColumn<Row> {
  label: string
  /** The name of the field says its unit: `…Minor` is written as money. */
  field: string
  valueOf: (row: Row) => string | number
}

interface CsvButtonProps<Row> {
  /** Without its ending. */
  name: string
  columns: readonly CsvColumn<Row>[]
  rows: readonly Row[]
}

/** Saves rows as a file that spreadsheets of the language open. */
export function CsvButton<Row>({ name, columns, rows }: CsvButtonProps<Row>) {
  const { t, i18n } = useTranslation()
  const save = () => {
    const form = csvForm(decimalOf(i18n.language), 'UTC')
    const head = columns.map(({ label, field }) => csvHead(label, field, form))
    const lines = rows.map((row) =>
      columns.map(({ field, valueOf }) => csvCell(valueOf(row), field, form))
    )
    const text = CSV_START + [head, ...lines].map((cells) => csvLine(cells, form)).join('')
    saveFile(new Blob([text], { type: 'text/csv' }), `${name}.csv`)
  }
  return (
    <Button variant="quiet" onClick={save}>
      <Download size={16} aria-hidden />
      {t('affiliatePage.download')}
    </Button>
  )
}

const decimalOf = (language: string): ',' | '.' =>
  new Intl.NumberFormat(findLanguage(language)?.formats).format(1.5).includes(',') ? ',' : '.'
