import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
} from '@mui/material'
import { useTranslate } from 'ra-core'
import { usePreference } from '../preferences/usePreference.ts'
import { KEYS_PREFERENCE } from './useShortcuts.ts'

const KEYS = [
  ['Ctrl K', 'keys.find'],
  ['/', 'keys.search'],
  ['J', 'keys.next'],
  ['K', 'keys.previous'],
  ['Enter', 'keys.open'],
  ['Esc', 'keys.back'],
  ['?', 'keys.help'],
] as const

/** The list of keys, with a switch that turns them off. */
export default function ShortcutList({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { value, keep } = usePreference(KEYS_PREFERENCE)
  return (
    <Dialog open onClose={onClose} aria-labelledby="shortcuts" maxWidth="xs" fullWidth>
      <DialogTitle id="shortcuts">{translate('keys.title')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: '72px 1fr',
            gap: 1,
            alignItems: 'center',
          }}
        >
          {KEYS.map(([key, text]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Box component="dt">
                <Box
                  component="kbd"
                  sx={{
                    px: 1,
                    py: 0.25,
                    border: 1,
                    borderColor: 'divider',
                    borderRadius: 1,
                    fontSize: 12,
                  }}
                >
                  {key}
                </Box>
              </Box>
              <Box component="dd" sx={{ m: 0, fontSize: 13 }}>
                {translate(text)}
              </Box>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          label={translate('keys.on')}
          control={
            <Switch checked={value !== false} onChange={(_, isOn) => keep(isOn ? null : false)} />
          }
          sx={{ mt: 2 }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('keys.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
