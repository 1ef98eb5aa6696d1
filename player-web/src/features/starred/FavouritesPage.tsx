import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { ListPage } from '../../ui/ListPage.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { FavouriteLeagues } from './FavouriteLeagues.tsx'
import { FavouriteMarketTypes } from './FavouriteMarketTypes.tsx'
import { FavouriteMatches } from './FavouriteMatches.tsx'
import { StarredGames } from '../products/index.ts'
import { favouriteCasinoAtom, favouriteSlotsAtom, type FavouriteKind } from '../favourites/index.ts'

const KINDS = ['sports', 'leagues', 'odds', 'casino', 'slots'] as const

/** What the player has starred: matches, leagues, types of markets and games. */
export default function FavouritesPage() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const kind = KINDS.find((known) => known === params.get('of')) ?? 'sports'
  return (
    <ListPage
      title={t('favourites.title')}
      tabs={
        <Tabs label={t('favourites.title')}>
          {KINDS.map((id) => (
            <Link
              key={id}
              to={id === 'sports' ? '?' : `?of=${id}`}
              replace
              aria-current={id === kind ? 'page' : undefined}
            >
              {t(`favouritePage.of.${id}`)}
            </Link>
          ))}
        </Tabs>
      }
    >
      <Starred kind={kind} />
    </ListPage>
  )
}

function Starred({ kind }: { kind: FavouriteKind }) {
  const { t } = useTranslation()
  if (kind === 'sports') return <FavouriteMatches />
  if (kind === 'leagues') return <FavouriteLeagues />
  if (kind === 'odds') return <FavouriteMarketTypes />
  return (
    <StarredGames
      key={kind}
      favourites={kind === 'slots' ? favouriteSlotsAtom : favouriteCasinoAtom}
      title={t(`favouritePage.of.${kind}`)}
    >
      <StatePanel kind="empty" title={t('lobby.noFavourites')} hint={t('lobby.noFavouritesHint')} />
    </StarredGames>
  )
}
