import { matchName } from '../../format/matchName.ts'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { isInPlay, isPreMatch } from '@grandstand/shared-types/catalogue/match_status'
import type { LiveMatchRow } from '@grandstand/shared-types/wire/betting/live'
import { Dash } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ReferenceFilter } from '../../list/filters/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { StatusTabs, type StatusTab } from '../../list/filters/StatusTabs.tsx'
import { SuspendButton } from './SuspendButton.tsx'
import { LeagueNames } from './LeagueNames.tsx'
import { ListedSwitch } from './ListedSwitch.tsx'
import { liveBetting } from './liveBetting.ts'
import { LiveClock } from './LiveClock.tsx'
import { LiveScore } from './LiveScore.tsx'
import { scoreText } from './scoreText.ts'
import { OrderInput } from './OrderInput.tsx'
import { REFRESH_MS } from './useLiveBook.ts'
import { useSuspend } from './useSuspend.ts'

const column = columnsOf<LiveMatchRow>()
const WIDE_RIGHT = { ...WIDE, align: 'right' } as const

const TABS: StatusTab[] = [
  { id: 'running', label: 'live.running', filter: { phase: 'running' } },
  { id: 'upcoming', label: 'live.upcoming', filter: { phase: 'upcoming' } },
  { id: 'suspended', label: 'live.suspendedOnly', filter: { isHeld: true } },
  { id: 'over', label: 'live.over', filter: { phase: 'over' } },
  { id: 'all', label: 'list.all', filter: {} },
]

const COLUMNS = [
  column.cell('home', (match) => <Teams match={match} />, {
    label: 'resources.live-matches.fields.teams',
    disableSort: true,
    cellClassName: 'wraps',
  }),
  column.cell('status', (match) => <Moment match={match} />, WIDE),
  column.cell('state', ({ state }) => <LiveScore state={state} />, {
    ...WIDE,
    label: 'resources.live-matches.fields.score',
    disableSort: true,
  }),
  column.cell('betStatus', (match) => <StatusChip group="liveBetting" code={liveBetting(match)} />),
  column.cell('isHeld', (match) => <SuspendMatch match={match} />, {
    label: 'resources.live-matches.fields.hold',
    disableSort: true,
  }),
  column.cell('openMarketCount', (match) => <OpenMarkets match={match} />, {
    ...WIDE_RIGHT,
    disableSort: true,
  }),
  column.plain('producer', WIDE),
  column.cell('listOrder', (match) => <OrderInput match={match} />, WIDE_RIGHT),
  column.cell('active', (match) => <ListedSwitch match={match} />, WIDE),
]

/** Matches with a live feed, refreshed every two seconds; rows keep their order. */
export default function LiveMatchList() {
  return (
    <ResourceList
      sort={{ field: 'startsAt', order: 'ASC' }}
      filterDefaultValues={{ phase: 'running' }}
      refreshMs={REFRESH_MS}
      rowClick={false}
      tabs={<StatusTabs tabs={TABS} />}
      filters={<ReferenceFilter source="sportId" reference="sports" />}
    >
      {COLUMNS}
    </ResourceList>
  )
}

function Teams({ match }: { match: LiveMatchRow }) {
  return (
    <>
      <RecordLink isMain resource="live-matches" id={match.id}>
        {matchName(match)}
      </RecordLink>
      <Box sx={{ fontSize: 11, color: 'text.secondary' }}>
        <LeagueNames match={match} />
      </Box>
      <Box sx={{ display: { xs: 'flex', md: 'none' }, gap: 1, fontSize: 12 }}>
        <Moment match={match} />
        <bdi dir="ltr">{scoreText(match.state)}</bdi>
      </Box>
    </>
  )
}

/** The start of the match, or its period and clock. */
function Moment({ match }: { match: LiveMatchRow }) {
  return isPreMatch(match.status) ? <Time at={match.startsAt} /> : <LiveClock match={match} />
}

function OpenMarkets({ match }: { match: LiveMatchRow }) {
  const translate = useTranslate()
  if (match.marketCount === 0) return <Dash />
  const { openMarketCount: open, marketCount: all } = match
  return <bdi dir="ltr">{translate('live.marketsOpen', { open, all })}</bdi>
}

function SuspendMatch({ match }: { match: LiveMatchRow }) {
  const { mutate, isPending } = useSuspend()
  if (!isInPlay(match.status) && !isPreMatch(match.status) && !match.isHeld) return <Dash />
  const name = matchName(match)
  return (
    <SuspendButton
      isHeld={match.isHeld}
      name={name}
      isSmall
      isPending={isPending}
      onClick={() => mutate({ matchId: match.id, marketId: null, isHeld: !match.isHeld, name })}
    />
  )
}
