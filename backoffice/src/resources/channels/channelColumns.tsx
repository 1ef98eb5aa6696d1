import type { ChannelRow } from '@grandstand/shared-types/wire/site/content'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'

const column = columnsOf<ChannelRow>()

export const CHANNEL_COLUMNS = [
  column.main('name', 'channels', ({ name }) => name),
  column.text('link', WIDE),
]

export const MATCH_COLUMN = column.plain('matchId', { align: 'right' })
