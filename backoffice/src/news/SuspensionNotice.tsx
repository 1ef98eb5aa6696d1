import { matchName } from '../format/matchName.ts'
import { Alert, Link } from '@mui/material'
import type { LimitReached } from '@grandstand/shared-types/stream/frames'
import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { useCloseNotification, useGetOne, useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { useMe } from '../access/useMe.ts'
import { useFormat } from '../format/useFormat.ts'

/** A market that its exposure limit suspended, with the way to the risk of its match. */
export function SuspensionNotice({ news }: { news: LimitReached }) {
  const translate = useTranslate()
  const format = useFormat()
  const close = useCloseNotification()
  const { matchId, currency, limitMinor, worstPayoutMinor } = news
  const maySee = useMe()?.permissions.includes('catalogue.view') ?? false
  const { data } = useGetOne<MatchRow>('matches', { id: matchId }, { enabled: maySee })
  return (
    <Alert severity="warning" variant="filled" onClose={close} sx={{ maxWidth: 480 }}>
      {translate('news.limitReached', {
        worst: format.money(worstPayoutMinor, currency),
        limit: format.money(limitMinor, currency),
      })}{' '}
      <Link
        component={RouterLink}
        to={`/matches/${matchId}/show?tab=risk`}
        color="inherit"
        onClick={close}
      >
        {data ? matchName(data) : translate('news.toMatch')}
      </Link>
    </Alert>
  )
}
