import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { settingsQuery } from '../../api/queries.ts'
import { useFormat } from '../../i18n/format.ts'
import { useBoardNames } from '../../odds/useBoardNames.ts'
import { Button } from '../../ui/Button.tsx'
import { dateKey, startOfDay, useToday } from '../../ui/days.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../ui/StatePanel.tsx'
import { SportSheet } from './SportSheet.tsx'
import { COUNTS, readWanted, useBulletin, writeWanted, type Wanted } from './useBulletin.ts'
import styles from './BulletinPage.module.css'

const DAYS = [0, 1, 2, 3, 4, 5, 6]

/** The next matches with their numbers and main prices on paper, for a shop's counter or wall. */
export default function BulletinPage() {
  const { t } = useTranslation()
  const today = useToday()
  const [params, setParams] = useSearchParams()
  const wanted = readWanted(params, today)
  const bulletin = useBulletin(wanted)
  return (
    <article className={styles.page}>
      <div className={styles.head}>
        <h1>{t('bulletinPage.title')}</h1>
        <Choices
          wanted={wanted}
          onChange={(change) => setParams(writeWanted({ ...wanted, ...change }), { replace: true })}
        />
        <Button
          size="large"
          disabled={!bulletin.data?.matches.length}
          onClick={() => window.print()}
        >
          <Printer size={18} aria-hidden />
          {t('bulletin.print')}
        </Button>
      </div>
      {bulletin.isPending ? (
        <RowsSkeleton rows={10} height="28px" />
      ) : bulletin.isError ? (
        <StatePanel kind="error" title={t('bulletin.error')} hint={t('common.offline')}>
          <Button onClick={() => void bulletin.refetch()}>{t('common.retry')}</Button>
        </StatePanel>
      ) : bulletin.data.matches.length === 0 ? (
        <StatePanel kind="empty" title={t('bulletin.empty')} />
      ) : (
        <Sheet {...bulletin.data} />
      )}
    </article>
  )
}

interface ChoicesProps {
  wanted: Wanted
  onChange: (change: Partial<Wanted>) => void
}

function Choices({ wanted: { sportId, day, count }, onChange }: ChoicesProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const today = useToday()
  const sports = useBoardNames()?.sports ?? []
  return (
    <>
      <SelectField
        label={t('bulletin.sport')}
        value={sportId ?? ''}
        onValue={(id) => onChange({ sportId: id === '' ? undefined : Number(id) })}
      >
        <option value="">{t('sports.day.all')}</option>
        {sports.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('bulletin.day')}
        value={day ?? ''}
        onValue={(key) => onChange({ day: key === '' ? undefined : key })}
      >
        <option value="">{t('sports.day.all')}</option>
        {DAYS.map((days) => {
          const at = startOfDay(today, days)
          return (
            <option key={days} value={dateKey(at)}>
              {format.day(at)}
            </option>
          )
        })}
      </SelectField>
      <SelectField
        label={t('bulletin.count')}
        value={count}
        onValue={(value) => onChange({ count: Number(value) })}
      >
        {COUNTS.map((known) => (
          <option key={known} value={known}>
            {known}
          </option>
        ))}
      </SelectField>
    </>
  )
}

type SheetProps = NonNullable<ReturnType<typeof useBulletin>['data']>

function Sheet({ matches, madeAt }: SheetProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const names = useBoardNames()
  const { data: settings } = useQuery(settingsQuery)
  const bySport = Map.groupBy(matches, ({ sportId }) => sportId)
  return (
    <section className={styles.sheet} data-sheet aria-label={t('bulletinPage.title')}>
      <p className={styles.made}>
        <b>{settings?.title}</b>
        <span>{t('bulletin.made', { at: format.fullDayTime(madeAt) })}</span>
      </p>
      {[...bySport].map(([sportId, ofSport]) => (
        <SportSheet key={sportId} sportId={sportId} matches={ofSport} names={names} />
      ))}
      <p className={styles.note}>{t('bulletin.note')}</p>
    </section>
  )
}
