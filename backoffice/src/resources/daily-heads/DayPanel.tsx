import { Box, Button } from '@mui/material'
import type { DailyHead, HeadCheck } from '@grandstand/shared-types/wire/integrity'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { Panel } from '../../record/page/Panel.tsx'

interface DayPanelProps {
  day: string
  heads: readonly DailyHead[]
}

/** The heads of a day; once it was checked, whether its rows still give them. */
export function DayPanel({ day, heads }: DayPanelProps) {
  const translate = useTranslate()
  const format = useFormat()
  const notify = useNotify()
  const call = useCall()
  const check = useMutation({
    mutationFn: () => call('POST /v1/daily-heads/:day/check', { params: { day } }),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  const date = format.date(day)
  return (
    <Panel
      title={date}
      aside={
        <Button
          variant="outlined"
          color="inherit"
          disabled={check.isPending}
          aria-label={translate('dailyHeads.checkOf', { day: date })}
          onClick={() => check.mutate()}
        >
          {translate('dailyHeads.check')}
        </Button>
      }
    >
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: '4px 24px',
          gridTemplateColumns: { xs: '1fr', md: '160px minmax(0, 1fr) auto' },
        }}
      >
        {heads.map((head) => (
          <Line
            key={head.journal}
            head={head}
            found={check.data?.find(({ journal }) => journal === head.journal)}
          />
        ))}
      </Box>
    </Panel>
  )
}

function Line({ head, found }: { head: DailyHead; found: HeadCheck | undefined }) {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <>
      <Box component="dt" sx={{ fontWeight: 600, fontSize: 13 }}>
        {translate(`dailyHeads.journal.${head.journal}`)}
      </Box>
      <Box component="dd" sx={{ m: 0, fontSize: 12, overflowWrap: 'anywhere' }}>
        <Box component="bdi" dir="ltr" sx={{ fontFamily: 'monospace' }}>
          {head.head}
        </Box>
      </Box>
      <Box
        component="dd"
        aria-live="polite"
        sx={{ m: 0, minHeight: 22, fontSize: 12, color: 'text.secondary' }}
      >
        {found && (
          <>
            <StatusChip
              group="headCheck"
              code={found.isContentWhole && found.isChainWhole ? 'whole' : 'changed'}
            />{' '}
            {translate('dailyHeads.rows', {
              smart_count: found.rowCount,
              count: format.count(found.rowCount),
            })}
          </>
        )}
      </Box>
    </>
  )
}
