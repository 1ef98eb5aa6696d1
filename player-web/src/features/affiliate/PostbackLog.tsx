import type { OwnPostback, PostbackState } from '@grandstand/shared-types/wire/affiliates/postbacks'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { StatusChip, type Tone } from '../../ui/StatusChip.tsx'
import styles from './Affiliate.module.css'

const TONES: Readonly<Record<PostbackState, Tone>> = {
  waiting: 'waiting',
  sent: 'won',
  failed: 'lost',
}

/** What one's own server was told lately, the newest first. */
export function PostbackLog({ sends }: { sends: readonly OwnPostback[] }) {
  const { t } = useTranslation()
  return (
    <>
      <h3>{t('affiliatePage.postbacks.log')}</h3>
      {sends.length === 0 ? (
        <p className={styles.lead}>{t('affiliatePage.postbacks.none')}</p>
      ) : (
        <ul className={styles.sends}>
          {sends.map((send) => (
            <Send key={send.id} send={send} />
          ))}
        </ul>
      )}
    </>
  )
}

function Send({ send }: { send: OwnPostback }) {
  const { t } = useTranslation()
  const { dayTime } = useFormat()
  const { event, state, failure, answerStatus, code, campaign, createdAt } = send
  const answer =
    answerStatus === null
      ? failure && failure !== 'answer' && t(`affiliatePage.postbacks.failures.${failure}`)
      : `HTTP ${answerStatus}`
  return (
    <li>
      <span>
        {t(`affiliatePage.postbacks.events.${event}`)} ·{' '}
        <bdi dir="ltr">{campaign === '' ? code : `${code}-${campaign}`}</bdi>
      </span>
      <small>
        <time dateTime={new Date(createdAt).toISOString()}>{dayTime(createdAt)}</time>
        {answer && (
          <>
            {' '}
            · <bdi>{answer}</bdi>
          </>
        )}
      </small>
      <StatusChip tone={TONES[state]}>{t(`affiliatePage.postbacks.states.${state}`)}</StatusChip>
    </li>
  )
}
