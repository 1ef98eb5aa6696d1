import { Card } from '@mui/material'
import { HistoryList } from './RecordHistory.tsx'

/** The history of a match, its markets and its prices, as the content of a tab. */
export function MatchLog({ matchId }: { matchId: number }) {
  return (
    <Card>
      <HistoryList of={{ matchId }} />
    </Card>
  )
}
