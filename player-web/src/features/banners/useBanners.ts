import type {
  BannerPage,
  BannerPosition,
  BannerView,
} from '@grandstand/shared-types/wire/site/content'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { pageData } from '../../api/pageData.ts'

const KEPT_MS = 5 * 60_000

/** The banners of a page in the language on screen. Those that the page of the site carries are shown at once. */
export function useBanners(page: BannerPage | undefined, position: BannerPosition): BannerView[] {
  const { language } = useTranslation().i18n
  const { data = [] } = useQuery({
    queryKey: ['banners', language],
    queryFn: ({ signal }) => call('GET /v1/content/banners', { query: { lang: language } }, signal),
    initialData: () => carried(language),
    staleTime: KEPT_MS,
  })
  return data.filter(
    (banner) =>
      banner.page === page &&
      banner.position === position &&
      (banner.language ?? language) === language
  )
}

function carried(language: string): BannerView[] | undefined {
  const page = pageData()
  return page?.language === language ? page.banners : undefined
}
