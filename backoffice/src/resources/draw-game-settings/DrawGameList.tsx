import type { DrawGameRow } from '@grandstand/shared-types/wire/draws'
import { useTranslate } from 'ra-core'
import { ShownChip } from '../../fields/ShownChip.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { spanOf } from './spans.ts'

const column = columnsOf<DrawGameRow>()
const UNSORTED = { disableSort: true } as const

/** The games whose draws all brands share. */
export default function DrawGameList() {
  const translate = useTranslate()
  const span = (seconds: number) => spanOf(seconds, translate)
  return (
    <ResourceList hasSearch={false} sort={{ field: 'id', order: 'ASC' }}>
      {column.main('code', 'draw-game-settings', ({ code }) => (
        <ValueText group="drawGame" code={code} />
      ))}
      {column.cell('intervalSeconds', ({ intervalSeconds }) => span(intervalSeconds), WIDE)}
      {column.cell('salesCloseSeconds', ({ salesCloseSeconds }) => span(salesCloseSeconds), WIDE)}
      {column.plain('drawsAhead', WIDE)}
      {column.cell('limits', ({ limits }) => Object.keys(limits).join(', '), {
        ...UNSORTED,
        ...WIDE,
      })}
      {column.cell('isEnabled', ({ isEnabled }) => (
        <StatusChip group="active" code={isEnabled} />
      ))}
      {column.cell(
        'isShown',
        ({ isShown }) => (
          <ShownChip isShown={isShown} />
        ),
        UNSORTED
      )}
    </ResourceList>
  )
}
