import { Box, Button } from '@mui/material'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { JOURNALS, type DailyHead } from '@grandstand/shared-types/wire/integrity'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useReading } from '../../api/useCall.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { saveFile } from '../../list/saveFile.ts'
import { Loaded } from '../../record/page/Loaded.tsx'
import { DayPanel } from './DayPanel.tsx'

const SHOWN_DAYS = 31

/** The hash of each day over ledger, results and draws, with a check of a day against its rows. */
export default function DailyHeads() {
  const translate = useTranslate()
  const answer = useQuery(useReading('GET /v1/daily-heads', { query: {} }))
  const heads = answer.data ?? []
  const save = () =>
    saveFile(new Blob([JSON.stringify(heads, null, 2)], { type: 'application/json' }), 'heads.json')
  return (
    <>
      <PageHeader
        title={translate('dailyHeads.title')}
        actions={
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<DownloadIcon />}
            disabled={heads.length === 0}
            onClick={save}
          >
            {translate('dailyHeads.save')}
          </Button>
        }
      />
      <Box sx={{ mb: 2, maxWidth: 720, fontSize: 13, color: 'text.secondary' }}>
        {translate('dailyHeads.hint')}
      </Box>
      <Loaded answer={answer}>
        {(found) =>
          found.length === 0 ? (
            <Box sx={{ color: 'text.secondary' }}>{translate('dailyHeads.none')}</Box>
          ) : (
            <Days heads={found} />
          )
        }
      </Loaded>
    </>
  )
}

function Days({ heads }: { heads: readonly DailyHead[] }) {
  const days = [...Map.groupBy(heads, ({ day }) => day)].slice(0, SHOWN_DAYS)
  return days.map(([day, ofDay]) => (
    <DayPanel
      key={day}
      day={day}
      heads={JOURNALS.flatMap((journal) => ofDay.find((head) => head.journal === journal) ?? [])}
    />
  ))
}
