import type { DrawView } from '@grandstand/shared-types/wire/draws'
import { useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { ApiError } from '../../../api/errors.ts'
import { failureText } from '../../../i18n/errorText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useHome } from '../../../i18n/useHome.ts'
import { usePageTitle } from '../../../navigation/usePageTitle.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { ListPage } from '../../../ui/ListPage.tsx'
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel.tsx'
import { drawQuery } from '../data/drawQueries.ts'
import { DRAW_PATHS } from '../places.ts'
import { Countdown } from '../play/Countdown.tsx'
import styles from './DrawPage.module.css'
import { Drawn } from './Drawn.tsx'
import { Proof } from './Proof.tsx'

/** A draw: before it the time left, then its show with the own tickets beside it, and the proof that nobody changed it. */
export default function DrawPage() {
  const { t } = useTranslation()
  const format = useFormat()
  const drawId = Number(useParams().drawId)
  const { data: draw, error, refetch } = useQuery(drawQuery(drawId))
  const title = draw
    ? `${t(`verify.games.${draw.gameCode}`)} · ${t('draw.number', { number: draw.number })}`
    : t('draws.draw')
  usePageTitle(title)
  return (
    <ListPage title={title}>
      {draw ? (
        <div className={styles.page}>
          <div className={styles.show}>
            <State draw={draw} />
          </div>
          <Proof draw={draw} />
        </div>
      ) : error ? (
        <StatePanel
          kind={error instanceof ApiError && error.status === 404 ? 'search' : 'error'}
          title={failureText(error, t, format)}
        >
          <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
        </StatePanel>
      ) : (
        <RowsSkeleton rows={5} height="76px" />
      )}
    </ListPage>
  )
}

function State({ draw }: { draw: DrawView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const home = useHome()
  if (draw.outcome) return <Drawn key={draw.id} draw={draw} outcome={draw.outcome} />
  if (draw.state === 'failed') {
    return <StatePanel kind="empty" title={t('draw.noDraw')} hint={t('draw.noDrawHint')} />
  }
  return (
    <div className={styles.wait}>
      <Hourglass size={28} aria-hidden />
      <p className={styles.clock}>
        {draw.state === 'open' ? (
          <>
            {t('draw.closesIn')} <Countdown closesAt={draw.closesAt} />
          </>
        ) : (
          t('draw.under')
        )}
      </p>
      <p>
        {t('draw.drawnAt')} <bdi>{format.dayTime(draw.drawsAt)}</bdi>
      </p>
      {draw.state === 'open' && (
        <ButtonLink to={home + DRAW_PATHS[draw.gameCode]}>{t('draw.toGame')}</ButtonLink>
      )}
      <Link to={`${home}draws/tickets`}>{t('draws.tickets')}</Link>
    </div>
  )
}
