import { findLanguage } from '@grandstand/shared-types/languages/table'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { useHome } from '../../i18n/useHome.ts'
import { usePageTitle } from '../../navigation/usePageTitle.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { PageSkeleton } from '../../ui/skeleton/PageSkeleton.tsx'
import { StaffHtml } from '../../ui/staffHtml/StaffHtml.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import styles from './InfoPage.module.css'

const KEPT_MS = 5 * 60_000

/** A page that the brand's staff have written, such as its terms. */
export default function InfoPage() {
  const { pageId = '' } = useParams()
  const { language } = useTranslation().i18n
  const page = useQuery({
    queryKey: ['page', pageId, language],
    queryFn: ({ signal }) =>
      call(
        'GET /v1/content/pages/:id',
        { params: { id: pageId }, query: { lang: language } },
        signal
      ),
    staleTime: KEPT_MS,
    retry: (count, error) => !isMissing(error) && count < 2,
  })
  usePageTitle(page.data?.title)
  if (page.isPending) return <PageSkeleton />
  if (page.isError) {
    return <Failure isMissing={isMissing(page.error)} retry={() => void page.refetch()} />
  }
  const { title, body, language: own } = page.data
  const { bcp47, dir } = findLanguage(own) ?? {}
  return (
    <article className={styles.page} lang={bcp47} dir={dir}>
      <h1>{title}</h1>
      <StaffHtml html={body} />
    </article>
  )
}

function Failure({ isMissing: isGone, retry }: { isMissing: boolean; retry: () => void }) {
  const { t } = useTranslation()
  const home = useHome()
  return (
    <div className={styles.page}>
      {isGone ? (
        <StatePanel kind="search" title={t('pages.missing')} hint={t('pages.missingHint')}>
          <ButtonLink to={home}>{t('coupons.toSports')}</ButtonLink>
        </StatePanel>
      ) : (
        <StatePanel kind="error" title={t('pages.failed')} hint={t('common.offline')}>
          <Button onClick={retry}>{t('common.retry')}</Button>
        </StatePanel>
      )}
    </div>
  )
}

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404
