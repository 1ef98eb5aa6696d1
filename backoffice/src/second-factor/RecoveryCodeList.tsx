import { Alert, Box, Button } from '@mui/material'
import { useTranslate } from 'ra-core'

interface RecoveryCodeListProps {
  codes: readonly string[]
  onKept: () => void
}

/** The recovery codes, which are shown only now. */
export function RecoveryCodeList({ codes, onKept }: RecoveryCodeListProps) {
  const translate = useTranslate()
  return (
    <>
      <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
        {translate('secondFactor.codesHint')}
      </Alert>
      <Box
        component="ul"
        aria-label={translate('secondFactor.codes')}
        sx={{
          m: 0,
          mb: 2,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(270px, 100%), 1fr))',
          gap: 1,
          fontFamily: 'monospace',
          fontSize: { xs: 14, sm: 15 },
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button variant="contained" onClick={onKept}>
        {translate('secondFactor.kept')}
      </Button>
    </>
  )
}
