import { ResourceList } from '../../list/ResourceList.tsx'
import { CHANNEL_COLUMNS, MATCH_COLUMN } from './channelColumns.tsx'

/** The TV channels of all matches, the newest first. */
export default function ChannelList() {
  return (
    <ResourceList sort={{ field: 'id', order: 'DESC' }}>
      {[...CHANNEL_COLUMNS, MATCH_COLUMN]}
    </ResourceList>
  )
}
