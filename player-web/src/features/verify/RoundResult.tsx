import { commit, keepsPromise } from '@grandstand/shared-types/draws/commit'
import { gameName } from '@grandstand/shared-types/games/game_codes'
import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Round } from './roundInput.ts'
import { ROUNDS } from './rounds.tsx'
import styles from './Verify.module.css'

/** Whether the seed is the promised one, and what the round came out as. */
export function RoundResult({ round }: { round: Round }) {
  const { t } = useTranslation()
  const { kind, title } = gameName(round.game)
  const Outcome = ROUNDS[kind]
  return (
    <>
      <HashCheck round={round} />
      <h2 className={styles.outcomeTitle}>
        {t('verify.outcome', { game: title, round: round.round })}
      </h2>
      <Outcome round={round} />
    </>
  )
}

const LOOKS = {
  matches: { tone: 'won', Icon: ShieldCheck },
  differs: { tone: 'lost', Icon: ShieldAlert },
  unknown: { tone: 'neutral', Icon: ShieldQuestion },
} as const

function HashCheck({ round: { serverSeed, hash } }: { round: Round }) {
  const { t } = useTranslation()
  const check = hash === null ? 'unknown' : keepsPromise(serverSeed, hash) ? 'matches' : 'differs'
  const { tone, Icon } = LOOKS[check]
  return (
    <div className={styles.hash} data-tone={tone} role="status">
      <Icon size={28} aria-hidden />
      <div>
        <p className={styles.verdict}>{t(`verify.verdict.${check}`)}</p>
        <p className={styles.computed}>
          <span>{t('verify.computedHash')}</span>
          <code dir="ltr">{commit(serverSeed)}</code>
        </p>
      </div>
    </div>
  )
}
