import type { BonusRow } from '@grandstand/shared-types/wire/bonuses/office'
import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext, useTranslate } from 'ra-core'
import { useReading } from '../../api/useCall.ts'
import { Time } from '../../fields/Time.tsx'
import { Loaded } from '../../record/page/Loaded.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { BonusSentences } from './BonusSentences.tsx'

/** The terms of an offer by their dates; nothing for a new one. */
export function BonusVersions() {
  const bonus = useRecordContext<BonusRow>()
  return bonus?.terms ? <Versions of={bonus} /> : null
}

function Versions({ of: { id, category, version } }: { of: BonusRow }) {
  const translate = useTranslate()
  const answer = useQuery(useReading('GET /v1/bonuses/:id/versions', { params: { id } }))
  return (
    <Panel title={translate('bonuses.versions')}>
      <Loaded answer={answer}>
        {(versions) =>
          versions.map((row) => (
            <Box
              component="details"
              key={row.version}
              sx={{ '& summary': { cursor: 'pointer', py: 0.75 } }}
            >
              <summary>
                {translate('bonuses.version', { number: row.version })}
                {row.version === version && ` (${translate('bonuses.inForce')})`}
                {' · '}
                <Time at={row.since} /> {row.authorName}
              </summary>
              <Box sx={{ pb: 1 }}>
                <BonusSentences terms={row.terms} category={category} />
              </Box>
            </Box>
          ))
        }
      </Loaded>
    </Panel>
  )
}
