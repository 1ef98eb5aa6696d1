import type { DrawPurchase } from '@grandstand/shared-types/wire/draws'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { meQuery } from '../../../api/queries.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useHome } from '../../../i18n/useHome.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { TICKETS_PATH } from '../places.ts'
import styles from './Bought.module.css'

/** The tickets that were bought, with the way to their draws; a desk has printed them. */
export function Bought({ bought, onAgain }: { bought: DrawPurchase; onAgain: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const home = useHome()
  const isDesk = useQuery(meQuery).data?.type === 'terminal'
  const [first] = bought.tickets
  return (
    <div className={styles.bought} role="status">
      <CircleCheck size={34} aria-hidden />
      <p className={styles.title}>{t('draw.bought')}</p>
      <ul>
        {bought.tickets.map((ticket) => (
          <li key={ticket.id}>
            <Link to={`${home}${TICKETS_PATH}/${ticket.id}`}>{ticket.code}</Link>
            <small>
              {t('draw.number', { number: ticket.draw.number })} ·{' '}
              <bdi>{format.dayTime(ticket.draw.drawsAt)}</bdi>
            </small>
          </li>
        ))}
      </ul>
      {first && !isDesk && (
        <ButtonLink to={`${home}draws/${first.draw.id}`}>{t('draw.watch')}</ButtonLink>
      )}
      <Button variant="quiet" autoFocus onClick={onAgain}>
        {t('draw.again')}
      </Button>
    </div>
  )
}
