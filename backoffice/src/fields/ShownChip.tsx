import { useTranslate } from 'ra-core'
import { ToneChip } from './StatusChip.tsx'

/** Whether players see the row. */
export function ShownChip({ isShown }: { isShown: boolean }) {
  const translate = useTranslate()
  return (
    <ToneChip
      tone={isShown ? 'good' : 'quiet'}
      text={translate(isShown ? 'shown.yes' : 'shown.no')}
    />
  )
}
