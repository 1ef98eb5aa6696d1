import { useQuery } from '@tanstack/react-query'
import { Dices } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHome } from '../../i18n/useHome.ts'
import { useViewport } from '../../ui/window/useViewport.ts'
import { HomeBlock } from '../home/index.ts'
import { GamePlay, usePlay } from './game/GamePlay.tsx'
import { popularQuery } from './lobby/lobbyQuery.ts'
import { GameRail, RailSkeleton } from './lobby/GameRail.tsx'
import styles from './PopularBlock.module.css'

/** The games that are played most, in one row; nothing where no game is open. */
export default function PopularBlock() {
  const { t, i18n } = useTranslation()
  const home = useHome()
  const isPhone = useViewport() === 'phone'
  const { data, isError } = useQuery(popularQuery(i18n.language, isPhone))
  const play = usePlay()
  if (isError || data?.length === 0) return null
  return (
    <HomeBlock
      title={t('lobby.popular')}
      icon={Dices}
      more={{ to: `${home}casino`, label: t('lobby.seeAll') }}
    >
      <div className={styles.row}>
        {data ? (
          <GameRail label={t('lobby.popular')} games={data} onPlay={play.onPlay} />
        ) : (
          <RailSkeleton />
        )}
      </div>
      <GamePlay {...play} />
    </HomeBlock>
  )
}
