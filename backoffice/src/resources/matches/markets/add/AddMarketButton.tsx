import { useState } from 'react'
import AddIcon from '@mui/icons-material/Add'
import { Box, Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { AddMarketDialog } from './AddMarketDialog.tsx'

export function AddMarketButton({ match, onAdded }: { match: MatchRow; onAdded: () => void }) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<AddIcon />}
        onClick={() => setIsOpen(true)}
      >
        {translate('addMarket.open')}
      </Button>
      {isOpen && (
        <AddMarketDialog match={match} onAdded={onAdded} onClose={() => setIsOpen(false)} />
      )}
    </Box>
  )
}
