import { DESK_MODES } from '@grandstand/shared-types/accounts/machines'
import { useAtom, useAtomValue } from 'jotai'
import { MonitorSmartphone, Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { isTabOf, TAB_NAMES, TABS, type TabName } from '../tabs.ts'
import { useDeskRights } from '../useDeskRights.ts'
import { machineAtom } from '../useHeartbeat.ts'
import { Check } from './Check.tsx'
import styles from './ModeDialog.module.css'
import { preferencesAtom } from './preferences.ts'
import { useDeskMode } from './useDeskMode.ts'

const ICONS = { terminal: MonitorSmartphone, branch: Store } as const

/** Chooses the desk's mode and the tabs that it shows. Each choice applies at once. */
export function ModeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const mode = useDeskMode()
  const rights = useDeskRights()
  const isMachine = useAtomValue(machineAtom) !== null
  const [{ hiddenTabs }, change] = useAtom(preferencesAtom)
  const toggle = (name: TabName, isShown: boolean) =>
    change({ hiddenTabs: TAB_NAMES.filter((tab) => hides(tab, name, isShown)) })
  const hides = (tab: TabName, name: TabName, isShown: boolean) =>
    tab === name ? !isShown : hiddenTabs.includes(tab)
  const tabs = TABS.filter((tab) => TAB_NAMES.includes(tab.name) && isTabOf(tab, mode, rights))
  return (
    <Dialog title={t('desk.modeAndTabs')} onClose={onClose}>
      <div className="dialog-body">
        <div className={styles.modes} role="group" aria-label={t('desk.modeName')}>
          {DESK_MODES.map((one) => {
            const Icon = ICONS[one]
            return (
              <button
                key={one}
                type="button"
                aria-pressed={one === mode}
                disabled={isMachine}
                data-autofocus={one === mode || undefined}
                onClick={() => change({ mode: one })}
              >
                <Icon size={26} strokeWidth={1.6} aria-hidden />
                <b>{t(`desk.mode.${one}`)}</b>
                <small>{t(`desk.modeHint.${one}`)}</small>
              </button>
            )
          })}
        </div>
        {isMachine && <p className={styles.hint}>{t('desk.modeOfMachine')}</p>}
        <fieldset className={styles.tabs}>
          <legend>{t('desk.tabs')}</legend>
          {tabs.map(({ name }) => (
            <Check
              key={name}
              label={t(`desk.tab.${name}`)}
              isChecked={!hiddenTabs.includes(name)}
              onChange={(isShown) => toggle(name, isShown)}
            />
          ))}
        </fieldset>
      </div>
    </Dialog>
  )
}
