import type { GrantView } from '@grandstand/shared-types/wire/bonuses/grants'
import { useSetAtom } from 'jotai'
import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { isolated } from '../../../i18n/isolated.ts'
import { Button } from '../../../ui/Button.tsx'
import { freeBetAtom } from '../state/freeBet.ts'
import { slipAtom } from '../state/slipAtoms.ts'
import styles from './BonusLine.module.css'

interface FreeBetButtonProps {
  grant: GrantView
  isUsed: boolean
}

/** Lets a free bet pay the stake, which becomes its amount; another stake takes the choice back. */
export function FreeBetButton({ grant, isUsed }: FreeBetButtonProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const own = (text: string) => isolated(text, format.language)
  const setSlip = useSetAtom(slipAtom)
  const choose = useSetAtom(freeBetAtom)
  const { id, title, grantedMinor, currency } = grant
  const toggle = () => {
    choose(isUsed ? null : id)
    if (!isUsed) setSlip((slip) => ({ ...slip, stakeMinor: grantedMinor, stakeBasis: 'total' }))
  }
  return (
    <>
      <Button
        variant={isUsed ? 'primary' : 'quiet'}
        size="small"
        aria-pressed={isUsed}
        onClick={toggle}
      >
        <Gift size={15} aria-hidden />
        {t('bonuses.slip.free', { amount: own(format.money(grantedMinor, currency)) })}
      </Button>
      {isUsed && <p className={styles.line}>{t('bonuses.slip.freeUsed', { title: own(title) })}</p>}
    </>
  )
}
