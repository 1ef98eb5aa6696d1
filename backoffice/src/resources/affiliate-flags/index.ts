import Icon from '@mui/icons-material/OutlinedFlag'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'affiliate-flags',
  calledBy: 'username',
  menu: { group: 'ledger', order: 72, icon: Icon, counted: { state: 'open' } },
  rights: { read: 'affiliates.view' },
  pages: { list: () => import('./FlagList.tsx') },
})
