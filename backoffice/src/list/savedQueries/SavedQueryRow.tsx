import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton } from '@mui/material'
import type { SavedSearch } from '@grandstand/shared-types/accounts/saved_searches'
import { useTranslate } from 'ra-core'
import { useFormat } from '../../format/useFormat.ts'

interface SavedQueryRowProps {
  query: SavedSearch
  /** The user who shares the search; absent for the user's own. */
  owner?: string
  onUse: () => void
  onRemove?: () => void
}

/** One saved search; a click on its name uses it. */
export function SavedQueryRow({ query, owner, onUse, onRemove }: SavedQueryRowProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { name, sharedWith = [] } = query
  const types = sharedWith.map((type) => format.value('userType', type)).join(', ')
  const detail =
    owner === undefined
      ? types && translate('sharing.sharedWith', { types })
      : translate('sharing.by', { name: owner })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Button
        color="inherit"
        onClick={onUse}
        sx={{
          justifyContent: 'flex-start',
          minWidth: 0,
          overflowWrap: 'anywhere',
          whiteSpace: 'normal',
          textAlign: 'start',
        }}
      >
        {name}
      </Button>
      <Box sx={{ flex: 1, fontSize: 12, color: 'text.secondary', textAlign: 'end' }}>{detail}</Box>
      {onRemove && (
        <IconButton
          size="small"
          aria-label={translate('savedQueries.remove', { name })}
          onClick={onRemove}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}
