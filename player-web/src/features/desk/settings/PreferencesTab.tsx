import { PAPER_WIDTHS_MM } from '@grandstand/shared-types/coupons/model/prints'
import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { MonitorUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { meQuery, settingsQuery } from '../../../api/queries.ts'
import { useHome } from '../../../i18n/useHome.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from '../Desk.module.css'
import { Key } from '../Key.tsx'
import { Check } from './Check.tsx'
import { Choice } from './Choice.tsx'
import { ModeDialog } from './ModeDialog.tsx'
import { LOCK_MINUTES, preferencesAtom } from './preferences.ts'
import { useDeskMode } from './useDeskMode.ts'

const KEYS = [
  'F1',
  'F2',
  '⇧F2',
  'F3',
  'F4',
  'F5',
  '⇧F5',
  'F6',
  'F7',
  'F8',
  'F9',
  'F10',
  'F11',
  'F12',
] as const

/** The preferences of this machine, and the keys of the desk. */
export function PreferencesTab() {
  const { t } = useTranslation()
  const home = useHome()
  const { data: me } = useQuery(meQuery)
  const { data: settings } = useQuery(settingsQuery)
  const mode = useDeskMode()
  const [preferences, change] = useAtom(preferencesAtom)
  const [isChoosing, setChoosing] = useState(false)
  const { printer, autoPrint, paperMm, onlineCheck, liveMatches, bingoVideo, lockMinutes } =
    preferences
  return (
    <div className={styles.pair}>
      <section className={styles.box} aria-label={t('desk.tab.preferences')}>
        <p className={styles.hint}>{t('desk.preferencesHint')}</p>
        <Button variant="quiet" data-hotkey="F1" onClick={() => setChoosing(true)}>
          {t('desk.modeAndTabs')}: {t(`desk.mode.${mode}`)} <Key name="F1" />
        </Button>
        {isChoosing && <ModeDialog onClose={() => setChoosing(false)} />}
        <Button
          variant="quiet"
          onClick={() =>
            window.open(`${home}desk/customer`, 'customer', 'popup,width=960,height=720')
          }
        >
          <MonitorUp size={18} aria-hidden />
          {t('deskPage.customer')}
        </Button>
        <Check
          label={t('desk.usePrinter')}
          isChecked={printer}
          onChange={(next) => change({ printer: next })}
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
        <Check
          label={t('desk.liveMatches')}
          isChecked={liveMatches}
          onChange={(next) => change({ liveMatches: next })}
        />
        {me?.products.bingo === 1 && (
          <Check
            label={t('desk.bingoVideo')}
            isChecked={bingoVideo}
            onChange={(next) => change({ bingoVideo: next })}
          />
        )}
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
