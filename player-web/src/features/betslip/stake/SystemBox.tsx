import { sizesOf } from '@grandstand/shared-types/coupons/payout/full_cover'
import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { systemWords } from '../../../i18n/systemWords.ts'
import { slipAtom } from '../state/slipAtoms.ts'
import type { SlipState } from '../state/slipTypes.ts'
import { namedSystems, planSystem, systemNotation, toggleSize } from '../state/system.ts'
import styles from './SystemBox.module.css'

/** The sizes of the system to choose from, the systems with a name, and a sentence about its lines. */
export function SystemBox({ active }: { active: SlipState }) {
  const { t } = useTranslation()
  const setSlip = useSetAtom(slipAtom)
  const plan = planSystem(active)
  const { choices } = plan
  const nameOf = (size: number) =>
    systemNotation({ ...plan, sizes: [size] }, t('slip.bankerLetter'))
  if (choices.length === 0) return null
  return (
    <div>
      <div className={styles.chips} role="group" aria-label={t('slip.sizes')}>
        {choices.map(({ size, lineCount, isChosen }) => (
          <button
            key={size}
            type="button"
            className={styles.chip}
            aria-pressed={isChosen}
            aria-label={`${nameOf(size)}, ${t('slip.lineCount', { count: lineCount })}`}
            onClick={() =>
              setSlip((before) => ({ ...before, sizes: toggleSize(active, size).sizes }))
            }
          >
            <b>{nameOf(size)}</b>
            {/* painted by CSS, since text would be part of the spoken name */}
            <small data-count={lineCount} aria-hidden />
          </button>
        ))}
      </div>
      <NamedSystems active={active} />
      <p className={styles.words}>{systemWords(plan, t)}</p>
    </div>
  )
}

/** Systems that are chosen by their name, such as Lucky 15. */
function NamedSystems({ active }: { active: SlipState }) {
  const { t } = useTranslation()
  const setSlip = useSetAtom(slipAtom)
  const named = namedSystems(active)
  if (named.length === 0) return null
  return (
    <div className={styles.chips} data-named role="group" aria-label={t('coupons.type.system')}>
      {named.map(({ name, lineCount, isChosen }) => (
        <button
          key={name}
          type="button"
          className={styles.chip}
          aria-pressed={isChosen}
          onClick={() => setSlip((before) => ({ ...before, sizes: sizesOf(name) }))}
        >
          <b>{t(`systems.${name}`)}</b> · {t('slip.lineCount', { count: lineCount })}
        </button>
      ))}
    </div>
  )
}
