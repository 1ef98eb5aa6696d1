import { MOST_DRAWS_OF_PURCHASE } from '@grandstand/shared-types/games/draw_games'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import type { OpenDraw } from '../data/useOpenDraw.ts'
import type { TicketTerms } from '../data/useTicketTerms.ts'
import { More } from './More.tsx'

interface MoreDrawsProps {
  openDraw: OpenDraw
  terms: TicketTerms
}

/** A later draw than the next one, and the same ticket for several draws. */
export function MoreDraws({ openDraw: { draw, open, choose }, terms }: MoreDrawsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const most = Math.min(terms.mostDraws, MOST_DRAWS_OF_PURCHASE)
  const counts = Array.from({ length: most }, (_, at) => at + 1)
  return (
    <More title={t('draw.several')}>
      <SelectField
        label={t('draw.firstDraw')}
        value={draw?.id ?? ''}
        onValue={(value) => choose(Number(value))}
      >
        {open.map(({ id, number, drawsAt }) => (
          <option key={id} value={id}>
            {t('draw.number', { number })} · {format.dayTime(drawsAt)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('draw.howManyDraws')}
        value={terms.draws}
        onValue={(value) => terms.setDraws(Number(value))}
      >
        {counts.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
    </More>
  )
}
