import { PAPER_WIDTHS_MM } from '@grandstand/shared-types/coupons/model/prints'
import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useId, type ReactNode } from 'react'
import { meQuery, settingsQuery } from '../../api/queries.ts'
import styles from './Desk.module.css'
import { Key } from './Key.tsx'
import { LOCK_MINUTES, preferencesAtom } from './preferences.ts'
import { useTranslation } from 'react-i18next'

const KEYS = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10'] as const

/** What this machine has and does, and the keys of the desk. */
export function PreferencesTab() {
  const { t } = useTranslation()
  const { data: me } = useQuery(meQuery)
  const { data: settings } = useQuery(settingsQuery)
  const [preferences, change] = useAtom(preferencesAtom)
  const { printer, autoPrint, paperMm, onlineCheck, lockMinutes } = preferences
  return (
    <div className={styles.pair}>
      <section className={styles.box} aria-label={t('desk.preferences')}>
        <p className={styles.hint}>{t('desk.preferencesHint')}</p>
        <Check
          label={t('desk.usePrinter')}
          isChecked={printer}
          onChange={(next) => change({ printer: next })}
          hotkey="F1"
        />
        {settings?.flags.autoPrint && (
          <Check
            label={t('desk.autoPrint')}
            isChecked={printer && (autoPrint ?? me?.autoPrint ?? false)}
            isDisabled={!printer}
            onChange={(next) => change({ autoPrint: next })}
          />
        )}
        <Check
          label={t('desk.onlineCheck')}
          isChecked={onlineCheck}
          onChange={(next) => change({ onlineCheck: next })}
        />
        <Choice
          label={t('desk.paperWidth')}
          value={paperMm ?? 0}
          onChange={(next) => change({ paperMm: PAPER_WIDTHS_MM.find((mm) => mm === next) })}
        >
          <option value={0}>{t('desk.paperOfBrand')}</option>
          {PAPER_WIDTHS_MM.map((mm) => (
            <option key={mm} value={mm}>
              {mm} mm
            </option>
          ))}
        </Choice>
        <Choice
          label={t('desk.lockAfter')}
          value={lockMinutes}
          onChange={(next) => change({ lockMinutes: next })}
        >
          {LOCK_MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 0 ? t('desk.lockNever') : t('desk.minutes', { minutes })}
            </option>
          ))}
        </Choice>
      </section>
      <section className={styles.box} aria-label={t('desk.keys')}>
        <h2>{t('desk.keys')}</h2>
        <dl className={styles.keys}>
          {KEYS.map((key) => (
            <div key={key}>
              <dt>
                <Key name={key} />
              </dt>
              <dd>{t(`desk.keyDoes.${key}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

interface CheckProps {
  label: string
  isChecked: boolean
  isDisabled?: boolean
  onChange: (isChecked: boolean) => void
  hotkey?: string
}

const Check = ({ label, isChecked, isDisabled, onChange, hotkey }: CheckProps) => (
  <label className={styles.check}>
    <input
      type="checkbox"
      checked={isChecked}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.checked)}
      {...(hotkey && { 'data-hotkey': hotkey })}
    />
    {label}
  </label>
)

interface ChoiceProps {
  label: string
  value: number
  onChange: (value: number) => void
  children: ReactNode
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {children}
      </select>
    </div>
  )
}
