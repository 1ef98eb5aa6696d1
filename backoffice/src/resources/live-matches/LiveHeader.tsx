import { matchName } from '../../format/matchName.ts'
import OfferIcon from '@mui/icons-material/VisibilityOffOutlined'
import { Box, FormControlLabel } from '@mui/material'
import { useTranslate } from 'ra-core'
import { isInPlay, isPreMatch } from '@grandstand/shared-types/catalogue/match_status'
import type { LiveMatchRow } from '@grandstand/shared-types/wire/betting/live'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip, ToneChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { useDuration } from '../../format/useDuration.ts'
import { useNow } from '../../format/useNow.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { LinkButton } from '../../record/page/LinkButton.tsx'
import { useMay } from '../../access/useMay.ts'
import { OfferChips } from '../offer-layers/OfferChips.tsx'
import { SuspendButton } from './SuspendButton.tsx'
import { LeagueNames, LINK_TARGETS } from './LeagueNames.tsx'
import { ListedSwitch } from './ListedSwitch.tsx'
import { liveBetting } from './liveBetting.ts'
import { LiveClock } from './LiveClock.tsx'
import { LiveScore } from './LiveScore.tsx'
import { OrderInput } from './OrderInput.tsx'
import { useSuspend } from './useSuspend.ts'

const SECOND_MS = 1_000

/** Teams, score and clock, and the actions of staff on the whole match. */
export function LiveHeader({ match }: { match: LiveMatchRow }) {
  const name = matchName(match)
  return (
    <PageHeader
      title={name}
      backTo="/live-matches"
      detail={<Detail match={match} />}
      actions={<Actions match={match} name={name} />}
    />
  )
}

function Detail({ match }: { match: LiveMatchRow }) {
  const translate = useTranslate()
  return (
    <>
      <StatusChip group="liveBetting" code={liveBetting(match)} />
      <OfferChips match={match} />
      {!match.isCovered && <ToneChip tone="warn" text={translate('live.notCovered')} />}
      <span>
        {isPreMatch(match.status) ? <Time at={match.startsAt} /> : <LiveClock match={match} />}
      </span>
      <Box component="span" sx={{ color: 'text.primary', fontSize: 14 }}>
        <LiveScore state={match.state} />
      </Box>
      <LeagueNames match={match} isLinked />
      <span>
        {match.producer} · <LastWord at={match.updatedAt} />
      </span>
      <Box component="span" sx={LINK_TARGETS}>
        <RecordLink resource="matches" id={match.id}>
          #{match.id}
        </RecordLink>
      </Box>
    </>
  )
}

function LastWord({ at }: { at: number }) {
  const translate = useTranslate()
  const now = useNow(SECOND_MS)
  const duration = useDuration()
  return (
    <>
      {translate('live.lastWord', {
        time: translate('feed.ago', { time: duration(Math.max(SECOND_MS, now - at)) }),
      })}
    </>
  )
}

function Actions({ match, name }: { match: LiveMatchRow; name: string }) {
  const translate = useTranslate()
  const { mutate, isPending } = useSuspend()
  const mayLayOver = useMay('offer.edit')
  const mayStillRun = isInPlay(match.status) || isPreMatch(match.status)
  return (
    <>
      <FormControlLabel
        label={translate('live.isListed')}
        control={<ListedSwitch match={match} />}
        sx={{ mr: 0, ml: '-7px' }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 14 }}>
        <span aria-hidden>{translate('resources.live-matches.fields.listOrder')}</span>
        <OrderInput match={match} />
      </Box>
      {mayLayOver && (
        <LinkButton
          to={`/matches/${match.id}/show?tab=offer`}
          icon={<OfferIcon />}
          label={translate('offerLayers.tabTitle')}
        />
      )}
      {(mayStillRun || match.isHeld) && (
        <SuspendButton
          isHeld={match.isHeld}
          name={name}
          labels={['live.suspendMatch', 'live.resumeMatch']}
          isPending={isPending}
          onClick={() => mutate({ matchId: match.id, marketId: null, isHeld: !match.isHeld, name })}
        />
      )}
    </>
  )
}
