import type { OwnRoundView } from '@grandstand/shared-types/wire/games/rounds'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { StatusChip, type Tone } from '../../ui/StatusChip.tsx'
import styles from './GameHistory.module.css'
import { useProof } from './useProof.ts'
import { useResume } from './useResume.ts'

/** A round that is over looks by what it won. */
function toneOf({ state, winMinor }: OwnRoundView): Tone {
  if (state !== 'closed') return 'waiting'
  return winMinor > 0 ? 'won' : 'neutral'
}

/** One round: its game, stake, win and state, and what can be done about it. */
export function RoundRow({ round }: { round: OwnRoundView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { gameTitle, createdAt, roundId, state, stakeMinor, winMinor, currency } = round
  const money = (minor: number) => <bdi dir="ltr">{format.money(minor, currency)}</bdi>
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <b>{gameTitle}</b>
        <small>
          <bdi>{format.dayTime(createdAt)}</bdi>
          {' · '}
          <bdi dir="ltr" className={styles.round}>
            {roundId}
          </bdi>
        </small>
      </span>
      <dl className={styles.sums}>
        <div>
          <dt>{t('gameHistory.stake')}</dt>
          <dd>{money(stakeMinor)}</dd>
        </div>
        <div>
          <dt>{t('gameHistory.win')}</dt>
          <dd data-won={winMinor > 0 || undefined}>{money(winMinor)}</dd>
        </div>
      </dl>
      <span className={styles.end}>
        <StatusChip tone={toneOf(round)}>{t(`gameHistory.state.${state}`)}</StatusChip>
        {state === 'closed' ? <Proof round={round} /> : <Finish round={round} />}
      </span>
    </li>
  )
}

/** Only a round of which the provider says that it waits stands out. */
function Finish({ round }: { round: OwnRoundView }) {
  const { t } = useTranslation()
  const { resume, isPending } = useResume()
  return (
    <Button
      variant={round.state === 'interrupted' ? 'primary' : 'quiet'}
      disabled={isPending}
      onClick={() => resume(round.id)}
    >
      {t('gameHistory.finish')}
    </Button>
  )
}

function Proof({ round }: { round: OwnRoundView }) {
  const { t } = useTranslation()
  const { check, isPending, isSecret } = useProof(round.id)
  if (isSecret) {
    return (
      <small role="status" className={styles.secret}>
        {t('gameHistory.secret')}
      </small>
    )
  }
  return (
    <Button variant="quiet" disabled={isPending} onClick={check}>
      {t('gameHistory.check')}
    </Button>
  )
}
