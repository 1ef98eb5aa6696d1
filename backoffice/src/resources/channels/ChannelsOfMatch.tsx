import AddIcon from '@mui/icons-material/Add'
import { Box, Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { useMay } from '../../access/useMay.ts'
import { RelatedList } from '../../list/RelatedList.tsx'
import { CHANNEL_COLUMNS } from './channelColumns.tsx'

/** The TV channels of a match, beside its result. */
export function ChannelsOfMatch({ matchId }: { matchId: number }) {
  const translate = useTranslate()
  const mayEdit = useMay('content.edit')
  return (
    <>
      {mayEdit && (
        <Box sx={{ mb: 1.5 }}>
          <Button
            component={Link}
            variant="outlined"
            color="inherit"
            startIcon={<AddIcon />}
            to={`/channels/create?match=${matchId}`}
          >
            {translate('resources.channels.create')}
          </Button>
        </Box>
      )}
      <RelatedList resource="channels" filter={{ matchId }} sort={{ field: 'id', order: 'ASC' }}>
        {CHANNEL_COLUMNS}
      </RelatedList>
    </>
  )
}
