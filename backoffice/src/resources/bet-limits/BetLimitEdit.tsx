import type { BetLimitView } from '@grandstand/shared-types/wire/betting/book'
import { Box } from '@mui/material'
import { useRecordContext, useTranslate } from 'ra-core'
import { EditPage } from '../../record/form/FormPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { BetLimitFigureInputs } from './BetLimitFigureInputs.tsx'
import { LimitSubject } from '../markets/LimitSubject.tsx'

export default function BetLimitEdit() {
  const translate = useTranslate()
  return (
    <EditPage
      below={<RecordHistory />}
      canDelete
      titleOf={({ id, ...record }) =>
        translate('limitScreens.betLimitTitle', {
          id,
          scope: translate(`limitScreens.scope.${String(record['scope'])}`),
        })
      }
    >
      <SubjectLine />
      <FigureInputs />
    </EditPage>
  )
}

function FigureInputs() {
  return <BetLimitFigureInputs currency={useRecordContext<BetLimitView>()?.currency} />
}

function SubjectLine() {
  const record = useRecordContext<BetLimitView>()
  if (!record) return null
  return (
    <Box sx={{ mb: 2, fontWeight: 600 }}>
      <LimitSubject scope={record.scope} scopeId={record.scopeId} />
    </Box>
  )
}
