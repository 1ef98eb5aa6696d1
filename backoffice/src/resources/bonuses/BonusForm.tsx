import type { RaRecord } from 'ra-core'
import { inLanguage } from '../../format/inLanguage.ts'
import { useFormat } from '../../format/useFormat.ts'
import { RecordForm } from '../../record/form/FormPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { BonusInputs } from './BonusInputs.tsx'
import { BonusVersions } from './BonusVersions.tsx'
import { CostPanel } from './costs/CostPanel.tsx'
import { NEW_TERMS, termsOf } from './termsValues.ts'

const NEW = {
  titles: {},
  texts: {},
  category: 'deposit',
  terms: NEW_TERMS,
  shownFrom: null,
  shownUntil: null,
  listOrder: 0,
  isShown: false,
}

/** An offer: its texts, its terms with the sentences that they make, its versions and changes. */
export default function BonusForm() {
  const { locale } = useFormat()
  return (
    <RecordForm
      isWide
      transform={sent}
      defaultValues={NEW}
      titleOf={({ titles }: RaRecord) => inLanguage(titles, locale)}
      inputs={(isNew) => <BonusInputs isNew={isNew} />}
      below={
        <>
          <CostPanel />
          <BonusVersions />
          <RecordHistory />
        </>
      }
    />
  )
}

const sent = (record: Record<string, unknown>) => ({
  titles: record['titles'] ?? {},
  texts: record['texts'] ?? {},
  category: record['category'],
  terms: termsOf(record['terms'] ?? {}, record['category']),
  shownFrom: record['shownFrom'] ?? null,
  shownUntil: record['shownUntil'] ?? null,
  listOrder: record['listOrder'] ?? 0,
  isShown: record['isShown'] === true,
})
