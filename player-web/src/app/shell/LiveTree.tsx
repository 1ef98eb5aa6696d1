import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useHome } from '../../i18n/useHome.ts'
import { SportIcon } from '../../ui/icons/SportIcon.tsx'
import { SportTree, treeStyles as styles } from '../../features/sports/index.ts'
import { inPlayTotal, useLiveSports } from '../../features/live/state/liveCounts.ts'
import { useRememberedSport } from '../../features/live/state/rememberedSport.ts'

/** The tree beside the live list: its sports, each with its matches in play; all sports while none is played. */
export default function LiveTree() {
  const { t } = useTranslation()
  const base = `${useHome()}livebets`
  const [params] = useSearchParams()
  const sports = useLiveSports()
  const currentId = useRememberedSport(sports, Number(params.get('sport')))
  if (sports?.length === 0) return <SportTree />
  return (
    <nav className={styles.tree} aria-label={t('live.title')}>
      <p className={styles.head}>
        <b>{t('live.title')}</b>
        <span>{sports && t('sports.matches', { count: inPlayTotal(sports) })}</span>
      </p>
      <ul>
        {sports?.map(({ id, name, inPlayCount }) => (
          <li key={id}>
            <Link
              to={`${base}?sport=${id}`}
              className={styles.sport}
              aria-current={id === currentId ? 'true' : undefined}
            >
              <SportIcon sportId={id} size={20} />
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{inPlayCount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
