import { linkCodeOf } from '@grandstand/shared-types/affiliates/link_codes'
import type { AffiliateDays } from '@grandstand/shared-types/wire/affiliates/own'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { affiliateDaysQuery } from './affiliateQueries.ts'
import { CsvButton } from './CsvButton.tsx'
import { REACH, ReachChart } from './ReachChart.tsx'
import styles from './Affiliate.module.css'

/** What the links brought in the last days, by day and by link. */
export function ReachSection() {
  const { t } = useTranslation()
  const days = useQuery(affiliateDaysQuery)
  return (
    <section className={styles.section} aria-labelledby="affiliate-reach">
      <h2 id="affiliate-reach">{t('affiliatePage.reach')}</h2>
      {days.isPending ? (
        <RowsSkeleton rows={3} height="60px" />
      ) : days.isError ? (
        <StatePanel kind="error" title={t('affiliatePage.error')}>
          <Button onClick={() => void days.refetch()}>{t('common.retry')}</Button>
        </StatePanel>
      ) : (
        <>
          <Sums days={days.data.days} />
          <ReachChart days={days.data.days} />
          <Links links={days.data.links} />
          <ReachFile {...days.data} />
        </>
      )}
    </section>
  )
}

function Sums({ days }: Pick<AffiliateDays, 'days'>) {
  const { t } = useTranslation()
  return (
    <dl className={styles.figures}>
      {REACH.map((name) => (
        <div key={name} data-reach={name}>
          <dt>{t(`affiliatePage.reaches.${name}`)}</dt>
          <dd>{days.reduce((sum, day) => sum + day[name], 0)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The days, each with its links together. */
function ReachFile({ days, from, to }: AffiliateDays) {
  const { t } = useTranslation()
  return (
    <div className={styles.buttons}>
      <CsvButton
        name={`${from}-${to}`}
        columns={[
          { label: t('affiliatePage.columns.day'), field: 'day', valueOf: ({ day }) => day },
          ...REACH.map((field) => ({
            label: t(`affiliatePage.reaches.${field}`),
            field,
            valueOf: (day: AffiliateDays['days'][number]) => day[field],
          })),
        ]}
        rows={days}
      />
    </div>
  )
}

function Links({ links }: Pick<AffiliateDays, 'links'>) {
  const { t } = useTranslation()
  if (links.length === 0) return null
  return (
    // a region that scrolls must take the focus, so that keys can scroll it
    <div className={styles.scrolls} tabIndex={0} role="group" aria-label={t('affiliatePage.link')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('affiliatePage.link')}</th>
            {REACH.map((name) => (
              <th key={name} scope="col">
                {t(`affiliatePage.reaches.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {links.map((link) => (
            <tr key={linkCodeOf(link)}>
              <th scope="row">
                <bdi dir="ltr">{linkCodeOf(link)}</bdi>
              </th>
              {REACH.map((name) => (
                <td key={name}>{link[name]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
