import type { TicketDeadline } from '@grandstand/shared-types/wire/desk/unclaimed'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import styles from './Deadline.module.css'

/** Until when a desk pays a ticket on which money is due, or since when no more; nothing for other tickets. */
export function Deadline({ of: { validUntil, hasExpired } }: { of: TicketDeadline }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (validUntil === null) return null
  return (
    <small className={styles.deadline} data-expired={hasExpired}>
      {t(hasExpired ? 'ticket.expired' : 'ticket.validUntil')} <bdi>{format.day(validUntil)}</bdi>
    </small>
  )
}
