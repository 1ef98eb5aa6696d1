import { useTranslation } from 'react-i18next'
import { StatePanel } from '../../../ui/StatePanel.tsx'

const TEXTS = {
  none: ['live.empty', 'live.emptyHint'],
  favourites: ['live.emptyFavourites', 'live.emptyFavouritesHint'],
  search: ['live.emptySearch', 'sports.emptySearchHint'],
} as const

/** Why the list is empty. */
export function LiveEmpty({ kind }: { kind: keyof typeof TEXTS }) {
  const { t } = useTranslation()
  const [title, hint] = TEXTS[kind]
  return (
    <StatePanel kind={kind === 'search' ? 'search' : 'empty'} title={t(title)} hint={t(hint)} />
  )
}
