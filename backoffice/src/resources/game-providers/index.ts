import Icon from '@mui/icons-material/HubOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'game-providers',
  calledBy: 'name',
  menu: { group: 'games', order: 30, icon: Icon },
  rights: { read: 'games.view', write: 'games.edit' },
  pages: {
    list: () => import('./ProviderList.tsx'),
    create: () => import('./ProviderForm.tsx'),
    edit: () => import('./ProviderForm.tsx'),
  },
})
