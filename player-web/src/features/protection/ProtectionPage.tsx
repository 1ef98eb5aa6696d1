import { OWN_LIMIT_KINDS } from '@grandstand/shared-types/protection/own_limits'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { ListPage } from '../../ui/ListPage.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { ExclusionForm } from './ExclusionForm.tsx'
import { LimitRow } from './LimitRow.tsx'
import { protectionQuery } from './protectionQuery.ts'
import { RealityForm } from './RealityForm.tsx'
import styles from './Protection.module.css'

/** Own limits, reality check, time-out and exclusion (rules 10). */
export default function ProtectionPage() {
  const { t } = useTranslation()
  const protection = useQuery(protectionQuery)
  return (
    <ListPage title={t('protectionPage.title')}>
      <p className={styles.lead}>{t('protection.lead')}</p>
      {protection.isPending ? (
        <RowsSkeleton rows={6} height="88px" />
      ) : protection.isError ? (
        <StatePanel kind="error" title={t('protection.error')}>
          <Button onClick={() => void protection.refetch()}>{t('common.retry')}</Button>
        </StatePanel>
      ) : (
        <>
          {OWN_LIMIT_KINDS.map((kind) => (
            <section key={kind} className={styles.section}>
              <h2>{t(`protection.kinds.${kind}.title`)}</h2>
              <p className={styles.hint}>{t(`protection.kinds.${kind}.hint`)}</p>
              <ul className={styles.limits}>
                {protection.data.limits
                  .filter((limit) => limit.kind === kind)
                  .map((limit) => (
                    <LimitRow
                      key={limit.period}
                      limit={limit}
                      currency={protection.data.currency}
                    />
                  ))}
              </ul>
            </section>
          ))}
          <RealityForm reality={protection.data.reality} />
          <ExclusionForm exclusion={protection.data.exclusion} />
        </>
      )}
    </ListPage>
  )
}
