import Icon from '@mui/icons-material/VisibilityOffOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'offer-layers',
  menu: { group: 'catalogue', order: 65, icon: Icon },
  rights: { read: 'offer.edit', write: 'offer.edit' },
  pages: { list: () => import('./OfferLayerList.tsx') },
})
