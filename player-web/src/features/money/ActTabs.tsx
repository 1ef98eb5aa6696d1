import { useTranslation } from 'react-i18next'
import { Tabs } from '../../ui/Tabs.tsx'
import type { MoneyAct } from './moneyPopup.ts'

const ACTS = ['deposit', 'withdraw'] as const satisfies readonly MoneyAct[]

interface ActTabsProps {
  act: MoneyAct
  onAct: (act: MoneyAct) => void
}

/** The two directions of money. */
export function ActTabs({ act, onAct }: ActTabsProps) {
  const { t } = useTranslation()
  return (
    <Tabs label={t('moneyPage.acts')}>
      {ACTS.map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === act ? 'true' : undefined}
          onClick={() => onAct(each)}
        >
          {t(`money.${each}`)}
        </button>
      ))}
    </Tabs>
  )
}
