import Icon from '@mui/icons-material/CreditCardOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'cards',
  menu: { group: 'ledger', order: 50, icon: Icon },
  rights: { read: 'cards.view' },
  pages: {
    list: () => import('./CardList.tsx'),
    show: () => import('./CardShow.tsx'),
  },
})
