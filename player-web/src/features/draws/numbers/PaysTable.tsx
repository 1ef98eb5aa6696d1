import { useTranslation } from 'react-i18next'
import { useViewport } from '../../../ui/window/useViewport.ts'
import { multipleText } from '../data/multipleText.ts'
import { More } from '../play/More.tsx'
import styles from './PaysTable.module.css'

/** What a line pays by its hits; `pays` are multiples of the stake in thousandths. */
export function PaysTable({ pays }: { pays: Readonly<Record<number, number>> }) {
  const { t, i18n } = useTranslation()
  const isPhone = useViewport() === 'phone'
  const rows = Object.entries(pays).toReversed()
  return (
    <More title={t('draw.pays')} isOpen={!isPhone}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('draw.hits')}</th>
            <th scope="col">{t('draw.multiple')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([hits, milli]) => (
            <tr key={hits}>
              <td>{hits}</td>
              <td>
                <bdi dir="ltr">{multipleText(milli, i18n.language)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </More>
  )
}
