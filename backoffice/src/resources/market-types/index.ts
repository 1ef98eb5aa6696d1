import Icon from '@mui/icons-material/TuneOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'market-types',
  calledBy: 'name',
  menu: { group: 'catalogue', order: 60, icon: Icon },
  rights: { read: 'catalogue.view', write: 'markets.edit' },
  pages: {
    list: () => import('./MarketTypeList.tsx'),
    show: () => import('./MarketTypeShow.tsx'),
    edit: () => import('./MarketTypeEdit.tsx'),
  },
})
