import type { TicketRefusal, TicketView } from '@grandstand/shared-types/wire/betting/printing'
import { BadgeCheck, Ban } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import styles from './PaperCheck.module.css'

/**
 * Whether the presented paper is genuine, and why nothing is paid on it. Hidden for an open ticket that was checked by
 * its code alone.
 */
export function PaperCheck({ ticket: { paper, refusals } }: { ticket: TicketView }) {
  const { t } = useTranslation()
  if (!paper && refusals.length === 0) return null
  return (
    <div className={styles.check}>
      {paper && (
        <p className={styles.genuine}>
          <BadgeCheck size={18} aria-hidden />
          {t('ticket.genuine')}
        </p>
      )}
      {refusals.map((refusal) => (
        <p key={refusal.reason} className={styles.refusal}>
          <Ban size={18} aria-hidden />
          <span>
            <b>{t(`ticket.refusal.${refusal.reason}`)}</b> <Act act={refusal} />
          </span>
        </p>
      ))}
    </div>
  )
}

/** When it was, by whom and in which shop. */
function Act({ act: { at, actorName, shopName } }: { act: TicketRefusal }) {
  const format = useFormat()
  const names = [actorName, shopName].filter((name) => name !== null)
  return (
    <span className={styles.act}>
      {format.fullDayTime(at)}
      {names.map((name, index) => (
        <span key={index}>
          {' · '}
          <bdi>{name}</bdi>
        </span>
      ))}
    </span>
  )
}
