import { MOST_SEARCHED } from '@grandstand/shared-types/core/list_limits'
import type { LobbyView } from '@grandstand/shared-types/wire/games/games'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../../ui/Tabs.tsx'
import { Link } from 'react-router-dom'
import styles from './LobbyTools.module.css'
import type { LobbyTab } from './narrowed.ts'
import { useLobbyPlace } from './useLobbyPlace.ts'

interface LobbyToolsProps {
  lobby: LobbyView | undefined
  typed: string
  onTyped: (text: string) => void
}

/** Search, providers and categories of a lobby. */
export function LobbyTools({ lobby, typed, onTyped }: LobbyToolsProps) {
  const { t } = useTranslation()
  const { providerId, view, choose, toView } = useLobbyPlace(lobby)
  const isTooLong = typed.trim().length > MOST_SEARCHED
  const tabs: [LobbyTab, string][] = [
    ['all', t('lobby.all')],
    ['favourites', t('lobby.favourites')],
    ...(lobby?.categories ?? []).map(({ id, name }): [LobbyTab, string] => [id, name]),
  ]
  return (
    <>
      <div className={styles.tools}>
        <label className={styles.search}>
          <Search size={16} aria-hidden />
          <input
            type="search"
            value={typed}
            placeholder={t('lobby.search')}
            aria-label={t('lobby.search')}
            aria-invalid={isTooLong}
            onChange={({ target }) => onTyped(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && onTyped('')}
          />
          {isTooLong && (
            <small role="status">
              {t('errors.lengthAtMost', { p1: t('lobby.search'), p2: MOST_SEARCHED })}
            </small>
          )}
        </label>
      </div>
      {lobby && lobby.providers.length > 0 && (
        <div className={styles.providers} role="group" aria-label={t('lobby.provider')}>
          {[{ id: null, name: t('lobby.allProviders') }, ...lobby.providers].map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === providerId}
              onClick={() => choose(id === null ? '' : String(id))}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <Tabs label={t('lobby.views')}>
        {tabs.map(([tab, name]) => (
          <Link
            key={tab}
            to={toView(tab)}
            replace
            aria-current={tab === view ? 'page' : undefined}
            preventScrollReset
          >
            {name}
          </Link>
        ))}
      </Tabs>
    </>
  )
}
