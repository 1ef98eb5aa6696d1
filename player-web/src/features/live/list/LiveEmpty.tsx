import { useTranslation } from 'react-i18next'
import { StatePanel } from '../../../ui/StatePanel.tsx'

/** Why the list is empty. */
export function LiveEmpty({ kind }: { kind: 'none' | 'favourites' | 'search' }) {
  const { t } = useTranslation()
  if (kind === 'search') {
    return (
      <StatePanel kind="search" title={t('live.emptySearch')} hint={t('sports.emptySearchHint')} />
    )
  }
  if (kind === 'favourites') {
    return (
      <StatePanel
        kind="empty"
        title={t('live.emptyFavourites')}
        hint={t('live.emptyFavouritesHint')}
      />
    )
  }
  return <StatePanel kind="empty" title={t('live.empty')} hint={t('live.emptyHint')} />
}
