import type { BingoRules } from '@grandstand/shared-types/games/bingo/bingo_rules'
import { useTranslation } from 'react-i18next'
import { multipleText } from '../data/multipleText.ts'
import { More } from '../play/More.tsx'
import styles from './PrizeTable.module.css'

/** What a card pays for each pattern, by the call that fills it. */
export function PrizeTable({ rules: { prizes } }: { rules: BingoRules }) {
  const { t, i18n } = useTranslation()
  return (
    <More title={t('draw.pays')}>
      <div className={styles.prizes}>
        {prizes.map(({ pattern, steps }) => (
          <table key={pattern}>
            <caption>{t(`verify.pattern.${pattern}`)}</caption>
            <tbody>
              {steps.map(({ calls, multipleMilli }) => (
                <tr key={calls}>
                  <th scope="row">{t('draw.withinCalls', { calls })}</th>
                  <td>
                    <bdi dir="ltr">{multipleText(multipleMilli, i18n.language)}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </More>
  )
}
