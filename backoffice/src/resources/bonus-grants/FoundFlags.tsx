import type { BonusFlagView, BonusGrantRow } from '@grandstand/shared-types/wire/bonuses/office'
import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useReading } from '../../api/useCall.ts'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { formatPercent } from '../../record/inputs/percentText.ts'
import { Facts } from '../../record/page/Facts.tsx'
import { Loaded } from '../../record/page/Loaded.tsx'
import { Panel } from '../../record/page/Panel.tsx'

/** Why a bonus is or was held, with the players and coupons that say so. */
export function FoundFlags({ grant: { id } }: { grant: BonusGrantRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const answer = useQuery(useReading('GET /v1/bonus-grants/:id/flags', { params: { id } }))
  return (
    <Panel title={translate('bonuses.flags.title')}>
      <Loaded answer={answer} sx={{ m: 2 }}>
        {(flags) => (
          <Facts
            facts={flags.map((found): [string, React.ReactNode] => [
              format.value('bonusFlag', found.flag),
              <Seen key={found.flag} of={found} />,
            ])}
          />
        )}
      </Loaded>
    </Panel>
  )
}

function Seen({ of: { flag, players, couponPairs, percentMilli } }: { of: BonusFlagView }) {
  const translate = useTranslate()
  const format = useFormat()
  if (percentMilli !== null) {
    return translate('bonuses.flags.lowRisk', {
      percent: formatPercent(percentMilli, format.locale),
    })
  }
  if (flag === 'otherBrand') return translate('bonuses.flags.otherBrand')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {players.map((player) => (
        <RecordLink key={player.id} resource="users" id={player.id}>
          {player.username}
        </RecordLink>
      ))}
      {couponPairs.map(([one, other]) => (
        <span key={`${one}-${other}`}>
          <RecordLink resource="coupons" id={one}>
            #{one}
          </RecordLink>
          {' ↔ '}
          <RecordLink resource="coupons" id={other}>
            #{other}
          </RecordLink>
        </span>
      ))}
    </Box>
  )
}
