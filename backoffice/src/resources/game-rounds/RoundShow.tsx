import type { GameRoundDetail } from '@grandstand/shared-types/wire/games/rounds'
import { useTranslate } from 'ra-core'
import { Dash, Money } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { Facts } from '../../record/page/Facts.tsx'
import { Loading } from '../../record/page/Loading.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { netOfRound } from './netOfRound.ts'
import { RoundCalls } from './round/RoundCalls.tsx'
import { RoundCourse } from './round/RoundCourse.tsx'

const REFRESH_MS = 15_000

/** One round: its sums, its course, and the calls of its provider. */
export default recordPage(RoundPage, REFRESH_MS)

function RoundPage({ record: round }: { record: GameRoundDetail }) {
  const translate = useTranslate()
  // a row of a list may be known before the detail has loaded
  if (!round.transactions) return <Loading />
  return (
    <>
      <PageHeader
        title={translate('gameRounds.title', { game: round.gameTitle })}
        backTo="/game-rounds"
        detail={<StatusChip group="gameRoundState" code={round.state} />}
      />
      <RoundFacts round={round} />
      <Panel title={translate('gameRounds.course')}>
        <RoundCourse round={round} />
      </Panel>
      {round.messages && (
        <Panel title={translate('gameRounds.calls')}>
          <RoundCalls messages={round.messages} />
        </Panel>
      )}
      <RecordHistory />
    </>
  )
}

function RoundFacts({ round }: { round: GameRoundDetail }) {
  const translate = useTranslate()
  const label = (name: string) => translate(`resources.game-rounds.fields.${name}`)
  const { currency, stakeMinor, returnedMinor, wonMinor, takenBackMinor } = round
  return (
    <Panel>
      <Facts
        facts={[
          [label('stakeMinor'), <Money minor={stakeMinor} currency={currency} />],
          returnedMinor > 0 && [
            label('returnedMinor'),
            <Money minor={returnedMinor} currency={currency} />,
          ],
          [label('wonMinor'), <Money minor={wonMinor} currency={currency} />],
          takenBackMinor > 0 && [
            label('takenBackMinor'),
            <Money minor={takenBackMinor} currency={currency} />,
          ],
          [label('net'), <Money isMovement minor={netOfRound(round)} currency={currency} />],
          [
            label('username'),
            <RecordLink resource="users" id={round.userId}>
              {round.username}
            </RecordLink>,
          ],
          [
            label('providerName'),
            <RecordLink resource="game-providers" id={round.providerId}>
              {round.providerName ?? <Dash />}
            </RecordLink>,
          ],
          [
            label('gameTitle'),
            <RecordLink resource="provider-games" id={round.gameId}>
              {round.gameTitle}
            </RecordLink>,
          ],
          [label('providerRound'), <bdi dir="ltr">{round.providerRound}</bdi>],
          [label('createdAt'), <Time hasSeconds at={round.createdAt} />],
          round.state === 'open' &&
            round.interruptedAt !== null && [
              label('interruptedAt'),
              <Time hasSeconds at={round.interruptedAt} />,
            ],
          [label('closedAt'), <Time hasSeconds at={round.closedAt} />],
        ]}
      />
    </Panel>
  )
}
