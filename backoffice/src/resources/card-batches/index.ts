import Icon from '@mui/icons-material/StyleOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'card-batches',
  menu: { group: 'ledger', order: 40, icon: Icon },
  rights: { read: 'cards.view', write: 'cards.make' },
  pages: {
    list: () => import('./CardBatchList.tsx'),
    create: () => import('./CardBatchCreate.tsx'),
    show: () => import('./CardBatchShow.tsx'),
  },
})
