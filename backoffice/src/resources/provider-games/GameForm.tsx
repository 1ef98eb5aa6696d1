import { Box } from '@mui/material'
import { useTranslate, type RaRecord } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { RecordForm } from '../../record/form/FormPage.tsx'
import { FormTabs } from '../../record/form/FormTabs.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { GameArt } from './GameArt.tsx'
import { bodyOf, NEW_GAME, rowsOf, type GameValues } from './gameValues.ts'
import { AudienceInputs } from './inputs/AudienceInputs.tsx'
import { GeneralInputs } from './inputs/GeneralInputs.tsx'
import { LimitInputs } from './inputs/LimitInputs.tsx'

const PREVIEW_PX = 190

/** A game, with its tile as it becomes beside the inputs. */
export default function GameForm() {
  return (
    <RecordForm
      transform={bodyOf}
      defaultValues={{ ...NEW_GAME }}
      valuesOf={valuesOf}
      titleOf={({ title }: RaRecord) => String(title)}
      canDelete
      isWide
      inputs={() => <GameInputs />}
      below={<RecordHistory />}
    />
  )
}

const valuesOf = (record?: RaRecord) => rowsOf(record?.['limits'])

function GameInputs() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) ${PREVIEW_PX}px` },
        gap: { xs: 2, lg: 3 },
        alignItems: 'start',
        width: '100%',
      }}
    >
      <FormTabs
        labels="games.tabs"
        tabs={[
          { id: 'general', content: <GeneralInputs /> },
          { id: 'limits', content: <LimitInputs /> },
          { id: 'audience', content: <AudienceInputs /> },
        ]}
      />
      <Preview />
    </Box>
  )
}

/** The tile of the game in a lobby. */
function Preview() {
  const translate = useTranslate()
  const [title, companyName, logo] = useWatch<GameValues, ['title', 'companyName', 'logo']>({
    name: ['title', 'companyName', 'logo'],
  })
  return (
    <Box component="figure" sx={{ m: 0, width: PREVIEW_PX }}>
      <GameArt title={title ?? ''} logo={logo ?? null} widthPx={PREVIEW_PX} />
      <Box sx={{ mt: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>{title || '…'}</Box>
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{companyName}</Box>
      <Box component="figcaption" sx={{ mt: 1, fontSize: 12, color: 'text.secondary' }}>
        {translate('games.preview')}
      </Box>
    </Box>
  )
}
