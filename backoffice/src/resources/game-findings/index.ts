import Icon from '@mui/icons-material/BalanceOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'game-findings',
  calledBy: 'providerTransaction',
  menu: { group: 'games', order: 60, icon: Icon, counted: { state: 'open' } },
  rights: { read: 'rounds.reconcile' },
  pages: { list: () => import('./FindingList.tsx') },
})
