import { Box } from '@mui/material'
import type { StatementRow } from '@grandstand/shared-types/wire/money/statements'
import { Authenticated, useGetOne, useTranslate } from 'ra-core'
import { useParams } from 'react-router-dom'
import { useFormat } from '../../format/useFormat.ts'
import { DocumentTitle } from '../../layout/DocumentTitle.tsx'
import { PrintLines, PrintSheet } from '../../record/page/PrintSheet.tsx'
import { FIGURE_FIELDS } from './figureFields.ts'

/** A statement on paper: `/statement-sheets/:id`. */
export default function StatementSheet() {
  return (
    <Authenticated>
      <Content />
    </Authenticated>
  )
}

function Content() {
  const { id } = useParams()
  const { data } = useGetOne<StatementRow>('statements', { id: Number(id) })
  return (
    <PrintSheet backTo={`/statements/${id}/show`} isReady={data !== undefined}>
      {data && <Sheet statement={data} />}
    </PrintSheet>
  )
}

function Sheet({ statement }: { statement: StatementRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const label = (name: string) => translate(`resources.statements.fields.${name}`)
  const title = translate('statements.title', { name: statement.dealerName })
  return (
    <>
      <DocumentTitle text={title} />
      <Box component="h1" sx={{ m: 0, fontSize: 18 }}>
        {title}
      </Box>
      <PrintLines
        lines={[
          [label('id'), `#${statement.id}`],
          [label('state'), format.value('statementState', statement.state)],
          [label('firstDay'), format.date(statement.firstDay)],
          [label('lastDay'), format.date(statement.lastDay)],
        ]}
      />
      <Box sx={{ borderTop: '1px dashed #000000' }}>
        <PrintLines
          lines={FIGURE_FIELDS.map((field) => [
            label(field),
            format.money(statement[field], statement.currency),
          ])}
        />
      </Box>
      <Box sx={{ mt: 5, pt: 0.5, borderTop: '1px solid #000000', fontSize: 12 }}>
        {translate('credit.signature')}
      </Box>
    </>
  )
}
