import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { ListPage } from '../../ui/ListPage.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { CopySection } from './CopySection.tsx'
import { EraseSection } from './EraseSection.tsx'
import { erasureQuery } from './erasureQuery.ts'
import { KeptSection } from './KeptSection.tsx'

/** The player's own data: a copy of it, what an erasure leaves and why, and the erasure itself. */
export default function OwnDataPage() {
  const { t } = useTranslation()
  const erasure = useQuery(erasureQuery)
  return (
    <ListPage title={t('privacyPages.own')}>
      {erasure.isPending ? (
        <RowsSkeleton rows={4} height="150px" />
      ) : erasure.isError ? (
        <StatePanel kind="error" title={t('privacy.error')}>
          <Button onClick={() => void erasure.refetch()}>{t('common.retry')}</Button>
        </StatePanel>
      ) : (
        <>
          <CopySection />
          <KeptSection years={erasure.data.years} />
          <EraseSection left={erasure.data.left} />
        </>
      )}
    </ListPage>
  )
}
