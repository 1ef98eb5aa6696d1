import Icon from '@mui/icons-material/HandshakeOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'affiliates',
  calledBy: 'username',
  menu: { group: 'ledger', order: 70, icon: Icon, counted: { state: 'waiting' } },
  rights: { read: 'affiliates.view' },
  parts: { 'affiliate-players': { read: 'affiliates.view' } },
  pages: {
    list: () => import('./AffiliateList.tsx'),
    show: () => import('./AffiliateShow.tsx'),
  },
})
